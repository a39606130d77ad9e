// Generated from spec/ by `npm run generate`. Do not edit.
import { type Examples, type MockHttp, type MockHttpOptions, mockHttp } from '../../src/contract/mock/index.ts';
import type { Watchdog } from './contract.ts';
import { operations, security } from './operations.ts';
import { validators } from './validators.js';

/** Examples by operation. The mock returns the first one unless another is requested. */
export const examples: Examples<Watchdog> = {
  getWatchdogStatus: [
    { status: 200, media: 'application/json', name: 'running', value: { gateway: { state: 'running', pid: 4711, started_at: '2026-11-15T12:00:30.000Z' }, auto_restart: true, last_health_check: { at: '2026-11-15T12:03:01.000Z', ok: true, latency_ms: 2, error: null }, consecutive_failures: 0, restart_count: 1, events: [{ at: '2026-11-15T12:00:30.000Z', kind: 'restarted', detail: '3 consecutive health checks failed.' }, { at: '2026-11-15T12:00:31.204Z', kind: 'started', detail: 'Process 4711.' }] } },
    { status: 200, media: 'application/json', name: 'starting', value: { gateway: { state: 'starting', pid: 4711, started_at: '2026-11-15T12:00:00.000Z' }, auto_restart: true, last_health_check: null, consecutive_failures: 0, restart_count: 0, events: [] } },
    { status: 200, media: 'application/json', name: 'stopped', value: { gateway: { state: 'stopped', pid: null, started_at: null }, auto_restart: false, last_health_check: { at: '2026-11-15T12:03:01.000Z', ok: true, latency_ms: 2, error: null }, consecutive_failures: 0, restart_count: 0, events: [{ at: '2026-11-15T12:03:04.500Z', kind: 'stopped', detail: 'On request.' }] } },
    { status: 200, media: 'application/json', name: 'failed', value: { gateway: { state: 'failed', pid: null, started_at: null, reason: 'It exited 5 times without a stable run in between. The last time it exited with 1.' }, auto_restart: true, last_health_check: { at: '2026-11-15T12:03:01.000Z', ok: false, latency_ms: null, error: 'Could not connect (ECONNREFUSED).' }, consecutive_failures: 2, restart_count: 4, events: [{ at: '2026-11-15T12:03:02.000Z', kind: 'given-up', detail: 'It exited 5 times without a stable run in between. The last time it exited with 1.' }] } },
    { status: 403, media: 'application/problem+json', name: 'cross-site-request', value: { type: '/problems/cross-site-request', title: 'Cross-site requests are not allowed', status: 403, detail: 'The watchdog accepts no requests from web pages.' } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  startGateway: [
    { status: 200, media: 'application/json', name: 'running', value: { gateway: { state: 'running', pid: 4711, started_at: '2026-11-15T12:00:30.000Z' }, auto_restart: true, last_health_check: { at: '2026-11-15T12:03:01.000Z', ok: true, latency_ms: 2, error: null }, consecutive_failures: 0, restart_count: 1, events: [{ at: '2026-11-15T12:00:30.000Z', kind: 'restarted', detail: '3 consecutive health checks failed.' }, { at: '2026-11-15T12:00:31.204Z', kind: 'started', detail: 'Process 4711.' }] } },
    { status: 200, media: 'application/json', name: 'starting', value: { gateway: { state: 'starting', pid: 4711, started_at: '2026-11-15T12:00:00.000Z' }, auto_restart: true, last_health_check: null, consecutive_failures: 0, restart_count: 0, events: [] } },
    { status: 200, media: 'application/json', name: 'stopped', value: { gateway: { state: 'stopped', pid: null, started_at: null }, auto_restart: false, last_health_check: { at: '2026-11-15T12:03:01.000Z', ok: true, latency_ms: 2, error: null }, consecutive_failures: 0, restart_count: 0, events: [{ at: '2026-11-15T12:03:04.500Z', kind: 'stopped', detail: 'On request.' }] } },
    { status: 200, media: 'application/json', name: 'failed', value: { gateway: { state: 'failed', pid: null, started_at: null, reason: 'It exited 5 times without a stable run in between. The last time it exited with 1.' }, auto_restart: true, last_health_check: { at: '2026-11-15T12:03:01.000Z', ok: false, latency_ms: null, error: 'Could not connect (ECONNREFUSED).' }, consecutive_failures: 2, restart_count: 4, events: [{ at: '2026-11-15T12:03:02.000Z', kind: 'given-up', detail: 'It exited 5 times without a stable run in between. The last time it exited with 1.' }] } },
    { status: 403, media: 'application/problem+json', name: 'cross-site-request', value: { type: '/problems/cross-site-request', title: 'Cross-site requests are not allowed', status: 403, detail: 'The watchdog accepts no requests from web pages.' } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  stopGateway: [
    { status: 200, media: 'application/json', name: 'running', value: { gateway: { state: 'running', pid: 4711, started_at: '2026-11-15T12:00:30.000Z' }, auto_restart: true, last_health_check: { at: '2026-11-15T12:03:01.000Z', ok: true, latency_ms: 2, error: null }, consecutive_failures: 0, restart_count: 1, events: [{ at: '2026-11-15T12:00:30.000Z', kind: 'restarted', detail: '3 consecutive health checks failed.' }, { at: '2026-11-15T12:00:31.204Z', kind: 'started', detail: 'Process 4711.' }] } },
    { status: 200, media: 'application/json', name: 'starting', value: { gateway: { state: 'starting', pid: 4711, started_at: '2026-11-15T12:00:00.000Z' }, auto_restart: true, last_health_check: null, consecutive_failures: 0, restart_count: 0, events: [] } },
    { status: 200, media: 'application/json', name: 'stopped', value: { gateway: { state: 'stopped', pid: null, started_at: null }, auto_restart: false, last_health_check: { at: '2026-11-15T12:03:01.000Z', ok: true, latency_ms: 2, error: null }, consecutive_failures: 0, restart_count: 0, events: [{ at: '2026-11-15T12:03:04.500Z', kind: 'stopped', detail: 'On request.' }] } },
    { status: 200, media: 'application/json', name: 'failed', value: { gateway: { state: 'failed', pid: null, started_at: null, reason: 'It exited 5 times without a stable run in between. The last time it exited with 1.' }, auto_restart: true, last_health_check: { at: '2026-11-15T12:03:01.000Z', ok: false, latency_ms: null, error: 'Could not connect (ECONNREFUSED).' }, consecutive_failures: 2, restart_count: 4, events: [{ at: '2026-11-15T12:03:02.000Z', kind: 'given-up', detail: 'It exited 5 times without a stable run in between. The last time it exited with 1.' }] } },
    { status: 403, media: 'application/problem+json', name: 'cross-site-request', value: { type: '/problems/cross-site-request', title: 'Cross-site requests are not allowed', status: 403, detail: 'The watchdog accepts no requests from web pages.' } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  restartGateway: [
    { status: 200, media: 'application/json', name: 'running', value: { gateway: { state: 'running', pid: 4711, started_at: '2026-11-15T12:00:30.000Z' }, auto_restart: true, last_health_check: { at: '2026-11-15T12:03:01.000Z', ok: true, latency_ms: 2, error: null }, consecutive_failures: 0, restart_count: 1, events: [{ at: '2026-11-15T12:00:30.000Z', kind: 'restarted', detail: '3 consecutive health checks failed.' }, { at: '2026-11-15T12:00:31.204Z', kind: 'started', detail: 'Process 4711.' }] } },
    { status: 200, media: 'application/json', name: 'starting', value: { gateway: { state: 'starting', pid: 4711, started_at: '2026-11-15T12:00:00.000Z' }, auto_restart: true, last_health_check: null, consecutive_failures: 0, restart_count: 0, events: [] } },
    { status: 200, media: 'application/json', name: 'stopped', value: { gateway: { state: 'stopped', pid: null, started_at: null }, auto_restart: false, last_health_check: { at: '2026-11-15T12:03:01.000Z', ok: true, latency_ms: 2, error: null }, consecutive_failures: 0, restart_count: 0, events: [{ at: '2026-11-15T12:03:04.500Z', kind: 'stopped', detail: 'On request.' }] } },
    { status: 200, media: 'application/json', name: 'failed', value: { gateway: { state: 'failed', pid: null, started_at: null, reason: 'It exited 5 times without a stable run in between. The last time it exited with 1.' }, auto_restart: true, last_health_check: { at: '2026-11-15T12:03:01.000Z', ok: false, latency_ms: null, error: 'Could not connect (ECONNREFUSED).' }, consecutive_failures: 2, restart_count: 4, events: [{ at: '2026-11-15T12:03:02.000Z', kind: 'given-up', detail: 'It exited 5 times without a stable run in between. The last time it exited with 1.' }] } },
    { status: 403, media: 'application/problem+json', name: 'cross-site-request', value: { type: '/problems/cross-site-request', title: 'Cross-site requests are not allowed', status: 403, detail: 'The watchdog accepts no requests from web pages.' } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  setAutoRestart: [
    { status: 200, media: 'application/json', name: 'running', value: { gateway: { state: 'running', pid: 4711, started_at: '2026-11-15T12:00:30.000Z' }, auto_restart: true, last_health_check: { at: '2026-11-15T12:03:01.000Z', ok: true, latency_ms: 2, error: null }, consecutive_failures: 0, restart_count: 1, events: [{ at: '2026-11-15T12:00:30.000Z', kind: 'restarted', detail: '3 consecutive health checks failed.' }, { at: '2026-11-15T12:00:31.204Z', kind: 'started', detail: 'Process 4711.' }] } },
    { status: 200, media: 'application/json', name: 'starting', value: { gateway: { state: 'starting', pid: 4711, started_at: '2026-11-15T12:00:00.000Z' }, auto_restart: true, last_health_check: null, consecutive_failures: 0, restart_count: 0, events: [] } },
    { status: 200, media: 'application/json', name: 'stopped', value: { gateway: { state: 'stopped', pid: null, started_at: null }, auto_restart: false, last_health_check: { at: '2026-11-15T12:03:01.000Z', ok: true, latency_ms: 2, error: null }, consecutive_failures: 0, restart_count: 0, events: [{ at: '2026-11-15T12:03:04.500Z', kind: 'stopped', detail: 'On request.' }] } },
    { status: 200, media: 'application/json', name: 'failed', value: { gateway: { state: 'failed', pid: null, started_at: null, reason: 'It exited 5 times without a stable run in between. The last time it exited with 1.' }, auto_restart: true, last_health_check: { at: '2026-11-15T12:03:01.000Z', ok: false, latency_ms: null, error: 'Could not connect (ECONNREFUSED).' }, consecutive_failures: 2, restart_count: 4, events: [{ at: '2026-11-15T12:03:02.000Z', kind: 'given-up', detail: 'It exited 5 times without a stable run in between. The last time it exited with 1.' }] } },
    { status: 400, media: 'application/problem+json', name: 'invalid-request', value: { type: '/problems/invalid-request', title: 'The request is invalid', status: 400, errors: [{ pointer: '/body/enabled', detail: 'must be a boolean' }] } },
    { status: 403, media: 'application/problem+json', name: 'cross-site-request', value: { type: '/problems/cross-site-request', title: 'Cross-site requests are not allowed', status: 403, detail: 'The watchdog accepts no requests from web pages.' } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 413, media: 'application/problem+json', name: 'body-too-large', value: { type: '/problems/body-too-large', title: 'The request body is too large', status: 413, detail: 'This operation takes at most 1048576 bytes.' } },
    { status: 415, media: 'application/problem+json', name: 'unsupported-media-type', value: { type: '/problems/unsupported-media-type', title: 'The request body\'s media type is not supported', status: 415, detail: 'Send application/json.' } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  getWatchdogHealth: [
    { status: 200, media: 'application/json', name: 'well', value: { status: 'ok', uptime_seconds: 86400 } },
    { status: 403, media: 'application/problem+json', name: 'cross-site-request', value: { type: '/problems/cross-site-request', title: 'Cross-site requests are not allowed', status: 403, detail: 'The watchdog accepts no requests from web pages.' } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  getWatchdogLiveness: [
    { status: 200, media: 'application/json', name: 'running', value: { status: 'ok', uptime_seconds: 86400 } },
    { status: 403, media: 'application/problem+json', name: 'cross-site-request', value: { type: '/problems/cross-site-request', title: 'Cross-site requests are not allowed', status: 403, detail: 'The watchdog accepts no requests from web pages.' } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
  getWatchdogMetrics: [
    { status: 200, media: 'text/plain', name: 'requests', value: '# HELP annex_request_seconds Request duration, by operation and status.\n# TYPE annex_request_seconds histogram\nannex_request_seconds_bucket{le="0.001",server="platform",operation="createIntent",status="201"} 40\nannex_request_seconds_bucket{le="+Inf",server="platform",operation="createIntent",status="201"} 42\nannex_request_seconds_sum{server="platform",operation="createIntent",status="201"} 0.043\nannex_request_seconds_count{server="platform",operation="createIntent",status="201"} 42\n' },
    { status: 403, media: 'application/problem+json', name: 'cross-site-request', value: { type: '/problems/cross-site-request', title: 'Cross-site requests are not allowed', status: 403, detail: 'The watchdog accepts no requests from web pages.' } },
    { status: 406, media: 'application/problem+json', name: 'not-acceptable', value: { type: '/problems/not-acceptable', title: 'The response is not available in a media type you accept', status: 406 } },
    { status: 500, media: 'application/problem+json', name: 'internal-error', value: { type: '/problems/internal-error', title: 'Something went wrong on our side', status: 500 } },
    { status: 503, headers: { 'Retry-After': '5' }, media: 'application/problem+json', name: 'unavailable', value: { type: '/problems/unavailable', title: 'The service is temporarily unavailable', status: 503 } },
  ],
};

/** Server addresses in the examples, which the mock replaces with its own. */
const servers = ['http://127.0.0.1:8796'];

/** A mock of Annex gateway watchdog: validates requests and returns the document's examples. */
export const mockWatchdog = (options?: MockHttpOptions): Promise<MockHttp<Watchdog>> =>
  mockHttp<Watchdog>({ operations, security, validators, examples, servers }, options);
