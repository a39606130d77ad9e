// Packages are installed, updated, rolled back and removed by processes that are killed at random steps, and installed from
// servers that close every connection.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Random } from '../../src/contract/conform/random.ts';
import type { SoakOptions } from './options.ts';
import { installOften, serveClosing, servePython } from './packages/closing-servers.ts';
import { killOnce, prepareKilling } from './packages/kill.ts';
import { simulateKills } from './packages/simulated-kills.ts';

const ROUNDS = 40;
const INSTALLS = 200;
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
    const simulated = await simulateKills(1, 1);
    for (const fault of simulated.faults) console.log(fault);
    console.log(`${simulated.kills} simulated kills, ${simulated.faults.length} faults`);
    faults.push(...simulated.faults);
    return (await installFromClosing(folder, seed)) && faults.length === 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function installFromClosing(folder: string, seed: number): Promise<boolean> {
  let met = true;
  for (const name of ['ours', 'python'] as const) {
    const at = join(folder, name);
    const repository = await (name === 'ours' ? serveClosing(at, seed) : servePython(at));
    if (!repository) continue;
    const { installed, complaint } = await installOften(repository, join(at, 'roots'), INSTALLS);
    repository.close();
    console.log(`${installed} of ${INSTALLS} installs from a server that closes connections (${name})${complaint}`);
    met &&= installed === INSTALLS && complaint === '';
  }
  return met;
}
