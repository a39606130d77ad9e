import { describe, expect, it } from 'vitest';
import type { Schemas } from '../../generated/intents/contract.ts';
import { FREE_PORTS, type Started, useAnnex } from '../cli/annex.ts';
import { createIntent, linkIntent, sending } from '../running.ts';

const annex = useAnnex();
const INTENTS = 40;
const ENV = {
  ...FREE_PORTS,
  ANNEX_LOG_LEVEL: 'silent',
  ANNEX_INTENTS_MAX_PENDING_PER_ADDRESS: '1000',
  ANNEX_INTENTS_POLL_MS: '1',
};

interface Server {
  readonly process: Started;
  readonly url: string;
  readonly headers: Record<string, string>;
}

/** Uses the login of the previous server, if there is one. */
async function startPlatform(previous?: Server): Promise<Server> {
  const process = await annex.start(['platform'], ENV, 'is running: ');
  const [, url = ''] = /running: (\S+)/.exec(process.stdout()) ?? [];
  const cookie = previous?.headers['cookie'] ?? (await logIn(process, url));
  return { process, url, headers: { cookie, origin: url } };
}

async function logIn({ stdout }: Started, url: string): Promise<string> {
  const [, name, password] = /user +(\S+)\n +password +(\S+)\n/.exec(stdout()) ?? [];
  const response = await fetch(`${url}/auth/login`, sending('POST', { name, password }, { origin: url }));
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

describe('kill -9 after an approval', () => {
  it('leaves every intent either linked with a working token or pending, after 1, 5 and 20 responses', {
    timeout: 180_000,
  }, async () => {
    let before = await startPlatform();
    for (const responsesBeforeKill of [1, 5, 20]) {
      const intents = await Promise.all(Array.from({ length: INTENTS }, () => createIntent(before)));
      const acknowledged = new Set<string>();
      let kill = (): void => {};
      const killed = new Promise<void>((resolve) => {
        kill = resolve;
      }).then(() => before.process.kill());
      await Promise.all(
        intents.map(async ({ token }) => {
          const response = await linkIntent(before, token, before.headers).catch(() => null);
          if (response?.status === 200) acknowledged.add(token);
          if (acknowledged.size >= responsesBeforeKill) kill();
        }),
      );
      await killed;
      const after = await startPlatform(before);
      const states = await Promise.all(
        intents.map(async ({ token }) => {
          const response = await fetch(`${after.url}/auth/intents/${token}/status`);
          expect(response.status).toBe(200);
          const status = (await response.json()) as Schemas['IntentStatus'];
          const intent = await fetch(`${after.url}/auth/intents/${token}`);
          expect(await intent.json()).toMatchObject({ completed: status.state === 'authenticated' });
          if (status.state === 'pending') return { token, state: status.state };
          const headers = { authorization: `Bearer ${status.session_token}` };
          const session = await fetch(`${after.url}/auth/session`, { headers });
          expect(await session.json()).toMatchObject({ kind: 'Application', user: { name: 'demo' } });
          return { token, state: status.state };
        }),
      );
      const linked = new Set(states.filter(({ state }) => state === 'authenticated').map(({ token }) => token));
      expect([...acknowledged].filter((token) => !linked.has(token))).toEqual([]);
      const [pending] = states.filter(({ state }) => state === 'pending');
      if (pending) expect((await linkIntent(after, pending.token, after.headers)).status).toBe(200);
      before = after;
    }
  });
});
