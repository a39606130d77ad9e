// 24 faults, each injected by a proxy between Annex and the checks, and the check that must find it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conform } from '../../../src/servers/conform.ts';
import { type GatewaySettings, type PlatformSettings, useRunning } from '../../running.ts';
import { conformGateway, conformPlatform, documentsOf, type Target } from './annex-servers.ts';
import { type Answered, type Fault, plant } from './faulty-proxy.ts';

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
const edit = (answered: Answered, change: (json: Record<string, unknown>) => object): void => {
  answered.text = JSON.stringify(change(JSON.parse(answered.text) as Record<string, unknown>));
};
const isStatus = (path: string): boolean => path.endsWith('/status');
const none = (): Fault => ({});
/** Replays the first successful response instead of later ones. */
const replay = (isGood: (answered: Answered, path: string) => boolean, isLater: typeof isGood): Fault => {
  let good: Answered | undefined;
  return {
    answered: (answered, { path }) => {
      if (isGood(answered, path)) good ??= structuredClone(answered);
      else if (good && isLater(answered, path)) Object.assign(answered, good);
    },
  };
};
const status = (from: number, to: number, method: string): Fault => ({
  answered: (answered, asked) => {
    if (asked.method === method && answered.status === from) answered.status = to;
  },
});

const FAULTS: readonly Row[] = [
  {
    name: 'an intent that lives a minute too long [C-error-410]',
    area: 'intents',
    check: 'C-error-410',
    fault: none,
    platform: { intents: { lifetimeMs: 16 * MINUTE } },
  },
  {
    name: 'an expiry told a second late [C-intent-expires-15m]',
    area: 'intents',
    check: 'C-intent-expires-15m',
    fault: () => ({
      answered: (answered) => {
        if (answered.status !== 201) return;
        edit(answered, (json) => ({ ...json, expires_at: new Date(Date.parse(String(json['expires_at'])) + 1_000) }));
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
        (answered, path) => isStatus(path) && answered.status === 200,
        (answered) => answered.status === 403,
      ),
  },
  {
    name: 'a token that is given once [C-state-later-polls]',
    area: 'intents',
    check: 'C-state-later-polls',
    fault: () => {
      let polls = 0;
      return {
        answered: (answered, { path }) => {
          if (isStatus(path) && ++polls > 1) answered.text = '{"state":"pending"}';
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
    fault: () => ({ streamed: (text) => text.replaceAll(':\n\n', '') }),
  },
  {
    name: 'a timeout with data [C-sse-timeout-no-data]',
    area: 'intents',
    check: 'C-sse-timeout-no-data',
    fault: () => ({ streamed: (text) => text.replace('timeout\ndata:', 'timeout\ndata: {}') }),
  },
  {
    name: 'an event without its name [C-sse-authenticated]',
    area: 'intents',
    check: 'C-sse-authenticated',
    fault: () => ({ streamed: (text) => text.replace('event: authenticated\n', '') }),
  },
  {
    name: 'a session that outlives its end [C-session-fields]',
    area: 'intents',
    check: 'C-session-fields',
    fault: () =>
      replay(
        (answered, path) => path === '/auth/session' && answered.status === 200,
        (answered) => answered.status === 401,
      ),
  },
  {
    name: 'a refusal without a pointer',
    area: 'intents',
    check: 'createIntent:refuses',
    fault: () => ({
      answered: (answered) => {
        if (answered.status === 400) edit(answered, ({ errors: _, ...json }) => json);
      },
    }),
  },
  {
    name: '405 without Allow [G-error-wrong-method]',
    area: 'intents',
    check: 'G-error-wrong-method',
    fault: () => ({ answered: ({ headers }) => void delete headers.allow }),
  },
  {
    name: 'a duplicate state accepted [B-state-first-wins]',
    area: 'gateway',
    check: 'B-state-first-wins',
    fault: () => ({
      told: (frame, send) =>
        send(frame['code'] === 'duplicate-state' ? { type: 'registered', state: frame['state'] } : frame),
    }),
  },
  {
    name: 'a code delivered twice [B-callback-repeated]',
    area: 'gateway',
    check: 'B-callback-repeated',
    fault: () => ({
      told: (frame, send) => {
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
      asked: (asked) => {
        asked.path = asked.path.replace('&access_token=b', '');
      },
    }),
  },
  {
    name: 'a registration that lives a minute too long [B-registration-expires-10m]',
    area: 'gateway',
    check: 'B-registration-expires-10m',
    fault: none,
    gateway: { limits: { lifetimeMs: 11 * MINUTE } },
  },
  {
    name: 'a disconnect not noticed [B-registration-disconnect]',
    area: 'gateway',
    check: 'B-registration-disconnect',
    fault: () => ({ clinging: true }),
  },
  {
    name: 'unregister ignored [B-state-unregister]',
    area: 'gateway',
    check: 'B-state-unregister',
    fault: () => ({ said: ({ type }) => type !== 'unregister' }),
  },
  {
    name: 'a code for everybody [B-state-callback-owner]',
    area: 'gateway',
    check: 'B-state-callback-owner',
    fault: () => ({
      told: (frame, send, broadcast) => (frame['type'] === 'callback' ? broadcast(frame) : send(frame)),
    }),
  },
  {
    name: 'a callback without its query [B-message-callback-query]',
    area: 'gateway',
    check: 'B-message-callback-query',
    fault: () => ({ told: (frame, send) => send({ ...frame, query: {} }) }),
  },
  {
    name: 'answers out of order [B-message-registered]',
    area: 'gateway',
    check: 'B-message-registered',
    fault: () => {
      const held: Record<string, unknown>[] = [];
      return {
        told: (frame, send) => {
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
      answered: ({ headers }) => {
        if (headers.etag !== undefined) headers.etag = `W/${headers.etag}`;
      },
    }),
  },
  {
    name: 'a range off by one [A-files-ranges]',
    area: 'packages',
    check: 'A-files-ranges',
    fault: () => ({
      asked: ({ headers }) => {
        if (headers.range === 'bytes=1-4') headers.range = 'bytes=1-5';
      },
    }),
  },
  {
    name: 'the epoch ignored [A-versioning-epoch-later]',
    area: 'packages',
    check: 'A-versioning-epoch-later',
    fault: () => ({
      answered: (answered, { path }) => {
        if (path.endsWith('/resolve')) edit(answered, (json) => ({ ...json, version: { version: '2.0.0' } }));
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
    console.log(`annex conform caught ${caught.length} of ${FAULTS.length} planted faults`);
    expect(FAULTS).toHaveLength(24);
  });

  async function runCheck({ area, check, fault, platform: changed, gateway: other }: Row, patienceMs?: number) {
    const standard = area === 'gateway' ? gateway : platform;
    const own = changed ? conformPlatform(running, changed) : other ? conformGateway(running, other) : standard;
    const target = await own;
    const url = await plant(target.url, fault(), running.onClose);
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
      answered: (answered, { body }) => {
        if (body.includes('"app_name"')) answered.status = 500;
      },
    };
    const url = await plant(platform.url, fault, running.onClose);
    const report = await conform({ ...documentsOf('intents'), ...platform, url, only: ['createIntent:survives'] });
    const verdict = report.verdicts[0];
    expect(verdict?.reason).toMatch(/^seed \d+: 500/);
    expect(verdict?.curl).toMatch(/^curl -i -X POST '[^']+\/auth\/intents\/?' --data-binary '\{"app_name":.{1,6}\}'$/);
  });
});
