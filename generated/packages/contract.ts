// Generated from spec/ by `npm run generate`. Do not edit.
import type { components, operations } from './api.d.ts';

export type Schemas = components['schemas'];

export interface Packages {
  searchPackages: {
    request: { query?: NonNullable<operations['searchPackages']['parameters']['query']> };
    defaults: { query: 'limit' | 'offset'; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['PackageSearch'] } };
    headers: {};
    problems: 'internal-error' | 'invalid-request' | 'not-acceptable' | 'unavailable';
    security: 'none';
  };
}
