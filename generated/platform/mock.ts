// Generated from spec/ by `npm run generate`. Do not edit.
import { type Examples, type MockHttp, type MockHttpOptions, mockHttp } from '../../src/contract/mock/index.ts';
import type { Platform } from './contract.ts';
import { operations, security } from './operations.ts';
import { validators } from './validators.js';

/** Examples by operation. The mock returns the first one unless another is requested. */
export const examples: Examples<Platform> = {
  getPlatformHealth: [
    { status: 200, media: 'application/json', name: 'well', value: { status: 'ok', uptime_seconds: 86400 } },
    { status: 200, media: 'application/json', name: 'leapt', value: { status: 'ok', uptime_seconds: 86400, clock_offset_seconds: 3600 } },
    { status: 200, media: 'application/json', value: { status: 'ok', uptime_seconds: 1, clock_offset_seconds: 1 }, dynamic: true },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  getPlatformLiveness: [
    { status: 200, media: 'application/json', name: 'running', value: { status: 'ok', uptime_seconds: 86400 } },
    { status: 200, media: 'application/json', value: { status: 'ok', uptime_seconds: 1, clock_offset_seconds: 1 }, dynamic: true },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  createInstanceProof: [
    { status: 200, media: 'application/json', name: 'proof', value: { proof: 'LCa0a2j_xo_5m0U8HTBBNBNCLXBkg7-g-YpeiGJm564' } },
    { status: 200, media: 'application/json', value: { proof: 'p_-12MK_B5_r7S7-_kd_GQ--3_---Ww9__ZKKr5V-H-' }, dynamic: true },
    { status: 400, media: 'application/problem+json', name: 'invalid-request', value: { type: '/problems/invalid-request', title: 'The request is invalid', status: 400, errors: [{ pointer: '/body/nonce', detail: 'is required' }] } },
    { status: 404, media: 'application/problem+json', name: 'no-instance', value: { type: '/problems/no-instance', title: 'This server has no instance file', status: 404 } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 413, media: 'application/problem+json', name: 'body-too-large', value: { type: '/problems/body-too-large', title: 'The request body is too large', status: 413, detail: 'Send at most 1048576 bytes.' } },
    { status: 415, media: 'application/problem+json', name: 'unsupported-media-type', value: { type: '/problems/unsupported-media-type', title: 'The request body\'s media type is not supported', status: 415, detail: 'Send application/json.' } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  getMetrics: [
    { status: 200, media: 'text/plain', name: 'requests', value: '# HELP annex_request_seconds Request duration, by operation and status.\n# TYPE annex_request_seconds histogram\nannex_request_seconds_bucket{le="0.001",server="platform",operation="createIntent",status="201"} 40\nannex_request_seconds_bucket{le="+Inf",server="platform",operation="createIntent",status="201"} 42\nannex_request_seconds_sum{server="platform",operation="createIntent",status="201"} 0.043\nannex_request_seconds_count{server="platform",operation="createIntent",status="201"} 42\n' },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  getOpenapi: [
    { status: 200, media: 'application/json', name: 'abridged', value: { openapi: '3.1.1', info: { title: 'Annex', version: '0.1.0' }, paths: {} } },
    { status: 200, media: 'application/json', value: { openapi: '3.1.51', info: { title: 'string', version: 'string' }, paths: {} }, dynamic: true },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  getOpenapiYaml: [
    { status: 200, media: 'application/yaml', value: 'openapi: 3.1.1\ninfo:\n  title: Annex\n  version: 0.1.0\npaths: {}\n' },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
};

/** Server addresses in the examples, which the mock replaces with its own. */
const servers: readonly string[] = ['http://127.0.0.1:8790'];

/** A mock of Annex platform: validates requests and returns the document's examples. */
export const mockPlatform = (options?: MockHttpOptions): Promise<MockHttp<Platform>> =>
  mockHttp<Platform>({ operations, security, validators, examples, servers }, options);
