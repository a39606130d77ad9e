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
  takeLock(file, { waitMs: 0 }).then(
    () => null,
    (error: unknown) => error,
  );

describe('A lock', () => {
  it('keeps others out of this process, and leaves nothing behind', async () => {
    const release = await takeLock(file);
    expect(await refusal()).toBeInstanceOf(LockedError);
    await release();
    expect(await withLock(file, async () => 'done', { waitMs: 0 })).toBe('done');
    await expect(withLock(file, () => Promise.reject(new Error('mine')))).rejects.toThrow('mine');
    expect(await readdir(folder)).toEqual([]);
  });

  it('names the process that holds it, and comes free when that one gives it back', async () => {
    const other = await holdLock(file);
    expect(await refusal()).toMatchObject({ code: 'ELOCKED', pid: other.pid });
    const next = takeLock(file);
    await other.release();
    await (await next)();
    expect(await readdir(folder)).toEqual([]);
  });

  it('comes free when its holder is killed, for one who waits and for one who does not', async () => {
    const first = await holdLock(file);
    const next = takeLock(file);
    await first.kill();
    await (await next)();
    await (await holdLock(file)).kill();
    expect(await refusal()).toBeNull();
  });

  it('stays with a holder that stands still for however long', async () => {
    const other = await holdLock(file);
    other.signal('SIGSTOP');
    await utimes(file, 1, 1);
    expect(await refusal()).toMatchObject({ pid: other.pid });
    await other.kill();
  });

  it('is not kept by a process that only has the number of the dead one', async () => {
    const dead = { ...(await thisProcess()), started: '1', token: 'x' };
    await writeFile(file, JSON.stringify(dead));
    expect(await refusal()).toBeNull();
  });

  it.each([
    ['of another host', { host: 'elsewhere.example' }],
    ['of another container', { namespace: 'pid:[1]' }],
    ['of a system that tells no times of start', { started: null }],
  ])('%s is free after 15 s without a beat', async (_, differing) => {
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
  ])('that names nobody is free after 15 s: %s', async (_, make) => {
    await make();
    expect(await refusal()).toMatchObject({ code: 'ELOCKED', pid: null });
    await utimes(file, 1, 1);
    expect(await refusal()).toBeNull();
  });

  it('says why where none can be made', async () => {
    await expect(takeLock(join(folder, 'none', 'lock'))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('loses no count among four processes, one of which is killed at work', async () => {
    const counter = join(folder, 'counter');
    await writeFile(counter, '0');
    const count = async () => Number(await readFile(counter, 'utf8'));
    for (let round = 0; round < 3; round++) {
      const before = await count();
      const doomed = startLocking('count', file, counter, '1000000');
      let told = 0;
      doomed.stdout.on('data', (chunk: Buffer) => {
        told += chunk.length;
      });
      await once(doomed.stdout, 'data');
      const others = [1, 2, 3].map(() => startLocking('count', file, counter, '15'));
      const ended = others.map((child) => once(child, 'close'));
      await Promise.race(others.map((child) => once(child.stdout, 'data')));
      const gone = once(doomed, 'close');
      doomed.kill('SIGKILL');
      await gone;
      for (const [code] of await Promise.all(ended)) expect(code).toBe(0);
      const untold = (await count()) - before - 3 * 15 - told; // one that was counted when the kill came
      expect([0, 1]).toContain(untold);
    }
    expect(await refusal()).toBeNull();
  }, 60_000);
});
