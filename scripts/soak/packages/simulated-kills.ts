import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const PROGRAM = resolve(import.meta.dirname, 'simulate.ts');

/** In a process of its own, since the calls of the disk are replaced there. */
export async function simulateKills(folder: string, nth: number, nthAgain: number) {
  const env = { ...process.env, NODE_NO_WARNINGS: '1' }; // handles of calls that never return
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, folder, String(nth), String(nthAgain)], {
    env,
  });
  const lines = stdout.trim().split('\n');
  return { kills: Number(lines.pop()), faults: lines };
}
