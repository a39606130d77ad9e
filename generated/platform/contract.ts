// Generated from spec/ by `npm run generate`. Do not edit.
import type { components, operations } from './api.d.ts';

export type Schemas = components['schemas'];

export interface Platform {
  getPlatformHealth: {
    request: {};
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['Health'] } };
    headers: {};
    problems: 'internal-error' | 'not-acceptable' | 'unavailable';
    security: 'none';
  };
  getPlatformLiveness: {
    request: {};
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['Health'] } };
    headers: {};
    problems: 'internal-error' | 'not-acceptable' | 'unavailable';
    security: 'none';
  };
  createInstanceProof: {
    request: { body: Schemas['CreateInstanceProof'] };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['InstanceProof'] } };
    headers: {};
    problems: 'body-too-large' | 'internal-error' | 'invalid-request' | 'no-instance' | 'not-acceptable' | 'unavailable' | 'unsupported-media-type';
    security: 'none';
  };
  getMetrics: {
    request: {};
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'text/plain': operations['getMetrics']['responses'][200]['content']['text/plain'] } };
    headers: {};
    problems: 'internal-error' | 'not-acceptable' | 'unavailable';
    security: 'none';
  };
  getOpenapi: {
    request: {};
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['OpenapiDocument'] } };
    headers: {};
    problems: 'internal-error' | 'not-acceptable' | 'unavailable';
    security: 'none';
  };
  getOpenapiYaml: {
    request: {};
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/yaml': operations['getOpenapiYaml']['responses'][200]['content']['application/yaml'] } };
    headers: {};
    problems: 'internal-error' | 'not-acceptable' | 'unavailable';
    security: 'none';
  };
}
