import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const PROGRAM = resolve(import.meta.dirname, 'simulated-kills-child.ts');

/** In memory where possible, since power loss is not simulated. */
const PARENT_FOLDER = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** Runs in a child process, because it replaces the functions of `fs`. */
export async function simulateKills(nth: number, nthAgain: number, signal?: AbortSignal) {
  const folder = await mkdtemp(join(PARENT_FOLDER, 'annex-simulated-'));
  const env = { ...process.env, NODE_NO_WARNINGS: '1' }; // about handles of calls that never return
  try {
    const options = { env, ...(signal ? { signal } : {}) };
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [PROGRAM, folder, String(nth), String(nthAgain)],
      options,
    );
    const lines = stdout.trim().split('\n');
    return { kills: Number(lines.pop()), faults: lines };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
