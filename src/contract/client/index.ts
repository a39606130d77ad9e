export type { SocketClient } from '../channel.ts';
export { Problem, UnknownProblem } from '../problem.ts';
export type { Call, CallAnswer, Client, ErrorAnswer } from './call.ts';
export { type ClientOptions, createClient } from './client.ts';
export { AnswerError, ContractError, SocketClosedError, UnreachableError } from './errors.ts';
export { MAX_EVENT_LENGTH } from './events.ts';
export type { OpenEnums } from './open-enums.ts';
export type { RetryOptions } from './retry.ts';
export { connectSocket, type SocketOptions } from './socket.ts';
