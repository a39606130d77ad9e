// A reduced form of `npm run soak -- gateway`: fewer sockets and states, and room for the noise of small numbers.
import { describe, expect, it } from 'vitest';
import { holdIdleSockets, useUpStates } from '../../../scripts/soak/gateway.ts';

const KIB = 1 << 10;

describe('the gateway over time', () => {
  it('holds idle registered sockets for little: far below what one with compression would cost', async () => {
    expect(await holdIdleSockets(1_000)).toBeLessThan(32 * KIB);
  });

  it('keeps nothing of states that have expired or whose sockets have gone', async () => {
    expect(await useUpStates(5_000)).toBeLessThan(1_024 * KIB);
  });
});
