import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';

beforeAll(() => delay(7_000), 10_000);

it('takes longer than the silence allows, and leaves a server', { timeout: 10_000 }, async () => {
  createServer().listen(0);
  await delay(7_000);
  expect(process.pid).toBeGreaterThan(0);
});
