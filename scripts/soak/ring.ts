// Requests ring a target while the server is killed again and again. The target accepts, refuses, cuts and ignores messages.
// No accepted message comes twice, and every request has a line in the log that fits what the target saw.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { Random } from '../../src/contract/conform/random.ts';
import { forkServer } from '../forked-server.ts';
import { startSite } from '../http-site.ts';
import type { SoakOptions } from './options.ts';

export interface RingSoak {
  readonly requests: number;
  /** By SIGKILL. */
  readonly restarts: number;
  readonly seed?: number;
}
export interface RingReport {
  readonly messages: number;
  readonly states: Readonly<Record<string, number>>;
  /** Requests with more than one message that the target did not refuse. */
  readonly twice: number;
  /** Requests without a line. */
  readonly missing: number;
  /** Requests that rang although no line says so, or whose line says so although they did not. */
  readonly wrong: number;
}

type Line = Readonly<{ request_id: string; state: string; tries: number }>;

const FULL: RingSoak = { requests: 10_000, restarts: 1_000 };
const MAX_UPTIME_MS = 60;

export async function ring({ seed = 1 }: SoakOptions): Promise<boolean> {
  const { messages, states, twice, missing, wrong } = await soakRing({ ...FULL, seed });
  console.log(`${FULL.requests} requests, ${FULL.restarts} restarts: ${messages} messages, ${JSON.stringify(states)}`);
  console.log(`rung twice ${twice}, missing without a line ${missing}, with a wrong line ${wrong}`);
  return twice + missing + wrong === 0;
}

export async function soakRing({ requests, restarts, seed = 1 }: RingSoak): Promise<RingReport> {
  const folder = await mkdtemp(join(tmpdir(), 'annex-ring-'));
  const random = new Random(seed);
  const target = await startTarget(random);
  const file = join(import.meta.dirname, 'ring-server.ts');
  const start = () => forkServer<object>(file, [folder, target.url], { execArgv: ['--no-warnings'] });
  const left = Array.from({ length: requests }, (_, index) => `r${index}`);
  let server = await start();
  try {
    for (let round = 0; round < restarts; round++) {
      const kill = wait(random.next() * MAX_UPTIME_MS).then(() => server.end());
      let isDead = false;
      void kill.then(() => (isDead = true));
      const goal = Math.round((requests * (restarts - round - 1)) / restarts);
      while (!isDead && left.length > goal) await ringNext(server, left, kill);
      await kill;
      server = await start();
    }
    while (left.length > 0) await ringNext(server, left, new Promise(() => {}));
    let lines = await server.ask<Line[]>('lines');
    while (lines.some(({ state }) => state === 'waiting' || state === 'sending')) {
      await wait(100);
      lines = await server.ask<Line[]>('lines');
    }
    return judge(lines, requests, target.accepted);
  } finally {
    await server.end();
    target.close();
    await rm(folder, { recursive: true });
  }
}

/** A request whose ring was not confirmed is rung for again, as its program still waits. */
async function ringNext(server: Awaited<ReturnType<typeof forkServer>>, left: string[], kill: Promise<unknown>) {
  const id = left.at(-1) ?? '';
  if ((await Promise.race([server.ask<string>(id), kill])) === id) left.pop();
}

/** The requests of each accepted message, whose text names the first one and the number of others. */
interface Accepted {
  readonly id: string;
  readonly others: number;
}

async function startTarget(random: Random) {
  const accepted: Accepted[] = [];
  const site = await startSite(async (request, response) => {
    const { text } = (await json(request).catch(() => ({ text: '' }))) as { text: string };
    if (text === '') return;
    const kind = random.next();
    if (kind < 0.1) return void response.writeHead(503).end();
    const [id = '', others = ''] = text.split('\n');
    accepted.push({ id, others: Number.parseInt(others, 10) || 0 });
    if (kind < 0.15) return void response.destroy();
    if (kind > 0.98) return; // without a response
    if (kind > 0.8) await wait(random.next() * 20);
    response.end('ok');
  });
  return { accepted, url: `${site.url}/`, close: site.close };
}

function judge(lines: readonly Line[], requests: number, accepted: readonly Accepted[]): RingReport {
  const states: Record<string, number> = {};
  for (const { state } of lines) states[state] = (states[state] ?? 0) + 1;
  const stateOf = new Map(lines.map(({ request_id, state }) => [request_id, state]));
  const firsts = new Set(accepted.map(({ id }) => id));
  const rung = accepted.length + accepted.reduce((sum, { others }) => sum + others, 0);
  const { sent = 0, unsure = 0 } = states;
  const unlisted = [...firsts].filter((id) => !['sent', 'unsure'].includes(stateOf.get(id) ?? '')).length;
  return {
    messages: accepted.length,
    states,
    twice: accepted.length - firsts.size,
    missing: requests - stateOf.size,
    wrong: unlisted + Math.max(0, sent - rung) + Math.max(0, rung - sent - unsure),
  };
}
