// Generated from spec/ by `npm run generate`. Do not edit.
import type { components, operations } from './api.d.ts';

export type Schemas = components['schemas'];

export interface Paste {
  pasteScreenshot: {
    request: { query?: NonNullable<operations['pasteScreenshot']['parameters']['query']>; header?: NonNullable<operations['pasteScreenshot']['parameters']['header']>; body: { media: 'multipart/form-data'; content: Schemas['PasteForm'] } | { media: 'image/png'; content: Uint8Array } | { media: 'image/jpeg'; content: Uint8Array } | { media: 'image/webp'; content: Uint8Array } | { media: 'image/gif'; content: Uint8Array } };
    defaults: { query: never; header: never; body: never };
    answers: { 201: { 'application/json': Schemas['PastedScreenshot'] } };
    headers: {};
    problems: 'body-too-large' | 'foreign-origin' | 'image-unreadable' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'storage-full' | 'unauthorized' | 'unavailable' | 'unsupported-media-type';
    security: 'apiKey' | 'none';
  };
}
