// Generated from spec/ by `npm run generate`. Do not edit.
import type { components, operations } from './api.d.ts';

export type Schemas = components['schemas'];

export interface Intents {
  createIntent: {
    request: { body?: Schemas['CreateIntent'] };
    defaults: { query: never; header: never; body: never };
    answers: { 201: { 'application/json': Schemas['Intent'] } };
    headers: {};
    problems: 'body-too-large' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'too-many-intents' | 'unauthorized' | 'unavailable' | 'unsupported-media-type';
    security: 'apiKey' | 'none' | 'sessionToken';
  };
  getIntent: {
    request: { path: NonNullable<operations['getIntent']['parameters']['path']> };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['Intent'] } };
    headers: {};
    problems: 'intent-denied' | 'intent-expired' | 'intent-not-found' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'session-ended' | 'too-many-unknown-tokens' | 'unavailable';
    security: 'none';
  };
  linkIntent: {
    request: { path: NonNullable<operations['linkIntent']['parameters']['path']>; body?: Schemas['LinkIntent'] };
    defaults: { query: never; header: never; body: 'action' };
    answers: { 200: { 'application/json': Schemas['Intent'] } };
    headers: {};
    problems: 'body-too-large' | 'cross-site-request' | 'intent-already-linked' | 'intent-denied' | 'intent-expired' | 'intent-not-found' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'session-ended' | 'too-many-unknown-tokens' | 'unauthorized' | 'unavailable' | 'unsupported-media-type';
    security: 'browserSession';
  };
  endIntent: {
    request: { path: NonNullable<operations['endIntent']['parameters']['path']> };
    defaults: { query: never; header: never; body: never };
    answers: { 204: {} };
    headers: {};
    problems: 'intent-already-linked' | 'intent-denied' | 'intent-expired' | 'intent-not-found' | 'internal-error' | 'invalid-request' | 'session-ended' | 'too-many-unknown-tokens' | 'unavailable';
    security: 'none';
  };
  watchIntent: {
    request: { path: NonNullable<operations['watchIntent']['parameters']['path']>; header?: NonNullable<operations['watchIntent']['parameters']['header']> };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['IntentStatus']; 'text/event-stream': Schemas['IntentEvent'] } };
    headers: { 200: { 'Retry-After'?: number } };
    problems: 'intent-denied' | 'intent-expired' | 'intent-not-found' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'other-caller' | 'polling-too-fast' | 'session-ended' | 'too-many-streams' | 'too-many-unknown-tokens' | 'unavailable';
    security: 'none';
  };
  getSession: {
    request: {};
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['Session'] } };
    headers: {};
    problems: 'insufficient-scope' | 'internal-error' | 'not-acceptable' | 'unauthorized' | 'unavailable';
    security: 'sessionToken';
  };
  endSession: {
    request: {};
    defaults: { query: never; header: never; body: never };
    answers: { 204: {} };
    headers: {};
    problems: 'internal-error' | 'unauthorized' | 'unavailable';
    security: 'sessionToken';
  };
  getOauthMetadata: {
    request: { header?: NonNullable<operations['getOauthMetadata']['parameters']['header']> };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['OauthMetadata'] } };
    headers: {};
    problems: 'internal-error' | 'invalid-request' | 'not-acceptable' | 'unavailable';
    security: 'none';
  };
  createOauthClient: {
    request: { body: Schemas['CreateOauthClient'] };
    defaults: { query: never; header: never; body: never };
    answers: { 201: { 'application/json': Schemas['OauthClient'] } };
    headers: {};
    problems: 'bad-request' | 'body-too-large' | 'internal-error' | 'not-acceptable' | 'unavailable' | 'unsupported-media-type';
    errors: { 400: { 'application/json': Schemas['OauthError'] } };
    security: 'none';
  };
  startAuthorization: {
    request: { query: NonNullable<operations['startAuthorization']['parameters']['query']>; header?: NonNullable<operations['startAuthorization']['parameters']['header']> };
    reads: 'Sec-Fetch-Dest';
    defaults: { query: never; header: never; body: never };
    answers: { 303: {} };
    headers: { 303: { Location: string } };
    problems: 'cross-site-request' | 'internal-error' | 'invalid-request' | 'too-many-clients' | 'too-many-intents' | 'unavailable' | 'unknown-oauth-client' | 'wrong-redirect-uri';
    security: 'none';
  };
  startDeviceAuthorization: {
    request: { body: { media: 'application/x-www-form-urlencoded'; content: Schemas['StartDeviceAuthorization'] } };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['DeviceAuthorization'] } };
    headers: {};
    problems: 'bad-request' | 'body-too-large' | 'internal-error' | 'not-acceptable' | 'too-many-clients' | 'too-many-intents' | 'unavailable' | 'unsupported-media-type';
    errors: { 400: { 'application/json': Schemas['OauthError'] } };
    security: 'none';
  };
  createToken: {
    request: { body: { media: 'application/x-www-form-urlencoded'; content: Schemas['CreateToken'] } };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['Tokens'] } };
    headers: {};
    problems: 'bad-request' | 'body-too-large' | 'internal-error' | 'not-acceptable' | 'unavailable' | 'unsupported-media-type';
    errors: { 400: { 'application/json': Schemas['OauthError'] } };
    security: 'none';
  };
  endToken: {
    request: { body: { media: 'application/x-www-form-urlencoded'; content: Schemas['EndToken'] } };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['TokenEnded'] } };
    headers: {};
    problems: 'bad-request' | 'body-too-large' | 'internal-error' | 'unavailable' | 'unsupported-media-type';
    errors: { 400: { 'application/json': Schemas['OauthError'] } };
    security: 'none';
  };
  checkToken: {
    request: { body: { media: 'application/x-www-form-urlencoded'; content: Schemas['CheckToken'] } };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['TokenInfo'] } };
    headers: {};
    problems: 'bad-request' | 'body-too-large' | 'insufficient-scope' | 'internal-error' | 'not-acceptable' | 'unauthorized' | 'unavailable' | 'unsupported-media-type';
    errors: { 400: { 'application/json': Schemas['OauthError'] } };
    security: 'apiKey';
  };
}
