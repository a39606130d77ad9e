export type { Gateway, Schemas } from '../../../generated/gateway/contract.ts';
export type * from '../../../generated/gateway/messages.ts';
export { createGatewayClient } from './client.ts';
export { connectGateway } from './connect.ts';
