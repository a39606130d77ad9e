// Packages: installed, updated, rolled back and removed by processes that are killed at random steps.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Random } from '../../src/conform/random.ts';
import type { SoakOptions } from './options.ts';
import { killOnce, prepareKilling } from './packages/kill.ts';

const ROUNDS = 40;
const SEED = 20_261_115;

export async function packages({ rounds = ROUNDS, seed = SEED }: SoakOptions): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'annex-soak-packages-'));
  try {
    const killing = await prepareKilling(folder);
    const random = new Random(seed);
    const faults: string[] = [];
    for (let round = 0; round < rounds; round += 1) faults.push(...(await killOnce(killing, random)));
    for (const fault of faults) console.log(fault);
    console.log(`${rounds} kills, ${faults.length} faults`);
    return faults.length === 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
