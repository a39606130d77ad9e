// Generated from spec/ by `npm run generate`. Do not edit.
import type { components, operations } from './api.d.ts';

export type Schemas = components['schemas'];

export interface Notify {
  getNotifications: {
    request: {};
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['Notifications'] } };
    headers: {};
    problems: 'insufficient-scope' | 'internal-error' | 'key-without-user' | 'not-acceptable' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'browserSession' | 'sessionToken';
  };
  updateNotifications: {
    request: { body: Schemas['UpdateNotifications'] };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['Notifications'] } };
    headers: {};
    problems: 'bad-request' | 'body-too-large' | 'cross-site-request' | 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'key-without-user' | 'not-acceptable' | 'unauthorized' | 'unavailable' | 'unsupported-media-type';
    security: 'apiKey' | 'browserSession' | 'sessionToken';
  };
  createTarget: {
    request: { body: Schemas['CreateTarget'] };
    defaults: { query: never; header: never; body: never };
    answers: { 201: { 'application/json': Schemas['CreatedTarget'] } };
    headers: {};
    problems: 'bad-request' | 'body-too-large' | 'cross-site-request' | 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'key-without-user' | 'not-acceptable' | 'too-many-targets' | 'unauthorized' | 'unavailable' | 'unsupported-media-type';
    security: 'apiKey' | 'browserSession' | 'sessionToken';
  };
  updateTarget: {
    request: { path: NonNullable<operations['updateTarget']['parameters']['path']>; body: Schemas['UpdateTarget'] };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['NotifyTarget'] } };
    headers: {};
    problems: 'body-too-large' | 'cross-site-request' | 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'key-without-user' | 'not-acceptable' | 'target-not-found' | 'unauthorized' | 'unavailable' | 'unsupported-media-type';
    security: 'apiKey' | 'browserSession' | 'sessionToken';
  };
  deleteTarget: {
    request: { path: NonNullable<operations['deleteTarget']['parameters']['path']> };
    defaults: { query: never; header: never; body: never };
    answers: { 204: {} };
    headers: {};
    problems: 'cross-site-request' | 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'key-without-user' | 'target-not-found' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'browserSession' | 'sessionToken';
  };
  testTarget: {
    request: { path: NonNullable<operations['testTarget']['parameters']['path']> };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['TestResult'] } };
    headers: {};
    problems: 'cross-site-request' | 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'key-without-user' | 'not-acceptable' | 'target-not-found' | 'too-many-tests' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'browserSession' | 'sessionToken';
  };
}
