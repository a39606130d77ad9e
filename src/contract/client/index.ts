export type { Call, Client, SocketClient } from '../types.ts';
export { type ClientOptions, createClient } from './client.ts';
export { ContractError, SocketClosedError, UnreachableError } from './errors.ts';
export { MAX_EVENT_LENGTH } from './events.ts';
export { connectSocket, type SocketOptions } from './socket.ts';
