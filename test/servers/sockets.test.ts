// A short version of `npm run soak -- sockets`: few connections to each listener, and only goals that do not depend on the
// machine.
import { expect, it } from 'vitest';
import { FULL, soakSockets } from '../../scripts/soak/sockets.ts';
import { rounds, seed } from '../rounds.ts';

it('every process survives connections that are cut at random bytes, and frees them', {
  timeout: rounds(180_000),
}, async () => {
  const lines: string[] = [];
  const sizes = { connections: rounds(60), growth: 1.5, restMs: 15_000 };
  expect(await soakSockets(sizes, seed(1), (line) => lines.push(line)), lines.join('\n')).toEqual([]);
});

it('the soak uses 5,000 connections to each listener', () => {
  expect(FULL).toMatchObject({ connections: 5_000, growth: 1.15 });
});
