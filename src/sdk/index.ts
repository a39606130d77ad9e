export { connectGateway, createGatewayClient, type GatewayClient } from '../../generated/gateway/client.ts';
export { createIdentityClient, type IdentityClient } from '../../generated/identity/client.ts';
export { createIntentsClient, type IntentsClient } from '../../generated/intents/client.ts';
export { createNotifyClient, type NotifyClient } from '../../generated/notify/client.ts';
export { createPackagesClient, type PackagesClient } from '../../generated/packages/client.ts';
export { createPasteClient, type PasteClient } from '../../generated/paste/client.ts';
export { createPlatformClient, type PlatformClient } from '../../generated/platform/client.ts';
export type { ProblemName } from '../../generated/problems.ts';
export { createWatchdogClient, type WatchdogClient } from '../../generated/watchdog/client.ts';
export {
  connectWorkspaceChannel,
  createWorkspaceClient,
  type WorkspaceClient,
} from '../../generated/workspace/client.ts';
export { shortCode } from '../base/short-code.ts';
export type { SocketClient } from '../contract/channel.ts';
export type { Client, Outcome } from '../contract/client/call.ts';
export {
  type CallAnswer,
  type ClientOptions,
  ContractError,
  type OpenEnums,
  Problem,
  SocketClosedError,
  UnknownProblem,
  UnreachableError,
} from '../contract/client/index.ts';
export type { InvalidPlace, ProblemDetails } from '../contract/problem.ts';
export { requestSession, type SessionRequest, type SessionRequestOptions } from './intents/request-session.ts';
export { createWorkspace, SandboxError } from './workspace/workspace.ts';
