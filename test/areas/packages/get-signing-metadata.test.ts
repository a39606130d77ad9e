import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeMetadataFiles } from '../../../src/package-manager/signing/publish-signature.ts';
import { signTargets, targetOf } from '../../../src/package-manager/signing/sign.ts';
import { createPackagesClient } from '../../../src/sdk/index.ts';
import { mirrorRepository, readRepository } from '../../../src/sdk/packages/node/index.ts';
import { item, publish, sha256 } from '../../package-manager/repository.ts';
import { problemOf, useRunning } from '../../running.ts';
import { buildSigned, createSigningKeys } from './signed.ts';

describe('getSigningMetadata', () => {
  const running = useRunning();

  it('returns the files byte for byte, and 304 to their ETag', async () => {
    const platform = await running.platform();
    await buildSigned(platform, await createSigningKeys());
    for (const name of ['root.json', '1.root.json', 'timestamp.json', 'snapshot.json', 'targets.json']) {
      const headers = { 'accept-encoding': 'identity' };
      const response = await fetch(`${platform.url}/packages/metadata/${name}`, { headers });
      const bytes = await readFile(join(platform.packagesDir, 'metadata', name));
      expect(Buffer.from(await response.arrayBuffer()), name).toEqual(bytes);
      expect(response.headers.get('etag')).toBe(`"${sha256(bytes)}"`);
    }
    const file = 'timestamp.json';
    const { signed } =
      (await createPackagesClient({ baseUrl: platform.url }).getSigningMetadata({ path: { file } })) ?? {};
    expect(signed).toMatchObject({ _type: 'timestamp', version: 1 });
  });

  it('returns 404 without signatures, for other files, and for links to files outside', async () => {
    const platform = await running.platform();
    const get = (name: string) => fetch(`${platform.url}/packages/metadata/${name}`);
    await publish(platform.packagesDir, { packages: [item({ identifier: 'x.one' })] });
    expect(await problemOf(await get('timestamp.json'))).toMatchObject({ status: 404, name: 'not-found' });
    await buildSigned(platform, await createSigningKeys());
    await expect.poll(async () => (await get('timestamp.json')).status).toBe(200);
    expect((await get('2.root.json')).status).toBe(404);
    expect((await get('other.json')).status).toBe(400);
    expect((await get('..%2Frepository.json')).status).toBe(400);
    const outside = join(platform.packagesDir, '../outside.json');
    await writeFile(outside, '{}');
    const root = join(platform.packagesDir, 'metadata/root.json');
    await rm(root);
    await symlink(outside, root);
    await writeFile(join(platform.packagesDir, 'metadata/timestamp.json'), '{}'); // makes the platform read it again
    await expect.poll(async () => (await get('root.json')).status).toBe(404);
  });

  it('lets a client verify what the platform serves, also after the next build', async () => {
    const platform = await running.platform();
    const keys = await createSigningKeys();
    const url = `${platform.url}/packages/repository.json`;
    for (const version of [1, 2]) {
      await buildSigned(platform, keys);
      expect((await readRepository(url)).signature?.version).toBe(version);
    }
  });

  it('keeps invalid packages in a signed list, because clients reject any other bytes', async () => {
    const platform = await running.platform();
    const packages = [item({ identifier: 'x.one' }), { name: 'bad' }];
    const files = await publish(platform.packagesDir, { baseUrl: `${platform.url}/packages`, packages });
    const targets = Object.fromEntries(
      Object.entries(files).map(([name, text]) => [name, targetOf(Buffer.from(text))]),
    );
    await writeMetadataFiles(platform.packagesDir, signTargets(targets, new Map(), await createSigningKeys()));
    const { signature, quarantined } = await readRepository(`${platform.url}/packages/repository.json`);
    expect([signature?.version, quarantined.length]).toEqual([1, 1]);
    const served = await fetch(`${platform.url}/packages/packages.json`, {
      headers: { 'accept-encoding': 'identity' },
    });
    expect(Buffer.from(await served.arrayBuffer())).toEqual(Buffer.from(files['packages.json'] ?? ''));
  });

  it('serves a mirrored directory', async () => {
    const origin = await running.platform();
    await buildSigned(origin, await createSigningKeys());
    const platform = await running.platform();
    const url = `${origin.url}/packages/repository.json`;
    const { signature, archives } = await mirrorRepository(url, { to: join(platform.packagesDir, '../mirror') });
    await rm(platform.packagesDir, { recursive: true, force: true });
    await symlink(join(platform.packagesDir, '../mirror'), platform.packagesDir);
    expect(archives).toBeGreaterThan(3);
    const mirrorOf = async () => `${platform.url}/packages`;
    const { packages } = await readRepository(url, { pin: { root: signature.root, version: 0 }, mirrorOf });
    const [{ download_sha256 = '' } = {}] = packages[0]?.versions ?? [];
    const archive = await fetch(`${platform.url}/packages/archives/${download_sha256}.zip`);
    expect(sha256(new Uint8Array(await archive.arrayBuffer()))).toBe(download_sha256);
    expect((await fetch(`${platform.url}/packages/search`)).status).toBe(200);
  });
});
