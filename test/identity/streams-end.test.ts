// What a credential opened closes with it.
import { describe, expect, it } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { createIdentity } from '../../src/servers/identity.ts';
import { useRunning } from '../running.ts';
import { EDITOR, startWorkspace } from '../workspace/workspace.ts';

const running = useRunning();

describe('streams and sockets of a credential that ends [finding 6]', () => {
  it('a revoked key’s event stream ends at once, and those of others stay', async () => {
    const { platform, key } = await startWorkspace(running);
    const other = await platform.identity.keys.create('demo');
    const doomed = await running.events(`${platform.url}${EDITOR}/events`, { 'x-api-key': key });
    const staying = await running.events(`${platform.url}${EDITOR}/events`, { 'x-api-key': other.key });
    await Promise.all([doomed.until('"revision":0'), staying.until('"revision":0')]);
    const [mine] = (await platform.identity.keys.list()).filter(({ id }) => id !== other.id);
    await createIdentity({ database: platform.database, clock: systemClock }).keys.revoke(mine?.id ?? '');
    await doomed.rest();
    const opened = await fetch(`${platform.url}${EDITOR}/tabs`, {
      method: 'POST',
      headers: { 'x-api-key': other.key, 'content-type': 'application/json' },
      body: JSON.stringify({ panelType: 'annex/0f3b1a52-6c1e-4f8a-9b7d-2a4c6e8f1a03' }),
    });
    expect(opened.status).toBe(201);
    await staying.until('"revision":1');
    expect(doomed.text).not.toContain('"revision":1');
    staying.end();
  });

  it('a page’s socket closes with 1008 when its browser logs out, and when its user is removed', async () => {
    for (const how of ['logout', 'removal'] as const) {
      const { platform, page } = await startWorkspace(running);
      const open = await page();
      const user = await platform.identity.users.findByName('ada');
      const { sessions } = await platform.identity.sessions.list(user?.id ?? '', '');
      if (how === 'logout')
        for (const { id } of sessions) await platform.identity.sessions.endLogin(id, user?.id ?? '');
      else await platform.identity.users.remove('ada');
      expect(await open.closed()).toBe(1008);
    }
  });
});
