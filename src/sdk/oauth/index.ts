export { type AccessOptions, getAccessToken, isConnected, REFRESH_MARGIN_MS } from './access-token.ts';
export { expressMiddleware, fastifyPlugin, type KoaContext, koaMiddleware } from './adapters.ts';
export type { AuthorizationCode } from './authorization-request.ts';
export {
  AccessDeniedError,
  explainTestUsers,
  FlowExpiredError,
  GatewayLostError,
  GatewayRefusedError,
  NotConnectedError,
  OAuthError,
  type OAuthErrorCode,
  ProviderError,
  TokenStoreError,
  WrongAnswerError,
} from './errors.ts';
export {
  type OAuthFlow,
  type OAuthFlowOptions,
  type PastedFlow,
  startOAuthFlow,
  startPastedFlow,
  type WaitOptions,
} from './flow.ts';
export {
  type DisconnectOptions,
  disconnect,
  type RevocationSettings,
  type RevokeOptions,
  revokeToken,
} from './revocation.ts';
export { type OAuthRoutes, type OAuthRoutesOptions, oauthRoutes, STATUS_POLL_MS } from './routes.ts';
export { type AppCredentials, type AuthorizationSettings, readCredentials, type TokenSettings } from './settings.ts';
export {
  type ExchangeOptions,
  exchangeCode,
  refreshTokens,
  type TokenRecord,
  type TokenRequestOptions,
} from './token-endpoint.ts';
export { DEFAULT_USER, type LockedRecord, type StoredConnection, TokenStore } from './token-store.ts';
