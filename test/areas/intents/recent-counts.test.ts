import { describe, expect, it } from 'vitest';
import { type IntentCount, RecentCounts } from '../../../src/areas/intents/recent-counts.ts';

/** Counts of rows that change only when the test changes them. */
const rows = (stored: IntentCount) => {
  const table = { stored, counts: 0, count: async () => ({ ...table.stored, n: table.counts++ }) };
  return table;
};
const below =
  (limit: number) =>
  ({ pending, ended }: IntentCount): number =>
    limit - pending - ended;

describe('recent counts', () => {
  it('count once for many parallel intents and admit exactly the limit', async () => {
    const table = rows({ pending: 3, ended: 2 });
    const counts = new RecentCounts();
    const admitted = await Promise.all(Array.from({ length: 50 }, () => counts.reserve('a', below(15), table.count)));
    expect(admitted.filter(Boolean)).toHaveLength(10);
    expect(table.counts).toBeLessThanOrEqual(2);
  });

  it('count again before they refuse, so that ended intents make room at once', async () => {
    const table = rows({ pending: 9, ended: 0 });
    const counts = new RecentCounts();
    expect(await counts.reserve(null, below(10), table.count)).toBe(true);
    table.stored = { pending: 10, ended: 0 };
    expect(await counts.reserve(null, below(10), table.count)).toBe(false);
    table.stored = { pending: 4, ended: 0 };
    expect(await counts.reserve(null, below(10), table.count)).toBe(true);
  });

  it('keep requesters apart', async () => {
    const [full, empty] = [rows({ pending: 10, ended: 0 }), rows({ pending: 0, ended: 0 })];
    const counts = new RecentCounts();
    expect(await counts.reserve('a', below(10), full.count)).toBe(false);
    expect(await counts.reserve('b', below(10), empty.count)).toBe(true);
  });

  it('reject while the database is unavailable, and count later', async () => {
    const counts = new RecentCounts();
    const down = () => Promise.reject(new Error('down'));
    await expect(counts.reserve('a', below(10), down)).rejects.toThrow('down');
    expect(await counts.reserve('a', below(10), rows({ pending: 0, ended: 0 }).count)).toBe(true);
  });
});
