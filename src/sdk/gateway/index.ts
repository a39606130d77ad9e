export { connectGateway, createGatewayClient, type GatewayClient } from '../../../generated/gateway/client.ts';
export type { Gateway, Schemas } from '../../../generated/gateway/contract.ts';
export type * from '../../../generated/gateway/messages.ts';
