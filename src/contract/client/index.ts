export type { SocketClient } from '../channel.ts';
export type { Call, Client } from './call.ts';
export { type ClientOptions, createClient } from './client.ts';
export { ContractError, SocketClosedError, UnreachableError } from './errors.ts';
export { MAX_EVENT_LENGTH } from './events.ts';
export { connectSocket, type SocketOptions } from './socket.ts';
