import { describe, expect, it } from 'vitest';
import { FULL, soakContract } from '../../scripts/soak/contract.ts';

/** Part of `npm run soak`. In so short a run the heap still warms up: it shows only what grows with every request. */
const SIZES = { warmShare: 1, requests: 500, frames: 500, wires: 24, growth: 1.5 };

describe('the servers under random requests, random frames and odd connections', () => {
  it('answer nothing but what is documented, survive and do not grow', { timeout: 300_000 }, async () => {
    const lines: string[] = [];
    expect(await soakContract(SIZES, (line) => lines.push(line))).toEqual([]);
    expect(lines.join('\n')).toMatch(/responses: .*200: .*\b400: .*\b404: /);
    expect(lines.join('\n')).toMatch(/socket: .*error: .*registered: /);
  });

  it('are soaked with 20,000 of each, and at most a tenth more heap', () => {
    expect(FULL).toMatchObject({ requests: 20_000, frames: 20_000, growth: 1.1 });
  });
});
