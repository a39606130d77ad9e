import { describe, expect, it } from 'vitest';
import { FULL, soakContract } from '../../scripts/soak/contract.ts';

/** Part of `npm run soak`. In this short run the heap is still warming up, so only growth with every request shows. */
const SIZES = { warmShare: 1, requests: 500, frames: 500, wires: 24, growth: 1.5 };

describe('the servers under random requests, random frames and unusual connections', () => {
  it('return only documented responses, survive and do not leak memory', { timeout: 300_000 }, async () => {
    const lines: string[] = [];
    expect(await soakContract(SIZES, (line) => lines.push(line))).toEqual([]);
    expect(lines.join('\n')).toMatch(/responses: .*200: .*\b400: .*\b404: /);
    expect(lines.join('\n')).toMatch(/socket: .*error: .*registered: /);
  });

  it('are tested with 20,000 of each, and at most 10 % more heap', () => {
    expect(FULL).toMatchObject({ requests: 20_000, frames: 20_000, growth: 1.1 });
  });
});
