// Many open event streams: compares memory with bare node:http, and checks that approvals reach the right streams.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Schemas } from '../../generated/intents/contract.ts';
import { forkServer } from '../forked-server.ts';
import type { Memory } from '../memory.ts';
import type { Ready } from './intents-server.ts';

export interface StreamSoak {
  readonly streams: number;
  readonly approvals: number;
}
export interface StreamReport {
  /** Resident memory per stream. */
  readonly annexBytes: number;
  readonly bareBytes: number;
  readonly ratio: number;
  readonly approved: number;
  /** Streams that were notified, and how many of them belong to an approved intent. */
  readonly notified: number;
  readonly correct: number;
}

const FULL: StreamSoak = { streams: 5_000, approvals: 500 };
const MAX_RATIO = 1.3;
const AT_ONCE = 100;
/** The first fifth warms up code, pools and caches; the rest is measured. */
const WARM_SHARE = 0.2;
/** For both servers. A small young generation, so that memory shows live objects and not garbage. */
const SERVER_FLAGS = ['--expose-gc', '--no-warnings', '--max-semi-space-size=1'];

export async function intents(): Promise<boolean> {
  const report = await soakStreams(FULL);
  const { annexBytes, bareBytes, ratio, approved, notified, correct } = report;
  const kib = (bytes: number): string => `${(bytes / 1_024).toFixed(1)} KiB`;
  console.log(
    `${FULL.streams} streams: ${kib(annexBytes)} each, bare node:http ${kib(bareBytes)}, ${ratio.toFixed(2)} times`,
  );
  console.log(`${approved} approved: ${notified} streams notified, ${correct} of them correctly`);
  return ratio <= MAX_RATIO && approved === FULL.approvals && notified === approved && correct === approved;
}

export async function soakStreams({ streams, approvals }: StreamSoak): Promise<StreamReport> {
  const bareBytes = await withServer(['bare'], (bare) => costOf(bare, Array(streams).fill('/'), async () => {}));
  const folder = await mkdtemp(join(tmpdir(), 'annex-soak-'));
  try {
    // Created by another process, whose garbage would otherwise hide the memory of the streams.
    const tokens = await withServer(['annex', folder], (annex) => createIntents(annex, streams));
    let result = { approved: 0, notified: 0, correct: 0 };
    const annexBytes = await withServer(['annex', folder], (annex) => {
      const paths = tokens.map((token) => `/auth/intents/${token}/status`);
      return costOf(annex, paths, async (open) => {
        result = await approve(annex, tokens, open, approvals);
      });
    });
    return { annexBytes, bareBytes, ratio: annexBytes / bareBytes, ...result };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Resident bytes per stream; `meanwhile` runs while all streams are open. */
async function costOf(
  server: SoakServer,
  paths: readonly string[],
  meanwhile: (open: readonly Stream[]) => Promise<void>,
): Promise<number> {
  const warm = Math.ceil(paths.length * WARM_SHARE);
  const open = await openAll(server, paths.slice(0, warm));
  const before = await server.measure();
  open.push(...(await openAll(server, paths.slice(warm))));
  const after = await server.measure();
  await meanwhile(open);
  for (const stream of open) stream.end();
  return (after.rssBytes - before.rssBytes) / (paths.length - warm);
}

interface SoakServer extends Ready {
  readonly measure: () => Promise<Memory>;
}

async function createIntents({ url }: SoakServer, count: number): Promise<string[]> {
  return inTurns(Array(count).fill(null), async () => {
    const response = await fetch(`${url}/auth/intents`, { method: 'POST' });
    return ((await response.json()) as Schemas['Intent']).token;
  });
}

async function approve(server: SoakServer, tokens: readonly string[], open: readonly Stream[], approvals: number) {
  const step = Math.floor(tokens.length / approvals);
  const chosen = new Set(tokens.filter((_, at) => at % step === 0).slice(0, approvals));
  const headers = { cookie: server.cookie, origin: server.url };
  const answers = await inTurns([...chosen], async (token) => {
    const response = await fetch(`${server.url}/auth/intents/${token}`, { method: 'PATCH', headers });
    await response.arrayBuffer();
    return response.status;
  });
  // A notified stream ends. A wrongly notified one would have ended before the last correct one.
  await Promise.all(open.filter((_, at) => chosen.has(tokens[at] ?? '')).map(({ closed }) => closed));
  const notified = open.flatMap((stream, at) => (stream.text.includes('event:') ? [{ stream, at }] : []));
  const sessions = new Set(notified.map(({ stream }) => /"session_token":"(tok_[\w-]{43})"/.exec(stream.text)?.[1]));
  return {
    approved: answers.filter((status) => status === 200).length,
    notified: notified.length,
    correct: sessions.has(undefined) ? 0 : notified.filter(({ at }) => chosen.has(tokens[at] ?? '')).length,
  };
}

const openAll = (server: SoakServer, paths: readonly string[]): Promise<Stream[]> =>
  inTurns(paths, (path) => Stream.open(server.url, path));

async function inTurns<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += AT_ONCE) {
    results.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map(work))));
  }
  return results;
}

/** A raw connection, because `fetch` would cost more than the streams that are measured. */
class Stream {
  readonly closed: Promise<void>;
  text = '';
  readonly #socket: Socket;

  private constructor(socket: Socket) {
    this.#socket = socket;
    this.closed = new Promise((resolve) => {
      socket.once('close', () => resolve());
    });
    socket.on('error', () => {});
    socket.setEncoding('latin1').on('data', (text: string) => {
      this.text += text;
    });
  }

  /** Resolves when the head of the response has arrived. */
  static async open(url: string, path: string): Promise<Stream> {
    const { host, port, hostname } = new URL(url);
    const socket = connect(Number(port), hostname);
    const stream = new Stream(socket);
    const headers = `Host: ${host}\r\nAccept: text/event-stream\r\nConnection: close\r\n`;
    socket.write(`GET ${path} HTTP/1.1\r\n${headers}\r\n`);
    while (!stream.text.includes('\r\n\r\n')) await once(socket, 'data');
    if (!stream.text.startsWith('HTTP/1.1 200 '))
      throw new Error(`unexpected response: ${stream.text.split('\r\n', 1)[0]}`);
    return stream;
  }

  end(): void {
    this.#socket.destroy();
  }
}

async function withServer<T>(args: readonly string[], work: (server: SoakServer) => Promise<T>): Promise<T> {
  const file = join(import.meta.dirname, 'intents-server.ts');
  const { ready, ask, end } = await forkServer<Ready>(file, args, { execArgv: SERVER_FLAGS, stdio: 'inherit' });
  try {
    return await work({ ...ready, measure: () => ask('measure') });
  } finally {
    await end('SIGTERM');
  }
}
