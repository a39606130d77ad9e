// Generated from spec/ by `npm run generate`. Do not edit.
import type { components, operations } from './api.d.ts';

export type Schemas = components['schemas'];

export interface Paste {
  getPasteWidget: {
    request: { query?: NonNullable<operations['getPasteWidget']['parameters']['query']>; header?: NonNullable<operations['getPasteWidget']['parameters']['header']>; cookie?: NonNullable<operations['getPasteWidget']['parameters']['cookie']> };
    reads: 'Forwarded' | 'Sec-Fetch-Dest' | 'Sec-Fetch-Site' | 'Via' | 'X-Forwarded-For' | 'X-Real-IP';
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'text/html': operations['getPasteWidget']['responses'][200]['content']['text/html'] }; 302: {} };
    headers: { 200: { 'Content-Security-Policy'?: string; 'X-Content-Type-Options'?: string }; 302: { Location: string } };
    problems: 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'not-a-member' | 'not-acceptable' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'none' | 'sessionToken';
    rule: 'paste-visitor';
  };
  pasteScreenshot: {
    request: { query?: NonNullable<operations['pasteScreenshot']['parameters']['query']>; header?: NonNullable<operations['pasteScreenshot']['parameters']['header']>; body: { media: 'multipart/form-data'; content: Schemas['PasteForm'] } | { media: 'image/png'; content: Uint8Array } | { media: 'image/jpeg'; content: Uint8Array } | { media: 'image/webp'; content: Uint8Array } | { media: 'image/gif'; content: Uint8Array } };
    reads: 'Forwarded' | 'Origin' | 'Sec-Fetch-Site' | 'Via' | 'X-Forwarded-For' | 'X-Real-IP';
    defaults: { query: never; header: never; body: never };
    answers: { 201: { 'application/json': Schemas['PastedScreenshot'] } };
    headers: {};
    problems: 'body-too-large' | 'foreign-origin' | 'image-unreadable' | 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'other-owner' | 'storage-full' | 'unauthorized' | 'unavailable' | 'unsupported-media-type';
    security: 'apiKey' | 'none' | 'sessionToken';
    rule: 'paste-admission';
  };
  createPasteToken: {
    request: { body?: Schemas['CreatePasteToken'] };
    defaults: { query: never; header: never; body: never };
    answers: { 201: { 'application/json': Schemas['CreatedPasteToken'] } };
    headers: {};
    problems: 'body-too-large' | 'cross-site-request' | 'internal-error' | 'invalid-request' | 'not-a-member' | 'not-acceptable' | 'unauthorized' | 'unavailable' | 'unsupported-media-type';
    security: 'browserSession';
  };
  getPaste: {
    request: { path: NonNullable<operations['getPaste']['parameters']['path']>; header?: NonNullable<operations['getPaste']['parameters']['header']> };
    reads: 'Forwarded' | 'Origin' | 'Sec-Fetch-Site' | 'Via' | 'X-Forwarded-For' | 'X-Real-IP';
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['PastedScreenshot']; 'text/event-stream': Schemas['PasteEvent'] } };
    headers: {};
    problems: 'foreign-origin' | 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'other-owner' | 'paste-not-found' | 'too-many-streams' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'none' | 'sessionToken';
    rule: 'paste-admission';
  };
  renamePaste: {
    request: { path: NonNullable<operations['renamePaste']['parameters']['path']>; header?: NonNullable<operations['renamePaste']['parameters']['header']>; body: Schemas['RenamePaste'] };
    reads: 'Forwarded' | 'Origin' | 'Sec-Fetch-Site' | 'Via' | 'X-Forwarded-For' | 'X-Real-IP';
    defaults: { query: never; header: never; body: 'source' };
    answers: { 200: { 'application/json': Schemas['PastedScreenshot'] } };
    headers: {};
    problems: 'body-too-large' | 'foreign-origin' | 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'other-owner' | 'paste-not-found' | 'storage-full' | 'unauthorized' | 'unavailable' | 'unsupported-media-type';
    security: 'apiKey' | 'none' | 'sessionToken';
    rule: 'paste-admission';
  };
  deletePaste: {
    request: { path: NonNullable<operations['deletePaste']['parameters']['path']>; header?: NonNullable<operations['deletePaste']['parameters']['header']> };
    reads: 'Forwarded' | 'Origin' | 'Sec-Fetch-Site' | 'Via' | 'X-Forwarded-For' | 'X-Real-IP';
    defaults: { query: never; header: never; body: never };
    answers: { 204: {} };
    headers: {};
    problems: 'foreign-origin' | 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'other-owner' | 'paste-not-found' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'none' | 'sessionToken';
    rule: 'paste-admission';
  };
  undoPasteName: {
    request: { path: NonNullable<operations['undoPasteName']['parameters']['path']>; header?: NonNullable<operations['undoPasteName']['parameters']['header']> };
    reads: 'Forwarded' | 'Origin' | 'Sec-Fetch-Site' | 'Via' | 'X-Forwarded-For' | 'X-Real-IP';
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['PastedScreenshot'] } };
    headers: {};
    problems: 'foreign-origin' | 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'nothing-to-undo' | 'other-owner' | 'paste-not-found' | 'storage-full' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'none' | 'sessionToken';
    rule: 'paste-admission';
  };
  restorePaste: {
    request: { path: NonNullable<operations['restorePaste']['parameters']['path']>; header?: NonNullable<operations['restorePaste']['parameters']['header']> };
    reads: 'Forwarded' | 'Origin' | 'Sec-Fetch-Site' | 'Via' | 'X-Forwarded-For' | 'X-Real-IP';
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['PastedScreenshot'] } };
    headers: {};
    problems: 'foreign-origin' | 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'other-owner' | 'paste-not-found' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'none' | 'sessionToken';
    rule: 'paste-admission';
  };
  getPasteText: {
    request: { path: NonNullable<operations['getPasteText']['parameters']['path']>; header?: NonNullable<operations['getPasteText']['parameters']['header']> };
    reads: 'Forwarded' | 'Origin' | 'Sec-Fetch-Site' | 'Via' | 'X-Forwarded-For' | 'X-Real-IP';
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['PastedText'] } };
    headers: {};
    problems: 'foreign-origin' | 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'other-owner' | 'paste-not-found' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'none' | 'sessionToken';
    rule: 'paste-admission';
  };
  getPasteImage: {
    request: { path: NonNullable<operations['getPasteImage']['parameters']['path']>; query?: NonNullable<operations['getPasteImage']['parameters']['query']>; header?: NonNullable<operations['getPasteImage']['parameters']['header']> };
    reads: 'Forwarded' | 'Origin' | 'Sec-Fetch-Site' | 'Via' | 'X-Forwarded-For' | 'X-Real-IP';
    defaults: { query: 'variant'; header: never; body: never };
    answers: { 200: { 'image/png': Uint8Array } };
    headers: {};
    problems: 'foreign-origin' | 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'other-owner' | 'paste-not-found' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'none' | 'sessionToken';
    rule: 'paste-admission';
  };
  listPastes: {
    request: { query?: NonNullable<operations['listPastes']['parameters']['query']>; header?: NonNullable<operations['listPastes']['parameters']['header']> };
    reads: 'Forwarded' | 'Origin' | 'Sec-Fetch-Site' | 'Via' | 'X-Forwarded-For' | 'X-Real-IP';
    defaults: { query: 'limit'; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['PastedScreenshots'] } };
    headers: {};
    problems: 'foreign-origin' | 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'other-owner' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'none' | 'sessionToken';
    rule: 'paste-admission';
  };
  listFiles: {
    request: { query?: NonNullable<operations['listFiles']['parameters']['query']>; header?: NonNullable<operations['listFiles']['parameters']['header']> };
    reads: 'Forwarded' | 'Origin' | 'Sec-Fetch-Site' | 'Via' | 'X-Forwarded-For' | 'X-Real-IP';
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['FileList'] } };
    headers: {};
    problems: 'foreign-origin' | 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'other-owner' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'none' | 'sessionToken';
    rule: 'paste-admission';
  };
  createFile: {
    request: { header: NonNullable<operations['createFile']['parameters']['header']> };
    reads: 'Forwarded' | 'Origin' | 'Sec-Fetch-Site' | 'Via' | 'X-Forwarded-For' | 'X-Real-IP';
    defaults: { query: never; header: never; body: never };
    answers: { 201: {} };
    headers: { 201: { Location: string; 'Tus-Resumable': string; 'Upload-Expires'?: string } };
    problems: 'body-too-large' | 'disk-reserve' | 'foreign-origin' | 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'other-owner' | 'too-many-files' | 'tus-version' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'none' | 'sessionToken';
    rule: 'paste-admission';
  };
  getFile: {
    request: { path: NonNullable<operations['getFile']['parameters']['path']>; header?: NonNullable<operations['getFile']['parameters']['header']> };
    reads: 'Forwarded' | 'Origin' | 'Sec-Fetch-Site' | 'Via' | 'X-Forwarded-For' | 'X-Real-IP';
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['FileEntry'] } };
    headers: { 200: { 'Tus-Resumable': string; 'Upload-Offset': number; 'Upload-Length': number } };
    problems: 'file-not-found' | 'foreign-origin' | 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'other-owner' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'none' | 'sessionToken';
    rule: 'paste-admission';
  };
  updateFile: {
    request: { path: NonNullable<operations['updateFile']['parameters']['path']>; header: NonNullable<operations['updateFile']['parameters']['header']>; body?: { media: 'application/offset+octet-stream'; content: AsyncIterable<Uint8Array> } | null };
    reads: 'Forwarded' | 'Origin' | 'Sec-Fetch-Site' | 'Via' | 'X-Forwarded-For' | 'X-Real-IP';
    defaults: { query: never; header: never; body: never };
    answers: { 204: {} };
    headers: { 204: { 'Tus-Resumable': string; 'Upload-Offset': number; 'Upload-Expires'?: string } };
    problems: 'body-too-large' | 'disk-reserve' | 'file-not-found' | 'foreign-origin' | 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'other-owner' | 'tus-version' | 'unauthorized' | 'unavailable' | 'unsupported-media-type' | 'upload-offset';
    security: 'apiKey' | 'none' | 'sessionToken';
    rule: 'paste-admission';
  };
  deleteFile: {
    request: { path: NonNullable<operations['deleteFile']['parameters']['path']>; header?: NonNullable<operations['deleteFile']['parameters']['header']> };
    reads: 'Forwarded' | 'Origin' | 'Sec-Fetch-Site' | 'Via' | 'X-Forwarded-For' | 'X-Real-IP';
    defaults: { query: never; header: never; body: never };
    answers: { 204: {} };
    headers: { 204: { 'Tus-Resumable': string } };
    problems: 'file-not-found' | 'foreign-origin' | 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'other-owner' | 'tus-version' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'none' | 'sessionToken';
    rule: 'paste-admission';
  };
  createFileDownload: {
    request: { path: NonNullable<operations['createFileDownload']['parameters']['path']>; header?: NonNullable<operations['createFileDownload']['parameters']['header']>; cookie?: NonNullable<operations['createFileDownload']['parameters']['cookie']> };
    reads: 'Forwarded' | 'Origin' | 'Sec-Fetch-Site' | 'Via' | 'X-Forwarded-For' | 'X-Real-IP';
    defaults: { query: never; header: never; body: never };
    answers: { 201: { 'application/json': Schemas['FileDownload'] } };
    headers: {};
    problems: 'file-not-found' | 'foreign-origin' | 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'other-owner' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'none' | 'sessionToken';
    rule: 'paste-admission';
  };
  downloadFile: {
    request: { path: NonNullable<operations['downloadFile']['parameters']['path']>; header?: NonNullable<operations['downloadFile']['parameters']['header']>; cookie?: NonNullable<operations['downloadFile']['parameters']['cookie']> };
    reads: 'Forwarded' | 'Origin' | 'Sec-Fetch-Dest' | 'Sec-Fetch-Site' | 'Via' | 'X-Forwarded-For' | 'X-Real-IP';
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/octet-stream': Uint8Array }; 206: { 'application/octet-stream': Uint8Array }; 304: {} };
    headers: { 200: { ETag: string; 'Accept-Ranges'?: string; 'Content-Disposition': string; 'Content-Security-Policy': string; 'Cross-Origin-Resource-Policy': string; 'Cache-Control': string }; 206: { ETag: string; 'Content-Range'?: string } };
    problems: 'file-not-found' | 'insufficient-scope' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'range-not-satisfiable' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'none' | 'sessionToken';
    rule: 'file-download';
  };
  getMcpResource: {
    request: { header?: NonNullable<operations['getMcpResource']['parameters']['header']> };
    reads: 'Host';
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['ProtectedResource'] } };
    headers: {};
    problems: 'internal-error' | 'invalid-request' | 'not-acceptable' | 'unavailable';
    security: 'none';
  };
  getViewerResource: {
    request: { header?: NonNullable<operations['getViewerResource']['parameters']['header']> };
    reads: 'Host';
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['ProtectedResource'] } };
    headers: {};
    problems: 'internal-error' | 'invalid-request' | 'not-acceptable' | 'unavailable';
    security: 'none';
  };
}
