// Generated from spec/ by `npm run generate`. Do not edit.
import { type Examples, type MockHttp, type MockHttpOptions, mockHttp } from '../../src/contract/mock/index.ts';
import type { Notify } from './contract.ts';
import { operations, security } from './operations.ts';
import { validators } from './validators.js';

/** Examples by operation. The mock returns the first one unless another is requested. */
export const examples: Examples<Notify> = {
  getNotifications: [
    { status: 200, media: 'application/json', name: 'one', value: { targets: [{ id: '1d7a4c0e-6b52-4f0e-8a39-2f1f0c9b7d55', name: 'ntfy', kind: 'web', host: 'ntfy.example', include_command: false, created_at: '2026-11-15T12:00:00.000Z' }], push_key: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8', muted: false, quiet: { from: '22:00', to: '07:00', time_zone: 'Europe/Berlin' }, when_done: false, deliveries: [{ target: 'ntfy', state: 'sent', status: 200, at: '2026-11-15T12:30:00.000Z' }] } },
    { status: 200, media: 'application/json', value: { targets: [{ id: 'string', name: '\\;+}Z} .', kind: 'push', host: 'string', include_command: true, created_at: '2030-01-15T09:30:00Z' }], push_key: 'string000000000000000000000000000000000000000000000000000000000000000000000000000000000', muted: true, quiet: { from: '00:34', to: '00:34', time_zone: 'string' }, when_done: true, deliveries: [{ target: '\\;+}Z} .', state: 'waiting', at: '2030-01-15T09:30:00Z', status: 100, reason: 'string' }] }, dynamic: true },
    { status: 401, headers: { 'WWW-Authenticate': 'Bearer realm="annex"' }, media: 'application/problem+json', name: 'unauthorized', value: { type: '/problems/unauthorized', title: 'Authentication is required', status: 401 } },
    { status: 403, headers: { 'WWW-Authenticate': 'Bearer realm="annex", error="insufficient_scope", scope="workspace:control"' }, media: 'application/problem+json', name: 'insufficient-scope', value: { type: '/problems/insufficient-scope', title: 'The credential lacks a required scope', status: 403, detail: 'This operation requires the scope workspace:control.' } },
    { status: 403, headers: { 'WWW-Authenticate': 'Bearer realm="annex", error="insufficient_scope", scope="workspace:control"' }, media: 'application/problem+json', name: 'key-without-user', value: { type: '/problems/key-without-user', title: 'The API key names no user', status: 403 } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  updateNotifications: [
    { status: 200, media: 'application/json', name: 'quiet-hours', value: { targets: [{ id: '1d7a4c0e-6b52-4f0e-8a39-2f1f0c9b7d55', name: 'ntfy', kind: 'web', host: 'ntfy.example', include_command: false, created_at: '2026-11-15T12:00:00.000Z' }], push_key: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8', muted: false, quiet: { from: '22:00', to: '07:00', time_zone: 'Europe/Berlin' }, when_done: false, deliveries: [{ target: 'ntfy', state: 'sent', status: 200, at: '2026-11-15T12:30:00.000Z' }] } },
    { status: 200, media: 'application/json', value: { targets: [{ id: 'string', name: '\\;+}Z} .', kind: 'push', host: 'string', include_command: true, created_at: '2030-01-15T09:30:00Z' }], push_key: 'string000000000000000000000000000000000000000000000000000000000000000000000000000000000', muted: true, quiet: { from: '00:34', to: '00:34', time_zone: 'string' }, when_done: true, deliveries: [{ target: '\\;+}Z} .', state: 'waiting', at: '2030-01-15T09:30:00Z', status: 100, reason: 'string' }] }, dynamic: true },
    { status: 400, media: 'application/problem+json', name: 'invalid-request', value: { type: '/problems/invalid-request', title: 'The request is invalid', status: 400, errors: [{ pointer: '/body/muted', detail: 'must be a boolean' }] } },
    { status: 400, media: 'application/problem+json', name: 'bad-request', value: { type: '/problems/bad-request', title: 'Bad Request', status: 400, detail: 'The time zone Europe/Berln is unknown.' } },
    { status: 401, headers: { 'WWW-Authenticate': 'Bearer realm="annex"' }, media: 'application/problem+json', name: 'unauthorized', value: { type: '/problems/unauthorized', title: 'Authentication is required', status: 401 } },
    { status: 403, headers: { 'WWW-Authenticate': 'Bearer realm="annex", error="insufficient_scope", scope="workspace:control"' }, media: 'application/problem+json', name: 'cross-site-request', value: { type: '/problems/cross-site-request', title: 'Cross-site requests are not allowed', status: 403 } },
    { status: 403, headers: { 'WWW-Authenticate': 'Bearer realm="annex", error="insufficient_scope", scope="workspace:control"' }, media: 'application/problem+json', name: 'insufficient-scope', value: { type: '/problems/insufficient-scope', title: 'The credential lacks a required scope', status: 403, detail: 'This operation requires the scope workspace:control.' } },
    { status: 403, headers: { 'WWW-Authenticate': 'Bearer realm="annex", error="insufficient_scope", scope="workspace:control"' }, media: 'application/problem+json', name: 'key-without-user', value: { type: '/problems/key-without-user', title: 'The API key names no user', status: 403 } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 413, media: 'application/problem+json', name: 'body-too-large', value: { type: '/problems/body-too-large', title: 'The request body is too large', status: 413, detail: 'Send at most 1048576 bytes.' } },
    { status: 415, media: 'application/problem+json', name: 'unsupported-media-type', value: { type: '/problems/unsupported-media-type', title: 'The request body\'s media type is not supported', status: 415, detail: 'Send application/json.' } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  createTarget: [
    { status: 201, media: 'application/json', name: 'ntfy', value: { id: '1d7a4c0e-6b52-4f0e-8a39-2f1f0c9b7d55', name: 'ntfy', kind: 'web', host: 'ntfy.example', include_command: false, created_at: '2026-11-15T12:00:00.000Z' } },
    { status: 201, media: 'application/json', name: 'webhook', value: { id: '7c1a92de-33f0-4f43-9f2b-1b0b8f4f6a10', name: 'Signed webhook', kind: 'web', host: 'hooks.example', include_command: false, created_at: '2026-11-15T12:00:00.000Z', secret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD' } },
    { status: 201, media: 'application/json', value: { id: 'string', name: '\\;+}Z} .', kind: 'push', host: 'string', include_command: true, created_at: '2030-01-15T09:30:00Z', secret: 'string' }, dynamic: true },
    { status: 400, media: 'application/problem+json', name: 'invalid-request', value: { type: '/problems/invalid-request', title: 'The request is invalid', status: 400, errors: [{ pointer: '/body/url', detail: 'must be an http or https URL' }] } },
    { status: 400, media: 'application/problem+json', name: 'bad-request', value: { type: '/problems/bad-request', title: 'Bad Request', status: 400, detail: 'The address is not public. The operator can allow it with notify.privateHosts.' } },
    { status: 401, headers: { 'WWW-Authenticate': 'Bearer realm="annex"' }, media: 'application/problem+json', name: 'unauthorized', value: { type: '/problems/unauthorized', title: 'Authentication is required', status: 401 } },
    { status: 403, headers: { 'WWW-Authenticate': 'Bearer realm="annex", error="insufficient_scope", scope="workspace:control"' }, media: 'application/problem+json', name: 'cross-site-request', value: { type: '/problems/cross-site-request', title: 'Cross-site requests are not allowed', status: 403 } },
    { status: 403, headers: { 'WWW-Authenticate': 'Bearer realm="annex", error="insufficient_scope", scope="workspace:control"' }, media: 'application/problem+json', name: 'insufficient-scope', value: { type: '/problems/insufficient-scope', title: 'The credential lacks a required scope', status: 403, detail: 'This operation requires the scope workspace:control.' } },
    { status: 403, headers: { 'WWW-Authenticate': 'Bearer realm="annex", error="insufficient_scope", scope="workspace:control"' }, media: 'application/problem+json', name: 'key-without-user', value: { type: '/problems/key-without-user', title: 'The API key names no user', status: 403 } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 409, media: 'application/problem+json', name: 'too-many-targets', value: { type: '/problems/too-many-targets', title: 'You have too many notification targets', status: 409, detail: 'You can have 5 targets. Remove one first.' } },
    { status: 413, media: 'application/problem+json', name: 'body-too-large', value: { type: '/problems/body-too-large', title: 'The request body is too large', status: 413, detail: 'Send at most 1048576 bytes.' } },
    { status: 415, media: 'application/problem+json', name: 'unsupported-media-type', value: { type: '/problems/unsupported-media-type', title: 'The request body\'s media type is not supported', status: 415, detail: 'Send application/json.' } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  updateTarget: [
    { status: 200, media: 'application/json', name: 'include-command', value: { id: '1d7a4c0e-6b52-4f0e-8a39-2f1f0c9b7d55', name: 'ntfy', kind: 'web', host: 'ntfy.example', include_command: true, created_at: '2026-11-15T12:00:00.000Z' } },
    { status: 200, media: 'application/json', value: { id: 'string', name: '\\;+}Z} .', kind: 'push', host: 'string', include_command: true, created_at: '2030-01-15T09:30:00Z' }, dynamic: true },
    { status: 400, media: 'application/problem+json', name: 'invalid-request', value: { type: '/problems/invalid-request', title: 'The request is invalid', status: 400, errors: [{ pointer: '/body/include_command', detail: 'must be a boolean' }] } },
    { status: 401, headers: { 'WWW-Authenticate': 'Bearer realm="annex"' }, media: 'application/problem+json', name: 'unauthorized', value: { type: '/problems/unauthorized', title: 'Authentication is required', status: 401 } },
    { status: 403, headers: { 'WWW-Authenticate': 'Bearer realm="annex", error="insufficient_scope", scope="workspace:control"' }, media: 'application/problem+json', name: 'cross-site-request', value: { type: '/problems/cross-site-request', title: 'Cross-site requests are not allowed', status: 403 } },
    { status: 403, headers: { 'WWW-Authenticate': 'Bearer realm="annex", error="insufficient_scope", scope="workspace:control"' }, media: 'application/problem+json', name: 'insufficient-scope', value: { type: '/problems/insufficient-scope', title: 'The credential lacks a required scope', status: 403, detail: 'This operation requires the scope workspace:control.' } },
    { status: 403, headers: { 'WWW-Authenticate': 'Bearer realm="annex", error="insufficient_scope", scope="workspace:control"' }, media: 'application/problem+json', name: 'key-without-user', value: { type: '/problems/key-without-user', title: 'The API key names no user', status: 403 } },
    { status: 404, media: 'application/problem+json', name: 'target-not-found', value: { type: '/problems/target-not-found', title: 'The notification target was not found', status: 404 } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 413, media: 'application/problem+json', name: 'body-too-large', value: { type: '/problems/body-too-large', title: 'The request body is too large', status: 413, detail: 'Send at most 1048576 bytes.' } },
    { status: 415, media: 'application/problem+json', name: 'unsupported-media-type', value: { type: '/problems/unsupported-media-type', title: 'The request body\'s media type is not supported', status: 415, detail: 'Send application/json.' } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  deleteTarget: [
    { status: 204 },
    { status: 400, media: 'application/problem+json', name: 'invalid-request', value: { type: '/problems/invalid-request', title: 'The request is invalid', status: 400, errors: [{ pointer: '/path/id', detail: 'must be at most 64 characters long' }] } },
    { status: 401, headers: { 'WWW-Authenticate': 'Bearer realm="annex"' }, media: 'application/problem+json', name: 'unauthorized', value: { type: '/problems/unauthorized', title: 'Authentication is required', status: 401 } },
    { status: 403, headers: { 'WWW-Authenticate': 'Bearer realm="annex", error="insufficient_scope", scope="workspace:control"' }, media: 'application/problem+json', name: 'cross-site-request', value: { type: '/problems/cross-site-request', title: 'Cross-site requests are not allowed', status: 403 } },
    { status: 403, headers: { 'WWW-Authenticate': 'Bearer realm="annex", error="insufficient_scope", scope="workspace:control"' }, media: 'application/problem+json', name: 'insufficient-scope', value: { type: '/problems/insufficient-scope', title: 'The credential lacks a required scope', status: 403, detail: 'This operation requires the scope workspace:control.' } },
    { status: 403, headers: { 'WWW-Authenticate': 'Bearer realm="annex", error="insufficient_scope", scope="workspace:control"' }, media: 'application/problem+json', name: 'key-without-user', value: { type: '/problems/key-without-user', title: 'The API key names no user', status: 403 } },
    { status: 404, media: 'application/problem+json', name: 'target-not-found', value: { type: '/problems/target-not-found', title: 'The notification target was not found', status: 404 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  testTarget: [
    { status: 200, media: 'application/json', name: 'sent', value: { outcome: 'sent', status: 200 } },
    { status: 200, media: 'application/json', name: 'refused', value: { outcome: 'refused', status: 401 } },
    { status: 200, media: 'application/json', name: 'unreachable', value: { outcome: 'unreachable', reason: 'The site is not responding.' } },
    { status: 200, media: 'application/json', value: { outcome: 'sent', status: 100, reason: 'string' }, dynamic: true },
    { status: 400, media: 'application/problem+json', name: 'invalid-request', value: { type: '/problems/invalid-request', title: 'The request is invalid', status: 400, errors: [{ pointer: '/path/id', detail: 'must be at most 64 characters long' }] } },
    { status: 401, headers: { 'WWW-Authenticate': 'Bearer realm="annex"' }, media: 'application/problem+json', name: 'unauthorized', value: { type: '/problems/unauthorized', title: 'Authentication is required', status: 401 } },
    { status: 403, headers: { 'WWW-Authenticate': 'Bearer realm="annex", error="insufficient_scope", scope="workspace:control"' }, media: 'application/problem+json', name: 'cross-site-request', value: { type: '/problems/cross-site-request', title: 'Cross-site requests are not allowed', status: 403 } },
    { status: 403, headers: { 'WWW-Authenticate': 'Bearer realm="annex", error="insufficient_scope", scope="workspace:control"' }, media: 'application/problem+json', name: 'insufficient-scope', value: { type: '/problems/insufficient-scope', title: 'The credential lacks a required scope', status: 403, detail: 'This operation requires the scope workspace:control.' } },
    { status: 403, headers: { 'WWW-Authenticate': 'Bearer realm="annex", error="insufficient_scope", scope="workspace:control"' }, media: 'application/problem+json', name: 'key-without-user', value: { type: '/problems/key-without-user', title: 'The API key names no user', status: 403 } },
    { status: 404, media: 'application/problem+json', name: 'target-not-found', value: { type: '/problems/target-not-found', title: 'The notification target was not found', status: 404 } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 429, headers: { 'Retry-After': '1800' }, media: 'application/problem+json', name: 'too-many-tests', value: { type: '/problems/too-many-tests', title: 'Too many test notifications', status: 429 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
};

/** Server addresses in the examples, which the mock replaces with its own. */
const servers: readonly string[] = ['http://127.0.0.1:8790'];

/** A mock of Annex notifications: validates requests and returns the document's examples. */
export const mockNotify = (options?: MockHttpOptions): Promise<MockHttp<Notify>> =>
  mockHttp<Notify>({ operations, security, validators, examples, servers }, options);
