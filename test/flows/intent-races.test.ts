import { describe, expect, it } from 'vitest';
import type { Schemas } from '../../generated/intents/contract.ts';
import { createIntent, linkIntent, useRunning } from '../running.ts';

const running = useRunning();
const CALLS = 200;
const behindProxy = { serve: { trustedProxies: ['127.0.0.1'] } };

const count = (statuses: readonly number[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe('many at once', () => {
  it('200 PATCHes of several users link once: one 200, 199 times 409, one session [C-state-link-not-linked] [C-state-relink-unchanged]', async () => {
    const platform = await running.platform();
    const intent = await createIntent(platform);
    const users = await Promise.all(['ada', 'grace', 'edsger'].map((name) => platform.login(name)));
    const answers = await Promise.all(
      Array.from({ length: CALLS }, (_, at) => linkIntent(platform, intent.token, users[at % users.length] ?? {})),
    );
    expect(count(answers.map(({ status }) => status))).toEqual({ 200: 1, 409: CALLS - 1 });
    const text = "select count(*) as n from sessions where kind = 'Application'";
    expect(await platform.database.read({ text, values: [] })).toEqual([{ n: 1 }]);
  });

  it('approvals and denials of one intent end in one of the two, never in both', async () => {
    const platform = await running.platform();
    const headers = await platform.login();
    for (let round = 0; round < 5; round += 1) {
      const intent = await createIntent(platform);
      const actions = Array.from({ length: 20 }, (_, at) => (at % 2 === round % 2 ? 'approve' : 'deny'));
      const answers = await Promise.all(
        actions.map(async (action) => ({
          action,
          status: (await linkIntent(platform, intent.token, headers, { action })).status,
        })),
      );
      const won = new Set(answers.filter(({ status }) => status === 200).map(({ action }) => action));
      expect(won.size).toBe(1);
      const after = await fetch(`${platform.url}/auth/intents/${intent.token}`);
      expect(after.status).toBe(won.has('approve') ? 200 : 410);
    }
  });

  it('200 status calls from two addresses give one consumer: one address all the tokens, the other 403 [C-state-other-caller] [C-intent-consumed] [C-state-consume]', async () => {
    const platform = await running.platform(behindProxy);
    const intent = await createIntent(platform);
    await linkIntent(platform, intent.token, await platform.login());
    const answers = await Promise.all(
      Array.from({ length: CALLS }, async (_, at) => {
        const address = at % 2 === 0 ? '203.0.113.1' : '203.0.113.2';
        const response = await fetch(intent.updates_url, { headers: { 'x-forwarded-for': address } });
        const body = (await response.json()) as Partial<Schemas['AuthenticatedStatus']>;
        return { address, status: response.status, token: body.session_token };
      }),
    );
    expect(count(answers.map(({ status }) => status))).toEqual({ 200: CALLS / 2, 403: CALLS / 2 });
    const served = answers.filter(({ status }) => status === 200);
    expect(new Set(served.map(({ address }) => address)).size).toBe(1);
    expect(new Set(served.map(({ token }) => token)).size).toBe(1);
    const flag = await platform.database.read({ text: 'select consumed_at from intents', values: [] });
    expect(flag).toEqual([{ consumed_at: platform.clock.now() }]);
  });
});
