// Private repositories against real servers: the token reaches the origin of its repository and nothing else.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  downloadArchive,
  PackageInstaller,
  readManifests,
  readRepository,
  readResources,
} from '../../src/sdk/packages/node/index.ts';
import {
  bookOf,
  contentOf,
  guarded,
  ID,
  publishPrivate,
  redirectTo,
  startHost,
  TOKEN,
  tokensIn,
  usePrivateServers,
} from './private-servers.ts';
import { filesOf, PNG, sha256, zip } from './repository.ts';

const temporary = usePrivateServers();

describe('a private repository', () => {
  it('is read and installed from with its token, which is stored nowhere', async () => {
    const host = await startHost();
    const { url } = await publishPrivate(host);
    const { tokenOf, cache } = await bookOf(url);
    const repository = await readRepository(url, { tokenOf, cache });
    expect(await readManifests(repository, { tokenOf, cache })).toEqual({ manifests: {} });
    expect(await readResources(repository, { tokenOf, cache })).not.toBeNull();
    const [root, lockFile] = [join(temporary.folder(), 'root'), join(temporary.folder(), 'annex-packages.lock')];
    const criteria = { platform: 'linux' } as const;
    await new PackageInstaller({ root, tokenOf, cache, lockFile, criteria }).install(
      [{ identifier: ID }],
      [repository],
    );
    expect(await readFile(join(root, 'plugins/example_private/__init__.py'), 'utf8')).toBe('pass');
    expect(tokensIn(host)).toHaveLength(host.seen.length);
    expect(await readFile(lockFile, 'utf8')).toContain(url);
    expect(await contentOf(temporary.folder())).toContain(TOKEN); // the token file itself
    await writeFile(join(temporary.folder(), 'token'), '');
    expect(await contentOf(temporary.folder())).not.toContain('SECRET');
  });

  it('is installed from a lock file with its token', async () => {
    const host = await startHost();
    const { url } = await publishPrivate(host);
    const { tokenOf } = await bookOf(url);
    const lockFile = join(temporary.folder(), 'annex-packages.lock');
    const criteria = { platform: 'linux' } as const;
    const first = new PackageInstaller({ root: join(temporary.folder(), 'a'), tokenOf, lockFile, criteria });
    await first.install([{ identifier: ID }], [await readRepository(url, { tokenOf })]);
    const options = { root: join(temporary.folder(), 'b'), lockFile, criteria };
    await expect(new PackageInstaller(options).installLocked([], lockFile)).rejects.toMatchObject({ code: 'refused' });
    await new PackageInstaller({ ...options, tokenOf }).installLocked([], lockFile);
    expect(await readdir(join(temporary.folder(), 'b/plugins'))).toEqual(['example_private']);
  });

  it('resumes a download with the token', async () => {
    const host = await startHost();
    const { url, listed, bytes } = await publishPrivate(host);
    const { tokenOf } = await bookOf(url);
    host.answer = (request, response) => {
      const [, from = '0'] = /^bytes=(\d+)-$/.exec(request.headers.range ?? '') ?? [];
      const range = { 'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}` };
      response.writeHead(from === '0' ? 200 : 206, from === '0' ? { 'content-length': bytes.length } : range);
      if (from === '0') response.write(bytes.subarray(0, 50), () => response.destroy());
      else response.end(bytes.subarray(Number(from)));
    };
    await downloadArchive(listed, { to: join(temporary.folder(), 'a.zip'), namedBy: url, tokenOf });
    expect(tokensIn(host).length).toBeGreaterThan(1);
    expect(tokensIn(host)).toHaveLength(host.seen.length);
  });

  it('says what to do without a token, and with a wrong one', async () => {
    const host = await startHost();
    const { url } = await publishPrivate(host);
    const message = `${url} returned HTTP 401; add the repository again with --token-file FILE and a valid token`;
    await expect(readRepository(url)).rejects.toThrow(message);
    const { tokenOf } = await bookOf(url, 'wrong');
    await expect(readRepository(url, { tokenOf })).rejects.toThrow(message);
  });

  it('uses a new token of the file at once', async () => {
    const host = await startHost();
    const { url } = await publishPrivate(host);
    const { tokenOf } = await bookOf(url, 'old');
    await expect(readRepository(url, { tokenOf })).rejects.toMatchObject({ code: 'refused' });
    await writeFile(join(temporary.folder(), 'token'), TOKEN);
    expect((await readRepository(url, { tokenOf })).packages).toHaveLength(1);
  });
});

describe('the token of a private repository', () => {
  it.each([301, 302, 303, 307, 308])(
    'is not sent after a %i redirect, to another port, host name or the same origin',
    async (status) => {
      const [host, other] = [await startHost(), await startHost()];
      const url = `${host.url}/repository.json`;
      const { tokenOf } = await bookOf(url);
      const renamed = host.url.replace('127.0.0.1', 'localhost');
      for (const target of [`${other.url}/x`, `${renamed}/x`, '/x', '//127.0.0.1:1/x', `${other.url}/back`]) {
        host.seen.length = 0;
        host.answer = (request, response) =>
          request.url === '/repository.json'
            ? redirectTo(target, status)(request, response)
            : response.writeHead(404).end();
        other.answer = (request, response) =>
          request.url === '/back' ? redirectTo(`${host.url}/again`)(request, response) : response.writeHead(404).end();
        await expect(readRepository(url, { tokenOf })).rejects.toThrow();
        expect(tokensIn(host), target).toEqual(['/metadata/1.root.json', '/repository.json']);
      }
      expect(other.seen.length).toBeGreaterThan(0);
      expect(tokensIn(other)).toEqual([]);
    },
  );

  it('is not sent to another host that the repository lists', async () => {
    const [host, other] = [await startHost(), await startHost()];
    const { url, listed, bytes } = await publishPrivate(host, `${other.url}/archives/a.zip`);
    other.answer = (_, response) => response.writeHead(200).end(bytes);
    const { tokenOf } = await bookOf(url);
    const root = join(temporary.folder(), 'root');
    await new PackageInstaller({ root, tokenOf }).install(
      [{ identifier: ID }],
      [await readRepository(url, { tokenOf })],
    );
    await downloadArchive(listed, { to: join(temporary.folder(), 'a.zip'), namedBy: url, tokenOf });
    expect(other.seen).toHaveLength(2);
    expect(tokensIn(other)).toEqual([]);
    const elsewhere = filesOf({
      baseUrl: other.url,
      packages: [],
      resources: await zip({ [`${ID}/icon.png`]: PNG }),
      manifests: { manifests: {} },
    });
    host.answer = guarded(elsewhere);
    other.answer = (request, response) => response.writeHead(200).end(elsewhere[(request.url ?? '').slice(1)]);
    const repository = await readRepository(url, { tokenOf });
    await readManifests(repository, { tokenOf });
    await readResources(repository, { tokenOf });
    expect(other.seen).toHaveLength(5);
    expect(tokensIn(other)).toEqual([]);
  });

  it('is not sent for another repository that lists files on the same host', async () => {
    const [host, other] = [await startHost(), await startHost()];
    const { url, files, bytes } = await publishPrivate(host);
    const { tokenOf } = await bookOf(url);
    const foreign = String(files['repository.json']);
    other.answer = (request, response) =>
      request.url === '/repository.json' ? response.writeHead(200).end(foreign) : response.writeHead(404).end();
    await expect(readRepository(`${other.url}/repository.json`, { tokenOf })).rejects.toThrow('401');
    const listed = { download_url: `${host.url}/archives/a.zip`, download_sha256: sha256(bytes) };
    const to = join(temporary.folder(), 'a.zip');
    const namedBy = `${other.url}/repository.json`;
    await expect(downloadArchive(listed, { to, namedBy, tokenOf })).rejects.toThrow('401');
    await expect(downloadArchive(listed, { to, tokenOf })).rejects.toThrow('401');
    expect([...tokensIn(host), ...tokensIn(other)]).toEqual([]);
  });

  it('is not sent for a lock file that names another host', async () => {
    const [host, other] = [await startHost(), await startHost()];
    const { url, bytes } = await publishPrivate(host);
    const { tokenOf } = await bookOf(url);
    const lockFile = join(temporary.folder(), 'annex-packages.lock');
    const criteria = { platform: 'linux' } as const;
    const good = new PackageInstaller({ root: join(temporary.folder(), 'a'), tokenOf, lockFile, criteria });
    await good.install([{ identifier: ID }], [await readRepository(url, { tokenOf })]);
    const forged = (await readFile(lockFile, 'utf8')).replaceAll(`${host.url}/archives`, `${other.url}/archives`);
    await writeFile(lockFile, forged);
    other.answer = (_, response) => response.writeHead(200).end(bytes);
    const root = join(temporary.folder(), 'b');
    await new PackageInstaller({ root, tokenOf, lockFile, criteria }).installLocked([], lockFile);
    expect(other.seen).toEqual([['/archives/a.zip', undefined]]);
  });

  it('is not sent over plain http to another machine', async () => {
    const url = 'http://packages.example/repository.json';
    const { tokenOf } = await bookOf(url);
    const sent: unknown[] = [];
    const fetch = async (...call: unknown[]): Promise<Response> => {
      sent.push(call);
      return new Response('{}');
    };
    for (const each of [url, 'http://127.0.0.1.packages.example/repository.json', 'http://localhost.example/r.json']) {
      const options = { tokenOf: async () => TOKEN, fetch: fetch as typeof globalThis.fetch };
      await expect(readRepository(each, options)).rejects.toMatchObject({ code: 'bad-address' });
    }
    await expect(readRepository(url, { tokenOf, fetch: fetch as typeof globalThis.fetch })).rejects.toThrow(
      'use https',
    );
    expect(sent).toEqual([]);
  });

  it('appears in no error, even if it is malformed or its file is missing', async () => {
    const host = await startHost();
    const url = `${host.url}/repository.json`;
    const inject = `${TOKEN}\r\nX-Evil: 1`;
    for (const content of ['', ' ', inject, `${TOKEN} ${TOKEN}`, `${TOKEN}\u0000`, 'é'.repeat(9), 'a'.repeat(5_000)]) {
      const { tokenOf } = await bookOf(url, content);
      const failure = await readRepository(url, { tokenOf }).catch((error: unknown) => error);
      expect(failure).toMatchObject({ code: 'bad-token' });
      expect(textOf(failure)).not.toContain('SECRET');
    }
    const tokenOf = async () => inject;
    expect(await readRepository(url, { tokenOf }).catch((error: unknown) => error)).toMatchObject({
      code: 'bad-token',
    });
    expect(host.seen).toEqual([]);
    for (const [answer, code] of [
      [(_: IncomingMessage, response: ServerResponse) => void response.socket?.destroy(), 'unreachable'],
      [(_: IncomingMessage, response: ServerResponse) => void response.writeHead(500).end(), 'refused'],
      [redirectTo('file:///etc/passwd'), 'bad-address'],
    ] as const) {
      host.answer = answer;
      const failure = await readRepository(url, { tokenOf: async () => TOKEN }).catch((error: unknown) => error);
      expect(failure).toMatchObject({ code });
      expect(textOf(failure)).not.toContain('SECRET');
    }
  });

  it('stays with a repository that is added again without a token file', async () => {
    const book = await bookOf('https://private.example/repository.json');
    await book.add({ url: 'https://private.example/repository.json', name: 'Renamed' });
    expect(await book.tokenOf('https://private.example/repository.json')).toBe(TOKEN);
    expect(await book.tokenOf('https://other.example/repository.json')).toBeUndefined();
    await mkdir(join(temporary.folder(), 'gone'));
    await book.add({ url: 'https://b.example/', name: 'b', tokenFile: join(temporary.folder(), 'gone') });
    await expect(book.tokenOf('https://b.example/')).rejects.toMatchObject({ code: 'bad-token' });
  });
});

/** Everything that an error would print, with its causes. */
function textOf(error: unknown): string {
  const { message, stack, cause, ...rest } = error as Error;
  return `${message} ${stack} ${JSON.stringify(rest)} ${cause === undefined ? '' : textOf(cause)}`;
}
