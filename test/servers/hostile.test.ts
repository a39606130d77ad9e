// A short version of `npm run soak -- hostile`: each attack briefly, and only goals that do not depend on the machine.
import { describe, expect, it } from 'vitest';
import { FULL, soakHostile } from '../../scripts/soak/hostile.ts';

describe('a hostile client', () => {
  it('does not prevent responses to normal clients, and no registration is lost', { timeout: 120_000 }, async () => {
    const lines: string[] = [];
    const sizes = { attackMs: 250, registrations: 5, slower: 1_000, pipelining: 1_000, growth: 3, restMs: 0 };
    expect(await soakHostile(sizes, (line) => lines.push(line))).toEqual([]);
    expect(lines).toHaveLength(17);
  });

  it('has a longer soak: the p95 may be 20 times as high as without it, and the memory 1.3 times', () => {
    expect(FULL).toMatchObject({ slower: 20, pipelining: 1, growth: 1.3, restMs: 30_000, registrations: 20 });
  });
});
