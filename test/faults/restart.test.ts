import { expect, it } from 'vitest';
import { soakRestart } from '../../scripts/soak/nodes.ts';

it('streams of two platforms survive a restart of PostgreSQL and receive every approval', {
  timeout: 120_000,
}, async () => {
  const report = await soakRestart({ streams: 60, approvals: 20 });
  expect(report).toMatchObject({ approved: 20, notified: 20, broken: 0 });
});
