// 24 faults, each injected by a proxy between Annex and the checks, and the check that must find it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conform } from '../../../src/servers/conform.ts';
import { type GatewaySettings, type PlatformSettings, useRunning } from '../../running.ts';
import { conformGateway, conformPlatform, documentsOf, type Target } from './annex-servers.ts';
import { type Fault, type ProxiedResponse, startFaultyProxy } from './faulty-proxy.ts';

const running = useRunning();

interface Row {
  readonly name: string;
  readonly area: 'intents' | 'gateway' | 'packages' | 'workspace';
  readonly check: string;
  readonly fault: () => Fault;
  /** A fault caused by a setting. */
  readonly platform?: PlatformSettings;
  readonly gateway?: GatewaySettings;
}

const MINUTE = 60_000;
const edit = (response: ProxiedResponse, change: (json: Record<string, unknown>) => object): void => {
  response.text = JSON.stringify(change(JSON.parse(response.text) as Record<string, unknown>));
};
const isStatus = (path: string): boolean => path.endsWith('/status');
const none = (): Fault => ({});
/** Replays the first successful response instead of later ones. */
const replay = (isGood: (response: ProxiedResponse, path: string) => boolean, isLater: typeof isGood): Fault => {
  let good: ProxiedResponse | undefined;
  return {
    onResponse: (response, { path }) => {
      if (isGood(response, path)) good ??= structuredClone(response);
      else if (good && isLater(response, path)) Object.assign(response, good);
    },
  };
};
const status = (from: number, to: number, method: string): Fault => ({
  onResponse: (response, call) => {
    if (call.method === method && response.status === from) response.status = to;
  },
});

const FAULTS: readonly Row[] = [
  {
    name: 'an intent that expires a minute too late [C-error-410]',
    area: 'intents',
    check: 'C-error-410',
    fault: none,
    platform: { intents: { lifetimeMs: 16 * MINUTE } },
  },
  {
    name: 'an expiry reported a second late [C-intent-expires-15m]',
    area: 'intents',
    check: 'C-intent-expires-15m',
    fault: () => ({
      onResponse: (response) => {
        if (response.status !== 201) return;
        edit(response, (json) => ({ ...json, expires_at: new Date(Date.parse(String(json['expires_at'])) + 1_000) }));
      },
    }),
  },
  {
    name: '409 for 410 [C-state-link-not-expired]',
    area: 'intents',
    check: 'C-state-link-not-expired',
    fault: () => status(410, 409, 'PATCH'),
  },
  {
    name: 'the consumed flag ignored [C-state-other-caller-403]',
    area: 'intents',
    check: 'C-state-other-caller-403',
    fault: () =>
      replay(
        (response, path) => isStatus(path) && response.status === 200,
        (response) => response.status === 403,
      ),
  },
  {
    name: 'a token that is returned only once [C-state-later-polls]',
    area: 'intents',
    check: 'C-state-later-polls',
    fault: () => {
      let polls = 0;
      return {
        onResponse: (response, { path }) => {
          if (isStatus(path) && ++polls > 1) response.text = '{"state":"pending"}';
        },
      };
    },
  },
  {
    name: 'an intent linked twice [C-state-relink-409]',
    area: 'intents',
    check: 'C-state-relink-409',
    fault: () => status(409, 200, 'PATCH'),
  },
  {
    name: 'no keep-alive [C-sse-keep-alive]',
    area: 'intents',
    check: 'C-sse-keep-alive',
    fault: () => ({ onStream: (text) => text.replaceAll(':\n\n', '') }),
  },
  {
    name: 'a timeout with data [C-sse-timeout-no-data]',
    area: 'intents',
    check: 'C-sse-timeout-no-data',
    fault: () => ({ onStream: (text) => text.replace('timeout\ndata:', 'timeout\ndata: {}') }),
  },
  {
    name: 'an event without its name [C-sse-authenticated]',
    area: 'intents',
    check: 'C-sse-authenticated',
    fault: () => ({ onStream: (text) => text.replace('event: authenticated\n', '') }),
  },
  {
    name: 'a session that works after its end [C-session-fields]',
    area: 'intents',
    check: 'C-session-fields',
    fault: () =>
      replay(
        (response, path) => path === '/auth/session' && response.status === 200,
        (response) => response.status === 401,
      ),
  },
  {
    name: 'a refusal without a pointer',
    area: 'intents',
    check: 'createIntent:refuses',
    fault: () => ({
      onResponse: (response) => {
        if (response.status === 400) edit(response, ({ errors: _, ...json }) => json);
      },
    }),
  },
  {
    name: '405 without Allow [G-error-wrong-method]',
    area: 'intents',
    check: 'G-error-wrong-method',
    fault: () => ({ onResponse: ({ headers }) => void delete headers.allow }),
  },
  {
    name: 'a duplicate state accepted [B-state-first-wins]',
    area: 'gateway',
    check: 'B-state-first-wins',
    fault: () => ({
      onServerMessage: (frame, send) =>
        send(frame['code'] === 'duplicate-state' ? { type: 'registered', state: frame['state'] } : frame),
    }),
  },
  {
    name: 'a code delivered twice [B-callback-repeated]',
    area: 'gateway',
    check: 'B-callback-repeated',
    fault: () => ({
      onServerMessage: (frame, send) => {
        send(frame);
        if (frame['type'] === 'callback') send(frame);
      },
    }),
  },
  {
    name: 'a secret forwarded [B-property-no-secrets-refused]',
    area: 'gateway',
    check: 'B-property-no-secrets-refused',
    fault: () => ({
      onRequest: (call) => {
        call.path = call.path.replace('&access_token=b', '');
      },
    }),
  },
  {
    name: 'a registration that expires a minute too late [B-registration-expires-10m]',
    area: 'gateway',
    check: 'B-registration-expires-10m',
    fault: none,
    gateway: { lifetimeMs: 11 * MINUTE },
  },
  {
    name: 'an unnoticed disconnect [B-registration-disconnect]',
    area: 'gateway',
    check: 'B-registration-disconnect',
    fault: () => ({ keepsSocketsOpen: true }),
  },
  {
    name: 'unregister ignored [B-state-unregister]',
    area: 'gateway',
    check: 'B-state-unregister',
    fault: () => ({ onClientMessage: ({ type }) => type !== 'unregister' }),
  },
  {
    name: 'a code sent to every client [B-state-callback-owner]',
    area: 'gateway',
    check: 'B-state-callback-owner',
    fault: () => ({
      onServerMessage: (frame, send, broadcast) => (frame['type'] === 'callback' ? broadcast(frame) : send(frame)),
    }),
  },
  {
    name: 'a callback without its query [B-message-callback-query]',
    area: 'gateway',
    check: 'B-message-callback-query',
    fault: () => ({ onServerMessage: (frame, send) => send({ ...frame, query: {} }) }),
  },
  {
    name: 'responses out of order [B-message-registered]',
    area: 'gateway',
    check: 'B-message-registered',
    fault: () => {
      const held: Record<string, unknown>[] = [];
      return {
        onServerMessage: (frame, send) => {
          const before = held.pop();
          if (before) for (const each of [frame, before]) send(each);
          else held.push(frame);
        },
      };
    },
  },
  {
    name: 'a weak ETag [A-files-strong-etag]',
    area: 'packages',
    check: 'A-files-strong-etag',
    fault: () => ({
      onResponse: ({ headers }) => {
        if (headers.etag !== undefined) headers.etag = `W/${headers.etag}`;
      },
    }),
  },
  {
    name: 'a range off by one [A-files-ranges]',
    area: 'packages',
    check: 'document:ranges',
    fault: () => ({
      onRequest: ({ headers }) => {
        if (headers.range === 'bytes=1-4') headers.range = 'bytes=1-5';
      },
    }),
  },
  {
    name: 'the epoch ignored [A-versioning-epoch-later]',
    area: 'packages',
    check: 'A-versioning-epoch-later',
    fault: () => ({
      onResponse: (response, { path }) => {
        if (path.endsWith('/resolve')) edit(response, (json) => ({ ...json, version: { version: '2.0.0' } }));
      },
    }),
  },
];

