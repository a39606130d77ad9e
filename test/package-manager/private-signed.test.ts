// Signed private repositories against real servers: the token reaches the repository for every file, and never a mirror.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { signTargets, targetOf } from '../../src/package-manager/signing/sign.ts';
import { createKeys, readKey } from '../../src/sdk/packages/build/index.ts';
import {
  mirrorRepository,
  PackageInstaller,
  type RemoteOptions,
  readManifests,
  readRepository,
  readResources,
} from '../../src/sdk/packages/node/index.ts';
import {
  bookOf,
  guarded,
  type Host,
  ID,
  publishPrivate,
  redirectTo,
  startHost,
  TOKEN,
  tokensIn,
  usePrivateServers,
} from './private-servers.ts';
import { sha256 } from './repository.ts';

const temporary = usePrivateServers();
const METADATA = ['1.root.json', '2.root.json', 'timestamp.json', 'snapshot.json', 'targets.json'];
const anyToken = async () => TOKEN;

/** Publishes a signed private repository. */
async function publishSigned(host: Host, archiveUrl?: string) {
  const { files, bytes, url } = await publishPrivate(host, archiveUrl);
  const keyFiles = await createKeys(join(temporary.folder(), 'keys'));
  const keys = { root: await readKey(keyFiles.root), online: await readKey(keyFiles.online) };
  const names = ['repository.json', 'packages.json', 'resources.zip', 'manifests.json'];
  const targets = names.map((name) => [name, targetOf(Buffer.from(files[name] ?? ''))]);
  const metadata = [...signTargets(Object.fromEntries(targets), new Map(), keys)];
  const signed = {
    ...files,
    ...Object.fromEntries(metadata.map(([name, content]) => [`metadata/${name}`, content])),
    [`archives/${sha256(bytes)}.zip`]: bytes,
  };
  host.answer = guarded(signed);
  return { url, bytes, files: signed as Readonly<Record<string, string | Uint8Array>> };
}

/** Reads every file of the repository, and installs its package. */
async function useAll(url: string, options: RemoteOptions, root: string): Promise<string> {
  const repository = await readRepository(url, options);
  await readManifests(repository, options);
  await readResources(repository, options);
  const folder = join(temporary.folder(), root);
  const lockFile = join(temporary.folder(), 'annex-packages.lock');
  const criteria = { platform: 'linux' } as const;
  await new PackageInstaller({ ...options, root: folder, lockFile, criteria }).install(
    [{ identifier: ID }],
    [repository],
  );
  await new PackageInstaller({ ...options, root: `${folder}-locked`, criteria }).installLocked([], lockFile);
  expect(await readFile(join(`${folder}-locked`, 'plugins/example_private/__init__.py'), 'utf8')).toBe('pass');
  return repository.signature?.root ?? '';
}

describe('the token of a signed private repository', () => {
  let host: Host;
  let other: Host;
  beforeEach(async () => {
    [host, other] = [await startHost(), await startHost()];
  });

  it('is sent to the repository for its metadata too', async () => {
    const { url } = await publishSigned(host);
    const { tokenOf, cache, trust } = await bookOf(url);
    expect(await useAll(url, { tokenOf, cache, trust }, 'root')).toMatch(/^sha256:/);
    expect(tokensIn(host)).toHaveLength(host.seen.length);
    expect(tokensIn(host)).toEqual(expect.arrayContaining(METADATA.map((name) => `/metadata/${name}`)));
    expect(await readFile(join(temporary.folder(), 'annex-packages.lock'), 'utf8')).not.toContain('SECRET');
  });

  it('is not sent to a mirror, even if the function returns it for every address', async () => {
    const { url, files } = await publishSigned(host);
    other.answer = (request, response) => {
      const file = files[(request.url ?? '').slice(1)];
      response.writeHead(file === undefined ? 404 : 200).end(file);
    };
    const trust = join(temporary.folder(), 'trust');
    await readRepository(url, { tokenOf: anyToken, trust });
    host.seen.length = 0;
    await useAll(url, { tokenOf: anyToken, trust, mirrorOf: async () => other.url }, 'root');
    const paths = other.seen.map(([path]) => path);
    expect(paths).toEqual(expect.arrayContaining(['/metadata/timestamp.json', '/packages.json', '/resources.zip']));
    expect(paths.some((path) => path.startsWith('/archives/'))).toBe(true);
    expect(tokensIn(other)).toEqual([]);
    expect(host.seen).toEqual([]);
  });

  it.each(METADATA)('is not sent when %s redirects to another port', async (name) => {
    const { url, files } = await publishSigned(host);
    const serve = guarded(files);
    host.answer = (request, response) =>
      request.url === `/metadata/${name}`
        ? redirectTo(`${other.url}${request.url}`)(request, response)
        : serve(request, response);
    other.answer = (request, response) => {
      const file = files[(request.url ?? '').slice(1)];
      response.writeHead(file === undefined ? 404 : 200).end(file);
    };
    expect((await readRepository(url, { tokenOf: anyToken })).signature?.version).toBe(1);
    expect(other.seen).toEqual([[`/metadata/${name}`, undefined]]);
  });

  it('is sent by a mirror run to the repository, and not to other hosts of archives', async () => {
    const { url, bytes } = await publishSigned(host, `${other.url}/a.zip`);
    other.answer = (_, response) => response.writeHead(200).end(bytes);
    const to = join(temporary.folder(), 'mirror');
    await expect(mirrorRepository(url, { to })).rejects.toThrow('401');
    expect(await mirrorRepository(url, { to, tokenOf: anyToken })).toMatchObject({ downloaded: 1, missing: [] });
    expect(other.seen).toEqual([['/a.zip', undefined]]);
  });
});
