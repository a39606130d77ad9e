// Generated from spec/ by `npm run generate`. Do not edit.
import type { components, operations } from './api.d.ts';

export type Schemas = components['schemas'];

export interface Workspace {
  controlWebview: {
    request: { path: NonNullable<operations['controlWebview']['parameters']['path']>; body: Schemas['ControlWebview'] };
    defaults: { query: never; header: never; body: never };
    answers: { 204: {} };
    headers: {};
    problems: 'body-too-large' | 'internal-error' | 'invalid-request' | 'other-owner' | 'own-origin-refused' | 'panel-not-found' | 'unauthorized' | 'unavailable' | 'unsupported-media-type' | 'wrong-panel';
    security: 'apiKey' | 'sessionToken';
  };
  controlSandbox: {
    request: { path: NonNullable<operations['controlSandbox']['parameters']['path']>; body: Schemas['ControlSandbox'] };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['EvalOutcome'] }; 204: {} };
    headers: {};
    problems: 'body-too-large' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'other-owner' | 'panel-not-found' | 'unauthorized' | 'unavailable' | 'unsupported-media-type' | 'wrong-panel';
    security: 'apiKey' | 'sessionToken';
  };
  getEval: {
    request: { path: NonNullable<operations['getEval']['parameters']['path']> };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['EvalOutcome'] } };
    headers: {};
    problems: 'eval-not-found' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'other-owner' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'sessionToken';
  };
  getPanelCatalog: {
    request: {};
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['PanelCatalog'] } };
    headers: {};
    problems: 'internal-error' | 'not-acceptable' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'browserSession' | 'sessionToken';
  };
  captureScreenshot: {
    request: { path: NonNullable<operations['captureScreenshot']['parameters']['path']>; body: Schemas['CaptureScreenshot'] };
    defaults: { query: never; header: never; body: 'method' };
    answers: { 200: { 'application/json': Schemas['Screenshot']; 'image/png': Uint8Array } };
    headers: {};
    problems: 'body-too-large' | 'capture-failed' | 'capture-method-refused' | 'capture-timeout' | 'internal-error' | 'invalid-request' | 'no-browser' | 'not-acceptable' | 'other-owner' | 'panel-not-found' | 'sharing-off' | 'unauthorized' | 'unavailable' | 'unsupported-media-type' | 'wrong-panel';
    security: 'apiKey' | 'sessionToken';
  };
  getScreenshotStatus: {
    request: { path: NonNullable<operations['getScreenshotStatus']['parameters']['path']> };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['ScreenshotStatus'] } };
    headers: {};
    problems: 'internal-error' | 'invalid-request' | 'not-acceptable' | 'other-owner' | 'unauthorized' | 'unavailable';
    security: 'apiKey' | 'sessionToken';
  };
}
