// Simulates a kill at every step of a change that writes to the disk, and at every step of the recovery. The process is not
// really killed: from the chosen step on, no call returns, so that no cleanup code runs.
// Arguments: <folder> <every Nth kill> <every Nth kill of a recovery>. Prints a line per fault, and the number of kills.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';

const real = { ...fs.promises };
let [steps, dieAt, half] = [0, 0, false];
let died: () => void = () => {};
/** The function of each step. */
let calls: string[] = [];

/** What a kill during a call leaves behind. */
const INTERRUPTED: Readonly<Record<string, (...given: string[]) => Promise<unknown>>> = {
  rm: async (path = '') => {
    const names = (await real.readdir(path).catch(() => [])).sort();
    for (const name of names.slice(0, Math.ceil(names.length / 2)))
      await real.rm(join(path, name), { recursive: true });
  },
  copyFile: async (from = '', to = '') => real.writeFile(to, (await real.readFile(from)).subarray(0, 1)),
};

for (const name of ['mkdir', 'open', 'rename', 'rm', 'rmdir', 'copyFile', 'writeFile', 'symlink', 'link'] as const) {
  const call = fs.promises[name] as (...given: unknown[]) => Promise<unknown>;
  const counted = async (...given: unknown[]): Promise<unknown> => {
    steps += 1;
    calls[steps] = name;
    if (dieAt === 0 || steps < dieAt) return call(...given);
    if (steps === dieAt && half) await INTERRUPTED[name]?.(...(given as string[]));
    died();
    return new Promise(() => {});
  };
  Object.assign(fs.promises, { [name]: counted });
}
syncBuiltinESMExports();

const { PackageInstaller, readRepository } = await import('../../../src/sdk/packages/node/index.ts');
const { buildKilled, filesBelow, ID, KEPT, lockFaults, lockFileOf } = await import('./killed-package.ts');
type Root = InstanceType<typeof PackageInstaller>;

const [folder = '', nth = '1', nthAgain = '1'] = process.argv.slice(2);
const repository = await readRepository(await buildKilled(folder));
const install = (version: string) => (root: Root) => root.install([{ identifier: ID, version }], [repository]);
const rollback = (root: Root) => root.rollback(ID);
const remove = (root: Root) => root.remove([ID]);
const keep = (root: Root) => root.pin([ID]);

interface Case {
  readonly name: string;
  readonly first: readonly ((root: Root) => Promise<unknown>)[];
  readonly change: (root: Root) => Promise<unknown>;
  /** Versions before and after. */
  readonly versions: readonly [string | null, string | null];
}
const CASES: readonly Case[] = [
  { name: 'install', first: [], change: install('1.0.0'), versions: [null, '1.0.0'] },
  {
    name: 'update',
    first: [install('1.0.0')],
    change: (r) => r.update([ID], [repository]),
    versions: ['1.0.0', '2.0.0'],
  },
  { name: 'downgrade', first: [install('2.0.0')], change: install('1.0.0'), versions: ['2.0.0', '1.0.0'] },
  { name: 'rollback', first: [install('1.0.0'), install('2.0.0')], change: rollback, versions: ['2.0.0', '1.0.0'] },
  {
    name: 'roll forward',
    first: [install('1.0.0'), install('2.0.0'), rollback],
    change: rollback,
    versions: ['1.0.0', '2.0.0'],
  },
  { name: 'remove', first: [install('1.0.0'), install('2.0.0'), keep], change: remove, versions: ['2.0.0', null] },
  { name: 'undo remove', first: [install('1.0.0'), remove], change: rollback, versions: [null, '1.0.0'] },
];

const root = join(folder, 'root');
const fresh = (): Root => new PackageInstaller({ root, lockFile: lockFileOf(root) });

/** The number of steps; null if it was killed. */
async function kill(work: (root: Root) => Promise<unknown>, at: number, inside: boolean): Promise<number | null> {
  [steps, dieAt, half, calls] = [0, at, inside, []];
  const dead = new Promise<null>((resolve) => {
    died = () => resolve(null);
  });
  const ended = await Promise.race([work(fresh()).then(() => steps), dead]);
  dieAt = 0;
  if (ended === null) await real.rm(join(root, '.annex/lock'), { force: true }); // a dead process would hold it
  return ended;
}

