// Generated from spec/ by `npm run generate`. Do not edit.
import type { components, operations } from './api.d.ts';

export type Schemas = components['schemas'];

export interface Gateway {
  getGatewayHealth: {
    request: {};
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['GatewayHealth'] } };
    headers: {};
    problems: 'internal-error' | 'not-acceptable' | 'unavailable';
    security: 'none';
  };
  getGatewayStatus: {
    request: {};
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['GatewayStatus'] } };
    headers: {};
    problems: 'internal-error' | 'not-acceptable' | 'unavailable';
    security: 'none';
  };
  receiveCallback: {
    request: { query: NonNullable<operations['receiveCallback']['parameters']['query']>; header?: NonNullable<operations['receiveCallback']['parameters']['header']> };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'text/html': operations['receiveCallback']['responses'][200]['content']['text/html']; 'application/json': Schemas['Delivery'] } };
    headers: {};
    problems: 'client-gone' | 'delivery-failed' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'prefetch-refused' | 'secret-in-callback' | 'unavailable' | 'unknown-state';
    security: 'none';
  };
}
