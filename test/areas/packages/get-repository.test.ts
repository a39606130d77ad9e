import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createPackagesClient } from '../../../src/sdk/index.ts';
import { item, publish, sha256, zip } from '../../package-manager/repository.ts';
import { problemOf, useRunning } from '../../running.ts';

describe('getRepository', () => {
  const running = useRunning();

  it('lists the URLs and hashes of packages, resources and manifests [A-purpose-repository] [A-covers-repository]', async () => {
    const platform = await running.platform();
    const baseUrl = `${platform.url}/packages`;
    const packages = [item({ identifier: 'x.one' })];
    await publish(platform.packagesDir, {
      baseUrl,
      packages,
      resources: await zip({ 'a.txt': 'a' }),
      manifests: { manifests: {} },
    });
    const repository = await createPackagesClient({ baseUrl: platform.url }).getRepository();
    for (const part of ['packages', 'resources', 'manifests'] as const) {
      const response = await fetch(repository[part]?.url ?? '');
      expect(response.status).toBe(200);
      expect(sha256(await response.bytes())).toBe(repository[part]?.sha256);
    }
  });

  it('returns the original bytes, and 304 to their ETag', async () => {
    const platform = await running.platform();
    const files = await publish(platform.packagesDir, { packages: [] });
    const response = await fetch(`${platform.url}/packages/repository.json`);
    expect(await response.text()).toBe(files['repository.json']);
    expect(response.headers.get('etag')).toBe(`"${sha256(files['repository.json'] ?? '')}"`);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const client = createPackagesClient({ baseUrl: platform.url });
    const header = { 'If-None-Match': response.headers.get('etag') ?? '' };
    expect(await client.getRepository({ header })).toBeUndefined();
    await publish(platform.packagesDir, { packages: [], name: 'Another name' });
    expect(await client.getRepository({ header })).toMatchObject({ name: 'Another name' });
  });

  it('returns 404 if there is a package list but no repository.json', async () => {
    const platform = await running.platform();
    await writeFile(join(platform.packagesDir, 'packages.json'), '{"packages":[]}');
    const response = await fetch(`${platform.url}/packages/repository.json`);
    expect(await problemOf(response)).toMatchObject({ status: 404, name: 'not-found' });
  });

  it('returns 503 with Retry-After if the repository was never valid', async () => {
    const platform = await running.platform();
    await publish(platform.packagesDir, { packages: [], about: () => ({ name: 'no packages' }) });
    const response = await fetch(`${platform.url}/packages/repository.json`);
    expect(response.headers.get('retry-after')).toBe('30');
    expect(await problemOf(response)).toMatchObject({ status: 503, name: 'unavailable' });
    expect(platform.lines()).toContainEqual(
      expect.objectContaining({ reason: expect.stringContaining("required property 'packages'") }),
    );
  });
});
