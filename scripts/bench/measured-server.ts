// A measured server is a process of its own. The protocol: it is started with BENCH_API_KEY and BENCH_DATA_DIR in its
// environment, listens on port 0 of 127.0.0.1 and prints {"port":N} as one line; peers/cpu-probe.js is preloaded and does
// the rest. It is killed when the measurement is over, so it must leave nothing behind but BENCH_DATA_DIR.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { API_KEY, MEASURED_STATUS, measuredCall } from './measured-call.ts';
import { ask, type Call } from './raw-http.ts';

const START_LIMIT_MS = 60_000;
const REPORT_LIMIT_MS = 10_000;
const STDERR_KEPT_CHARS = 4000;
const PROBE = pathToFileURL(join(import.meta.dirname, 'peers/cpu-probe.js')).href;

export interface Target {
  readonly name: string;
  /** An absolute path. */
  readonly file: string;
  /** The call that shows that it is ready; by default the measured one. */
  readonly first?: { readonly call: Call; readonly status: number };
}

export interface Server {
  readonly port: number;
  /** From spawn to the first good answer. */
  readonly coldStartMs: number;
  used(): Promise<Used>;
}

export interface Used {
  /** CPU time of the process so far. */
  readonly cpuUs: number;
  /** By the clock of the process. */
  readonly atUs: number;
}

/** Starts the target, hands it to `use`, and ends it whatever happens. */
export async function withServer<T>(target: Target, use: (server: Server) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'annex-bench-'));
  const spawned = performance.now();
  const child = fork(target.file, [], {
    execArgv: ['--import', PROBE],
    env: { ...process.env, NODE_ENV: 'production', BENCH_API_KEY: API_KEY, BENCH_DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  try {
    return await Promise.race([endedTooSoon(target, child), start(target, child, spawned).then(use)]);
  } finally {
    await end(child);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Kills a child and waits until it is gone. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

const MEASURED = { call: measuredCall, status: MEASURED_STATUS };

async function start({ first = MEASURED }: Target, child: ChildProcess, spawned: number): Promise<Server> {
  const port = await announcedPort(child);
  const status = await ask(port, first.call);
  const coldStartMs = performance.now() - spawned;
  if (status !== first.status) throw new Error(`the first call got ${status}, not ${first.status}`);
  return { port, coldStartMs, used: () => used(child) };
}

async function announcedPort(child: ChildProcess): Promise<number> {
  if (!child.stdout) throw new Error('the server has no stdout');
  const lines = createInterface({ input: child.stdout });
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`no port within ${START_LIMIT_MS} ms`)), START_LIMIT_MS);
    child.once('exit', () => clearTimeout(late));
    // Stays on after the port has come, so that a server that logs does not block on a full pipe.
    lines.on('line', (line) => {
      const port = /^\{"port":(\d+)\}$/.exec(line)?.[1];
      if (port === undefined) return;
      clearTimeout(late);
      resolve(Number(port));
    });
  });
}

async function used(child: ChildProcess): Promise<Used> {
  const report = once(child, 'message', { signal: AbortSignal.timeout(REPORT_LIMIT_MS) });
  child.send('cpu');
  const [used] = (await report) as [Used];
  return used;
}

async function endedTooSoon(target: Target, child: ChildProcess): Promise<never> {
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-STDERR_KEPT_CHARS);
  });
  const [code, signal] = await once(child, 'close');
  throw new Error(`${target.name} ended by itself (${signal ?? code})\n${stderr}`);
}
