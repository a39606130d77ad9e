export { exampleHandlers, mockHttp } from './http.ts';
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
