import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { inTurn } from '../../src/contract/server/large-bodies.ts';

describe('large JSON bodies that arrive at once [finding 8]', () => {
  it('are taken one by one, others between them; more than 64 that wait are refused', async () => {
    const taken: number[] = [];
    for (let index = 0; index < 65; index++) inTurn(() => taken.push(index));
    expect(taken).toEqual([0]);
    expect(() => inTurn(() => taken.push(65))).toThrow('Too much is being sent at once.');
    const seen = new Set<number>();
    while (taken.length < 65) {
      await nextTurn();
      seen.add(taken.length);
    }
    expect(seen.size).toBe(65);
    expect(taken).toEqual(Array.from({ length: 65 }, (_, index) => index));
  });
});
