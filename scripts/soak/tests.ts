// Runs the tests that repeat or sample (kills, leaks, random values, escapes from a sandbox, development servers) with more
// repetitions and without sampling.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { SoakOptions } from './options.ts';

const FACTOR = 5;
const root = resolve(import.meta.dirname, '../..');
const FILES = [
  'test/contract/conform/honest-runs.test.ts',
  'test/contract/leaks.test.ts',
  'test/contract/hyperjump.test.ts',
  'test/contract/mocks-agree.test.ts',
  'test/contract/routing.test.ts',
  'test/areas/gateway/nodes.test.ts',
  'test/package-manager/build-crashes.test.ts',
  'test/package-manager/download-killed.test.ts',
  'test/package-manager/install-killed.test.ts',
  'test/package-manager/mirror-killed.test.ts',
  'test/areas/paste/crashes.test.ts',
  'test/base/state/postgres.test.ts',
  'test/base/state/sqlite.test.ts',
  'test/areas/workspace/faults.test.ts',
  'test/browser/workspace-follows.test.ts',
  'test/browser/workspace-proxy.test.ts',
  'test/browser/workspace-sandbox-network.test.ts',
];

/** `rounds` multiplies the repetitions of `npm run test:all`. */
export async function tests({ rounds = FACTOR, seed }: SoakOptions): Promise<boolean> {
  const seeded = seed === undefined ? {} : { TEST_SEED: `${seed}` };
  const env = { ...process.env, ...seeded, TEST_ROUNDS: `${rounds}` };
  const args = ['scripts/run-tests.ts', '--testTimeout', '600000', ...FILES];
  return spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' }).status === 0;
}
