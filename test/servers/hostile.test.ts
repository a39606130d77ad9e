// A reduced form of `npm run soak -- hostile`: each attack for a moment, and only what does not depend on the machine.
import { describe, expect, it } from 'vitest';
import { FULL, soakHostile } from '../../scripts/soak/hostile.ts';

describe('one cheap client [finding 2] [finding 8] [finding 13] [finding 15]', () => {
  it('keeps no polite one from its answers, and no registration is lost', { timeout: 120_000 }, async () => {
    const lines: string[] = [];
    const sizes = { attackMs: 250, registrations: 5, slower: 1_000, pipelining: 1_000, growth: 3, restMs: 0 };
    expect(await soakHostile(sizes, (line) => lines.push(line))).toEqual([]);
    expect(lines).toHaveLength(17);
  });

  it('is soaked for longer, with a p95 of at most 20 times the quiet one and 1.3 times the memory', () => {
    expect(FULL).toMatchObject({ slower: 20, pipelining: 1, growth: 1.3, restMs: 30_000, registrations: 20 });
  });
});
