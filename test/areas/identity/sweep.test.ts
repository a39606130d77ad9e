// A backlog of expired sessions is deleted in small batches, by index, and does not delay the stop of a server.
import { describe, expect, it } from 'vitest';
import { insertApplicationSession, SessionStore, sweepable } from '../../../src/areas/identity/session-store.ts';
import { eraseSealedTokens, findExpired, IntentStore } from '../../../src/areas/intents/store.ts';
import { BATCH } from '../../../src/base/state/batches.ts';
import { sql } from '../../../src/base/state/sql.ts';
import { useRunning } from '../../running.ts';

const BACKLOG = 5 * BATCH;
const NUMBERS = 'with recursive n(i) as (select 1 union all select i + 1 from n where i < $1) select i from n';

describe('the sweep of sessions', () => {
  const running = useRunning();

  it('finds each batch by an index, without sorting the backlog', async () => {
    const { database } = await running.platform();
    const indexes = ['sessions_expires_at', 'sessions_ended_at'];
    for (const [at, ids] of sweepable(1).entries()) {
      const plan = await database.read(sql`explain query plan ${ids}`);
      const steps = plan.map(({ detail }) => String(detail)).join('; ');
      expect(steps).toMatch(new RegExp(`^SEARCH sessions USING (COVERING )?INDEX ${indexes[at]} `));
      expect(steps).not.toMatch(/USE TEMP B-TREE FOR ORDER BY/);
    }
  });

  it('stops between two batches when it is aborted, else deletes all', async () => {
    const { database, identity } = await running.platform();
    const user = await identity.users.ensure('ada', ['demo']);
    const columns = 'id, token_hash, user_id, kind, created_at, expires_at';
    const text = `insert into sessions (${columns}) select 's' || i, 'h' || i, $2, 'Browser', 0, i from (${NUMBERS})`;
    await database.commit([{ text, values: [BACKLOG, user.id] }]);
    const store = new SessionStore(database, eraseSealedTokens);
    const stop = new AbortController();
    stop.abort();
    expect(await store.sweep(BACKLOG, stop.signal)).toBe(0);
    expect(await store.sweep(BACKLOG)).toBe(BACKLOG);
  });
});

describe('the sweep of intents', () => {
  const running = useRunning();

  it('skips intents of active sessions, in batches and by an index, and deletes the others', async () => {
    const { database } = await running.platform();
    const plan = await database.read(sql`explain query plan ${findExpired(1, 0, '')}`);
    expect(String(plan[0]?.['detail'])).toMatch(/^SEARCH intents USING INDEX intents_expires_at \(.*expires_at.*\)$/);
    const sessions = `insert into sessions (id, token_hash, user_id, kind, created_at, expires_at)
      select 's' || i, 'h' || i, 'ada', 'Application', 0, 5000 from (${NUMBERS})`;
    const intents = `insert into intents (token_hash, created_at, expires_at, requested_max_age, session_id, address)
      select 't' || i, 0, i, 1, case when i % 10 > 0 then 's' || i end, '192.0.2.1' from (${NUMBERS})`;
    await database.commit([
      { text: sessions, values: [1_000] },
      { text: intents, values: [1_000] },
    ]);
    const store = new IntentStore(database, insertApplicationSession);
    expect(await store.sweep(1_000, 500)).toBe(50);
    const remaining = 'select count(*) as n, count(address) as addresses from intents';
    expect(await database.read({ text: remaining, values: [] })).toEqual([{ n: 950, addresses: 0 }]);
    expect(await store.sweep(2_000, 500)).toBe(50);
  });
});