describe('annex conform', () => {
  let platform: Target;
  let gateway: Target;
  const caught: string[] = [];

  beforeAll(async () => {
    platform = await conformPlatform(running);
    gateway = await conformGateway(running);
  });

  afterAll(() => {
    console.log(`annex conform caught ${caught.length} of ${FAULTS.length} injected faults`);
    expect(FAULTS).toHaveLength(24);
  });

  async function runCheck({ area, check, fault, platform: changed, gateway: other }: Row, patienceMs?: number) {
    const standard = area === 'gateway' ? gateway : platform;
    const own = changed ? conformPlatform(running, changed) : other ? conformGateway(running, other) : standard;
    const target = await own;
    const url = await startFaultyProxy(target.url, fault(), running.onClose);
    const report = await conform({ ...documentsOf(area), ...target, url, patienceMs, only: [check] });
    return report.verdicts[0];
  }

  it.each(FAULTS)('catches $name', async (row) => {
    const verdict = await runCheck(row, 500);
    expect(verdict).toMatchObject({ id: row.check, verdict: 'fail' });
    expect(verdict?.reason).not.toMatch(/no response|cannot open a socket|unexpected shape/);
    caught.push(row.name);
  });

  it('finds no fault if none is injected', async () => {
    for (const { platform: _, gateway: __, ...row } of FAULTS) {
      expect(await runCheck({ ...row, fault: none })).toMatchObject({ id: row.check, verdict: 'pass' });
    }
  });

  it('shrinks a failing call to one line with only the failing field', async () => {
    const fault: Fault = {
      onResponse: (response, { body }) => {
        if (body.includes('"app_name"')) response.status = 500;
      },
    };
    const url = await startFaultyProxy(platform.url, fault, running.onClose);
    const report = await conform({ ...documentsOf('intents'), ...platform, url, only: ['createIntent:survives'] });
    const verdict = report.verdicts[0];
    expect(verdict?.reason).toMatch(/^seed \d+: 500/);
    expect(verdict?.curl).toMatch(/^curl -i -X POST '[^']+\/auth\/intents\/?' --data-binary '\{"app_name":.{1,6}\}'$/);
  });
});
