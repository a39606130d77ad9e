// Reduced; the whole run is `npm run soak -- ring`.
import { expect, it } from 'vitest';
import { soakRing } from '../../../scripts/soak/ring.ts';

it('rings nobody twice and loses no request without a line while the server is killed 30 times [D-ring-once] [D-ring-unsure]', {
  timeout: 180_000,
}, async () => {
  const { messages, states, ...faults } = await soakRing({ requests: 300, restarts: 30, seed: 7 });
  expect(faults).toEqual({ twice: 0, missing: 0, wrong: 0 });
  expect(Object.values(states).reduce((sum, count) => sum + count)).toBe(300);
  expect(messages).toBeGreaterThan(30);
});
