// Generated from spec/ by `npm run generate`. Do not edit.
import type { components, operations } from './api.d.ts';

export type Schemas = components['schemas'];

export interface Packages {
  searchPackages: {
    request: { query?: NonNullable<operations['searchPackages']['parameters']['query']> };
    defaults: { query: 'limit' | 'offset'; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['PackageSearch'] } };
    headers: {};
    problems: 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'none' | 'sessionToken';
    rule: 'packages-admission';
  };
  getQuarantine: {
    request: {};
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['Quarantine'] } };
    headers: {};
    problems: 'insufficient-scope' | 'internal-error' | 'not-acceptable' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'none' | 'sessionToken';
    rule: 'packages-admission';
  };
  getPackage: {
    request: { path: NonNullable<operations['getPackage']['parameters']['path']> };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['Package'] } };
    headers: {};
    problems: 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'package-not-found' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'none' | 'sessionToken';
    rule: 'packages-admission';
  };
  getPackageIcon: {
    request: { path: NonNullable<operations['getPackageIcon']['parameters']['path']>; header?: NonNullable<operations['getPackageIcon']['parameters']['header']> };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'image/png': Uint8Array }; 304: {} };
    headers: { 200: { ETag: string; 'Cache-Control'?: string }; 304: { ETag: string; 'Cache-Control'?: string; Vary?: string } };
    problems: 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'not-found' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'none' | 'sessionToken';
    rule: 'packages-admission';
  };
  resolvePackage: {
    request: { path: NonNullable<operations['resolvePackage']['parameters']['path']>; query?: NonNullable<operations['resolvePackage']['parameters']['query']> };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['PackageResolution'] } };
    headers: {};
    problems: 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'package-not-found' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'none' | 'sessionToken';
    rule: 'packages-admission';
  };
  getRepository: {
    request: { header?: NonNullable<operations['getRepository']['parameters']['header']> };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['Repository'] }; 304: {} };
    headers: { 200: { ETag: string; 'Cache-Control'?: string; Vary?: string }; 304: { ETag: string; 'Cache-Control'?: string; Vary?: string } };
    problems: 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'not-found' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'none' | 'sessionToken';
    rule: 'packages-admission';
  };
  getPackageList: {
    request: { header?: NonNullable<operations['getPackageList']['parameters']['header']> };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['PackageArray'] }; 304: {} };
    headers: { 200: { ETag: string; 'Cache-Control'?: string; Vary?: string }; 304: { ETag: string; 'Cache-Control'?: string; Vary?: string } };
    problems: 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'not-found' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'none' | 'sessionToken';
    rule: 'packages-admission';
  };
  getManifests: {
    request: { header?: NonNullable<operations['getManifests']['parameters']['header']> };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['Manifests'] }; 304: {} };
    headers: { 200: { ETag: string; 'Cache-Control'?: string; Vary?: string }; 304: { ETag: string; 'Cache-Control'?: string; Vary?: string } };
    problems: 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'not-found' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'none' | 'sessionToken';
    rule: 'packages-admission';
  };
  getResources: {
    request: { header?: NonNullable<operations['getResources']['parameters']['header']> };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/zip': Uint8Array }; 206: { 'application/zip': Uint8Array }; 304: {} };
    headers: { 200: { ETag: string; 'Accept-Ranges': string; 'Cache-Control'?: string }; 206: { 'Content-Range': string; ETag: string; 'Accept-Ranges': string; 'Cache-Control'?: string }; 304: { ETag: string; 'Cache-Control'?: string; Vary?: string } };
    problems: 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'not-found' | 'range-not-satisfiable' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'none' | 'sessionToken';
    rule: 'packages-admission';
  };
  downloadArchive: {
    request: { path: NonNullable<operations['downloadArchive']['parameters']['path']>; header?: NonNullable<operations['downloadArchive']['parameters']['header']> };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/zip': Uint8Array }; 206: { 'application/zip': Uint8Array }; 304: {} };
    headers: { 200: { ETag: string; 'Accept-Ranges': string; 'Cache-Control'?: string }; 206: { 'Content-Range': string; ETag: string; 'Accept-Ranges': string; 'Cache-Control'?: string }; 304: { ETag: string; 'Cache-Control'?: string; Vary?: string } };
    problems: 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'not-found' | 'range-not-satisfiable' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'none' | 'sessionToken';
    rule: 'packages-admission';
  };
  getRepositoryStatus: {
    request: {};
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['RepositoryStatus'] } };
    headers: {};
    problems: 'internal-error' | 'not-acceptable' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'none' | 'sessionToken';
    rule: 'packages-admission';
  };
  getSigningMetadata: {
    request: { path: NonNullable<operations['getSigningMetadata']['parameters']['path']>; header?: NonNullable<operations['getSigningMetadata']['parameters']['header']> };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['SigningMetadata'] }; 304: {} };
    headers: { 200: { ETag: string; 'Cache-Control'?: string; Vary?: string }; 304: { ETag: string; 'Cache-Control'?: string; Vary?: string } };
    problems: 'internal-error' | 'invalid-request' | 'not-acceptable' | 'not-found' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'none' | 'sessionToken';
    rule: 'packages-admission';
  };
  getPackageSchema: {
    request: { query?: NonNullable<operations['getPackageSchema']['parameters']['query']>; header?: NonNullable<operations['getPackageSchema']['parameters']['header']> };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['PackageSchema'] }; 304: {} };
    headers: { 200: { ETag: string; 'Cache-Control'?: string; Vary?: string }; 304: { ETag: string; 'Cache-Control'?: string; Vary?: string } };
    problems: 'internal-error' | 'invalid-request' | 'not-acceptable' | 'unavailable';
    security: 'none';
  };
  validatePackages: {
    request: { body: Schemas['ValidatePackages'] };
    defaults: { query: never; header: never; body: 'schema_only' };
    answers: { 200: { 'application/json': Schemas['PackageVerdict'] } };
    headers: {};
    problems: 'body-too-large' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'unavailable' | 'unsupported-media-type';
    security: 'none';
  };
}
