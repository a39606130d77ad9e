import { describe, expect, it } from 'vitest';
import type { Schemas } from '../../generated/intents/contract.ts';
import { createIntent, linkIntent, useRunning } from '../running.ts';

const running = useRunning();
const CALLS = 200;
const behindProxy = { serve: { trustedProxies: ['127.0.0.1'] } };

const countByStatus = (statuses: readonly number[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe('simultaneous requests', () => {
  it('link an intent once: of 200 approvals by several users one gets 200, and 199 get 409 [C-state-link-not-linked] [C-state-relink-unchanged]', async () => {
    const platform = await running.platform();
    const intent = await createIntent(platform);
    const users = await Promise.all(['ada', 'grace', 'edsger'].map((name) => platform.login(name)));
    const responses = await Promise.all(
      Array.from({ length: CALLS }, (_, index) =>
        linkIntent(platform, intent.token, users[index % users.length] ?? {}),
      ),
    );
    expect(countByStatus(responses.map(({ status }) => status))).toEqual({ 200: 1, 409: CALLS - 1 });
    const text = "select count(*) as n from sessions where kind = 'Application'";
    expect(await platform.database.read({ text, values: [] })).toEqual([{ n: 1 }]);
  });

  it('either approve or deny an intent, never both', async () => {
    const platform = await running.platform();
    const headers = await platform.login();
    for (let round = 0; round < 5; round += 1) {
      const intent = await createIntent(platform);
      const actions = Array.from({ length: 20 }, (_, index) => (index % 2 === round % 2 ? 'approve' : 'deny'));
      const responses = await Promise.all(
        actions.map(async (action) => ({
          action,
          status: (await linkIntent(platform, intent.token, headers, { action })).status,
        })),
      );
      const succeeded = new Set(responses.filter(({ status }) => status === 200).map(({ action }) => action));
      expect(succeeded.size).toBe(1);
      const after = await fetch(`${platform.url}/auth/intents/${intent.token}`);
      expect(after.status).toBe(succeeded.has('approve') ? 200 : 410);
    }
  });

  it('give the token to one of two addresses: of 200 polls one address gets all tokens, the other 403 [C-state-other-caller] [C-intent-consumed] [C-state-consume]', async () => {
    const platform = await running.platform(behindProxy);
    const intent = await createIntent(platform);
    await linkIntent(platform, intent.token, await platform.login());
    const responses = await Promise.all(
      Array.from({ length: CALLS }, async (_, index) => {
        const address = index % 2 === 0 ? '203.0.113.1' : '203.0.113.2';
        const response = await fetch(intent.updates_url, { headers: { 'x-forwarded-for': address } });
        const body = (await response.json()) as Partial<Schemas['AuthenticatedStatus']>;
        return { address, status: response.status, token: body.session_token };
      }),
    );
    expect(countByStatus(responses.map(({ status }) => status))).toEqual({ 200: CALLS / 2, 403: CALLS / 2 });
    const served = responses.filter(({ status }) => status === 200);
    expect(new Set(served.map(({ address }) => address)).size).toBe(1);
    expect(new Set(served.map(({ token }) => token)).size).toBe(1);
    const rows = await platform.database.read({ text: 'select consumed_at from intents', values: [] });
    expect(rows).toEqual([{ consumed_at: platform.clock.now() }]);
  });
});
