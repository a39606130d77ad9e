// A web repository must not refer to local files. A local one may refer to regular files within the size limits.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { downloadArchive, PackageInstaller, readManifests, readRepository } from '../../src/sdk/packages/node/index.ts';
import { validateSources } from '../../src/sdk/packages/validate/index.ts';
import { filesOf, item, publish, sha256, version } from './repository.ts';
import { useScriptedServer } from './scripted-server.ts';

const server = useScriptedServer();
const SECRET = 'not for the network';
const secretFile = (): string => {
  writeFileSync(join(server.folder(), 'secret.txt'), SECRET);
  return pathToFileURL(join(server.folder(), 'secret.txt')).href;
};
const serve = (content: Parameters<typeof filesOf>[0]): void => {
  const files = filesOf({ baseUrl: server.url(), ...content });
  server.serve(Object.fromEntries(Object.entries(files).map(([name, content]) => [`/${name}`, content])));
};
const read = () => readRepository(`${server.url()}/repository.json`);
const refused = { code: 'bad-address', message: expect.stringContaining('must not refer to a file on this machine') };

describe('a repository on the web', () => {
  it.each(['/etc/hostname', '/dev/zero'])('must not refer to the local file %s as its list', async (path) => {
    serve({
      packages: [],
      about: (about) => ({ ...about, packages: { url: `file://${path}`, update_timestamp: 1_794_744_000 } }),
    });
    await expect(read()).rejects.toMatchObject(refused);
  });

  it('must not refer to a local file as its manifests', async () => {
    const url = secretFile();
    serve({ packages: [], about: (about) => ({ ...about, manifests: { url, update_timestamp: 1 } }) });
    await expect(readManifests(await read())).rejects.toMatchObject(refused);
  });

  it('must not refer to a local file as an archive, to install or to download', async () => {
    const listed = version({ download_url: secretFile(), download_sha256: sha256(SECRET), download_size: 19 });
    serve({ packages: [item({ identifier: 'x.one', versions: [listed] })] });
    const installer = new PackageInstaller({ root: join(server.folder(), 'root'), allowUnverified: true });
    const repository = await read();
    await expect(installer.install([{ identifier: 'x.one' }], [repository])).rejects.toMatchObject(refused);
    const to = join(server.folder(), 'a.zip');
    for (const namedBy of [repository.url, undefined]) {
      await expect(downloadArchive(listed, { to, namedBy })).rejects.toMatchObject(refused);
    }
  });
});

describe('a repository on this machine', () => {
  const local = (url: string) =>
    readLocal({ about: (about) => ({ ...about, packages: { url, update_timestamp: 1 } }) });
  const readLocal = async (content: Partial<Parameters<typeof filesOf>[0]>) => {
    const baseUrl = pathToFileURL(server.folder()).href;
    await publish(server.folder(), { packages: [], baseUrl, ...content });
    return readRepository(`${baseUrl}/repository.json`);
  };

  it.each(['/dev/zero', '/proc'])('must not refer to %s, which is not a regular file', async (path) => {
    await expect(local(`file://${path}`)).rejects.toMatchObject({
      code: 'bad-address',
      message: expect.stringContaining('is not a regular file'),
    });
  });

  it('must not refer to a pipe, which does not block', { timeout: 5_000 }, async () => {
    const pipe = join(server.folder(), 'pipe');
    execFileSync('mkfifo', [pipe]);
    await expect(local(pathToFileURL(pipe).href)).rejects.toMatchObject({ code: 'bad-address' });
  });

  it('is refused if a file has more bytes than its size', async () => {
    // Files in /proc have size 0 but content.
    const listed = version({ download_url: 'file:///proc/kallsyms', download_size: 10, download_sha256: sha256('') });
    const { url } = await readLocal({ packages: [] });
    const to = join(server.folder(), 'a.zip');
    await expect(downloadArchive(listed, { to, namedBy: url })).rejects.toMatchObject({ code: 'wrong-size' });
  });

  it('may refer to archives in its own directory', async () => {
    const archive = Buffer.from('x');
    const download_url = pathToFileURL(join(server.folder(), 'archives/a.zip')).href;
    const listed = version({ download_url, download_sha256: sha256(archive), download_size: 1 });
    const { url } = await readLocal({ packages: [], archives: { 'a.zip': archive } });
    const to = join(server.folder(), 'copy.zip');
    expect(await downloadArchive(listed, { to, namedBy: url })).toMatchObject({ size: 1 });
  });
});

describe('annex packages validate', () => {
  it('stops reading an endless file', { timeout: 20_000 }, async () => {
    expect(await validateSources(['/dev/zero'])).toMatchObject([{ findings: [{ rule: 'too-large' }] }]);
  });
});
