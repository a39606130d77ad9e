import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { enqueue } from '../../src/contract/server/body-limits.ts';

describe('large JSON bodies that arrive at the same time', () => {
  it('are parsed one at a time with pauses for other work, and refused if more than 64 wait', async () => {
    const taken: number[] = [];
    for (let index = 0; index < 65; index++) void enqueue(() => taken.push(index));
    await Promise.resolve();
    expect(taken).toEqual([0]);
    await expect(enqueue(() => taken.push(65))).rejects.toThrow('The server is receiving too much data right now.');
    const seen = new Set<number>();
    while (taken.length < 65) {
      await nextTurn();
      seen.add(taken.length);
    }
    expect(seen.size).toBe(65);
    expect(taken).toEqual(Array.from({ length: 65 }, (_, index) => index));
  });
});
