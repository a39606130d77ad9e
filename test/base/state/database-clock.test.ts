// The time that nodes share, while the clock of the database is changed.
import postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import type { Leap } from '../../../src/base/clock.ts';
import { createDatabaseClock } from '../../../src/base/state/database-clock.ts';
import { openDatabase } from '../../../src/base/state/open.ts';
import { usePostgres } from './postgres-server.ts';
import { useFolders } from './temporary-folder.ts';

const server = usePostgres();
const createFolder = useFolders();

describe('the clock of nodes', () => {
  it('ignores a leap of the database’s clock that does not last', { timeout: 60_000 }, async () => {
    const address = new URL(await server().createUrl());
    const schema = address.searchParams.get('search_path');
    address.searchParams.set('search_path', `${schema},pg_catalog`); // our function is found before that of PostgreSQL
    const url = address.href;
    const sql = postgres(url, { max: 1, onnotice: () => {} });
    await sql.unsafe(`create table clock_shift (days bigint); insert into clock_shift values (0);
      create function clock_timestamp() returns timestamptz language sql as
        'select pg_catalog.clock_timestamp() + (select days from clock_shift) * interval ''1 day'''`);
    const shift = (days: number) => sql`update clock_shift set days = ${days}`;
    const leaps: Leap[] = [];
    const database = await openDatabase({ url, dataDir: await createFolder(), role: 'server' });
    const clock = await createDatabaseClock(database, (leap) => leaps.push(leap));
    try {
      await shift(400);
      await expect.poll(() => leaps.map(({ action }) => action), { timeout: 20_000 }).toEqual(['wait']);
      expect(Math.abs(clock.now() - Date.now())).toBeLessThan(2_000);
      await shift(0);
      await expect.poll(() => leaps.map(({ action }) => action), { timeout: 20_000 }).toEqual(['wait', 'end']);
      expect(Math.abs(clock.now() - Date.now())).toBeLessThan(2_000);
    } finally {
      clock.stop();
      await database.close();
      await sql.end();
    }
  });
});