async function check({ name, versions }: Case, where: string): Promise<string[]> {
  const faults: string[] = [];
  const installer = fresh();
  const look = async (what: string, allowed: readonly (string | null)[]): Promise<void> => {
    const [record] = await installer.installed();
    const version = record?.version ?? null;
    if (!allowed.includes(version)) faults.push(`${what}${version} is installed`);
    for (const fault of await lockFaults(root, version)) faults.push(`${what}${fault}`);
    for (const { path, fault } of await installer.verify()) faults.push(`${what}${path} is ${fault}`);
    const listed = new Set(record?.files.map(({ path }) => path));
    const extra = (await filesBelow(root)).filter((path) => !listed.has(path) && path !== KEPT);
    if (extra.length > 0) faults.push(`${what}there is ${extra.join(', ')}`);
    const kept = await real.readFile(join(root, KEPT), 'utf8').catch(() => null);
    if (kept !== null && kept !== 'mine') faults.push(`${what}the kept file has changed`);
    if (kept === null && version !== null && name !== 'install') faults.push(`${what}the kept file is gone`);
  };
  await look('', versions);
  const left: string[] = [];
  for (const place of ['', 'journal', 'staging', 'backup', 'cache']) {
    for (const each of await real.readdir(join(root, '.annex', place)).catch(() => [])) {
      if (/\.tmp$|~$/.test(each) || ['journal', 'staging'].includes(place)) left.push(`${place}/${each}`);
    }
  }
  if (left.length > 0) faults.push(`${left.join(', ')} is left`);
  // The backup, if there is one, must be intact too.
  const undone = await installer.rollback(ID).catch((error: Error & { code?: string }) => {
    if (error.code !== 'no-backup') faults.push(`then rollback: ${error.message}`);
    return null;
  });
  if (undone) await look('then rollback: ', [undone.to]);
  return faults.map((fault) => `${name}, ${where}: ${fault}`);
}

async function restore(from: string): Promise<void> {
  await real.rm(root, { recursive: true, force: true });
  await real.cp(from, root, { recursive: true, verbatimSymlinks: true });
}

const recover = (installer: Root): Promise<unknown> => installer.installed();
let [kills, singles, doubles] = [0, 0, 0];
for (const each of CASES) {
  const start = join(folder, 'start');
  await real.rm(root, { recursive: true, force: true });
  await real.mkdir(root, { recursive: true });
  for (const [at, action] of each.first.entries()) {
    await action(fresh());
    if (at > 0) continue;
    await real.writeFile(join(root, KEPT), 'mine');
  }
  await real.rm(start, { recursive: true, force: true });
  await real.cp(root, start, { recursive: true });
  const total = (await kill(each.change, 0, false)) ?? 0;
  const changes = calls;
  for (let at = 1; at <= total; at += 1) {
    for (const inside of [false, true]) {
      if (inside && !Object.hasOwn(INTERRUPTED, changes[at] ?? '')) continue; // the same as before the step
      singles += 1;
      if (each.name !== 'rollback' && singles % Number(nth) !== 0) continue; // never skips rollback, which had a bug
      await restore(start);
      if ((await kill(each.change, at, inside)) !== null) continue;
      kills += 1;
      const where = `killed ${inside ? 'inside' : 'before'} step ${at} of ${total}`;
      const broken = join(folder, 'broken');
      await real.rm(broken, { recursive: true, force: true });
      await real.cp(root, broken, { recursive: true });
      const recovery = (await kill(recover, 0, false)) ?? 0;
      for (const fault of await check(each, where)) console.log(fault);
      for (let again = 1; again <= recovery; again += 1) {
        doubles += 1;
        if (doubles % Number(nthAgain) !== 0) continue;
        await restore(broken);
        await kill(recover, again, inside);
        kills += 1;
        for (const fault of await check(each, `${where}, recovery killed at step ${again} of ${recovery}`))
          console.log(fault);
      }
    }
  }
}
console.log(kills);
process.exit(0);
