// Changes one package in processes that are killed at random steps. Afterwards the old or the new version must be intact.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Random } from '../../../src/contract/conform/random.ts';
import { PackageInstaller } from '../../../src/sdk/packages/node/index.ts';
import { buildKilled, filesBelow, ID, KEPT, lockFaults, writeFileDeep } from './killed-package.ts';
import { act } from './package-actions.ts';

const CHILD = resolve(import.meta.dirname, 'kill-child.ts');
const FILES = 8;

/** Installed version before and after each action. */
const ACTIONS = {
  install: [null, '1.0.0'],
  update: ['1.0.0', '2.0.0'],
  rollback: ['2.0.0', '1.0.0'],
  remove: ['2.0.0', null],
} as const;
type ActionName = keyof typeof ACTIONS;

export interface Killing {
  readonly folder: string;
  readonly url: string;
  /** The initial root of each action. */
  readonly start: (action: ActionName) => string;
  /** The number of steps of each action. */
  readonly steps: ReadonlyMap<ActionName, number>;
}

export async function prepareKilling(folder: string): Promise<Killing> {
  const url = await buildKilled(folder, FILES);
  const start = (action: ActionName): string => join(folder, `start-${action}`);
  const steps = new Map<ActionName, number>();
  await mkdir(start('install'), { recursive: true });
  steps.set('install', await runChild(start('install'), url, 'install'));
  await writeFileDeep(join(start('install'), KEPT), 'mine');
  await cp(start('install'), start('update'), { recursive: true });
  steps.set('update', await runChild(start('update'), url, 'update'));
  for (const action of ['rollback', 'remove'] as const) {
    await cp(start('update'), start(action), { recursive: true });
    const spent = join(folder, 'spent');
    await cp(start('update'), spent, { recursive: true });
    steps.set(action, await runChild(spent, url, action));
    await rm(spent, { recursive: true });
  }
  await rm(start('update'), { recursive: true });
  await cp(start('install'), start('update'), { recursive: true });
  await rm(start('install'), { recursive: true });
  await mkdir(start('install'));
  return { folder, url, start, steps };
}

/** The number of steps; 0 if it was killed. */
async function runChild(root: string, url: string, action: ActionName, dieAt = 0): Promise<number> {
  const child = spawn(process.execPath, [CHILD, root, url, action, String(dieAt)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [said, complained] = ['', ''];
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (complained += chunk));
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (signal === null && code !== 0) throw new Error(complained);
  return Number(said);
}

/** Kills one random action at a random step; returns what is wrong afterwards. */
export async function killOnce({ folder, url, start, steps }: Killing, random: Random): Promise<string[]> {
  const action = random.pick(['install', 'update', 'update', 'rollback', 'remove'] as const);
  const dieAt = random.between(1, steps.get(action) ?? 1);
  const root = join(folder, 'root');
  await rm(root, { recursive: true, force: true });
  await cp(start(action), root, { recursive: true });
  await runChild(root, url, action, dieAt);
  const faults: string[] = [];
  const [before, after] = ACTIONS[action];
  const installer = new PackageInstaller({ root });
  const [record] = await installer.installed();
  const version = record?.version ?? null;
  if (version !== before && version !== after) faults.push(`${version} is installed`);
  faults.push(...(await lockFaults(root, version)));
  for (const { path, fault } of await installer.verify()) faults.push(`${path} is ${fault}`);
  const expected =
    version === null ? [] : [...(record?.files ?? []).map(({ path }) => path), ...(action === 'install' ? [] : [KEPT])];
  const found = await filesBelow(root);
  if (found.join() !== expected.sort().join()) faults.push(`unexpected files: ${found.join(', ')}`);
  if (found.includes(KEPT) && (await readFile(join(root, KEPT), 'utf8')) !== 'mine')
    faults.push('the kept file has changed');
  const left = ['journal', 'staging', 'backup'].map((name) => readdir(join(root, '.annex', name)).catch(() => []));
  const names = (await Promise.all(left)).flat().filter((name) => name !== ID);
  if (names.length > 0) faults.push(`${names.join(', ')} is left`);
  if (version !== after) await act(root, url, action);
  const [then] = await installer.installed();
  if ((then?.version ?? null) !== after) faults.push('the action cannot be repeated');
  return faults.map((fault) => `${action}, killed at step ${dieAt} of ${steps.get(action)}: ${fault}`);
}
