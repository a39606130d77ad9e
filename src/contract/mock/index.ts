export { mockGateway } from './gateway.ts';
export { mockHttp } from './http.ts';
export type * from './types.ts';
