// Many open streams: memory compared with bare node:http, and whether an approval reaches the right ones.
// By itself: node scripts/soak/intents.ts
import { type ForkOptions, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Schemas } from '../../generated/intents/contract.ts';
import type { Memory } from '../memory.ts';
import type { Ready } from './intents-server.ts';

export interface StreamSoak {
  readonly streams: number;
  readonly approvals: number;
}
export interface StreamReport {
  /** Resident memory that one more stream takes. */
  readonly annexBytes: number;
  readonly bareBytes: number;
  readonly ratio: number;
  readonly approved: number;
  /** Streams that were told, and how many of them were right. */
  readonly told: number;
  readonly toldRightly: number;
}

const FULL: StreamSoak = { streams: 5_000, approvals: 500 };
const MOST = 1.3;
const AT_ONCE = 100;
/** The first fifth warms code, pools and caches up; what is measured is what each further stream adds. */
const WARM_SHARE = 0.2;
/** The same for both servers: young objects leave the heap soon, so that memory shows what is held and not what was. */
const SERVER_FLAGS = ['--expose-gc', '--no-warnings', '--max-semi-space-size=1'];

export async function intents(): Promise<boolean> {
  const report = await soakStreams(FULL);
  const { annexBytes, bareBytes, ratio, approved, told, toldRightly } = report;
  const kib = (bytes: number): string => `${(bytes / 1_024).toFixed(1)} KiB`;
  console.log(
    `${FULL.streams} streams: ${kib(annexBytes)} each, bare node:http ${kib(bareBytes)}, ${ratio.toFixed(2)} times`,
  );
  console.log(`${approved} approved: ${told} streams told, ${toldRightly} of them rightly`);
  return ratio <= MOST && approved === FULL.approvals && told === approved && toldRightly === approved;
}

export async function soakStreams({ streams, approvals }: StreamSoak): Promise<StreamReport> {
  const bareBytes = await withServer(['bare'], (bare) => costOf(bare, Array(streams).fill('/'), async () => {}));
  const folder = await mkdtemp(join(tmpdir(), 'annex-soak-'));
  try {
    // Made by another process: what making them leaves behind would otherwise hide what the streams take.
    const tokens = await withServer(['annex', folder], (annex) => createIntents(annex, streams));
    let result = { approved: 0, told: 0, toldRightly: 0 };
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

/** Bytes of resident memory that each further stream takes; `meanwhile` runs while all are open. */
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
  // A told stream ends; one that is wrongly told would have ended by the time the last right one has.
  await Promise.all(open.filter((_, at) => chosen.has(tokens[at] ?? '')).map(({ closed }) => closed));
  const told = open.flatMap((stream, at) => (stream.text.includes('event:') ? [{ stream, at }] : []));
  const sessions = new Set(told.map(({ stream }) => /"session_token":"(tok_[\w-]{43})"/.exec(stream.text)?.[1]));
  return {
    approved: answers.filter((status) => status === 200).length,
    told: told.length,
    toldRightly: sessions.has(undefined) ? 0 : told.filter(({ at }) => chosen.has(tokens[at] ?? '')).length,
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

/** A raw connection: `fetch` would cost more than what is measured. */
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

  /** Resolves with the answer's head. */
  static async open(url: string, path: string): Promise<Stream> {
    const { host, port, hostname } = new URL(url);
    const socket = connect(Number(port), hostname);
    const stream = new Stream(socket);
    const headers = `Host: ${host}\r\nAccept: text/event-stream\r\nConnection: close\r\n`;
    socket.write(`GET ${path} HTTP/1.1\r\n${headers}\r\n`);
    while (!stream.text.includes('\r\n\r\n')) await once(socket, 'data');
    if (!stream.text.startsWith('HTTP/1.1 200 ')) throw new Error(`answered ${stream.text.split('\r\n', 1)[0]}`);
    return stream;
  }

  end(): void {
    this.#socket.destroy();
  }
}

async function withServer<T>(args: readonly string[], work: (server: SoakServer) => Promise<T>): Promise<T> {
  const options: ForkOptions = { execArgv: SERVER_FLAGS, stdio: 'inherit' };
  const child = fork(join(import.meta.dirname, 'intents-server.ts'), args, options);
  const [ready] = (await once(child, 'message')) as [Ready];
  const measure = async (): Promise<Memory> => {
    const answer = once(child, 'message');
    child.send('measure');
    return (await answer)[0] as Memory;
  };
  try {
    return await work({ ...ready, measure });
  } finally {
    const exited = once(child, 'exit');
    child.send('stop');
    await exited;
  }
}

if (import.meta.main) process.exitCode = (await intents()) ? 0 : 1;
