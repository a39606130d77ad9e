import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../src/base/state/open.ts';
import type { Database } from '../../../src/base/state/port.ts';
import { checkVersion, openPostgres, type PostgresOptions } from '../../../src/base/state/postgres.ts';
import { settleListening } from './conformance-port.ts';
import { countNotifications } from './count-notifications.ts';
import { startFrozenProxy } from './frozen-proxy.ts';
import { usePostgres } from './postgres-server.ts';
import { expectKept, startWriting } from './writing-child.ts';

const RECOVERY_MS = 30_000;
const server = usePostgres();

describe('PostgreSQL with faults', () => {
  const opened: Database[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((database) => database.close()));
  });
  const open = async (options: Partial<PostgresOptions> = {}) => {
    const database = await openPostgres({ url: await server().createUrl(), ...options });
    opened.push(database);
    return database;
  };
  const things = { text: 'create table things (id text primary key, n bigint)', values: [] };
  const insert = (id: string) => ({ text: 'insert into things (id, n) values ($1, 0)', values: [id] });
  const one = { text: 'select 1 as one', values: [] };

  /** Repeats a call until it succeeds, like a caller. */
  const recovered = async (database: Database) => {
    for (const started = performance.now(); ; await delay(20)) {
      try {
        return await database.read(one, 1_000);
      } catch (error) {
        if (performance.now() - started > RECOVERY_MS) throw error;
      }
    }
  };
  const calls = (database: Database, deadlineMs: number) => [
    database.read(one, deadlineMs),
    database.commit([insert('a')], { deadlineMs }),
    database.commit([insert('b'), insert('c')], { deadlineMs, topics: ['t'] }),
  ];

  it('settles every call by its deadline while the server hangs, and works again afterwards', async () => {
    const database = await open();
    await database.commit([things]);
    await server().freeze();
    const started = performance.now();
    const settled = await Promise.allSettled(Array.from({ length: 10 }, () => calls(database, 300)).flat());
    const took = performance.now() - started;
    await server().resume();
    const codes = settled.map((call) => (call.status === 'rejected' ? call.reason.code : call.status));
    expect(codes).toEqual(codes.map((_, index) => (index % 3 === 0 ? 'unavailable' : 'deadline'))); // a read changes nothing
    expect(took).toBeGreaterThan(290);
    expect(took).toBeLessThan(3_000);
    expect(await recovered(database)).toEqual([{ one: 1 }]);
  });

  it('rejects every call while the server is down, then notifies watchers and works again', async () => {
    const database = await open();
    await database.commit([things]);
    const notifications = countNotifications(database, 't');
    await settleListening(database);
    const before = notifications.count;
    await server().stop();
    await Promise.allSettled(calls(database, 1_000)); // detects that the old connections are lost
    const settled = await Promise.allSettled(calls(database, 1_000));
    await server().start();
    for (const call of settled) expect(call).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
    await recovered(database);
    await notifications.reach(before + 1);
    expect(await database.read({ text: 'select id from things', values: [] })).toEqual([]);
  });

  it('keeps every acknowledged write when the server is killed, and the nodes reconnect', {
    timeout: 240_000,
  }, async () => {
    const place = { dataDir: 'unused', url: await server().createUrl() };
    const child = await startWriting(place);
    const database = await openDatabase({ ...place, role: 'server' });
    opened.push(database);
    await database.commit([things, insert('s')]);
    const notifications = countNotifications(database, 'intent:i');
    await settleListening(database);
    for (let round = 0; round < 3; round += 1) {
      await delay(Math.random() * 200);
      const [before, written] = [notifications.count, child.acknowledged.length];
      await server().kill();
      await server().start();
      await recovered(database);
      await notifications.reach(before + 1);
      await expectKept(database, child.acknowledged.slice(0, written));
      for (const started = performance.now(); child.acknowledged.length === written; await delay(20)) {
        if (performance.now() - started > RECOVERY_MS) throw new Error('the writing node did not come back');
      }
    }
    await child.kill();
    await expectKept(database, child.acknowledged);
    expect(await database.read({ text: 'select id from things', values: [] })).toEqual([{ id: 's' }]);
  });

  it('replaces connections that stop responding, listens again and notifies watchers', async () => {
    const proxy = await startFrozenProxy(server().port);
    const direct = new URL(await server().createUrl());
    const neighbour = await open({ url: direct.href });
    const detour = new URL(direct);
    detour.port = String(proxy.port);
    const database = await open({ url: detour.href, responseTimeoutMs: 300, connections: 1 }); // so that no other connection opens
    const notifications = countNotifications(database, 't');
    await settleListening(database);
    const before = notifications.count;
    proxy.freeze();
    await expect(database.read(one, 400)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await database.read(one)).toEqual([{ one: 1 }]);
    await notifications.reach(before + 1);
    await settleListening(database);
    const again = notifications.count;
    await neighbour.commit([one], { topics: ['t'] });
    await notifications.reach(again + 1);
    await database.close();
    await proxy.close();
  });

  it('calls watchers again although the notification of a commit was lost', async () => {
    const url = await server().createUrl();
    const [database, neighbour] = [await open({ url, recheckMs: 300 }), await open({ url })];
    const notifications = countNotifications(database, 't');
    await settleListening(database);
    const before = notifications.count;
    await neighbour.commit([one]); // like a node that is killed between the commit and the notification
    await notifications.reach(before + 1);
  });

  it('sends the notifications of all commits before it closes', async () => {
    const url = await server().createUrl();
    const [database, neighbour] = [await open({ url }), await open({ url })];
    const topics = Array.from({ length: 300 }, (_, index) => `t${index}`);
    const counters = topics.map((topic) => countNotifications(database, topic));
    await settleListening(database);
    const before = counters.map(({ count }) => count);
    await Promise.all(topics.map((topic) => neighbour.commit([one], { topics: [topic] })));
    await neighbour.close();
    await Promise.all(counters.map((counter, index) => counter.reach((before[index] ?? 0) + 1)));
  });

  it('retries transactions that the server rolled back because of a deadlock', async () => {
    const database = await open();
    await database.commit([things, insert('a'), insert('b')]);
    const raise = (id: string) => ({ text: 'update things set n = n + 1 where id = $1', values: [id] });
    const wait = { text: 'select count(*) as n from (select pg_sleep(0.2)) as slept', values: [] };
    await Promise.all([
      database.commit([raise('a'), wait, raise('b')]),
      database.commit([raise('b'), wait, raise('a')]),
    ]);
    expect(await database.read({ text: 'select n from things', values: [] })).toEqual([{ n: 2 }, { n: 2 }]);
  });

  it('reports that the server is read-only', async () => {
    const url = await server().createUrl();
    const database = await open({ url: `${url}&default_transaction_read_only=on` });
    await expect(database.commit([things])).rejects.toMatchObject({ code: 'unwritable' });
  });

  it('reports a refused login or a missing server, without the password', async () => {
    const url = new URL(await server().createUrl());
    url.password = 'wrong-secret';
    const clear = { code: 'unavailable', message: expect.not.stringContaining('secret') };
    await expect(openPostgres({ url: url.href })).rejects.toMatchObject({ ...clear, code: 'unsupported' });
    url.port = '1';
    await expect(openPostgres({ url: url.href })).rejects.toMatchObject(clear);
    await expect(openPostgres({ url: 'postgres://ann:secret@[half' })).rejects.toMatchObject({
      code: 'unsupported',
      message: expect.not.stringContaining('secret'),
    });
  });

  it('refuses a server older than version 15 with one line', () => {
    expect(() => checkVersion(140_009)).toThrow(/^PostgreSQL 14\.9 is too old; version 15 or later is required$/);
    expect(() => checkVersion(150_000)).not.toThrow();
    expect(() => checkVersion(180_004)).not.toThrow();
  });
});
