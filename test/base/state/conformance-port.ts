import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type Database, MAX_VALUE_BYTES, type Statement, type Value } from '../../../src/base/state/port.ts';
import { countNotifications } from './count-notifications.ts';
import type { Engine, Open, Place } from './engine.ts';

export const port = (engine: Engine, open: Open): void => {
  let place: Place;
  let database: Database;
  beforeAll(async () => {
    place = await engine.createPlace();
  });
  beforeEach(async () => {
    database = await open(place);
    await database.commit([
      { text: 'drop table if exists things', values: [] },
      { text: 'create table things (id text primary key, n bigint, t text)', values: [] },
    ]);
  });

  const insert = (id: string, n: number | null = null, t: string | null = null) => ({
    text: 'insert into things (id, n, t) values ($1, $2, $3)',
    values: [id, n, t],
  });
  const all = (from = database) => from.read({ text: 'select id, n, t from things order by id', values: [] });

  it('shows later statements of a commit the changes of earlier ones, and returns the rows of each', async () => {
    const results = await database.commit([
      insert('a', 1),
      { text: 'update things set n = n + $1 where id = $2 returning n', values: [41, 'a'] },
      { text: 'select id, n, t from things', values: [] },
    ]);
    expect(results).toEqual([[], [{ n: 42 }], [{ id: 'a', n: 42, t: null }]]);
  });

  it('commits all statements or none', async () => {
    await expect(database.commit([insert('a'), insert('b'), insert('a')])).rejects.toMatchObject({ code: 'conflict' });
    await expect(
      database.commit([insert('a'), { text: 'insert into nothing values (1)', values: [] }]),
    ).rejects.toThrow();
    expect(await all()).toEqual([]);
  });

  it('does not undo a commit when a simultaneous one fails', async () => {
    await database.commit([insert('taken')]);
    const commits = Array.from({ length: 100 }, (_, i) =>
      database.commit([insert(`id${i}`), ...(i % 10 === 0 ? [insert('taken')] : [])]),
    );
    const settled = await Promise.allSettled(commits);
    expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    await database.close();
    const kept = (await all(await open(place))).map(({ id }) => id);
    const acknowledged = settled.flatMap(({ status }, i) => (status === 'fulfilled' ? [`id${i}`] : []));
    expect(kept).toEqual([...acknowledged, 'taken'].sort());
  });

  it('returns the strings and integers that were stored', async () => {
    const texts = ['', "it's", '"quoted" $1 \\ %', 'żółć 日本語 🧷', 'a\nb\tc', 'x'.repeat(10_000_000), null];
    const numbers = [0, -1, 1_700_000_000_000, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 2 ** 31, null];
    for (const [i, t] of texts.entries()) await database.commit([insert(`id${i}`, numbers[i], t)]);
    expect(await all()).toEqual(texts.map((t, i) => ({ id: `id${i}`, n: numbers[i], t })));
  });

  it.each<[string, Value]>([
    ['a NUL character', 'a\0b'],
    ['half of a surrogate pair', 'a\ud800b'],
    ['a fraction', 0.5],
    ['an integer above 2^53-1', 2 ** 53],
    ['NaN', Number.NaN],
  ])('refuses %s before anything is written', async (_, value) => {
    const wrong = typeof value === 'string' ? insert('b', 1, value) : insert('b', value);
    await expect(database.commit([insert('a'), wrong])).rejects.toThrow(TypeError);
    await expect(database.read({ text: 'select id from things where t = $1', values: [value] })).rejects.toThrow(
      TypeError,
    );
    expect(await all()).toEqual([]);
  });

  it('returns the same rows and refuses the same values in readCached', async () => {
    await database.commit([insert('a', 7, 'x')]);
    const readCached = async (text: string, values: Statement['values']) => database.readCached({ text, values });
    expect(await readCached('select id, n, t from things where id = $1', ['a'])).toEqual([{ id: 'a', n: 7, t: 'x' }]);
    await expect(readCached('select id from things where t = $1', ['a\0b'])).rejects.toThrow(TypeError);
    await expect(readCached('select id from nothing', [])).rejects.toThrow();
  });

  it('sees later commits of its own and of others in readCached', async () => {
    const neighbour = await open(place, 'command');
    const readCached = async () => database.readCached({ text: 'select n from things where id = $1', values: ['a'] });
    expect(await readCached()).toEqual([]);
    await database.commit([insert('a', 1)]);
    expect(await readCached()).toEqual([{ n: 1 }]);
    expect(await readCached()).toEqual([{ n: 1 }]);
    await neighbour.commit([{ text: 'update things set n = 2 where id = $1', values: ['a'] }]);
    expect(await readCached()).toEqual([{ n: 2 }]);
  });

  it('refuses a string above the limit with a message', async () => {
    const text = 'x'.repeat(MAX_VALUE_BYTES + 1);
    await expect(database.commit([insert('a', 1, text)])).rejects.toMatchObject({ code: 'too-large' });
    expect(await all()).toEqual([]);
  });

  it('refuses a statement with too few or too many values', async () => {
    const text = 'select id from things where id = $1 and n = $2';
    await expect(database.read({ text, values: ['a'] })).rejects.toThrow();
    await expect(database.read({ text, values: ['a', 1, 2] })).rejects.toThrow();
  });

  it('returns counts as numbers, and accepts repeated parameters and integers without a column type', async () => {
    await database.commit([insert('a', 7), insert('b', 8)]);
    const text = 'select count(*) as n, max(n) as most, cast($1 as text) as five from things where n > $1 or n < $1';
    const casted = text.replaceAll('$1 or', 'cast($1 as bigint) or').replace('< $1', '< cast($1 as bigint)');
    expect(await database.read({ text: casted, values: ['5'] })).toEqual([{ n: 2, most: 8, five: '5' }]);
    const five = await database.read({ text: 'select cast(cast($1 as bigint) as text) as five', values: [5] });
    expect(five).toEqual([{ five: '5' }]);
  });

  it('notifies every node that watches the topic of a commit', async () => {
    const neighbour = await open(place, 'command');
    const here = countNotifications(database, 'thing:a');
    const there = countNotifications(neighbour, 'thing:a');
    await Promise.all([settleListening(database), settleListening(neighbour)]);
    const before = { here: here.count, there: there.count };
    await database.commit([insert('a')], { topics: ['thing:a', 'thing:a'] });
    await Promise.all([here.reach(before.here + 1), there.reach(before.there + 1)]);
  });

  it('does not notify watchers of other topics', async () => {
    const mine = countNotifications(database, 'thing:a');
    const other = countNotifications(database, 'thing:b');
    await settleListening(database);
    const before = { mine: mine.count, other: other.count };
    await database.commit([insert('a')], { topics: ['thing:a'] });
    await mine.reach(before.mine + 1);
    expect(other.count).toBe(before.other);
  });

  it('misses no change between a read and a later watch', async () => {
    expect(await all()).toEqual([]);
    const neighbour = await open(place, 'command');
    await neighbour.commit([insert('a')], { topics: ['thing:a'] });
    const notifications = countNotifications(database, 'thing:a');
    await notifications.reach(1);
    expect(await all()).toHaveLength(1);
  });

  it('accepts topics of any length, and stops when asked', async () => {
    const topic = `thing:${'ł'.repeat(10_000)}`;
    const notifications = countNotifications(database, topic);
    await settleListening(database);
    const stopped = countNotifications(database, topic);
    stopped.stop();
    const before = notifications.count;
    await database.commit([insert('a')], { topics: [topic] });
    await notifications.reach(before + 1);
    expect(stopped.count).toBe(0);
  });

  it('does not notify after a failed commit', async () => {
    await database.commit([insert('a')]);
    const failed = countNotifications(database, 'thing:failed');
    await settleListening(database);
    const before = failed.count;
    await expect(database.commit([insert('a')], { topics: ['thing:failed'] })).rejects.toMatchObject({
      code: 'conflict',
    });
    const marker = countNotifications(database, 'thing:marker');
    const seen = marker.count;
    await database.commit([insert('b')], { topics: ['thing:marker'] });
    await marker.reach(seen + 2);
    expect(failed.count).toBe(before);
  });

  it('finishes running calls when closed, and refuses later ones', async () => {
    const last = database.commit([insert('last')]);
    await Promise.all([database.close(), database.close()]);
    await last;
    await expect(database.commit([insert('late')])).rejects.toMatchObject({ code: 'unavailable' });
    await expect(all()).rejects.toMatchObject({ code: 'unavailable' });
    expect(() => database.watch('t', () => {})).toThrow('closed');
    expect(await all(await open(place))).toEqual([{ id: 'last', n: null, t: null }]);
  });
};

/** Waits until notifications of new commits arrive, because the initial ones may still be pending. */
export const settleListening = async (database: Database): Promise<void> => {
  const notifications = countNotifications(database, 'settle');
  const nothing = { text: 'select 1 as one', values: [] };
  await notifications.reach(1);
  const before = notifications.count;
  for (let waited = false; !waited; ) {
    await database.commit([nothing], { topics: ['settle'] });
    waited = await Promise.race([notifications.reach(before + 1).then(() => true), tick()]);
  }
  notifications.stop();
};

const tick = () => new Promise<false>((resolve) => setTimeout(resolve, 20, false));
