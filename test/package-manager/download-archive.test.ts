import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createPackagesClient } from '../../src/sdk/index.ts';
import { problemOf, useRunning } from '../running.ts';
import { item, publish, sha256, version, zip } from './repository.ts';

describe('downloadArchive', () => {
  const running = useRunning();
  const big = Buffer.alloc(3 << 20, 'abcdefghijklmnopqrstuvwxyz');

  async function serveArchive(content: Uint8Array) {
    const platform = await running.platform();
    await publish(platform.packagesDir, { packages: [], archives: { 'x.one-1.0.0.zip': content } });
    return { platform, url: `${platform.url}/packages/archives/x.one-1.0.0.zip` };
  }

  it('returns the archive with the listed size and hash [A-version-download-url-direct] [A-version-download-size-bytes] [A-purpose-download]', async () => {
    const platform = await running.platform();
    const archive = await zip({ 'metadata.json': '{}' });
    const listed = version({
      download_url: `${platform.url}/packages/archives/x.one-1.0.0.zip`,
      download_sha256: sha256(archive),
      download_size: archive.length,
    });
    await publish(platform.packagesDir, {
      packages: [item({ identifier: 'x.one', versions: [listed] })],
      archives: { 'x.one-1.0.0.zip': archive },
    });
    const client = createPackagesClient({ baseUrl: platform.url });
    const { version: chosen } = await client.resolvePackage({ path: { identifier: 'x.one' } });
    const response = await fetch(chosen?.download_url ?? '');
    expect(response.headers.get('content-type')).toBe('application/zip');
    const bytes = await response.bytes();
    expect([bytes.length, sha256(bytes)]).toEqual([chosen?.download_size, chosen?.download_sha256]);
  });

  it('returns ranges that make up the whole archive', async () => {
    const { url } = await serveArchive(big);
    const first = await fetch(url, { headers: { range: 'bytes=0-999999' } });
    const etag = first.headers.get('etag') ?? '';
    const rest = await fetch(url, { headers: { range: 'bytes=1000000-', 'if-range': etag } });
    expect([first.status, rest.status]).toEqual([206, 206]);
    expect(sha256(Buffer.concat([await first.bytes(), await rest.bytes()]))).toBe(sha256(big));
  });

  it('returns the whole archive if it was replaced since the first range', async () => {
    const { platform, url } = await serveArchive(big);
    const etag = (await fetch(url, { method: 'HEAD' })).headers.get('etag') ?? '';
    await publish(platform.packagesDir, { packages: [], archives: { 'x.one-1.0.0.zip': Buffer.from('new') } });
    const rest = await fetch(url, { headers: { range: 'bytes=1-', 'if-range': etag } });
    expect([rest.status, await rest.text()]).toEqual([200, 'new']);
  });

  it('finishes with the old file if it is replaced during the download', async () => {
    const { platform, url } = await serveArchive(big);
    const response = await fetch(url);
    const path = join(platform.packagesDir, 'archives/x.one-1.0.0.zip');
    await writeFile(`${path}.new`, Buffer.alloc(big.length, 'z'));
    await rename(`${path}.new`, path);
    expect(sha256(await response.bytes())).toBe(sha256(big));
  });

  it('lets curl resume an interrupted download', async () => {
    const { url } = await serveArchive(big);
    const folder = await mkdtemp(join(tmpdir(), 'annex-curl-'));
    running.onClose(() => rm(folder, { recursive: true }));
    const file = join(folder, 'a.zip');
    await writeFile(file, big.subarray(0, 1_234_567));
    await promisify(execFile)('curl', ['-s', '-C', '-', '-o', file, url]);
    expect(sha256(await readFile(file))).toBe(sha256(big));
  });

  it('returns 404 for anything other than a file', async () => {
    const { platform } = await serveArchive(big);
    const archives = join(platform.packagesDir, 'archives');
    await mkdir(join(archives, 'folder.zip'));
    await symlink('nowhere', join(archives, 'broken.zip'));
    await promisify(execFile)('mkfifo', [join(archives, 'pipe.zip')]);
    for (const name of ['missing.zip', 'folder.zip', 'broken.zip', 'pipe.zip']) {
      const response = await fetch(`${platform.url}/packages/archives/${name}`);
      expect(await problemOf(response), name).toMatchObject({ status: 404, name: 'not-found' });
    }
  });

  it('follows links inside the directory, but none that lead out of it', async () => {
    const { platform } = await serveArchive(big);
    const archives = join(platform.packagesDir, 'archives');
    const outside = join(platform.packagesDir, '../outside.zip');
    await writeFile(outside, 'secret');
    await symlink('x.one-1.0.0.zip', join(archives, 'inside.zip'));
    await symlink(outside, join(archives, 'outside.zip'));
    const status = async (path: string) => {
      const answer = await fetch(`${platform.url}/packages/${path}`);
      await answer.body?.cancel();
      return answer.status;
    };
    expect(await status('archives/inside.zip')).toBe(200);
    expect(await status('archives/outside.zip')).toBe(404);
    await symlink(outside, join(platform.packagesDir, 'manifests.json'));
    expect(await status('manifests.json')).toBe(404);
  });

  it.each(['..%2fpackages.json', '%2e%2e', '.hidden', 'a%00.zip', 'a%5cb', `${'a'.repeat(201)}`])(
    'never leaves its directory: %s',
    async (name) => {
      const { platform } = await serveArchive(big);
      const wire = await running.wire(Number(new URL(platform.url).port));
      wire.send(`GET /packages/archives/${name} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      expect((await wire.answer()).status).toBe(400);
    },
  );
});
