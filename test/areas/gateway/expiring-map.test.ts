import { expect, it } from 'vitest';
import { ExpiringMap } from '../../../src/areas/gateway/expiring-map.ts';
import { Random } from '../../../src/contract/conform/random.ts';
import { seed } from '../../rounds.ts';

const MAX = 5;
const LIFETIME_MS = 8;
const STEPS = 1_000;

it('keeps the newest entries until they expire, in any order of additions and removals', () => {
  const map = new ExpiringMap<{ expiresAt: number }>(MAX);
  let expected: { hash: string; expiresAt: number }[] = [];
  const random = new Random(seed(7));
  for (let now = 0; now < STEPS; now++) {
    const hash = `state-${random.between(0, 11)}`;
    const others = expected.filter((entry) => entry.hash !== hash);
    if (random.chance(1 / 4)) {
      map.remove(hash);
      expected = others;
    } else {
      const expiresAt = now + LIFETIME_MS;
      map.add(hash, { expiresAt });
      expected = [...others, { hash, expiresAt }].slice(-MAX);
    }
    if (random.chance(1 / 3)) map.sweep(now);
    const live = expected.filter(({ expiresAt }) => expiresAt > now).map((entry) => entry.hash);
    const found = Array.from({ length: 12 }, (_, n) => `state-${n}`).filter((name) => map.find(name, now));
    expect(found.sort(), `after step ${now}`).toEqual(live.sort());
  }
});
