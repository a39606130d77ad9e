import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { item } from '../../package-manager/repository.ts';
import { problemOf, useRunning } from '../../running.ts';
import { found, publishList, servePackages } from './search.ts';

describe('searchPackages', () => {
  const running = useRunning();

  const serve = (...packages: readonly unknown[]) => servePackages(running, packages);

  it('skips invalid packages of any kind and returns the others', async () => {
    const { license, ...unlicensed } = item({ identifier: 'x.unlicensed' });
    const platform = await serve(
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

  it('uses the new list soon after the file was replaced', async () => {
    const platform = await serve(item({ identifier: 'x.old' }));
    expect(await found(platform)).toEqual(['x.old']);
    await publishList(platform, [item({ identifier: 'x.new' })]);
    await expect.poll(() => found(platform)).toEqual(['x.new']);
  });

  it('returns 503 while there is no readable list', async () => {
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

  it('answers HEAD without a body', async () => {
    const platform = await serve(item({ identifier: 'x.one' }));
    const response = await fetch(`${platform.url}/packages/search`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(100);
    expect(await response.text()).toBe('');
  });

  it('allows any origin, for problems and preflight requests too', async () => {
    const platform = await serve();
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
