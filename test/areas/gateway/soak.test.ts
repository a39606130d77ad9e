// A short form of `npm run soak -- gateway`: fewer sockets and states, with wider limits because small numbers vary more.
import { describe, expect, it } from 'vitest';
import { holdIdleSockets, useUpStates } from '../../../scripts/soak/gateway.ts';

const KIB = 1 << 10;

describe('memory of the gateway', () => {
  it('needs less than 32 KiB per idle registered socket, far less than with compression', async () => {
    expect(await holdIdleSockets(1_000)).toBeLessThan(32 * KIB);
  });

  it('frees the memory of expired states and closed sockets', async () => {
    expect(await useUpStates(5_000)).toBeLessThan(1_024 * KIB);
  });
});
