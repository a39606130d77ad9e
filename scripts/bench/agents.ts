// Does our tasks on pages of many libraries through Annex and through Playwright MCP, in one run. The seed decides the order.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { Bench } from './options.ts';

const root = resolve(import.meta.dirname, '../..');

export const agents: Bench = async ({ seed, json }) => {
  const options = { ANNEX_BENCH_SEED: String(seed), ...(json ? { ANNEX_BENCH_JSON: resolve(json) } : {}) };
  const args = ['scripts/run-tests.ts', 'test/browser/act/compare.test.ts'];
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...options },
  });
  return status === 0;
};
