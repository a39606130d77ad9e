import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const PROGRAM = resolve(import.meta.dirname, 'simulate.ts');

/** In memory where there is a disk for that: what is lost in a power cut is not simulated. */
const PLACE = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** In a process of its own, since the calls of the disk are replaced there. */
export async function simulateKills(nth: number, nthAgain: number, signal?: AbortSignal) {
  const folder = await mkdtemp(join(PLACE, 'annex-simulated-'));
  const env = { ...process.env, NODE_NO_WARNINGS: '1' }; // handles of calls that never return
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
