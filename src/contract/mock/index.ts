export { exampleHandlers, mockHttp } from './http.ts';
export type { MockMessage, MockSockets, MockSocketsOptions, MockSocketTable, SocketExample } from './socket.ts';
export { mockSockets } from './socket.ts';
export type {
  Example,
  Examples,
  Listener,
  MockCall,
  MockHttp,
  MockHttpOptions,
  MockTables,
  Preference,
} from './types.ts';
