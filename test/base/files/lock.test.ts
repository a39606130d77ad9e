import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LockedError, takeLock, withLock } from '../../../src/base/files/lock.ts';
import { thisProcess } from '../../../src/base/files/process-identity.ts';
import { holdLock, startLocking } from './holding-process.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'annex-lock-'));
  file = join(folder, 'lock');
});
afterEach(() => rm(folder, { recursive: true }));

const refusal = () =>
  takeLock(file, 0).then(
    () => null,
    (error: unknown) => error,
  );

describe('a lock', () => {
  it('excludes others in the same process, and leaves no file behind', async () => {
    const release = await takeLock(file);
    expect(await refusal()).toBeInstanceOf(LockedError);
    await release();
    expect(await withLock(file, async () => 'done', 0)).toBe('done');
    await expect(withLock(file, () => Promise.reject(new Error('mine')))).rejects.toThrow('mine');
    expect(await readdir(folder)).toEqual([]);
  });

  it('names the process that holds it, and is free when that process releases it', async () => {
    const other = await holdLock(file);
    expect(await refusal()).toMatchObject({ code: 'ELOCKED', pid: other.pid });
    const next = takeLock(file);
    await other.release();
    await (await next)();
    expect(await readdir(folder)).toEqual([]);
  });

  it('is free when its holder is killed, for waiting and for new processes', async () => {
    const first = await holdLock(file);
    const next = takeLock(file);
    await first.kill();
    await (await next)();
    await (await holdLock(file)).kill();
    expect(await refusal()).toBeNull();
  });

  it('stays with a holder that is suspended for any time', async () => {
    const other = await holdLock(file);
    other.signal('SIGSTOP');
    await utimes(file, 1, 1);
    expect(await refusal()).toMatchObject({ pid: other.pid });
    await other.kill();
  });

  it('is not held by a process that only reuses the pid of the dead one', async () => {
    const dead = { ...(await thisProcess()), started: '1', token: 'x' };
    await writeFile(file, JSON.stringify(dead));
    expect(await refusal()).toBeNull();
  });

  it.each([
    ['of another host', { host: 'elsewhere.example' }],
    ['of another container', { namespace: 'pid:[1]' }],
    ['of a system that reports no start times', { started: null }],
  ])('%s is free after 15 s without a heartbeat', async (_, differing) => {
    const holder = { ...(await thisProcess()), token: 'x', ...differing };
    await writeFile(file, JSON.stringify(holder));
    const at = (msAgo: number) => utimes(file, new Date(), new Date(Date.now() - msAgo));
    await at(10_000);
    expect(await refusal()).toMatchObject({ pid: process.pid });
    await at(15_100);
    expect(await refusal()).toBeNull();
  });

  it.each([
    ['an empty file', () => writeFile(file, '')],
    ['a number', () => writeFile(file, '4711')],
    ['a folder', () => mkdir(file)],
  ])('without a holder is free after 15 s: %s', async (_, make) => {
    await make();
    expect(await refusal()).toMatchObject({ code: 'ELOCKED', pid: null });
    await utimes(file, 1, 1);
    expect(await refusal()).toBeNull();
  });

  it('reports why it cannot be created', async () => {
    await expect(takeLock(join(folder, 'none', 'lock'))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('loses no increment of four processes, one of which is killed', async () => {
    const counter = join(folder, 'counter');
    await writeFile(counter, '0');
    const count = async () => Number(await readFile(counter, 'utf8'));
    for (let round = 0; round < 3; round++) {
      const before = await count();
      const doomed = startLocking('count', file, counter, '1000000');
      let reported = 0;
      doomed.stdout.on('data', (chunk: Buffer) => {
        reported += chunk.length;
      });
      await once(doomed.stdout, 'data');
      const others = [1, 2, 3].map(() => startLocking('count', file, counter, '15'));
      const ended = others.map((child) => once(child, 'close'));
      await Promise.race(others.map((child) => once(child.stdout, 'data')));
      const exited = once(doomed, 'close');
      doomed.kill('SIGKILL');
      await exited;
      for (const [code] of await Promise.all(ended)) expect(code).toBe(0);
      const unreported = (await count()) - before - 3 * 15 - reported; // an increment just before the kill
      expect([0, 1]).toContain(unreported);
    }
    expect(await refusal()).toBeNull();
  }, 60_000);
});
