import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { item } from '../../package-manager/repository.ts';
import { type PlatformUnderTest, problemOf, useRunning } from '../../running.ts';
import { found, publish } from './search.ts';

describe('searchPackages', () => {
  const running = useRunning();

  async function serving(...packages: readonly unknown[]): Promise<PlatformUnderTest> {
    const platform = await running.platform();
    await publish(platform, packages);
    return platform;
  }

  it('leaves a package out that breaks the format, whatever it is, and serves the others', async () => {
    const { license, ...unlicensed } = item({ identifier: 'x.unlicensed' });
    const platform = await serving(
      unlicensed,
      item({ identifier: 'x.good' }),
      { ...item({ identifier: 'x.key' }), resources: { '!': 'x' } },
      null,
      7,
      [],
      { ...item({ identifier: 'x.version' }), versions: [{ version: 'one' }] },
      item({ identifier: '9.leading-digit' }),
    );
    expect(license).toBe('MIT');
    expect(await found(platform)).toEqual(['x.good']);
  });

  it('serves the new list soon after the file has been replaced', async () => {
    const platform = await serving(item({ identifier: 'x.old' }));
    expect(await found(platform)).toEqual(['x.old']);
    await publish(platform, [item({ identifier: 'x.new' })]);
    await expect.poll(() => found(platform)).toEqual(['x.new']);
  });

  it('answers 503 while there is no list that can be read, and serves it once there is', async () => {
    const platform = await running.platform();
    const file = join(platform.packagesDir, 'packages.json');
    const unavailable = { status: 503, name: 'unavailable' };
    const get = () => fetch(`${platform.url}/packages/search`);
    expect(await problemOf(await get())).toMatchObject(unavailable);
    for (const text of ['', '{"packages":', 'null', '[]', '{"packages":{}}']) {
      await writeFile(file, text);
      expect(await problemOf(await get())).toMatchObject(unavailable);
    }
    await rm(platform.packagesDir, { recursive: true });
    const gone = await problemOf(await get());
    expect(gone).toMatchObject(unavailable);
    expect(gone.detail).not.toContain(platform.packagesDir);
  });

  it('answers a HEAD without a body', async () => {
    const platform = await serving(item({ identifier: 'x.one' }));
    const response = await fetch(`${platform.url}/packages/search`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(100);
    expect(await response.text()).toBe('');
  });

  it('answers pages of any origin, problems included, and their preflight', async () => {
    const platform = await serving();
    const headers = { origin: 'https://elsewhere.example' };
    for (const query of ['', '?limit=0']) {
      const response = await fetch(`${platform.url}/packages/search${query}`, { headers });
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.has('access-control-allow-credentials')).toBe(false);
    }
    const preflight = await fetch(`${platform.url}/packages/search`, {
      method: 'OPTIONS',
      headers: { ...headers, 'access-control-request-method': 'GET' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-methods')).toBe('GET');
  });
});
