// Generated from spec/ by `npm run generate`. Do not edit.
import { type Examples, type MockHttp, type MockHttpOptions, mockHttp } from '../../src/contract/mock/index.ts';
import type { Paste } from './contract.ts';
import { operations, security } from './operations.ts';
import { validators } from './validators.js';

/** Examples by operation. The mock returns the first one unless another is requested. */
export const examples: Examples<Paste> = {
  getPasteWidget: [
    { status: 200, headers: { 'Content-Location': '/screenshot-paste?grant=q7Hc2VbX0sYt5LwJ9mNfRk3ZgA8uEoPd1iTjCyWxS4M' }, media: 'text/html', name: 'page', value: '<!doctype html><title>Paste a screenshot</title><p>Paste, drop or choose an image.' },
    { status: 400, media: 'application/problem+json', name: 'invalid-request', value: { type: '/problems/invalid-request', title: 'The request is invalid', status: 400, errors: [{ pointer: '/query/title', detail: 'must be at most 200 characters long' }] } },
    { status: 401, headers: { 'WWW-Authenticate': 'ApiKey realm="annex"' }, media: 'application/problem+json', name: 'unauthorized', value: { type: '/problems/unauthorized', title: 'Authentication is required', status: 401, detail: 'Send an API key in X-Api-Key. Only programs that run as the viewer\'s own user on this machine can omit it.' } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  pasteScreenshot: [
    { status: 201, media: 'application/json', name: 'pending', value: { id: '4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21', name: 'sp-20261115-120000-000', name_state: 'pending', name_source: 'initial', undoable: false, file: 'screenshots/sp/sp-20261115-120000-000-1568x882.png', original: 'screenshots/sp/sp-20261115-120000-000-3840x2160-original.png', width: 1568, height: 882, bytes: 214733, original_width: 3840, original_height: 2160, received_bytes: 750815, saved_percent: 71.4, squeezing: false, created_at: '2026-11-15T12:00:00.000Z' } },
    { status: 201, media: 'application/json', name: 'named', value: { id: '9b8f0a6c-0f4e-4a0b-b7a3-6d1c5e2f8a90', name: 'login-dialog', name_state: 'named', name_source: 'title', undoable: false, file: 'screenshots/sp/login-dialog-800x600.png', original: 'screenshots/sp/login-dialog-800x600-original.png', width: 800, height: 600, bytes: 38211, original_width: 800, original_height: 600, received_bytes: 43870, saved_percent: 12.9, squeezing: false, created_at: '2026-11-15T12:03:10.512Z' } },
    { status: 400, media: 'application/problem+json', name: 'invalid-request', value: { type: '/problems/invalid-request', title: 'The request is invalid', status: 400, errors: [{ pointer: '/body/image', detail: 'is required' }] } },
    { status: 400, media: 'application/problem+json', name: 'image-unreadable', value: { type: '/problems/image-unreadable', title: 'The image cannot be read', status: 400, detail: 'The file is truncated or damaged.' } },
    { status: 401, headers: { 'WWW-Authenticate': 'ApiKey realm="annex"' }, media: 'application/problem+json', name: 'unauthorized', value: { type: '/problems/unauthorized', title: 'Authentication is required', status: 401, detail: 'Send an API key in X-Api-Key. Only programs that run as the viewer\'s own user on this machine can omit it.' } },
    { status: 403, media: 'application/problem+json', name: 'foreign-origin', value: { type: '/problems/foreign-origin', title: 'Only the paste widget\'s own page may do this', status: 403, detail: 'The paste token is missing or has expired. Reload the widget.' } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 413, media: 'application/problem+json', name: 'body-too-large', value: { type: '/problems/body-too-large', title: 'The request body is too large', status: 413, detail: 'The image exceeds the limit of 20971520 bytes.' } },
    { status: 415, media: 'application/problem+json', name: 'unsupported-media-type', value: { type: '/problems/unsupported-media-type', title: 'The request body\'s media type is not supported', status: 415, detail: 'Send multipart/form-data or image/png or image/jpeg or image/webp or image/gif.' } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
    { status: 507, media: 'application/problem+json', name: 'storage-full', value: { type: '/problems/storage-full', title: 'No space left to save the screenshot', status: 507 } },
  ],
  getPaste: [
    { status: 200, media: 'application/json', name: 'pending', value: { id: '4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21', name: 'sp-20261115-120000-000', name_state: 'pending', name_source: 'initial', undoable: false, file: 'screenshots/sp/sp-20261115-120000-000-1568x882.png', original: 'screenshots/sp/sp-20261115-120000-000-3840x2160-original.png', width: 1568, height: 882, bytes: 214733, original_width: 3840, original_height: 2160, received_bytes: 750815, saved_percent: 71.4, squeezing: false, created_at: '2026-11-15T12:00:00.000Z' } },
    { status: 200, media: 'application/json', name: 'named', value: { id: '9b8f0a6c-0f4e-4a0b-b7a3-6d1c5e2f8a90', name: 'login-dialog', name_state: 'named', name_source: 'title', undoable: false, file: 'screenshots/sp/login-dialog-800x600.png', original: 'screenshots/sp/login-dialog-800x600-original.png', width: 800, height: 600, bytes: 38211, original_width: 800, original_height: 600, received_bytes: 43870, saved_percent: 12.9, squeezing: false, created_at: '2026-11-15T12:03:10.512Z' } },
    { status: 200, media: 'application/json', name: 'kept', value: { id: '2e7d4b90-1c3f-4a65-8f1e-6b0d9c5a7e12', name: 'sp-20261115-120130-250', name_state: 'kept', name_source: 'initial', undoable: false, file: 'screenshots/sp/sp-20261115-120130-250-64x64.png', original: 'screenshots/sp/sp-20261115-120130-250-64x64-original.png', width: 64, height: 64, bytes: 190, original_width: 64, original_height: 64, received_bytes: 184, saved_percent: -3.2, squeezing: false, created_at: '2026-11-15T12:01:30.250Z' } },
    { status: 200, media: 'text/event-stream', name: 'pending', value: { event: 'pending', data: { id: '4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21', name: 'sp-20261115-120000-000', name_state: 'pending', name_source: 'initial', undoable: false, file: 'screenshots/sp/sp-20261115-120000-000-1568x882.png', original: 'screenshots/sp/sp-20261115-120000-000-3840x2160-original.png', width: 1568, height: 882, bytes: 214733, original_width: 3840, original_height: 2160, received_bytes: 750815, saved_percent: 71.4, squeezing: false, created_at: '2026-11-15T12:00:00.000Z' } } },
    { status: 200, media: 'text/event-stream', name: 'named', value: { event: 'named', data: { id: '4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21', name: 'board-with-routed-antenna', name_state: 'named', name_source: 'ocr', undoable: true, file: 'screenshots/sp/board-with-routed-antenna-1568x882.png', original: 'screenshots/sp/board-with-routed-antenna-3840x2160-original.png', width: 1568, height: 882, bytes: 214733, original_width: 3840, original_height: 2160, received_bytes: 750815, saved_percent: 71.4, squeezing: false, created_at: '2026-11-15T12:00:00.000Z' } } },
    { status: 200, media: 'text/event-stream', name: 'kept', value: { event: 'kept', data: { id: '4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21', name: 'sp-20261115-120000-000', name_state: 'kept', name_source: 'initial', undoable: false, file: 'screenshots/sp/sp-20261115-120000-000-1568x882.png', original: 'screenshots/sp/sp-20261115-120000-000-3840x2160-original.png', width: 1568, height: 882, bytes: 214733, original_width: 3840, original_height: 2160, received_bytes: 750815, saved_percent: 71.4, squeezing: false, created_at: '2026-11-15T12:00:00.000Z' } } },
    { status: 400, media: 'application/problem+json', name: 'invalid-request', value: { type: '/problems/invalid-request', title: 'The request is invalid', status: 400, errors: [{ pointer: '/path/id', detail: 'must be at most 64 characters long' }] } },
    { status: 401, headers: { 'WWW-Authenticate': 'ApiKey realm="annex"' }, media: 'application/problem+json', name: 'unauthorized', value: { type: '/problems/unauthorized', title: 'Authentication is required', status: 401, detail: 'Send an API key in X-Api-Key. Only programs that run as the viewer\'s own user on this machine can omit it.' } },
    { status: 403, media: 'application/problem+json', name: 'foreign-origin', value: { type: '/problems/foreign-origin', title: 'Only the paste widget\'s own page may do this', status: 403, detail: 'The paste token is missing or has expired. Reload the widget.' } },
    { status: 404, media: 'application/problem+json', name: 'paste-not-found', value: { type: '/problems/paste-not-found', title: 'The screenshot was not found', status: 404 } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 429, headers: { 'Retry-After': '60' }, media: 'application/problem+json', name: 'too-many-streams', value: { type: '/problems/too-many-streams', title: 'Too many event streams from this address', status: 429 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  renamePaste: [
    { status: 200, media: 'application/json', name: 'named', value: { id: '9b8f0a6c-0f4e-4a0b-b7a3-6d1c5e2f8a90', name: 'login-dialog', name_state: 'named', name_source: 'title', undoable: false, file: 'screenshots/sp/login-dialog-800x600.png', original: 'screenshots/sp/login-dialog-800x600-original.png', width: 800, height: 600, bytes: 38211, original_width: 800, original_height: 600, received_bytes: 43870, saved_percent: 12.9, squeezing: false, created_at: '2026-11-15T12:03:10.512Z' } },
    { status: 400, media: 'application/problem+json', name: 'invalid-request', value: { type: '/problems/invalid-request', title: 'The request is invalid', status: 400, errors: [{ pointer: '/body/name', detail: 'must contain at least one letter or digit' }] } },
    { status: 401, headers: { 'WWW-Authenticate': 'ApiKey realm="annex"' }, media: 'application/problem+json', name: 'unauthorized', value: { type: '/problems/unauthorized', title: 'Authentication is required', status: 401, detail: 'Send an API key in X-Api-Key. Only programs that run as the viewer\'s own user on this machine can omit it.' } },
    { status: 403, media: 'application/problem+json', name: 'foreign-origin', value: { type: '/problems/foreign-origin', title: 'Only the paste widget\'s own page may do this', status: 403, detail: 'The paste token is missing or has expired. Reload the widget.' } },
    { status: 404, media: 'application/problem+json', name: 'paste-not-found', value: { type: '/problems/paste-not-found', title: 'The screenshot was not found', status: 404 } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 413, media: 'application/problem+json', name: 'body-too-large', value: { type: '/problems/body-too-large', title: 'The request body is too large', status: 413, detail: 'This operation takes at most 1048576 bytes.' } },
    { status: 415, media: 'application/problem+json', name: 'unsupported-media-type', value: { type: '/problems/unsupported-media-type', title: 'The request body\'s media type is not supported', status: 415, detail: 'Send application/json.' } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
    { status: 507, media: 'application/problem+json', name: 'storage-full', value: { type: '/problems/storage-full', title: 'No space left to save the screenshot', status: 507 } },
  ],
  deletePaste: [
    { status: 204 },
    { status: 400, media: 'application/problem+json', name: 'invalid-request', value: { type: '/problems/invalid-request', title: 'The request is invalid', status: 400, errors: [{ pointer: '/path/id', detail: 'must be at most 64 characters long' }] } },
    { status: 401, headers: { 'WWW-Authenticate': 'ApiKey realm="annex"' }, media: 'application/problem+json', name: 'unauthorized', value: { type: '/problems/unauthorized', title: 'Authentication is required', status: 401, detail: 'Send an API key in X-Api-Key. Only programs that run as the viewer\'s own user on this machine can omit it.' } },
    { status: 403, media: 'application/problem+json', name: 'foreign-origin', value: { type: '/problems/foreign-origin', title: 'Only the paste widget\'s own page may do this', status: 403, detail: 'The paste token is missing or has expired. Reload the widget.' } },
    { status: 404, media: 'application/problem+json', name: 'paste-not-found', value: { type: '/problems/paste-not-found', title: 'The screenshot was not found', status: 404 } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  undoPasteName: [
    { status: 200, media: 'application/json', name: 'kept', value: { id: '2e7d4b90-1c3f-4a65-8f1e-6b0d9c5a7e12', name: 'sp-20261115-120130-250', name_state: 'kept', name_source: 'initial', undoable: false, file: 'screenshots/sp/sp-20261115-120130-250-64x64.png', original: 'screenshots/sp/sp-20261115-120130-250-64x64-original.png', width: 64, height: 64, bytes: 190, original_width: 64, original_height: 64, received_bytes: 184, saved_percent: -3.2, squeezing: false, created_at: '2026-11-15T12:01:30.250Z' } },
    { status: 400, media: 'application/problem+json', name: 'invalid-request', value: { type: '/problems/invalid-request', title: 'The request is invalid', status: 400, errors: [{ pointer: '/path/id', detail: 'must be at most 64 characters long' }] } },
    { status: 401, headers: { 'WWW-Authenticate': 'ApiKey realm="annex"' }, media: 'application/problem+json', name: 'unauthorized', value: { type: '/problems/unauthorized', title: 'Authentication is required', status: 401, detail: 'Send an API key in X-Api-Key. Only programs that run as the viewer\'s own user on this machine can omit it.' } },
    { status: 403, media: 'application/problem+json', name: 'foreign-origin', value: { type: '/problems/foreign-origin', title: 'Only the paste widget\'s own page may do this', status: 403, detail: 'The paste token is missing or has expired. Reload the widget.' } },
    { status: 404, media: 'application/problem+json', name: 'paste-not-found', value: { type: '/problems/paste-not-found', title: 'The screenshot was not found', status: 404 } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 409, media: 'application/problem+json', name: 'nothing-to-undo', value: { type: '/problems/nothing-to-undo', title: 'Nothing to undo', status: 409 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
    { status: 507, media: 'application/problem+json', name: 'storage-full', value: { type: '/problems/storage-full', title: 'No space left to save the screenshot', status: 507 } },
  ],
  restorePaste: [
    { status: 200, media: 'application/json', name: 'named', value: { id: '9b8f0a6c-0f4e-4a0b-b7a3-6d1c5e2f8a90', name: 'login-dialog', name_state: 'named', name_source: 'title', undoable: false, file: 'screenshots/sp/login-dialog-800x600.png', original: 'screenshots/sp/login-dialog-800x600-original.png', width: 800, height: 600, bytes: 38211, original_width: 800, original_height: 600, received_bytes: 43870, saved_percent: 12.9, squeezing: false, created_at: '2026-11-15T12:03:10.512Z' } },
    { status: 400, media: 'application/problem+json', name: 'invalid-request', value: { type: '/problems/invalid-request', title: 'The request is invalid', status: 400, errors: [{ pointer: '/path/id', detail: 'must be at most 64 characters long' }] } },
    { status: 401, headers: { 'WWW-Authenticate': 'ApiKey realm="annex"' }, media: 'application/problem+json', name: 'unauthorized', value: { type: '/problems/unauthorized', title: 'Authentication is required', status: 401, detail: 'Send an API key in X-Api-Key. Only programs that run as the viewer\'s own user on this machine can omit it.' } },
    { status: 403, media: 'application/problem+json', name: 'foreign-origin', value: { type: '/problems/foreign-origin', title: 'Only the paste widget\'s own page may do this', status: 403, detail: 'The paste token is missing or has expired. Reload the widget.' } },
    { status: 404, media: 'application/problem+json', name: 'paste-not-found', value: { type: '/problems/paste-not-found', title: 'The screenshot was not found', status: 404 } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  getPasteText: [
    { status: 200, media: 'application/json', name: 'dialog', value: { text: 'Unsaved changes will be lost\nDiscard Cancel Save' } },
    { status: 400, media: 'application/problem+json', name: 'invalid-request', value: { type: '/problems/invalid-request', title: 'The request is invalid', status: 400, errors: [{ pointer: '/path/id', detail: 'must be at most 64 characters long' }] } },
    { status: 401, headers: { 'WWW-Authenticate': 'ApiKey realm="annex"' }, media: 'application/problem+json', name: 'unauthorized', value: { type: '/problems/unauthorized', title: 'Authentication is required', status: 401, detail: 'Send an API key in X-Api-Key. Only programs that run as the viewer\'s own user on this machine can omit it.' } },
    { status: 403, media: 'application/problem+json', name: 'foreign-origin', value: { type: '/problems/foreign-origin', title: 'Only the paste widget\'s own page may do this', status: 403, detail: 'The paste token is missing or has expired. Reload the widget.' } },
    { status: 404, media: 'application/problem+json', name: 'paste-not-found', value: { type: '/problems/paste-not-found', title: 'The screenshot was not found', status: 404 } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  getPasteImage: [
    { status: 200, media: 'image/png' },
    { status: 400, media: 'application/problem+json', name: 'invalid-request', value: { type: '/problems/invalid-request', title: 'The request is invalid', status: 400, errors: [{ pointer: '/path/id', detail: 'must be at most 64 characters long' }] } },
    { status: 401, headers: { 'WWW-Authenticate': 'ApiKey realm="annex"' }, media: 'application/problem+json', name: 'unauthorized', value: { type: '/problems/unauthorized', title: 'Authentication is required', status: 401, detail: 'Send an API key in X-Api-Key. Only programs that run as the viewer\'s own user on this machine can omit it.' } },
    { status: 403, media: 'application/problem+json', name: 'foreign-origin', value: { type: '/problems/foreign-origin', title: 'Only the paste widget\'s own page may do this', status: 403, detail: 'The paste token is missing or has expired. Reload the widget.' } },
    { status: 404, media: 'application/problem+json', name: 'paste-not-found', value: { type: '/problems/paste-not-found', title: 'The screenshot was not found', status: 404 } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  listPastes: [
    { status: 200, media: 'application/json', name: 'two', value: { next: '?limit=1&cursor=1794744190512-9b8f0a6c-0f4e-4a0b-b7a3-6d1c5e2f8a90', latest: '9b8f0a6c-0f4e-4a0b-b7a3-6d1c5e2f8a90', screenshots: [{ id: '9b8f0a6c-0f4e-4a0b-b7a3-6d1c5e2f8a90', name: 'login-dialog', name_state: 'named', name_source: 'title', undoable: false, file: 'screenshots/sp/login-dialog-800x600.png', original: 'screenshots/sp/login-dialog-800x600-original.png', width: 800, height: 600, bytes: 38211, original_width: 800, original_height: 600, received_bytes: 43870, saved_percent: 12.9, squeezing: false, created_at: '2026-11-15T12:03:10.512Z' }] } },
    { status: 400, media: 'application/problem+json', name: 'invalid-request', value: { type: '/problems/invalid-request', title: 'The request is invalid', status: 400, errors: [{ pointer: '/query/limit', detail: 'must be <= 500' }] } },
    { status: 401, headers: { 'WWW-Authenticate': 'ApiKey realm="annex"' }, media: 'application/problem+json', name: 'unauthorized', value: { type: '/problems/unauthorized', title: 'Authentication is required', status: 401, detail: 'Send an API key in X-Api-Key. Only programs that run as the viewer\'s own user on this machine can omit it.' } },
    { status: 403, media: 'application/problem+json', name: 'foreign-origin', value: { type: '/problems/foreign-origin', title: 'Only the paste widget\'s own page may do this', status: 403, detail: 'The paste token is missing or has expired. Reload the widget.' } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  getViewerHealth: [
    { status: 200, media: 'application/json', name: 'well', value: { status: 'ok', uptime_seconds: 86400 } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  getViewerLiveness: [
    { status: 200, media: 'application/json', name: 'running', value: { status: 'ok', uptime_seconds: 86400 } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  getViewerMetrics: [
    { status: 200, media: 'text/plain', name: 'requests', value: '# HELP annex_request_seconds Request duration, by operation and status.\n# TYPE annex_request_seconds histogram\nannex_request_seconds_bucket{le="0.001",server="platform",operation="createIntent",status="201"} 40\nannex_request_seconds_bucket{le="+Inf",server="platform",operation="createIntent",status="201"} 42\nannex_request_seconds_sum{server="platform",operation="createIntent",status="201"} 0.043\nannex_request_seconds_count{server="platform",operation="createIntent",status="201"} 42\n' },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
};

/** Server addresses in the examples, which the mock replaces with its own. */
const servers: readonly string[] = ['http://127.0.0.1:8797'];

/** A mock of Annex screenshot paste: validates requests and returns the document's examples. */
export const mockPaste = (options?: MockHttpOptions): Promise<MockHttp<Paste>> =>
  mockHttp<Paste>({ operations, security, validators, examples, servers }, options);
