export { type AddressReader, createAddressReader } from './address.ts';
export { answerProblems, listenerOf } from './app.ts';
export { readCookie } from './cookie.ts';
export { implement, implementLater, type Pages, type Service, type Tables } from './implement.ts';
export { LISTEN_LIMITS, type Listening, type ListenLimits, type ListenOptions, listen } from './listen.ts';
export { DEFAULTS, type RequestLine, type ServeOptions } from './options.ts';
export type { Authenticate } from './security.ts';
export { type Served, serve } from './serve.ts';
/** `serveSocket` itself is in socket.ts: who has no sockets does not load `ws`. */
export type { SocketLimits, SocketOptions, SocketServer } from './socket.ts';
export { ContractViolation } from './violation.ts';
export type { DrawnProblem, DrawProblem } from './write.ts';
