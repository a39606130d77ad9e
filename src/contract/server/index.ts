export { createAddressList, createAddressReader } from '../address.ts';
export { Connections } from './connections.ts';
export { checkHost } from './host.ts';
export { implement, type Service, type Tables } from './implement.ts';
export { LISTEN_LIMITS, type Listening, type ListenLimits, type ListenOptions, listen } from './listen.ts';
export { answerProblems, type OperationState, type Operations, operations } from './operations.ts';
export { DEFAULTS, type OperationsOptions, type RequestLine } from './options.ts';
export { readCookie, withProof } from './parameters.ts';
export { ContractViolation } from './reply.ts';
// `serveSocket` is exported only by socket.ts, so that servers without sockets do not load `ws`.
export type { OnRefused, Pages } from './route.ts';
export type { Authenticate } from './security.ts';
export type { SocketServer } from './socket.ts';
export type { SocketLimits, SocketOptions } from './socket-options.ts';
export { problemText, REQUEST_ID_HEADER, type RenderProblem, requestId } from './write.ts';
