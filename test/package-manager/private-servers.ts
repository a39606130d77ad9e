// Servers of a private repository, and what they were sent.
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { RepositoryBook } from '../../src/sdk/packages/node/index.ts';
import { filesOf, item, PNG, sha256, version, zip } from './repository.ts';

export const TOKEN = 'tok_SECRET-0123456789abcdefghijklmnopqrstuvwxyzABC';
export const ID = 'example.private';
const servers: Server[] = [];
let folder = '';

/** Call it once per file. */
export function usePrivateServers(): { readonly folder: () => string } {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'annex-private-'));
  });
  afterEach(async () => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
    await rm(folder, { recursive: true, force: true });
  });
  return { folder: () => folder };
}

export interface Host {
  readonly url: string;
  /** Path and `Authorization` of each request. */
  readonly seen: [path: string, authorization: string | undefined][];
  answer: (request: IncomingMessage, response: ServerResponse) => void;
}

export async function startHost(): Promise<Host> {
  const server = createServer((request, response) => {
    host.seen.push([request.url ?? '', request.headers.authorization]);
    host.answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  servers.push(server);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const host: Host = { url, seen: [], answer: (_, response) => response.writeHead(404).end() };
  return host;
}

/** Serves files only to requests with the token. */
export const guarded =
  (files: Readonly<Record<string, string | Uint8Array>>): Host['answer'] =>
  (request, response) => {
    const file = files[(request.url ?? '').slice(1)];
    if (request.headers.authorization !== `Bearer ${TOKEN}`) response.writeHead(401).end();
    else if (file === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-length': Buffer.byteLength(file) }).end(file);
  };

export const redirectTo =
  (location: string, status = 302): Host['answer'] =>
  (_, response) =>
    response.writeHead(status, { location }).end();

const CONTENT = {
  'metadata.json': JSON.stringify({ ...item({ identifier: ID }), versions: [version()] }),
  'plugins/__init__.py': 'pass',
};

export async function publishPrivate(host: Host, archiveUrl = `${host.url}/archives/a.zip`) {
  const bytes = await zip(CONTENT);
  const listed = version({
    download_url: archiveUrl,
    download_sha256: sha256(bytes),
    download_size: bytes.length,
    install_size: Object.values(CONTENT).join('').length,
  });
  const files = filesOf({
    baseUrl: host.url,
    packages: [item({ identifier: ID, versions: [listed] })],
    resources: await zip({ [`${ID}/icon.png`]: PNG }),
    manifests: { manifests: {} },
    archives: { 'a.zip': bytes },
  });
  host.answer = guarded(files);
  return { files, listed, bytes, url: `${host.url}/repository.json` };
}

/** A book with a private repository, in the temporary directory. */
export async function bookOf(url: string, token = TOKEN): Promise<RepositoryBook> {
  const tokenFile = join(folder, 'token');
  await writeFile(tokenFile, `${token}\n`, { mode: 0o600 });
  const book = new RepositoryBook(join(folder, 'book'));
  await book.add({ url, name: 'Private', tokenFile });
  return book;
}

export const tokensIn = ({ seen }: Host): string[] =>
  seen.flatMap(([path, header]) => (header === undefined ? [] : [path]));

/** The content of all files below a directory. */
export async function contentOf(root: string): Promise<string> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return (await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1')))).join(
    '\n',
  );
}
