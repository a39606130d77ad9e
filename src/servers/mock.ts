// The entry point `annex/mock`: a mock of every document, and of the gateway with its WebSocket.
export { mockGateway as mockGatewayHttp } from '../../generated/gateway/mock.ts';
export { mockIdentity } from '../../generated/identity/mock.ts';
export { mockIntents } from '../../generated/intents/mock.ts';
export { mockNotify } from '../../generated/notify/mock.ts';
export { mockPackages } from '../../generated/packages/mock.ts';
export { mockPaste } from '../../generated/paste/mock.ts';
export { mockPlatform } from '../../generated/platform/mock.ts';
export { mockWatchdog } from '../../generated/watchdog/mock.ts';
export { mockWorkspace } from '../../generated/workspace/mock.ts';
export { type GatewayMessage, type MockGateway, type MockGatewayOptions, mockGateway } from '../areas/gateway/mock.ts';
export type * from '../contract/mock/types.ts';
