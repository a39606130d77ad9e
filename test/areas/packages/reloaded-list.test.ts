import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PackageStore } from '../../../src/areas/packages/store.ts';
import { item, publish, zip } from '../../package-manager/repository.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'annex-reloaded-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const many = (name: string, length: number) =>
  Array.from({ length }, (_, at) => item({ identifier: `x.${name}-${at}` }));

describe('a changed package list', () => {
  it('is loaded in the background; only readCurrent waits for it', async () => {
    const store = new PackageStore({ folder });
    await publish(folder, { packages: many('old', 20) });
    const old = await store.read();
    await publish(folder, { packages: many('new', 20) });
    expect(await store.read()).toBe(old);
    expect(await store.read()).toBe(old);
    const current = await store.readCurrent();
    expect(current.packages[0]?.identifier).toBe('x.new-0');
    expect(await store.read()).toBe(current);
  });

  it('of any size delays nothing: files and searches come from the last list until the new one is ready', async () => {
    const store = new PackageStore({ folder });
    await publish(folder, { packages: many('old', 8_000), resources: await zip({ a: 'old' }) });
    const old = await store.read();
    await publish(folder, { packages: many('new', 8_000) });
    let turns = 0;
    for (let current = old; current === old; turns += 1) {
      current = await store.read();
      const { packages, files } = current;
      const listed = current.about?.packages.sha256;
      expect([packages.length, files.packages.tag]).toEqual([8_000, listed]);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(turns).toBeGreaterThan(3);
    expect((await store.read()).packages[0]?.identifier).toBe('x.new-0');
  });

  it('is not read if it is larger than packages.maxListBytes', async () => {
    const problems: string[] = [];
    const settings = { maxListBytes: 1 << 20 };
    const store = new PackageStore({ folder, settings, onProblem: (reason) => problems.push(reason) });
    await publish(folder, { packages: many('small', 100) });
    const small = await store.read();
    await publish(folder, { packages: many('large', 8_000) });
    expect(await store.readCurrent()).toBe(small);
    expect(problems).toEqual([expect.stringMatching(/^packages.json has \d+ bytes; the limit is 1048576/)]);
  });
});
