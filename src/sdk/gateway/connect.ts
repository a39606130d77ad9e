import type { GatewayChannel } from '../../../generated/gateway/messages.ts';
import { connectSocket, type SocketOptions } from '../../contract/client/index.ts';
import type { SocketClient } from '../../contract/types.ts';

/** Opens the gateway's socket: send `register`, then iterate over what comes. */
export const connectGateway = (socketUrl: string, options?: SocketOptions): Promise<SocketClient<GatewayChannel>> =>
  connectSocket<GatewayChannel>(socketUrl, options);
