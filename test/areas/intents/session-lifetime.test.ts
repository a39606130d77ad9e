import { describe, expect, it } from 'vitest';
import type { Schemas } from '../../../generated/intents/contract.ts';
import { createIntent, linkIntent, useRunning } from '../../running.ts';
import { poll } from './polling.ts';

describe('the maximum session lifetime', () => {
  const running = useRunning();

  it('applies to a larger max_age; the intent still shows the requested value', async () => {
    const platform = await running.platform({ intents: { maxSessionSeconds: 3_600 } });
    const intent = await createIntent(platform, { max_age: 7_200 });
    expect(intent.requested_max_age).toBe(7_200);
    await linkIntent(platform, intent.token, await platform.login());
    const { session_token } = (await (await poll(intent)).json()) as Schemas['AuthenticatedStatus'];
    const session = () =>
      fetch(`${platform.url}/auth/session`, { headers: { authorization: `Bearer ${session_token}` } });
    expect(await (await session()).json()).toMatchObject({ expires_at: '2026-11-15T13:00:00.000Z' });
    platform.clock.advance(3_600_000);
    expect((await session()).status).toBe(401);
    expect((await poll(intent)).status).toBe(410);
  });

  it('does not change a smaller max_age', async () => {
    const platform = await running.platform({ intents: { maxSessionSeconds: 3_600 } });
    const intent = await createIntent(platform, { max_age: 60 });
    await linkIntent(platform, intent.token, await platform.login());
    platform.clock.advance(60_000);
    expect((await poll(intent)).status).toBe(410);
  });
});
