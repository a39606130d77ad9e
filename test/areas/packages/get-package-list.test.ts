import { cp, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createPackagesClient } from '../../../src/sdk/index.ts';
import { filesOf, item, publish, sha256 } from '../../package-manager/repository.ts';
import { useRunning } from '../../running.ts';

describe('getPackageList', () => {
  const running = useRunning();
  const many = (part: string) => Array.from({ length: 40 }, (_, index) => item({ identifier: `x.${part}-${index}` }));

  it('returns the original bytes, including invalid packages, with leaveOutInvalid off', async () => {
    const platform = await running.platform({ packages: { leaveOutInvalid: false } });
    const files = await publish(platform.packagesDir, { packages: [item({ identifier: 'x.one' }), { name: 'bad' }] });
    const response = await fetch(`${platform.url}/packages/packages.json`);
    expect(await response.text()).toBe(files['packages.json']);
  });

  it('compresses the list for clients that accept gzip, and answers 304 to its ETag', async () => {
    const platform = await running.platform();
    const files = await publish(platform.packagesDir, { packages: many('p') });
    const url = `${platform.url}/packages/packages.json`;
    const packed = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(await packed.text()).toBe(files['packages.json']);
    const etag = packed.headers.get('etag') ?? '';
    const again = await fetch(url, { headers: { 'accept-encoding': 'gzip', 'if-none-match': etag } });
    expect(again.status).toBe(304);
    const list = await createPackagesClient({ baseUrl: platform.url }).getPackageList();
    expect(list.packages).toHaveLength(40);
  });

  it('serves the old repository while a new one is being written, then the new one', async () => {
    const platform = await running.platform();
    const old = await publish(platform.packagesDir, { packages: many('old') });
    const text = async () => (await fetch(`${platform.url}/packages/packages.json`)).text();
    const found = async () => (await fetch(`${platform.url}/packages/search?q=x.new-39`)).json();
    expect(await text()).toBe(old['packages.json']);
    const fresh = filesOf({ packages: many('new') });
    await writeFile(join(platform.packagesDir, 'packages.json'), fresh['packages.json'] ?? '');
    expect(await text()).toBe(old['packages.json']);
    expect(await found()).toMatchObject({ total: 0 });
    await rm(join(platform.packagesDir, 'packages.json'));
    expect(await text()).toBe(old['packages.json']);
    await publish(platform.packagesDir, { packages: many('new') });
    await expect.poll(text).toBe(fresh['packages.json']);
    expect(await found()).toMatchObject({ packages: [{ identifier: 'x.new-39' }] });
  });

  it('returns either the old or the new repository while the directory is replaced repeatedly', async () => {
    const platform = await running.platform();
    const spare = await mkdtemp(join(tmpdir(), 'annex-spare-'));
    running.onClose(() => rm(spare, { recursive: true, force: true }));
    const known = new Set<string>();
    const lists = new Set<string>();
    for (const part of ['a', 'b']) {
      const files = await publish(join(spare, part), { packages: many(part), name: `Repository ${part}` });
      known.add(sha256(files['packages.json'] ?? ''));
      lists.add(String(files['repository.json']));
    }
    await cp(join(spare, 'a'), platform.packagesDir, { recursive: true });
    let replacing = true;
    const replaced = (async () => {
      for (let round = 0; round < 12; round += 1) {
        const next = join(spare, `next-${round}`);
        await cp(join(spare, round % 2 === 0 ? 'b' : 'a'), next, { recursive: true });
        if (round % 3 === 0) {
          await rename(platform.packagesDir, join(spare, `gone-${round}`)); // the whole directory at once
          await rename(next, platform.packagesDir);
        } else {
          for (const name of ['packages.json', 'repository.json']) {
            await rename(join(next, name), join(platform.packagesDir, name)); // one file after the other
          }
        }
      }
      replacing = false;
    })();
    let asked = 0;
    for (; replacing || asked < 20; asked += 1) {
      const list = await fetch(`${platform.url}/packages/packages.json`);
      expect(list.status).toBe(200);
      expect(known).toContain(sha256(await list.bytes()));
      expect(lists).toContain(await (await fetch(`${platform.url}/packages/repository.json`)).text());
      const { packages } = (await (await fetch(`${platform.url}/packages/search?limit=100`)).json()) as {
        packages: { identifier: string }[];
      };
      expect(new Set(packages.map(({ identifier }) => identifier.slice(0, 3))).size).toBe(1);
    }
    await replaced;
  });
});
