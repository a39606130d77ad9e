import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { reserve } from '../../src/contract/server/body-limits.ts';

const MIB = 1 << 20;

describe('incomplete request bodies', () => {
  it('are stored up to 256 MiB in total; a finished one frees its share', async () => {
    const [stalled, other] = [new IncomingMessage(new Socket()), new IncomingMessage(new Socket())];
    expect([100, 200].map((mib) => reserve(stalled, mib * MIB))).toEqual([true, true]);
    expect([20, 56, 57].map((mib) => reserve(other, mib * MIB))).toEqual([true, true, false]);
    const closed = once(stalled, 'close');
    stalled.destroy();
    await closed;
    expect(reserve(other, 57 * MIB)).toBe(true);
    other.destroy();
  });
});
