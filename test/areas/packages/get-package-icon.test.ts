import { describe, expect, it } from 'vitest';
import { createPackagesClient } from '../../../src/sdk/index.ts';
import { item, PNG, publish, zip } from '../../package-manager/repository.ts';
import { problemOf, useRunning } from '../../running.ts';

describe('getPackageIcon', () => {
  const running = useRunning();

  it('returns the icon from resources.zip', async () => {
    const platform = await running.platform();
    const resources = await zip({ 'x.one/icon.png': PNG, 'readme.txt': 'x' });
    await publish(platform.packagesDir, { packages: [item({ identifier: 'x.one' })], resources });
    const client = createPackagesClient({ baseUrl: platform.url });
    expect(Buffer.from(await client.getPackageIcon({ path: { identifier: 'x.one' } }))).toEqual(PNG);
    const url = `${platform.url}/packages/x.one/icon.png`;
    const response = await fetch(url);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const etag = response.headers.get('etag') ?? '';
    expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('returns 404 for icons that are missing, in the wrong directory, too large or not PNG', async () => {
    const platform = await running.platform();
    const resources = await zip({
      'deep/x.deep/icon.png': PNG,
      'x.html/icon.png': '<script>alert(1)</script>',
      'x.huge/icon.png': Buffer.concat([PNG, Buffer.alloc(256 << 10)]),
      'x.good/icon.png': PNG,
    });
    await publish(platform.packagesDir, { packages: [], resources });
    const get = (identifier: string) => fetch(`${platform.url}/packages/${identifier}/icon.png`);
    for (const identifier of ['x.none', 'x.deep', 'x.html', 'x.huge']) {
      expect(await problemOf(await get(identifier)), identifier).toMatchObject({ status: 404, name: 'not-found' });
    }
    expect((await get('x.good')).status).toBe(200);
  });

  it('skips icons that exceed the configured size, each and in total', async () => {
    const maxIconBytes = PNG.byteLength;
    const platform = await running.platform({ packages: { maxIconBytes, maxIconsBytes: 2 * maxIconBytes } });
    const resources = await zip({
      'x.large/icon.png': Buffer.concat([PNG, Buffer.alloc(1)]),
      'x.one/icon.png': PNG,
      'x.two/icon.png': PNG,
      'x.three/icon.png': PNG,
    });
    await publish(platform.packagesDir, { packages: [], resources });
    const get = async (name: string) => (await fetch(`${platform.url}/packages/x.${name}/icon.png`)).status;
    expect(await Promise.all(['large', 'one', 'two', 'three'].map(get))).toEqual([404, 200, 200, 404]);
  });

  it('serves packages without icons if resources.zip is not an archive', async () => {
    const platform = await running.platform();
    await publish(platform.packagesDir, { packages: [], resources: Buffer.from('no archive') });
    expect((await fetch(`${platform.url}/packages/x.one/icon.png`)).status).toBe(404);
    expect(JSON.stringify(platform.lines())).toContain('packages have no icons');
    expect((await fetch(`${platform.url}/packages/search`)).status).toBe(200);
  });
});
