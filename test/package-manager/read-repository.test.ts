import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readManifests, readRepository, readResources } from '../../src/sdk/packages/node/index.ts';
import { filesOf, item, type Published, publish, zip } from './repository.ts';
import { type Script, useScriptedServer } from './scripted-server.ts';

const server = useScriptedServer();
const read = (cache?: string) =>
  readRepository(`${server.url()}/repository.json`, cache === undefined ? {} : { cache });

const served = (content: Partial<Published>) => {
  const files = filesOf({ packages: [], baseUrl: server.url(), ...content });
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [`/${name}`, content]));
};

describe('readRepository', () => {
  it('returns valid packages and quarantines invalid ones [A-purpose-list]', async () => {
    server.serve(served({ packages: [item({ identifier: 'x.one' }), { name: 'bad' }] }));
    const { about, packages, quarantined } = await read();
    expect(about.name).toBe('Example packages');
    expect(packages.map(({ identifier }) => identifier)).toEqual(['x.one']);
    expect(quarantined).toMatchObject([{ index: 1, identifier: null }]);
  });

  it('reads files with a brand', async () => {
    const { versions, ...rest } = item({ identifier: 'x.one' });
    const branded = {
      ...rest,
      versions: versions.map(({ tool_version, ...v }) => ({ ...v, kicad_version: tool_version })),
    };
    server.serve(served({ packages: [branded] }));
    const repository = await readRepository(`${server.url()}/repository.json`, { brand: 'kicad' });
    expect(repository.packages[0]?.versions[0]?.tool_version).toBe('9.0');
  });

  it('reads a repository on this machine', async () => {
    await publish(server.folder(), { packages: [item({ identifier: 'x.one' })], baseUrl: `file://${server.folder()}` });
    const { packages } = await readRepository(`file://${server.folder()}/repository.json`);
    expect(packages).toHaveLength(1);
  });

  it('fetches the list again only if update_timestamp or the hash changes', async () => {
    const cache = join(server.folder(), 'cache');
    const first = served({ packages: [item({ identifier: 'x.one' })] });
    server.serve(first);
    expect((await read(cache)).fetched).toBe(true);
    expect((await read(cache)).fetched).toBe(false);
    expect(server.requests().filter((path) => path === '/packages.json')).toHaveLength(1);
    server.serve(served({ packages: [item({ identifier: 'x.one' })], update_timestamp: 1_794_744_001 }));
    expect((await read(cache)).fetched).toBe(true);
    server.serve(served({ packages: [item({ identifier: 'x.two' })], update_timestamp: 1_794_744_001 }));
    expect((await read(cache)).packages[0]?.identifier).toBe('x.two');
  });

  it('verifies cached files', async () => {
    const cache = join(server.folder(), 'cache');
    server.serve(served({ packages: [item({ identifier: 'x.one' })] }));
    await read(cache);
    const [name = ''] = await readdir(cache);
    const file = join(cache, name, 'packages.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('x.one', 'x.bad'));
    const again = await read(cache);
    expect([again.fetched, again.packages[0]?.identifier]).toEqual([true, 'x.one']);
  });

  it('reads manifests and resources, but no resources that differ from the listed ones', async () => {
    const resources = await zip({ 'a.txt': 'a' });
    const manifests = { manifests: {} };
    const files = served({ packages: [], resources, manifests });
    server.serve(files);
    expect(await readResources(await read())).toEqual(resources);
    expect(await readManifests(await read())).toEqual(manifests);
    server.serve({ ...files, '/resources.zip': Buffer.from('another') });
    expect(await readResources(await read())).toBeNull();
    const { '/resources.zip': _, ...others } = files;
    for (const [name, answer] of Object.entries<(response: ServerResponse) => unknown>({
      'too large': (r) => r.writeHead(200, { 'content-length': (100 << 20) + 1 }).write('PK'),
      'a web page': (r) => r.setHeader('content-type', 'text/html').end('<html>'),
      'cut off': (r) => r.writeHead(200, { 'content-length': resources.length }).end(resources.subarray(1)),
      missing: (r) => r.writeHead(404).end(),
    })) {
      server.serve({ ...others, '/resources.zip': (_, r) => void answer(r) });
      expect(await readResources(await read()), name).toBeNull();
    }
    server.serve({ ...others, '/resources.zip': (_, r) => void r.writeHead(503).end() });
    await expect(readResources(await read())).rejects.toMatchObject({ code: 'refused' });
  });

  const long = (bytes: number) => JSON.stringify({ name: 'x'.repeat(bytes - 11) });
  const list = '{"packages":[]}';
  it.each<[string, () => Parameters<typeof server.serve>[0], string, RegExp]>([
    ['a missing file', () => ({}), 'not-found', /repository\.json not found \(404\)/],
    [
      'an HTML page with its type',
      () => ({ '/repository.json': (_, r) => void r.setHeader('content-type', 'text/html').end('<html>') }),
      'html-page',
      /HTML page/,
    ],
    [
      'an HTML page without its type',
      () => ({ '/repository.json': '<!doctype html><h1>Please log in</h1>' }),
      'html-page',
      /HTML page/,
    ],
    ['broken JSON', () => ({ '/repository.json': '{"name":' }), 'not-json', /is not valid JSON/],
    [
      'a document that is not a repository',
      () => ({ '/repository.json': '{"name":"x"}' }),
      'invalid',
      /is not a valid repository: .*'packages'/,
    ],
    [
      'too many requests',
      () => ({ '/repository.json': (_, r) => void r.writeHead(429, { 'retry-after': '17' }).end('slow down') }),
      'rate-limited',
      /try again in 17 s/,
    ],
    [
      'a server error',
      () => ({ '/repository.json': (_, r) => void r.writeHead(500).end() }),
      'refused',
      /returned HTTP 500/,
    ],
    ['20,481 bytes', () => ({ '/repository.json': long(20_481) }), 'too-large', /larger than 20,480 bytes/],
    [
      '20,481 bytes of unknown length',
      () => ({
        '/repository.json': (_, r) => {
          r.write(long(20_480));
          r.end(' ');
        },
      }),
      'too-large',
      /larger than 20,480 bytes/,
    ],
    ['20,480 bytes', () => ({ '/repository.json': long(20_480) }), 'invalid', /is not a valid repository/],
    [
      '256 MiB and one byte',
      () => ({
        ...served({}),
        '/packages.json': (_, r) => void r.writeHead(200, { 'content-length': (256 << 20) + 1 }).write(' '),
      }),
      'too-large',
      /packages\.json is larger than 268,435,456 bytes/,
    ],
    [
      'a redirect loop',
      () => ({
        '/repository.json': (_, r) => void r.writeHead(302, { location: '/b' }).end(),
        '/b': (_, r) => void r.writeHead(301, { location: '/repository.json' }).end(),
      }),
      'redirect-loop',
      /redirects in a loop/,
    ],
    [
      'too many redirects',
      () => ({
        '/repository.json': (q, r) => void r.writeHead(302, { location: `${q.url}?` }).end(),
      }),
      'redirect-loop',
      /redirects more than 5 times/,
    ],
    [
      'a redirect to a file',
      () => ({ '/repository.json': (_, r) => void r.writeHead(302, { location: 'file:///etc/passwd' }).end() }),
      'bad-address',
      /redirects to an invalid URL/,
    ],
    [
      'a wrong hash',
      () => ({ ...served({}), '/packages.json': '{"packages":[ ]}' }),
      'wrong-hash',
      /has the SHA-256 .*, but the repository lists/,
    ],
    [
      'a truncated list',
      () => ({
        ...served({}),
        '/packages.json': (_, r) => {
          r.writeHead(200, { 'content-length': 100 }).write(list);
          setImmediate(() => r.destroy());
        },
      }),
      'truncated',
      /was interrupted after \d+ of 100 bytes/,
    ],
    [
      'an invalid list',
      () => {
        const text = '{"packages":7}';
        return {
          ...served({
            about: (about) => ({ ...about, packages: { url: `${server.url()}/packages.json`, update_timestamp: 1 } }),
          }),
          '/packages.json': text,
        };
      },
      'invalid',
      /has no packages array/,
    ],
    [
      'a duplicate key in the list',
      () => ({
        ...served({
          about: (about) => ({ ...about, packages: { url: `${server.url()}/packages.json`, update_timestamp: 1 } }),
        }),
        '/packages.json': '{"packages":[],"packages":[]}',
      }),
      'invalid',
      /the list is ambiguous: "packages" appears twice/,
    ],
  ])('reports %s', async (_, script, code, message) => {
    server.serve(script());
    await expect(read()).rejects.toMatchObject({ code, message: expect.stringMatching(message) });
  });

  it('quarantines packages with duplicate keys, numbers that are too large and deep nesting', async () => {
    const one = JSON.stringify(item({ identifier: 'x.one' }));
    const text = `{"packages":[${one},${one.replace('x.one', 'x.two').replace('"MIT"', '"MIT","license":"BSD"')},${one
      .replace('x.one', 'x.big')
      .replace(
        '"status"',
        '"version_epoch":1e400,"status"',
      )},${one.replace('x.one', 'x.deep').replace('{}', '['.repeat(5_000) + ']'.repeat(5_000))}]}`;
    server.serve({
      ...served({
        about: (about) => ({ ...about, packages: { url: `${server.url()}/packages.json`, update_timestamp: 1 } }),
      }),
      '/packages.json': text,
    });
    const { packages, quarantined } = await read();
    expect(packages.map(({ identifier }) => identifier)).toEqual(['x.one']);
    expect(quarantined.map(({ identifier }) => identifier)).toEqual(['x.two', 'x.big', 'x.deep']);
  });

  it('follows a redirect', async () => {
    const files = served({ packages: [] });
    server.serve({
      ...files,
      '/repository.json': (_, r) => void r.writeHead(302, { location: '/moved.json' }).end(),
      '/moved.json': files['/repository.json'] ?? '',
    });
    expect((await read()).packages).toEqual([]);
  });

  it('refuses a redirect to a URL with a password, and does not print it', async () => {
    const location = 'http://me:geheim@127.0.0.1:1/';
    server.serve({ '/repository.json': (_, r) => void r.writeHead(302, { location }).end() });
    await expect(read()).rejects.toMatchObject({ code: 'bad-address', message: expect.not.stringContaining('geheim') });
  });

  it('fails if a server sends nothing, or stops in the middle', async () => {
    server.serve({ '/repository.json': () => {} });
    const options = { idleMs: 500 };
    const url = `${server.url()}/repository.json`;
    await expect(readRepository(url, options)).rejects.toMatchObject({ code: 'unreachable' });
    server.serve({
      '/repository.json': (_, response) => void response.writeHead(200, { 'content-length': 50 }).write('{'),
    });
    await expect(readRepository(url, options)).rejects.toMatchObject({ code: 'truncated' });
    const drip: Script = (_, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write(' '), 5);
      response.on('close', () => clearInterval(timer));
    };
    server.serve({ '/repository.json': drip });
    await expect(readRepository(url, options)).rejects.toMatchObject({ code: 'truncated' });
  });

  it('reports unreachable servers and invalid URLs without their secrets', async () => {
    await expect(readRepository('http://127.0.0.1:1/r.json')).rejects.toMatchObject({ code: 'unreachable' });
    await expect(readRepository('ftp://a.example/')).rejects.toMatchObject({ code: 'bad-address' });
    const secret = readRepository('https://me:se@cret@a.example/repository.json');
    await expect(secret).rejects.toThrow('https://a.example/metadata/1.root.json contains a user name or password');
    await expect(readRepository('http://u:geheim@127.0.0.1:1/r.json?key=geheim')).rejects.toThrow(/^(?!.*geheim)/);
  });
});
