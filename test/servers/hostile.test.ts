// A short form of `npm run soak -- hostile`: runs each attack briefly, with limits that do not depend on the machine.
import { describe, expect, it } from 'vitest';
import { FULL, soakHostile } from '../../scripts/soak/hostile.ts';

describe('a single attacker', () => {
  it('does not block other clients or make them lose registrations', { timeout: 120_000 }, async () => {
    const lines: string[] = [];
    const sizes = { attackMs: 250, registrations: 5, slower: 1_000, pipelining: 1_000, growth: 3, restMs: 0 };
    expect(await soakHostile(sizes, (line) => lines.push(line))).toEqual([]);
    expect(lines).toHaveLength(17);
  });

  it('is limited in the full soak to 20 times the normal p95 and 1.3 times the memory', () => {
    expect(FULL).toMatchObject({ slower: 20, pipelining: 1, growth: 1.3, restMs: 30_000, registrations: 20 });
  });
});
