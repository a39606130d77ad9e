import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readMetadataFiles } from '../../src/package-manager/signing/publish-signature.ts';
import { readRepository } from '../../src/sdk/packages/node/index.ts';
import { type Script, useScriptedServer } from './scripted-server.ts';
import { NOW, useSignedSite } from './signed-site.ts';

const server = useScriptedServer();
const site = useSignedSite();

async function serve(more: Readonly<Record<string, Script | string>>): Promise<void> {
  const metadata = [...(await readMetadataFiles(site.site()))].map(([name, bytes]) => [`/metadata/${name}`, bytes]);
  const entry = readFileSync(join(site.site(), 'repository.json'));
  server.serve({ ...Object.fromEntries(metadata), '/repository.json': entry, ...more });
}
const read = (trust?: string) => readRepository(`${server.url()}/repository.json`, { trust, now: () => NOW });

describe('over http', () => {
  it.each(['1.root.json', '2.root.json', 'timestamp.json', 'snapshot.json', 'targets.json'])(
    'a client stops reading an endless %s',
    async (name) => {
      let sent = 0;
      const endless: Script = (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        const next = (): void => {
          sent += 16_384;
          response.write(' '.repeat(16_384), (error) => error || setImmediate(next));
        };
        next();
      };
      await serve({ [`/metadata/${name}`]: endless });
      await expect(read()).rejects.toMatchObject({ code: 'too-large' });
      expect(sent).toBeLessThan(32 << 20);
    },
  );

  it.each(['timestamp.json', 'snapshot.json', 'targets.json'])('a client reports a %s that is cut', async (name) => {
    await serve({
      [`/metadata/${name}`]: (_, response) => {
        response.writeHead(200, { 'content-length': 500 });
        response.write('{"signatures":[', () => response.destroy());
      },
    });
    await expect(read()).rejects.toMatchObject({ code: 'truncated' });
  });

  it('a host that answers each unknown path with a page has no signatures, unless they were seen before', async () => {
    const page: Script = (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
    const trust = join(server.folder(), 'trust');
    const entry = JSON.parse(readFileSync(join(site.site(), 'repository.json'), 'utf8')) as {
      packages: { url: string };
    };
    entry.packages.url = `${server.url()}/packages.json`;
    const files = {
      '/repository.json': JSON.stringify(entry),
      '/packages.json': readFileSync(join(site.site(), 'packages.json'), 'utf8'),
    };
    await serve({ ...files, '/metadata/1.root.json': page });
    expect((await read(trust)).signature).toBeNull();
    await serve(files);
    await expect(read(trust)).rejects.toMatchObject({ code: 'wrong-hash' }); // its keys are trusted from now on
    await serve({ ...files, '/metadata/2.root.json': page });
    await expect(read(trust)).rejects.toMatchObject({ code: 'html-page' });
  });

  it('a host may refuse the next root, which it does not have, but no other file of a trusted repository', async () => {
    const forbidden: Script = (_, response) => response.writeHead(403).end();
    const trust = join(server.folder(), 'trust');
    await serve({});
    await expect(read(trust)).rejects.toMatchObject({ code: 'bad-address' }); // of the list, after the signatures
    await serve({ '/metadata/2.root.json': forbidden });
    await expect(read(trust)).rejects.toMatchObject({ code: 'bad-address' });
    for (const path of ['/metadata/timestamp.json', '/repository.json']) {
      await serve({ [path]: forbidden });
      await expect(read(trust), path).rejects.toMatchObject({ code: 'refused' });
    }
    const pinned = `${server.url()}/repository.json#root=sha256:${'0'.repeat(64)}`;
    await serve({ '/metadata/1.root.json': forbidden });
    await expect(readRepository(pinned, { now: () => NOW })).rejects.toMatchObject({ code: 'refused' });
  });

  it('a client does not fetch a list whose signed length is above its limit, nor use it from the cache', async () => {
    const options = { cache: join(server.folder(), 'cache'), trust: join(server.folder(), 'trust'), now: () => NOW };
    await serve({});
    const limited = readRepository(`${server.url()}/repository.json`, { ...options, maxListBytes: 10 });
    await expect(limited).rejects.toMatchObject({ code: 'too-large' });
    expect(server.requests()).not.toContain('/packages.json');
    await site.read(options);
    await expect(site.read({ ...options, offline: true, maxListBytes: 10 })).rejects.toMatchObject({
      code: 'too-large',
    });
    expect((await site.read({ ...options, offline: true })).packages).toHaveLength(1);
  });

  it('metadata may redirect, but not to a file on this machine', async () => {
    const to =
      (location: string): Script =>
      (_, response) =>
        response.writeHead(302, { location }).end();
    await serve({ '/metadata/1.root.json': to(`file://${site.site()}/metadata/1.root.json`) });
    await expect(read()).rejects.toMatchObject({ code: 'bad-address' });
  });
});
