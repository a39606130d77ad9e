export { type AddressReader, createAddressReader } from './address.ts';
export { answerNotFound, listenerOf } from './app.ts';
export { implement, type Pages, type Service, type Tables } from './implement.ts';
export { LISTEN_LIMITS, type Listening, type ListenLimits, type ListenOptions, listen } from './listen.ts';
export { DEFAULTS, type RequestLine, type ServeOptions } from './options.ts';
export type { Authenticate } from './security.ts';
export { type Served, serve } from './serve.ts';
export { SOCKET_LIMITS, type SocketLimits, type SocketOptions, type SocketServer, serveSocket } from './socket.ts';
export { ContractViolation } from './violation.ts';
