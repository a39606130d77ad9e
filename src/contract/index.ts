// Entry points `annex-contract` and `annex/contract`: serves any API document in a Koa application and calls it through
// typed clients.
export type * from './channel.ts';
export type * from './client/call.ts';
export { AnswerError, type ClientOptions, ContractError, createClient, UnreachableError } from './client/index.ts';
export type * from './handler.ts';
export type * from './operation.ts';
export { type InvalidPlace, Problem, type ProblemDetails, type ProblemOptions, type ProblemRow } from './problem.ts';
export { Refusal, type RefusalName } from './refusal.ts';
export type { Authenticate, OperationState, OperationsOptions, RequestLine, Service, Tables } from './server/index.ts';
export { answerProblems, checkHost, createAddressReader, implement, listen, operations } from './server/index.ts';
export { serveSocket } from './server/socket.ts';
export type { SocketOptions } from './server/socket-options.ts';
export type * from './tables.ts';
