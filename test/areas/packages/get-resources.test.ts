import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createPackagesClient } from '../../../src/sdk/index.ts';
import { PNG, publish, sha256, zip } from '../../package-manager/repository.ts';
import { problemOf, useRunning } from '../../running.ts';

describe('getResources', () => {
  const running = useRunning();

  it('returns the whole archive or a range, with its hash as ETag', async () => {
    const platform = await running.platform();
    const resources = await zip({ 'x.one/icon.png': PNG });
    await publish(platform.packagesDir, { packages: [], resources });
    const bytes = await createPackagesClient({ baseUrl: platform.url }).getResources();
    expect(sha256(bytes)).toBe(sha256(resources));
    const url = `${platform.url}/packages/resources.zip`;
    const part = await fetch(url, { headers: { range: 'bytes=10-19', 'if-range': `"${sha256(resources)}"` } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${resources.length}`]);
    expect(Buffer.from(await part.bytes())).toEqual(resources.subarray(10, 20));
    expect((await fetch(url, { headers: { 'if-none-match': `"${sha256(resources)}"` } })).status).toBe(304);
    expect((await fetch(url, { headers: { range: `bytes=${resources.length}-` } })).status).toBe(416);
  });

  it('serves a new archive as soon as repository.json lists it', async () => {
    const platform = await running.platform();
    for (const text of ['one', 'two, which is longer']) {
      const resources = await zip({ 'a.txt': text });
      await publish(platform.packagesDir, { packages: [], resources });
      expect(sha256(await (await fetch(`${platform.url}/packages/resources.zip`)).bytes())).toBe(sha256(resources));
    }
  });

  it('returns 404 if there is none or its hash differs, while the list is served', async () => {
    const platform = await running.platform();
    await publish(platform.packagesDir, { packages: [] });
    const get = () => fetch(`${platform.url}/packages/resources.zip`);
    expect(await problemOf(await get())).toMatchObject({ status: 404 });
    await publish(platform.packagesDir, { packages: [], resources: await zip({}) });
    await writeFile(join(platform.packagesDir, 'resources.zip'), 'something else');
    expect(await problemOf(await get())).toMatchObject({ status: 404 });
    expect((await fetch(`${platform.url}/packages/packages.json`)).status).toBe(200);
  });
});
