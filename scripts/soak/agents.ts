// Runs an agent's tasks on pages of many libraries, and its loop with a development server, in browsers that nothing debugs.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const FILES = ['test/browser/act/tasks.test.ts', 'test/browser/agent-dev-loop.test.ts'];

export async function agents(): Promise<boolean> {
  const args = ['scripts/run-tests.ts', ...FILES];
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0;
}
