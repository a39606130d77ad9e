// Generated from spec/ by `npm run generate`. Do not edit.
import type { components, operations } from './api.d.ts';

export type Schemas = components['schemas'];

export interface Identity {
  createLogin: {
    request: { header?: NonNullable<operations['createLogin']['parameters']['header']>; cookie?: NonNullable<operations['createLogin']['parameters']['cookie']>; body: Schemas['CreateLogin'] };
    reads: 'Origin' | 'Sec-Fetch-Site' | 'User-Agent';
    defaults: { query: never; header: never; body: never };
    answers: { 204: {} };
    headers: { 204: { 'Set-Cookie': string | readonly string[] } };
    problems: 'body-too-large' | 'cross-site-request' | 'insecure-login' | 'internal-error' | 'invalid-request' | 'too-many-attempts' | 'unavailable' | 'unsupported-media-type' | 'wrong-password';
    security: 'none';
    rule: 'login-origin';
  };
  endLogin: {
    request: {};
    defaults: { query: never; header: never; body: never };
    answers: { 204: {} };
    headers: { 204: { 'Set-Cookie': string | readonly string[] } };
    problems: 'cross-site-request' | 'internal-error' | 'unauthorized' | 'unavailable';
    security: 'browserSession';
  };
  getLogin: {
    request: {};
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['Login'] } };
    headers: {};
    problems: 'internal-error' | 'not-acceptable' | 'unauthorized' | 'unavailable';
    security: 'browserSession';
  };
  listSessions: {
    request: { query?: NonNullable<operations['listSessions']['parameters']['query']> };
    defaults: { query: 'limit'; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['SessionList'] } };
    headers: {};
    problems: 'internal-error' | 'invalid-request' | 'not-acceptable' | 'unauthorized' | 'unavailable';
    security: 'browserSession';
  };
  endOtherSession: {
    request: { path: NonNullable<operations['endOtherSession']['parameters']['path']> };
    defaults: { query: never; header: never; body: never };
    answers: { 204: {} };
    headers: {};
    problems: 'cross-site-request' | 'internal-error' | 'invalid-request' | 'session-not-found' | 'unauthorized' | 'unavailable';
    security: 'browserSession';
  };
}
