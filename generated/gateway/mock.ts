// Generated from spec/ by `npm run generate`. Do not edit.
import { type Examples, type MockHttp, type MockHttpOptions, mockHttp } from '../../src/contract/mock/index.ts';
import type { Gateway } from './contract.ts';
import { operations, security } from './operations.ts';
import { validators } from './validators.js';

/** Examples by operation. The mock returns the first one unless another is requested. */
export const examples: Examples<Gateway> = {
  getGatewayHealth: [
    { status: 200, media: 'application/json', name: 'idle', value: { status: 'ok', pending: 0, uptime_seconds: 4 } },
    { status: 200, media: 'application/json', name: 'busy', value: { status: 'ok', pending: 3, uptime_seconds: 86400 } },
    { status: 200, media: 'application/json', name: 'leapt', value: { status: 'ok', pending: 3, uptime_seconds: 86400, clock_offset_seconds: 3600 } },
    { status: 200, media: 'application/json', value: { status: 'ok', pending: 1, uptime_seconds: 1, clock_offset_seconds: 1 }, dynamic: true },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  getGatewayLiveness: [
    { status: 200, media: 'application/json', name: 'running', value: { status: 'ok', uptime_seconds: 86400 } },
    { status: 200, media: 'application/json', value: { status: 'ok', uptime_seconds: 1, clock_offset_seconds: 1 }, dynamic: true },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  getGatewayMetrics: [
    { status: 200, media: 'text/plain', name: 'requests', value: '# HELP annex_request_seconds Request duration, by operation and status.\n# TYPE annex_request_seconds histogram\nannex_request_seconds_bucket{le="0.001",server="platform",operation="createIntent",status="201"} 40\nannex_request_seconds_bucket{le="+Inf",server="platform",operation="createIntent",status="201"} 42\nannex_request_seconds_sum{server="platform",operation="createIntent",status="201"} 0.043\nannex_request_seconds_count{server="platform",operation="createIntent",status="201"} 42\n' },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  getGatewayStatus: [
    { status: 200, headers: { 'Content-Security-Policy': 'default-src \'none\'' }, media: 'application/json', name: 'busy', value: { status: 'ok', pending: 3, uptime_seconds: 86400, connections: 5, version: '0.1.0', started_at: '2026-11-15T12:00:00.000Z', delivered: 1207, denied: 12, expired: 31 } },
    { status: 200, headers: { 'Content-Security-Policy': 'default-src \'none\'' }, media: 'application/json', value: { status: 'ok', pending: 1, uptime_seconds: 1, connections: 1, version: 'string', started_at: '2030-01-15T09:30:00Z', delivered: 1, denied: 1, expired: 1, clock_offset_seconds: 1 }, dynamic: true },
    { status: 200, headers: { 'Content-Security-Policy': 'default-src \'none\'' }, media: 'text/html', name: 'page', value: '<!doctype html><title>Gateway status · Annex</title><h1>Gateway</h1><p>Running' },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  receiveCallback: [
    { status: 200, media: 'text/html', name: 'page', value: '<!doctype html><title>You’re connected · Annex</title><p>Return to the application to continue.' },
    { status: 200, media: 'application/json', name: 'delivered', value: { status: 'delivered' } },
    { status: 200, media: 'application/json', name: 'denied', value: { status: 'denied' } },
    { status: 400, media: 'text/html', name: 'page', value: '<!doctype html><title>This link is invalid · Annex</title><p>Return to the application and start again.' },
    { status: 400, media: 'application/problem+json', name: 'invalid-request', value: { type: '/problems/invalid-request', title: 'The request is invalid', status: 400, errors: [{ pointer: '/query/code', detail: 'must not be repeated' }] } },
    { status: 400, media: 'application/problem+json', name: 'secret-in-callback', value: { type: '/problems/secret-in-callback', title: 'Only an authorization code may pass through the gateway', status: 400, detail: 'The callback contains access_token. Nothing was forwarded.' } },
    { status: 404, media: 'text/html', name: 'page', value: '<!doctype html><title>This link is invalid · Annex</title><p>Return to the application and start again.' },
    { status: 404, media: 'application/problem+json', name: 'unknown-state', value: { type: '/problems/unknown-state', title: 'No application is waiting for this authorization', status: 404 } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 410, media: 'text/html', name: 'page', value: '<!doctype html><title>This link is invalid · Annex</title><p>Return to the application and start again.' },
    { status: 410, media: 'application/problem+json', name: 'client-gone', value: { type: '/problems/client-gone', title: 'The waiting application has disconnected', status: 410 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 502, media: 'text/html', name: 'page', value: '<!doctype html><title>This link is invalid · Annex</title><p>Return to the application and start again.' },
    { status: 502, media: 'application/problem+json', name: 'delivery-failed', value: { type: '/problems/delivery-failed', title: 'The authorization could not be delivered to the application', status: 502 } },
    { status: 503, headers: { 'Retry-After': '1' }, media: 'application/problem+json', name: 'prefetch-refused', value: { type: '/problems/prefetch-refused', title: 'Callbacks cannot be prefetched or previewed', status: 503 } },
    { status: 503, headers: { 'Retry-After': '1' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
    { status: 504, media: 'text/html', name: 'page', value: '<!doctype html><title>This link is invalid · Annex</title><p>Return to the application and start again.' },
    { status: 504, media: 'application/problem+json', name: 'delivery-unconfirmed', value: { type: '/problems/delivery-unconfirmed', title: 'The application has not confirmed the authorization', status: 504 } },
    { status: 504, media: 'application/problem+json', name: 'client-away', value: { type: '/problems/client-away', title: 'The waiting application has lost its connection', status: 504 } },
  ],
  receiveFormCallback: [
    { status: 200, media: 'text/html', name: 'page', value: '<!doctype html><title>You’re connected · Annex</title><p>Return to the application to continue.' },
    { status: 200, media: 'application/json', name: 'delivered', value: { status: 'delivered' } },
    { status: 200, media: 'application/json', name: 'denied', value: { status: 'denied' } },
    { status: 400, media: 'text/html', name: 'page', value: '<!doctype html><title>This link is invalid · Annex</title><p>Return to the application and start again.' },
    { status: 400, media: 'application/problem+json', name: 'invalid-request', value: { type: '/problems/invalid-request', title: 'The request is invalid', status: 400, errors: [{ pointer: '/body/code', detail: 'must not be repeated' }] } },
    { status: 400, media: 'application/problem+json', name: 'secret-in-callback', value: { type: '/problems/secret-in-callback', title: 'Only an authorization code may pass through the gateway', status: 400, detail: 'The callback contains access_token. Nothing was forwarded.' } },
    { status: 404, media: 'text/html', name: 'page', value: '<!doctype html><title>This link is invalid · Annex</title><p>Return to the application and start again.' },
    { status: 404, media: 'application/problem+json', name: 'unknown-state', value: { type: '/problems/unknown-state', title: 'No application is waiting for this authorization', status: 404 } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 410, media: 'text/html', name: 'page', value: '<!doctype html><title>This link is invalid · Annex</title><p>Return to the application and start again.' },
    { status: 410, media: 'application/problem+json', name: 'client-gone', value: { type: '/problems/client-gone', title: 'The waiting application has disconnected', status: 410 } },
    { status: 413, media: 'application/problem+json', name: 'body-too-large', value: { type: '/problems/body-too-large', title: 'The request body is too large', status: 413, detail: 'Send at most 1048576 bytes.' } },
    { status: 415, media: 'application/problem+json', name: 'unsupported-media-type', value: { type: '/problems/unsupported-media-type', title: 'The request body\'s media type is not supported', status: 415, detail: 'Send application/json.' } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 502, media: 'text/html', name: 'page', value: '<!doctype html><title>This link is invalid · Annex</title><p>Return to the application and start again.' },
    { status: 502, media: 'application/problem+json', name: 'delivery-failed', value: { type: '/problems/delivery-failed', title: 'The authorization could not be delivered to the application', status: 502 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
    { status: 504, media: 'text/html', name: 'page', value: '<!doctype html><title>This link is invalid · Annex</title><p>Return to the application and start again.' },
    { status: 504, media: 'application/problem+json', name: 'delivery-unconfirmed', value: { type: '/problems/delivery-unconfirmed', title: 'The application has not confirmed the authorization', status: 504 } },
    { status: 504, media: 'application/problem+json', name: 'client-away', value: { type: '/problems/client-away', title: 'The waiting application has lost its connection', status: 504 } },
  ],
  getReturnPage: [
    { status: 200, headers: { 'Content-Security-Policy': 'default-src \'none\'' }, media: 'text/html', name: 'page', value: '<!doctype html><title>Finish the login · Annex</title><p>Paste the address of the page that did not open.' },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  receiveReturnedAddress: [
    { status: 200, media: 'application/json', name: 'delivered', value: { status: 'delivered', program: 'rclone', machine: 'build-7' } },
    { status: 200, media: 'application/json', value: { status: 'delivered', program: 'string', machine: 'string' }, dynamic: true },
    { status: 400, media: 'application/problem+json', name: 'invalid-request', value: { type: '/problems/invalid-request', title: 'The request is invalid', status: 400, errors: [{ pointer: '/body/address', detail: 'is required' }] } },
    { status: 400, media: 'application/problem+json', name: 'wrong-address', value: { type: '/problems/wrong-address', title: 'This address does not belong to the login', status: 400, detail: 'The address must begin with http://127.0.0.1:53682/' } },
    { status: 400, media: 'application/problem+json', name: 'no-code', value: { type: '/problems/no-code', title: 'The address contains no code', status: 400, detail: 'The address contains no code. If the login ended with a form, paste its data: code=…&state=…' } },
    { status: 400, media: 'application/problem+json', name: 'secret-in-callback', value: { type: '/problems/secret-in-callback', title: 'Only an authorization code may pass through the gateway', status: 400, detail: 'The callback contains access_token. Nothing was forwarded.' } },
    { status: 403, media: 'application/problem+json', name: 'cross-site-request', value: { type: '/problems/cross-site-request', title: 'Cross-site requests are not allowed', status: 403 } },
    { status: 404, media: 'application/problem+json', name: 'unknown-state', value: { type: '/problems/unknown-state', title: 'No application is waiting for this authorization', status: 404 } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 409, media: 'application/problem+json', name: 'login-completed', value: { type: '/problems/login-completed', title: 'This login has already been completed', status: 409 } },
    { status: 410, media: 'application/problem+json', name: 'client-gone', value: { type: '/problems/client-gone', title: 'The waiting application has disconnected', status: 410 } },
    { status: 410, media: 'application/problem+json', name: 'program-gone', value: { type: '/problems/program-gone', title: 'The program no longer waits for this login', status: 410, detail: 'The program no longer waits for this login. Start it again.' } },
    { status: 413, media: 'application/problem+json', name: 'body-too-large', value: { type: '/problems/body-too-large', title: 'The request body is too large', status: 413, detail: 'Send at most 1048576 bytes.' } },
    { status: 415, media: 'application/problem+json', name: 'unsupported-media-type', value: { type: '/problems/unsupported-media-type', title: 'The request body\'s media type is not supported', status: 415, detail: 'Send application/json.' } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 502, media: 'application/problem+json', name: 'delivery-failed', value: { type: '/problems/delivery-failed', title: 'The authorization could not be delivered to the application', status: 502 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
    { status: 504, media: 'application/problem+json', name: 'delivery-unconfirmed', value: { type: '/problems/delivery-unconfirmed', title: 'The application has not confirmed the authorization', status: 504 } },
    { status: 504, media: 'application/problem+json', name: 'client-away', value: { type: '/problems/client-away', title: 'The waiting application has lost its connection', status: 504 } },
  ],
};

/** Server addresses in the examples, which the mock replaces with its own. */
const servers: readonly string[] = ['http://127.0.0.1:8795'];

/** A mock of Annex authorization-code gateway: validates requests and returns the document's examples. */
export const mockGateway = (options?: MockHttpOptions): Promise<MockHttp<Gateway>> =>
  mockHttp<Gateway>({ operations, security, validators, examples, servers }, options);
