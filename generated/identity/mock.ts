// Generated from spec/ by `npm run generate`. Do not edit.
import { type Examples, type MockHttp, type MockHttpOptions, mockHttp } from '../../src/contract/mock/index.ts';
import type { Identity } from './contract.ts';
import { operations, security } from './operations.ts';
import { validators } from './validators.js';

/** Examples by operation. The mock returns the first one unless another is requested. */
export const examples: Examples<Identity> = {
  createLogin: [
    { status: 204, headers: { 'Set-Cookie': '__Host-annex_session=Jw1vY2ZpU0VtT0dSa3lQbXh3b0l5c2tQdmJHcE5aSmM; Path=/; Max-Age=43200; Secure; HttpOnly; SameSite=Lax' } },
    { status: 400, media: 'application/problem+json', name: 'invalid-request', value: { type: '/problems/invalid-request', title: 'The request is invalid', status: 400, errors: [{ pointer: '/body/password', detail: 'is required' }] } },
    { status: 401, headers: { 'WWW-Authenticate': 'Cookie realm="annex"' }, media: 'application/problem+json', name: 'wrong-password', value: { type: '/problems/wrong-password', title: 'Wrong user name or password', status: 401 } },
    { status: 403, media: 'application/problem+json', name: 'cross-site-request', value: { type: '/problems/cross-site-request', title: 'Cross-site requests are not allowed', status: 403 } },
    { status: 403, media: 'application/problem+json', name: 'insecure-login', value: { type: '/problems/insecure-login', title: 'Login over plain http is not allowed', status: 403, detail: 'Login and screen sharing require HTTPS here. Put a TLS proxy in front of the platform and set ANNEX_BASE_URL to its HTTPS address.' } },
    { status: 403, media: 'application/problem+json', name: 'passwords-off', value: { type: '/problems/passwords-off', title: 'Passwords are turned off', status: 403 } },
    { status: 413, media: 'application/problem+json', name: 'body-too-large', value: { type: '/problems/body-too-large', title: 'The request body is too large', status: 413, detail: 'Send at most 1048576 bytes.' } },
    { status: 415, media: 'application/problem+json', name: 'unsupported-media-type', value: { type: '/problems/unsupported-media-type', title: 'The request body\'s media type is not supported', status: 415, detail: 'Send application/json.' } },
    { status: 429, headers: { 'Retry-After': '60' }, media: 'application/problem+json', name: 'too-many-attempts', value: { type: '/problems/too-many-attempts', title: 'Too many login attempts', status: 429 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  endLogin: [
    { status: 204, headers: { 'Set-Cookie': '__Host-annex_session=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax' } },
    { status: 401, headers: { 'WWW-Authenticate': 'Bearer realm="annex"' }, media: 'application/problem+json', name: 'unauthorized', value: { type: '/problems/unauthorized', title: 'Authentication is required', status: 401 } },
    { status: 403, media: 'application/problem+json', name: 'cross-site-request', value: { type: '/problems/cross-site-request', title: 'Cross-site requests are not allowed', status: 403 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  getLogin: [
    { status: 200, media: 'application/json', name: 'ada', value: { user: { name: 'ada', owners: ['demo', 'acme'] }, created_at: '2026-11-15T12:00:00.000Z', expires_at: '2026-11-16T00:00:00.000Z' } },
    { status: 200, media: 'application/json', value: { user: { name: 'string', owners: ['string'] }, created_at: '2030-01-15T09:30:00Z', expires_at: '2030-01-15T09:30:00Z' }, dynamic: true },
    { status: 401, headers: { 'WWW-Authenticate': 'Bearer realm="annex"' }, media: 'application/problem+json', name: 'unauthorized', value: { type: '/problems/unauthorized', title: 'Authentication is required', status: 401 } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  listSessions: [
    { status: 200, media: 'application/json', name: 'two', value: { next: null, sessions: [{ id: '5f0f3c52-8f0e-4f57-9d5c-0f6c8a2f1b34', kind: 'Application', app_name: 'Layout Assistant', created_at: '2026-11-15T12:01:07.000Z', expires_at: '2027-02-13T12:01:07.000Z', last_used_at: '2026-11-15T14:20:00.000Z', address: '203.0.113.7', current: false, scopes: ['workspace:read', 'account'] }, { id: '0b7f6f52-6d11-4a8f-9c43-0c1d5d1f4e21', kind: 'Browser', app_name: 'Firefox on Linux', created_at: '2026-11-15T12:00:00.000Z', expires_at: '2026-11-16T00:00:00.000Z', last_used_at: null, address: '198.51.100.2', current: true }] } },
    { status: 200, media: 'application/json', value: { sessions: [{ id: 'string', kind: 'Browser', app_name: 'string', created_at: '2030-01-15T09:30:00Z', expires_at: '2030-01-15T09:30:00Z', last_used_at: '2030-01-15T09:30:00Z', address: 'string', current: true, scopes: ['workspace:read'] }], next: 'string' }, dynamic: true },
    { status: 400, media: 'application/problem+json', name: 'invalid-request', value: { type: '/problems/invalid-request', title: 'The request is invalid', status: 400, errors: [{ pointer: '/query/limit', detail: 'must be at most 500' }] } },
    { status: 401, headers: { 'WWW-Authenticate': 'Bearer realm="annex"' }, media: 'application/problem+json', name: 'unauthorized', value: { type: '/problems/unauthorized', title: 'Authentication is required', status: 401 } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  endOtherSession: [
    { status: 204 },
    { status: 400, media: 'application/problem+json', name: 'invalid-request', value: { type: '/problems/invalid-request', title: 'The request is invalid', status: 400, errors: [{ pointer: '/path/id', detail: 'must be at most 64 characters long' }] } },
    { status: 401, headers: { 'WWW-Authenticate': 'Bearer realm="annex"' }, media: 'application/problem+json', name: 'unauthorized', value: { type: '/problems/unauthorized', title: 'Authentication is required', status: 401 } },
    { status: 403, media: 'application/problem+json', name: 'cross-site-request', value: { type: '/problems/cross-site-request', title: 'Cross-site requests are not allowed', status: 403 } },
    { status: 404, media: 'application/problem+json', name: 'session-not-found', value: { type: '/problems/session-not-found', title: 'The session was not found', status: 404 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  startProviderLogin: [
    { status: 200, media: 'application/json', name: 'started', value: { authorization_url: 'https://login.acme.example/authorize?client_id=annex&response_type=code&state=q0cBt5yZbB4k2rG1hPzJmVnTjL8u' } },
    { status: 200, media: 'application/json', value: { authorization_url: 'https://example.com/1' }, dynamic: true },
    { status: 400, media: 'application/problem+json', name: 'invalid-request', value: { type: '/problems/invalid-request', title: 'The request is invalid', status: 400, errors: [{ pointer: '/body/proof', detail: 'is required' }] } },
    { status: 403, media: 'application/problem+json', name: 'cross-site-request', value: { type: '/problems/cross-site-request', title: 'Cross-site requests are not allowed', status: 403 } },
    { status: 403, media: 'application/problem+json', name: 'insecure-login', value: { type: '/problems/insecure-login', title: 'Login over plain http is not allowed', status: 403, detail: 'Login and screen sharing require HTTPS here. Put a TLS proxy in front of the platform and set ANNEX_BASE_URL to its HTTPS address.' } },
    { status: 404, media: 'application/problem+json', name: 'provider-not-found', value: { type: '/problems/provider-not-found', title: 'The provider was not found', status: 404 } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 413, media: 'application/problem+json', name: 'body-too-large', value: { type: '/problems/body-too-large', title: 'The request body is too large', status: 413, detail: 'Send at most 1048576 bytes.' } },
    { status: 415, media: 'application/problem+json', name: 'unsupported-media-type', value: { type: '/problems/unsupported-media-type', title: 'The request body\'s media type is not supported', status: 415, detail: 'Send application/json.' } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 502, media: 'application/problem+json', name: 'provider-unavailable', value: { type: '/problems/provider-unavailable', title: 'The provider is not responding', status: 502, detail: 'Acme is not responding. Try again later, or log in another way.' } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  startProviderLink: [
    { status: 200, media: 'application/json', name: 'started', value: { authorization_url: 'https://login.acme.example/authorize?client_id=annex&response_type=code&state=q0cBt5yZbB4k2rG1hPzJmVnTjL8u' } },
    { status: 200, media: 'application/json', value: { authorization_url: 'https://example.com/1' }, dynamic: true },
    { status: 400, media: 'application/problem+json', name: 'invalid-request', value: { type: '/problems/invalid-request', title: 'The request is invalid', status: 400, errors: [{ pointer: '/body/proof', detail: 'is required' }] } },
    { status: 401, headers: { 'WWW-Authenticate': 'Bearer realm="annex"' }, media: 'application/problem+json', name: 'unauthorized', value: { type: '/problems/unauthorized', title: 'Authentication is required', status: 401 } },
    { status: 403, media: 'application/problem+json', name: 'cross-site-request', value: { type: '/problems/cross-site-request', title: 'Cross-site requests are not allowed', status: 403 } },
    { status: 404, media: 'application/problem+json', name: 'provider-not-found', value: { type: '/problems/provider-not-found', title: 'The provider was not found', status: 404 } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 413, media: 'application/problem+json', name: 'body-too-large', value: { type: '/problems/body-too-large', title: 'The request body is too large', status: 413, detail: 'Send at most 1048576 bytes.' } },
    { status: 415, media: 'application/problem+json', name: 'unsupported-media-type', value: { type: '/problems/unsupported-media-type', title: 'The request body\'s media type is not supported', status: 415, detail: 'Send application/json.' } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 502, media: 'application/problem+json', name: 'provider-unavailable', value: { type: '/problems/provider-unavailable', title: 'The provider is not responding', status: 502, detail: 'Acme is not responding. Try again later, or log in another way.' } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  createProviderLogin: [
    { status: 200, headers: { 'Set-Cookie': '__Host-annex_session=Jw1vY2ZpU0VtT0dSa3lQbXh3b0l5c2tQdmJHcE5aSmM; Path=/; Max-Age=43200; Secure; HttpOnly; SameSite=Lax' }, media: 'application/json', name: 'account', value: { next: '/account', logout_url: null } },
    { status: 200, headers: { 'Set-Cookie': '__Host-annex_session=Jw1vY2ZpU0VtT0dSa3lQbXh3b0l5c2tQdmJHcE5aSmM; Path=/; Max-Age=43200; Secure; HttpOnly; SameSite=Lax' }, media: 'application/json', value: { next: 'string', logout_url: 'https://example.com/1' }, dynamic: true },
    { status: 400, media: 'application/problem+json', name: 'invalid-request', value: { type: '/problems/invalid-request', title: 'The request is invalid', status: 400, errors: [{ pointer: '/body/code', detail: 'is required' }] } },
    { status: 400, media: 'application/problem+json', name: 'login-expired', value: { type: '/problems/login-expired', title: 'This login is no longer valid', status: 400, detail: 'This login is no longer valid. Start it again.' } },
    { status: 401, headers: { 'WWW-Authenticate': 'Cookie realm="annex"' }, media: 'application/problem+json', name: 'provider-login-failed', value: { type: '/problems/provider-login-failed', title: 'The login with the provider failed', status: 401, detail: 'The login with Acme failed. Try again, or log in another way.' } },
    { status: 403, media: 'application/problem+json', name: 'cross-site-request', value: { type: '/problems/cross-site-request', title: 'Cross-site requests are not allowed', status: 403 } },
    { status: 403, media: 'application/problem+json', name: 'insecure-login', value: { type: '/problems/insecure-login', title: 'Login over plain http is not allowed', status: 403, detail: 'Login and screen sharing require HTTPS here. Put a TLS proxy in front of the platform and set ANNEX_BASE_URL to its HTTPS address.' } },
    { status: 403, media: 'application/problem+json', name: 'no-account', value: { type: '/problems/no-account', title: 'No account is linked to this login', status: 403, detail: 'No account is linked to this login with Acme. Log in another way and link it on your account page, or ask the administrator.' } },
    { status: 403, media: 'application/problem+json', name: 'domain-not-allowed', value: { type: '/problems/domain-not-allowed', title: 'Email addresses of this domain may not log in', status: 403, detail: 'Logins with Acme need a verified email address of an allowed domain.' } },
    { status: 404, media: 'application/problem+json', name: 'provider-not-found', value: { type: '/problems/provider-not-found', title: 'The provider was not found', status: 404 } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 409, media: 'application/problem+json', name: 'account-already-linked', value: { type: '/problems/account-already-linked', title: 'This account is linked to another user', status: 409 } },
    { status: 413, media: 'application/problem+json', name: 'body-too-large', value: { type: '/problems/body-too-large', title: 'The request body is too large', status: 413, detail: 'Send at most 1048576 bytes.' } },
    { status: 415, media: 'application/problem+json', name: 'unsupported-media-type', value: { type: '/problems/unsupported-media-type', title: 'The request body\'s media type is not supported', status: 415, detail: 'Send application/json.' } },
    { status: 429, headers: { 'Retry-After': '60' }, media: 'application/problem+json', name: 'too-many-attempts', value: { type: '/problems/too-many-attempts', title: 'Too many login attempts', status: 429 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 502, media: 'application/problem+json', name: 'provider-unavailable', value: { type: '/problems/provider-unavailable', title: 'The provider is not responding', status: 502, detail: 'Acme is not responding. Try again later, or log in another way.' } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  listLinkedAccounts: [
    { status: 200, media: 'application/json', name: 'one', value: { linked_accounts: [{ id: '9a3c7f10-3b1e-4a53-8f0b-6c0d7a6b9e21', provider: 'acme', label: 'Acme', name: 'ada@acme.example', created_at: '2026-11-15T12:00:00.000Z', last_used_at: '2026-11-16T08:30:00.000Z' }] } },
    { status: 200, media: 'application/json', value: { linked_accounts: [{ id: 'string', provider: 'string', label: 'string', name: 'string', created_at: '2030-01-15T09:30:00Z', last_used_at: '2030-01-15T09:30:00Z' }] }, dynamic: true },
    { status: 401, headers: { 'WWW-Authenticate': 'Bearer realm="annex"' }, media: 'application/problem+json', name: 'unauthorized', value: { type: '/problems/unauthorized', title: 'Authentication is required', status: 401 } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  deleteLinkedAccount: [
    { status: 204 },
    { status: 400, media: 'application/problem+json', name: 'invalid-request', value: { type: '/problems/invalid-request', title: 'The request is invalid', status: 400, errors: [{ pointer: '/path/id', detail: 'must be at most 64 characters long' }] } },
    { status: 401, headers: { 'WWW-Authenticate': 'Bearer realm="annex"' }, media: 'application/problem+json', name: 'unauthorized', value: { type: '/problems/unauthorized', title: 'Authentication is required', status: 401 } },
    { status: 403, media: 'application/problem+json', name: 'cross-site-request', value: { type: '/problems/cross-site-request', title: 'Cross-site requests are not allowed', status: 403 } },
    { status: 404, media: 'application/problem+json', name: 'linked-account-not-found', value: { type: '/problems/linked-account-not-found', title: 'The linked account was not found', status: 404 } },
    { status: 409, media: 'application/problem+json', name: 'last-login-method', value: { type: '/problems/last-login-method', title: 'This is the only way to log in', status: 409 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
};

/** Server addresses in the examples, which the mock replaces with its own. */
const servers: readonly string[] = ['http://127.0.0.1:8790'];

/** A mock of Annex identity: validates requests and returns the document's examples. */
export const mockIdentity = (options?: MockHttpOptions): Promise<MockHttp<Identity>> =>
  mockHttp<Identity>({ operations, security, validators, examples, servers }, options);
