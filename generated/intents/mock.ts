// Generated from spec/ by `npm run generate`. Do not edit.
import { type Examples, type MockHttp, type MockHttpOptions, mockHttp } from '../../src/contract/mock/index.ts';
import type { Intents } from './contract.ts';
import { operations, security } from './operations.ts';
import { validators } from './validators.js';

/** Examples by operation. The mock returns the first one unless another is requested. */
export const examples: Examples<Intents> = {
  createIntent: [
    { status: 201, media: 'application/json', name: 'pending', value: { token: 'sQ0S8e1r6yW2mJp7cV9xK3bT5nL4hG2fD1aZ8uY6iOo', created_at: '2026-11-15T12:00:00.000Z', expires_at: '2026-11-15T12:15:00.000Z', requested_max_age: 7776000, auth_url: 'http://127.0.0.1:8790/auth/approve?token=sQ0S8e1r6yW2mJp7cV9xK3bT5nL4hG2fD1aZ8uY6iOo', updates_url: 'http://127.0.0.1:8790/auth/intents/sQ0S8e1r6yW2mJp7cV9xK3bT5nL4hG2fD1aZ8uY6iOo/status', completed: false } },
    { status: 201, media: 'application/json', value: { token: 'p_-12MK_B5_r7S7-_kd_GQ--3_---Ww9__ZKKr5V-H-', created_at: '2030-01-15T09:30:00Z', expires_at: '2030-01-15T09:30:00Z', requested_max_age: 1, auth_url: 'https://example.com/1', updates_url: 'https://example.com/1', completed: true, scopes: ['workspace:read'] }, dynamic: true },
    { status: 400, media: 'application/problem+json', name: 'invalid-request', value: { type: '/problems/invalid-request', title: 'The request is invalid', status: 400, errors: [{ pointer: '/body/max_age', detail: 'must be an integer' }] } },
    { status: 401, headers: { 'WWW-Authenticate': 'Bearer realm="annex"' }, media: 'application/problem+json', name: 'unauthorized', value: { type: '/problems/unauthorized', title: 'Authentication is required', status: 401 } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 413, media: 'application/problem+json', name: 'body-too-large', value: { type: '/problems/body-too-large', title: 'The request body is too large', status: 413, detail: 'Send at most 1048576 bytes.' } },
    { status: 415, media: 'application/problem+json', name: 'unsupported-media-type', value: { type: '/problems/unsupported-media-type', title: 'The request body\'s media type is not supported', status: 415, detail: 'Send application/json.' } },
    { status: 429, headers: { 'Retry-After': '60' }, media: 'application/problem+json', name: 'too-many-intents', value: { type: '/problems/too-many-intents', title: 'Too many pending intents', status: 429, detail: 'This address or caller has 256 pending intents. Try again later.' } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  getIntent: [
    { status: 200, media: 'application/json', name: 'pending', value: { token: 'sQ0S8e1r6yW2mJp7cV9xK3bT5nL4hG2fD1aZ8uY6iOo', created_at: '2026-11-15T12:00:00.000Z', expires_at: '2026-11-15T12:15:00.000Z', requested_max_age: 7776000, auth_url: 'http://127.0.0.1:8790/auth/approve?token=sQ0S8e1r6yW2mJp7cV9xK3bT5nL4hG2fD1aZ8uY6iOo', updates_url: 'http://127.0.0.1:8790/auth/intents/sQ0S8e1r6yW2mJp7cV9xK3bT5nL4hG2fD1aZ8uY6iOo/status', completed: false } },
    { status: 200, media: 'application/json', name: 'completed', value: { token: 'sQ0S8e1r6yW2mJp7cV9xK3bT5nL4hG2fD1aZ8uY6iOo', created_at: '2026-11-15T12:00:00.000Z', expires_at: '2026-11-15T12:15:00.000Z', requested_max_age: 7776000, auth_url: 'http://127.0.0.1:8790/auth/approve?token=sQ0S8e1r6yW2mJp7cV9xK3bT5nL4hG2fD1aZ8uY6iOo', updates_url: 'http://127.0.0.1:8790/auth/intents/sQ0S8e1r6yW2mJp7cV9xK3bT5nL4hG2fD1aZ8uY6iOo/status', completed: true } },
    { status: 200, media: 'application/json', value: { token: 'p_-12MK_B5_r7S7-_kd_GQ--3_---Ww9__ZKKr5V-H-', created_at: '2030-01-15T09:30:00Z', expires_at: '2030-01-15T09:30:00Z', requested_max_age: 1, auth_url: 'https://example.com/1', updates_url: 'https://example.com/1', completed: true, scopes: ['workspace:read'] }, dynamic: true },
    { status: 400, media: 'application/problem+json', name: 'invalid-request', value: { type: '/problems/invalid-request', title: 'The request is invalid', status: 400, errors: [{ pointer: '/path/token', detail: 'is not percent-encoded UTF-8' }] } },
    { status: 404, media: 'application/problem+json', name: 'intent-not-found', value: { type: '/problems/intent-not-found', title: 'The intent was not found', status: 404 } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 410, media: 'application/problem+json', name: 'intent-expired', value: { type: '/problems/intent-expired', title: 'The intent has expired', status: 410, detail: 'Create a new intent.' } },
    { status: 410, media: 'application/problem+json', name: 'intent-denied', value: { type: '/problems/intent-denied', title: 'The user denied the intent', status: 410 } },
    { status: 410, media: 'application/problem+json', name: 'session-ended', value: { type: '/problems/session-ended', title: 'The session has ended', status: 410 } },
    { status: 429, headers: { 'Retry-After': '60' }, media: 'application/problem+json', name: 'too-many-unknown-tokens', value: { type: '/problems/too-many-unknown-tokens', title: 'Too many unknown tokens from this address', status: 429 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  linkIntent: [
    { status: 200, media: 'application/json', name: 'completed', value: { token: 'sQ0S8e1r6yW2mJp7cV9xK3bT5nL4hG2fD1aZ8uY6iOo', created_at: '2026-11-15T12:00:00.000Z', expires_at: '2026-11-15T12:15:00.000Z', requested_max_age: 7776000, auth_url: 'http://127.0.0.1:8790/auth/approve?token=sQ0S8e1r6yW2mJp7cV9xK3bT5nL4hG2fD1aZ8uY6iOo', updates_url: 'http://127.0.0.1:8790/auth/intents/sQ0S8e1r6yW2mJp7cV9xK3bT5nL4hG2fD1aZ8uY6iOo/status', completed: true } },
    { status: 200, media: 'application/json', name: 'denied', value: { token: 'sQ0S8e1r6yW2mJp7cV9xK3bT5nL4hG2fD1aZ8uY6iOo', created_at: '2026-11-15T12:00:00.000Z', expires_at: '2026-11-15T12:15:00.000Z', requested_max_age: 3600, auth_url: 'http://127.0.0.1:8790/auth/approve?token=sQ0S8e1r6yW2mJp7cV9xK3bT5nL4hG2fD1aZ8uY6iOo', updates_url: 'http://127.0.0.1:8790/auth/intents/sQ0S8e1r6yW2mJp7cV9xK3bT5nL4hG2fD1aZ8uY6iOo/status', completed: false } },
    { status: 200, media: 'application/json', value: { token: 'p_-12MK_B5_r7S7-_kd_GQ--3_---Ww9__ZKKr5V-H-', created_at: '2030-01-15T09:30:00Z', expires_at: '2030-01-15T09:30:00Z', requested_max_age: 1, auth_url: 'https://example.com/1', updates_url: 'https://example.com/1', completed: true, scopes: ['workspace:read'] }, dynamic: true },
    { status: 400, media: 'application/problem+json', name: 'invalid-request', value: { type: '/problems/invalid-request', title: 'The request is invalid', status: 400, errors: [{ pointer: '/body/action', detail: 'must be one of: approve, deny' }] } },
    { status: 401, headers: { 'WWW-Authenticate': 'Bearer realm="annex"' }, media: 'application/problem+json', name: 'unauthorized', value: { type: '/problems/unauthorized', title: 'Authentication is required', status: 401 } },
    { status: 403, media: 'application/problem+json', name: 'cross-site-request', value: { type: '/problems/cross-site-request', title: 'Cross-site requests are not allowed', status: 403 } },
    { status: 404, media: 'application/problem+json', name: 'intent-not-found', value: { type: '/problems/intent-not-found', title: 'The intent was not found', status: 404 } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 409, media: 'application/problem+json', name: 'intent-already-linked', value: { type: '/problems/intent-already-linked', title: 'The intent is already linked to a session', status: 409 } },
    { status: 410, media: 'application/problem+json', name: 'intent-expired', value: { type: '/problems/intent-expired', title: 'The intent has expired', status: 410, detail: 'Create a new intent.' } },
    { status: 410, media: 'application/problem+json', name: 'intent-denied', value: { type: '/problems/intent-denied', title: 'The user denied the intent', status: 410 } },
    { status: 410, media: 'application/problem+json', name: 'session-ended', value: { type: '/problems/session-ended', title: 'The session has ended', status: 410 } },
    { status: 413, media: 'application/problem+json', name: 'body-too-large', value: { type: '/problems/body-too-large', title: 'The request body is too large', status: 413, detail: 'Send at most 1048576 bytes.' } },
    { status: 415, media: 'application/problem+json', name: 'unsupported-media-type', value: { type: '/problems/unsupported-media-type', title: 'The request body\'s media type is not supported', status: 415, detail: 'Send application/json.' } },
    { status: 429, headers: { 'Retry-After': '60' }, media: 'application/problem+json', name: 'too-many-unknown-tokens', value: { type: '/problems/too-many-unknown-tokens', title: 'Too many unknown tokens from this address', status: 429 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  endIntent: [
    { status: 204 },
    { status: 400, media: 'application/problem+json', name: 'invalid-request', value: { type: '/problems/invalid-request', title: 'The request is invalid', status: 400, errors: [{ pointer: '/path/token', detail: 'is not percent-encoded UTF-8' }] } },
    { status: 404, media: 'application/problem+json', name: 'intent-not-found', value: { type: '/problems/intent-not-found', title: 'The intent was not found', status: 404 } },
    { status: 409, media: 'application/problem+json', name: 'intent-already-linked', value: { type: '/problems/intent-already-linked', title: 'The intent is already linked to a session', status: 409 } },
    { status: 410, media: 'application/problem+json', name: 'intent-expired', value: { type: '/problems/intent-expired', title: 'The intent has expired', status: 410, detail: 'Create a new intent.' } },
    { status: 410, media: 'application/problem+json', name: 'intent-denied', value: { type: '/problems/intent-denied', title: 'The user denied the intent', status: 410 } },
    { status: 410, media: 'application/problem+json', name: 'session-ended', value: { type: '/problems/session-ended', title: 'The session has ended', status: 410 } },
    { status: 429, headers: { 'Retry-After': '60' }, media: 'application/problem+json', name: 'too-many-unknown-tokens', value: { type: '/problems/too-many-unknown-tokens', title: 'Too many unknown tokens from this address', status: 429 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  watchIntent: [
    { status: 200, headers: { 'Retry-After': '2' }, media: 'application/json', name: 'pending', value: { state: 'pending' } },
    { status: 200, headers: { 'Retry-After': '2' }, media: 'application/json', name: 'authenticated', value: { state: 'authenticated', session_token: 'tok_Jw1vY2ZpU0VtT0dSa3lQbXh3b0l5c2tQdmJHcE5aSmM' } },
    { status: 200, headers: { 'Retry-After': '2' }, media: 'text/event-stream', name: 'authenticated', value: { event: 'authenticated', data: { session_token: 'tok_Jw1vY2ZpU0VtT0dSa3lQbXh3b0l5c2tQdmJHcE5aSmM' } } },
    { status: 200, headers: { 'Retry-After': '2' }, media: 'text/event-stream', name: 'timeout', value: { event: 'timeout', data: null } },
    { status: 200, headers: { 'Retry-After': '2' }, media: 'text/event-stream', name: 'denied', value: { event: 'denied', data: null } },
    { status: 400, media: 'application/problem+json', name: 'invalid-request', value: { type: '/problems/invalid-request', title: 'The request is invalid', status: 400, errors: [{ pointer: '/header/Intent-Verifier', detail: 'must match ^[A-Za-z0-9._~-]{43,128}$' }] } },
    { status: 403, media: 'application/problem+json', name: 'other-caller', value: { type: '/problems/other-caller', title: 'The token belongs to another caller', status: 403 } },
    { status: 404, media: 'application/problem+json', name: 'intent-not-found', value: { type: '/problems/intent-not-found', title: 'The intent was not found', status: 404 } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 410, media: 'application/problem+json', name: 'intent-expired', value: { type: '/problems/intent-expired', title: 'The intent has expired', status: 410, detail: 'Create a new intent.' } },
    { status: 410, media: 'application/problem+json', name: 'intent-denied', value: { type: '/problems/intent-denied', title: 'The user denied the intent', status: 410 } },
    { status: 410, media: 'application/problem+json', name: 'session-ended', value: { type: '/problems/session-ended', title: 'The session has ended', status: 410 } },
    { status: 429, headers: { 'Retry-After': '2' }, media: 'application/problem+json', name: 'polling-too-fast', value: { type: '/problems/polling-too-fast', title: 'The intent is being polled too fast', status: 429, detail: 'Poll every 2 seconds, or open a stream.' } },
    { status: 429, headers: { 'Retry-After': '2' }, media: 'application/problem+json', name: 'too-many-unknown-tokens', value: { type: '/problems/too-many-unknown-tokens', title: 'Too many unknown tokens from this address', status: 429 } },
    { status: 429, headers: { 'Retry-After': '2' }, media: 'application/problem+json', name: 'too-many-streams', value: { type: '/problems/too-many-streams', title: 'Too many event streams from this address', status: 429 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  getSession: [
    { status: 200, media: 'application/json', name: 'named', value: { id: '5f0f3c52-8f0e-4f57-9d5c-0f6c8a2f1b34', kind: 'Application', app_name: 'Layout Assistant', created_at: '2026-11-15T12:01:07.000Z', expires_at: '2027-02-13T12:01:07.000Z', user: { name: 'ada', owners: ['demo'] } } },
    { status: 200, media: 'application/json', name: 'limited', value: { id: '9c1f8a0e-3f0b-4c55-8a39-6c6f0a4d2b17', kind: 'Application', app_name: 'Layout Assistant', created_at: '2026-11-15T12:01:07.000Z', expires_at: '2027-02-13T12:01:07.000Z', user: { name: 'ada', owners: ['demo'] }, scopes: ['workspace:read', 'account'] } },
    { status: 200, media: 'application/json', name: 'unnamed', value: { id: '1d8d2a53-52f8-4b5f-8ad1-7f27a1a9d3c7', kind: 'Application', app_name: null, created_at: '2026-11-15T12:01:07.000Z', expires_at: '2026-11-15T13:01:07.000Z', user: { name: 'ada', owners: [] } } },
    { status: 200, media: 'application/json', value: { id: 'string', kind: 'Application', app_name: 'string', created_at: '2030-01-15T09:30:00Z', expires_at: '2030-01-15T09:30:00Z', user: { name: 'string', owners: ['string'] }, scopes: ['workspace:read'] }, dynamic: true },
    { status: 401, headers: { 'WWW-Authenticate': 'Bearer realm="annex"' }, media: 'application/problem+json', name: 'unauthorized', value: { type: '/problems/unauthorized', title: 'Authentication is required', status: 401 } },
    { status: 403, headers: { 'WWW-Authenticate': 'Bearer realm="annex", error="insufficient_scope", scope="workspace:control"' }, media: 'application/problem+json', name: 'insufficient-scope', value: { type: '/problems/insufficient-scope', title: 'The credential lacks a required scope', status: 403, detail: 'This operation requires the scope workspace:control.' } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  endSession: [
    { status: 204 },
    { status: 401, headers: { 'WWW-Authenticate': 'Bearer realm="annex"' }, media: 'application/problem+json', name: 'unauthorized', value: { type: '/problems/unauthorized', title: 'Authentication is required', status: 401 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
};

/** Server addresses in the examples, which the mock replaces with its own. */
const servers: readonly string[] = ['http://127.0.0.1:8790'];

/** A mock of Annex authentication intents: validates requests and returns the document's examples. */
export const mockIntents = (options?: MockHttpOptions): Promise<MockHttp<Intents>> =>
  mockHttp<Intents>({ operations, security, validators, examples, servers }, options);
