import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderPackageStore } from '../../../src/areas/packages/store.ts';
import { item, publish } from '../../package-manager/repository.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'annex-reloaded-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const many = (name: string) => Array.from({ length: 2_000 }, (_, at) => item({ identifier: `x.${name}-${at}` }));

describe('a changed package list', () => {
  it('is loaded in the background; only readCurrent waits for it', async () => {
    const store = new FolderPackageStore({ folder });
    await publish(folder, { packages: many('old') });
    const old = await store.read();
    await publish(folder, { packages: many('new') });
    expect(await store.read()).toBe(old);
    expect(await store.read()).toBe(old);
    const current = await store.readCurrent();
    expect(current.packages[0]?.identifier).toBe('x.new-0');
    expect(await store.read()).toBe(current);
  });
});
