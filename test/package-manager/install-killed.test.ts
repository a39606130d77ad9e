import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Killing, killOnce, prepareKilling } from '../../scripts/soak/packages/kill.ts';
import { simulateKills } from '../../scripts/soak/packages/simulated-kills.ts';
import { Random } from '../../src/contract/conform/random.ts';
import { PackageInstaller } from '../../src/sdk/packages/node/index.ts';
import { rounds, seed } from '../rounds.ts';

const ROUNDS = rounds(5);
const CHILD = resolve(import.meta.dirname, '../../scripts/soak/packages/kill-child.ts');

let killing: Killing;
beforeAll(async () => {
  killing = await prepareKilling(await mkdtemp(join(tmpdir(), 'annex-killed-')));
}, 120_000);
afterAll(() => rm(killing.folder, { recursive: true, force: true }));

describe('a killed change', () => {
  it(`leaves either the old or the new version at ${ROUNDS} random steps, the same in the lock file, and all kept files`, {
    timeout: 180_000,
  }, async () => {
    const random = new Random(seed(20_261_115));
    const faults: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) faults.push(...(await killOnce(killing, random)));
    expect(faults).toEqual([]);
  });

  it('leaves one complete version that is locked, a complete backup and no other files at a sample of all steps, including recovery', {
    timeout: 180_000,
  }, async ({ signal }) => {
    const { kills, faults } = await simulateKills(32, 120, signal);
    expect(faults).toEqual([]);
    expect(kills).toBeGreaterThan(50);
  });

  it('is made once if several processes request it at the same time', { timeout: 60_000 }, async () => {
    const root = join(killing.folder, 'shared');
    const children = Array.from({ length: 3 }, () =>
      spawn(process.execPath, [CHILD, root, killing.url, 'install', '0'], { stdio: 'ignore' }),
    );
    const codes = await Promise.all(children.map(async (child) => (await once(child, 'close'))[0] as number));
    expect(codes).toEqual([0, 0, 0]);
    const installer = new PackageInstaller({ root });
    expect(await installer.installed()).toMatchObject([{ version: '1.0.0' }]);
    expect(await installer.verify()).toEqual([]);
  });
});
