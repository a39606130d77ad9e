import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createPackagesClient } from '../../../src/sdk/index.ts';
import { item, publish, sha256 } from '../../package-manager/repository.ts';
import { problemOf, useRunning } from '../../running.ts';

describe('getManifests', () => {
  const running = useRunning();
  const manifests = {
    manifests: { 'x.one': { '1.0.0': { files: [{ path: 'a.txt', size: 1, sha256: sha256('a') }] } } },
  };

  it('returns the files of every version', async () => {
    const platform = await running.platform();
    await publish(platform.packagesDir, { packages: [item({ identifier: 'x.one' })], manifests });
    const client = createPackagesClient({ baseUrl: platform.url });
    expect(await client.getManifests()).toEqual(manifests);
  });

  it('returns 404 without manifests, and if their hash differs from repository.json', async () => {
    const platform = await running.platform();
    await publish(platform.packagesDir, { packages: [] });
    const get = () => fetch(`${platform.url}/packages/manifests.json`);
    expect(await problemOf(await get())).toMatchObject({ status: 404, name: 'not-found' });
    await publish(platform.packagesDir, { packages: [], manifests });
    await expect.poll(async () => (await get()).status).toBe(200);
    await writeFile(join(platform.packagesDir, 'manifests.json'), '{"manifests":{}}');
    await expect.poll(async () => (await get()).status).toBe(404);
    expect((await fetch(`${platform.url}/packages/search`)).status).toBe(200);
    expect(JSON.stringify(platform.lines())).toContain('the SHA-256 of manifests.json does not match');
  });
});
