// Generated from spec/ by `npm run generate`. Do not edit.
import type { components, operations } from './api.d.ts';

export type Schemas = components['schemas'];

export interface Watchdog {
  getWatchdogStatus: {
    request: {};
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['WatchdogStatus']; 'text/html': operations['getWatchdogStatus']['responses'][200]['content']['text/html'] } };
    headers: { 200: { 'Content-Security-Policy'?: string } };
    problems: 'cross-site-request' | 'internal-error' | 'not-acceptable' | 'unavailable';
    security: 'none';
  };
  startGateway: {
    request: {};
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['WatchdogStatus'] } };
    headers: {};
    problems: 'cross-site-request' | 'internal-error' | 'not-acceptable' | 'unavailable';
    security: 'none';
  };
  stopGateway: {
    request: {};
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['WatchdogStatus'] } };
    headers: {};
    problems: 'cross-site-request' | 'internal-error' | 'not-acceptable' | 'unavailable';
    security: 'none';
  };
  restartGateway: {
    request: {};
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['WatchdogStatus'] } };
    headers: {};
    problems: 'cross-site-request' | 'internal-error' | 'not-acceptable' | 'unavailable';
    security: 'none';
  };
  setAutoRestart: {
    request: { body?: Schemas['SetAutoRestart'] };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['WatchdogStatus'] } };
    headers: {};
    problems: 'body-too-large' | 'cross-site-request' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'unavailable' | 'unsupported-media-type';
    security: 'none';
  };
  getWatchdogHealth: {
    request: {};
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['Health'] } };
    headers: {};
    problems: 'cross-site-request' | 'internal-error' | 'not-acceptable' | 'unavailable';
    security: 'none';
  };
  getWatchdogLiveness: {
    request: {};
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['Health'] } };
    headers: {};
    problems: 'cross-site-request' | 'internal-error' | 'not-acceptable' | 'unavailable';
    security: 'none';
  };
  getWatchdogMetrics: {
    request: {};
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'text/plain': operations['getWatchdogMetrics']['responses'][200]['content']['text/plain'] } };
    headers: {};
    problems: 'cross-site-request' | 'internal-error' | 'not-acceptable' | 'unavailable';
    security: 'none';
  };
}
