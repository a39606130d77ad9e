import { describe, expect, it } from 'vitest';
import { conform } from '../../../src/servers/conform.ts';
import { ManualClock } from '../../clock.ts';
import { useRunning } from '../../running.ts';
import { documentsOf } from './annex-servers.ts';
import { startIncomplete } from './incomplete-server.ts';

const running = useRunning();

describe('annex conform on an incomplete server', () => {
  it('lists exactly what is missing', async () => {
    const clock = new ManualClock();
    const server = await startIncomplete(() => clock.now());
    running.onClose(server.close);
    const report = await conform({
      ...documentsOf('intents'),
      ...{ url: server.url, cookie: 'user=ada', key: 'ak_any', write: true, slow: true, cases: 4, patienceMs: 300 },
      wait: async (ms) => clock.advance(ms),
    });
    expect(report.verdicts.flatMap(({ id, verdict }) => (verdict === 'fail' ? [id] : []))).toEqual([
      ...['C-status-retry-after', 'C-status-stream', 'C-sse-keep-alive', 'C-sse-authenticated'],
      ...['C-state-other-caller-403', 'C-session-application', 'intents:verifier', 'intents:session'],
      ...['intents:scopes', 'intents:finished'],
      ...['intents:streams', 'intents:tokens', 'C-session-fields', 'C-link-deny', 'intents:session-expiry'],
      ...['C-sse-open-until-expiry', 'C-sse-timeout', 'C-sse-timeout-no-data', 'flow:getSessionFromUser'],
      ...['G-error-wrong-method', 'G-error-not-acceptable', 'G-error-media-type', 'createIntent:refuses'],
      ...['getIntent:refuses', 'linkIntent:refuses', 'endIntent:accepts', 'endIntent:refuses', 'watchIntent:refuses'],
      ...[
        'getOauthMetadata:accepts',
        'getOauthMetadata:refuses',
        'createOauthClient:accepts',
        'createOauthClient:refuses',
      ],
      ...['startAuthorization:accepts', 'startAuthorization:refuses', 'startDeviceAuthorization:accepts'],
      ...['createToken:accepts', 'endToken:accepts', 'checkToken:accepts'],
      ...['endIntent:effect', 'createIntent:rejects', 'linkIntent:rejects', 'getSession:asks'],
      ...['getSession:rejects', 'endSession:asks', 'endSession:rejects', 'checkToken:asks', 'checkToken:rejects'],
      ...['document:conditional', 'document:cors'],
    ]);
    // No field of its body is shown by the intent.
    expect(report.verdicts.flatMap(({ id, verdict }) => (verdict === 'skipped' ? [id] : []))).toEqual([
      'linkIntent:effect',
    ]);
    expect(report.left).toEqual(['a session of an hour', 'an item of /auth/intents']);
  });
});
