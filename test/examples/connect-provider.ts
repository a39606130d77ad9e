import {
  exchangeCode,
  getAccessToken,
  OAuthError,
  readCredentials,
  startOAuthFlow,
  TokenStore,
} from '../../src/sdk/oauth/index.ts';

const app = {
  provider: 'Example',
  authUrl: process.env['AUTH_URL'] ?? 'https://provider.example/authorize',
  tokenUrl: process.env['TOKEN_URL'] ?? 'https://provider.example/token',
  scopes: 'openid',
  extraParams: { prompt: 'consent' },
  ...(await readCredentials('credentials.json')), // clientId and clientSecret
};
const store = new TokenStore(); // ~/.annex/tokens

try {
  const flow = await startOAuthFlow(app);
  console.log(`Open ${flow.authRedirectUrl}`);
  const received = await flow.waitForCode();
  await store.write(app.provider, 'ada', await exchangeCode({ ...app, ...received }));

  // Later, whenever a token is needed: refreshed when it has a minute left, or less.
  const token = await getAccessToken({ ...app, user: 'ada', store });
  console.log(`Connected. The token has ${token.length} characters`);
} catch (error) {
  if (!(error instanceof OAuthError)) throw error;
  console.log(`Not connected: ${error.message}`);
}
