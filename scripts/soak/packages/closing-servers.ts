// Installs from servers that close every connection: our own, which splits bodies into random pieces, and Python's.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { Random } from '../../../src/contract/conform/random.ts';
import { buildRepository } from '../../../src/sdk/packages/build/index.ts';
import { writeFileDeep } from './killed-package.ts';

const CHILD = resolve(import.meta.dirname, 'install-child.ts');
/** Sizes around the amount that a client buffers before it stops reading. */
const ARCHIVE_KIB = [1, 16, 63, 64, 65, 90, 110, 128, 300] as const;

export interface ClosingRepository {
  readonly url: string;
  readonly identifiers: readonly string[];
  close(): void;
}

/** Builds a repository in `folder` and serves it with our own server. */
export async function serveClosing(folder: string, seed: number): Promise<ClosingRepository> {
  const random = new Random(seed);
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (head) => void answer(socket, head.toString('latin1'), join(folder, 'out'), random));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const identifiers = await buildPackages(folder, base);
  return { url: `${base}/repository.json`, identifiers, close: () => server.close() };
}

async function answer(socket: Socket, head: string, out: string, random: Random): Promise<void> {
  const [, path = ''] = /^GET \/(\S*)/.exec(head) ?? [];
  const body = await readFile(join(out, path)).catch(() => null);
  if (!body) return void socket.end('HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
  const length = random.between(0, 1) === 0 ? '' : `Content-Length: ${body.length}\r\n`;
  socket.write(`HTTP/1.1 200 OK\r\n${length}Connection: close\r\n\r\n`);
  for (let at = 0; at < body.length; ) {
    const end = at + random.between(1, body.length);
    socket.write(body.subarray(at, end));
    at = end;
  }
  socket.end();
}

/** The same with Python's server; null if Python is not installed. */
export async function servePython(folder: string): Promise<ClosingRepository | null> {
  await mkdir(join(folder, 'out'), { recursive: true });
  const options = ['-u', '-m', 'http.server', '0', '--bind', '127.0.0.1', '--directory', join(folder, 'out')];
  const child = spawn('python3', options, { stdio: ['ignore', 'pipe', 'ignore'] });
  const port = await new Promise<string | null>((found) => {
    child.once('error', () => found(null));
    child.once('exit', () => found(null));
    child.stdout.on('data', (text) => found(/port (\d+)/.exec(String(text))?.[1] ?? null));
  });
  if (port === null) return null;
  const base = `http://127.0.0.1:${port}`;
  const identifiers = await buildPackages(folder, base);
  return { url: `${base}/repository.json`, identifiers, close: () => void child.kill() };
}

async function buildPackages(folder: string, base: string): Promise<string[]> {
  const random = new Random(1);
  const identifiers: string[] = [];
  for (const kib of ARCHIVE_KIB) {
    const identifier = `example.closing-${kib}`;
    const source = join(folder, 'src', identifier);
    const content = Uint8Array.from({ length: kib * 1024 }, () => random.between(0, 255));
    await writeFileDeep(join(source, 'source/plugins/data.bin'), content);
    const item = {
      name: identifier,
      description: 'Comes from a server that closes connections.',
      description_full: 'Comes from a server that closes connections.',
      identifier,
      type: 'plugin',
      author: { name: 'Nobody', contact: {} },
      license: 'MIT',
      resources: {},
      versions: [{ version: '1.0.0', status: 'stable', tool_version: '9.0' }],
    };
    await writeFileDeep(join(source, 'metadata.json'), JSON.stringify(item));
    identifiers.push(identifier);
  }
  const out = join(folder, 'out');
  await buildRepository({ source: join(folder, 'src'), out, baseUrl: base, timestamp: 1_794_744_000, plain: true });
  return identifiers;
}

/** Installs `count` times in a child process; `complaint` is its error output, or empty if it succeeded. */
export async function installOften({ url, identifiers }: ClosingRepository, root: string, count: number) {
  const child = spawn(process.execPath, [CHILD, url, root, String(count), ...identifiers], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [said, complained] = ['', ''];
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (complained += chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  return { installed: Number(said.trim().split('\n').at(-1)), complaint: code === 0 ? '' : complained };
}
