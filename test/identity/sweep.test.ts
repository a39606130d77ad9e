// A backlog of sessions that are over is removed in small steps, by index, and does not keep a server from stopping.
import { describe, expect, it } from 'vitest';
import { OVER, SessionStore } from '../../src/identity/session-store.ts';
import { eraseSealedTokens } from '../../src/intents/store.ts';
import { BATCH } from '../../src/state/batches.ts';
import { useRunning } from '../running.ts';

const BACKLOG = 5 * BATCH;

describe('the sweep of sessions [finding 17]', () => {
  const running = useRunning();

  it('finds each batch by an index, without sorting the backlog', async () => {
    const { database } = await running.platform();
    for (const [name, text] of Object.entries(OVER)) {
      const plan = await database.read({ text: `explain query plan ${text}`, values: [1] });
      const steps = plan.map(({ detail }) => String(detail)).join('; ');
      const index = name === 'expired' ? 'sessions_expires_at' : 'sessions_ended_at';
      expect(steps).toMatch(new RegExp(`^SEARCH sessions USING (COVERING )?INDEX ${index} `));
      expect(steps).not.toMatch(/USE TEMP B-TREE FOR ORDER BY/);
    }
  });

  it('stops between two batches when it is told to, and removes all otherwise', async () => {
    const { database, identity } = await running.platform();
    const user = await identity.users.ensure('ada', ['demo']);
    const columns = 'id, token_hash, user_id, kind, created_at, expires_at';
    const numbers = 'with recursive n(i) as (select 1 union all select i + 1 from n where i < $2) select i from n';
    const text = `insert into sessions (${columns}) select 's' || i, 'h' || i, $1, 'Browser', 0, i from (${numbers})`;
    await database.commit([{ text, values: [user.id, BACKLOG] }]);
    const store = new SessionStore(database, eraseSealedTokens);
    const stop = new AbortController();
    stop.abort();
    expect(await store.sweep(BACKLOG, stop.signal)).toBe(0);
    expect(await store.sweep(BACKLOG)).toBe(BACKLOG);
  });
});
