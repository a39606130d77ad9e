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
  getGatewayLiveness: {
    request: {};
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['Health'] } };
    headers: {};
    problems: 'internal-error' | 'not-acceptable' | 'unavailable';
    security: 'none';
  };
  getGatewayMetrics: {
    request: {};
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'text/plain': operations['getGatewayMetrics']['responses'][200]['content']['text/plain'] } };
    headers: {};
    problems: 'internal-error' | 'not-acceptable' | 'unavailable';
    security: 'none';
  };
  getGatewayStatus: {
    request: {};
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['GatewayStatus']; 'text/html': Schemas['Page'] } };
    headers: { 200: { 'Content-Security-Policy'?: string } };
    problems: 'internal-error' | 'not-acceptable' | 'unavailable';
    security: 'none';
  };
  receiveCallback: {
    request: { query?: NonNullable<operations['receiveCallback']['parameters']['query']>; header?: NonNullable<operations['receiveCallback']['parameters']['header']> };
    reads: 'Purpose' | 'Sec-Fetch-Dest' | 'Sec-Purpose' | 'User-Agent' | 'X-Moz' | 'X-Purpose';
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'text/html': operations['receiveCallback']['responses'][200]['content']['text/html']; 'application/json': Schemas['Delivery'] } };
    headers: {};
    problems: 'client-away' | 'client-gone' | 'delivery-failed' | 'delivery-unconfirmed' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'prefetch-refused' | 'secret-in-callback' | 'unavailable' | 'unknown-state';
    security: 'none';
  };
  receiveFormCallback: {
    request: { body: { media: 'application/x-www-form-urlencoded'; content: Schemas['CallbackForm'] } };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'text/html': operations['receiveFormCallback']['responses'][200]['content']['text/html']; 'application/json': Schemas['Delivery'] } };
    headers: {};
    problems: 'body-too-large' | 'client-away' | 'client-gone' | 'delivery-failed' | 'delivery-unconfirmed' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'secret-in-callback' | 'unavailable' | 'unknown-state' | 'unsupported-media-type';
    security: 'none';
  };
  getReturnPage: {
    request: {};
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'text/html': Schemas['Page'] } };
    headers: { 200: { 'Content-Security-Policy'?: string } };
    problems: 'internal-error' | 'not-acceptable' | 'unavailable';
    security: 'none';
  };
  receiveReturnedAddress: {
    request: { body: { media: 'application/json'; content: Schemas['ReturnCallback'] } | { media: 'application/x-www-form-urlencoded'; content: Schemas['ReturnCallback'] } };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['ReturnedCallback'] } };
    headers: {};
    problems: 'body-too-large' | 'client-away' | 'client-gone' | 'cross-site-request' | 'delivery-failed' | 'delivery-unconfirmed' | 'internal-error' | 'invalid-request' | 'login-completed' | 'no-code' | 'not-acceptable' | 'program-gone' | 'secret-in-callback' | 'unavailable' | 'unknown-state' | 'unsupported-media-type' | 'wrong-address';
    security: 'none';
    rule: 'own-pages';
  };
}
