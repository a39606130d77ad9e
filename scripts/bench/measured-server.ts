// A measured server is a separate process. It is started with BENCH_API_KEY and BENCH_DATA_DIR in its environment, listens on
// a free port of 127.0.0.1 and prints {"port":N} as one line. The preloaded peers/cpu-probe.js does the rest. The server is
// killed after the measurement, so it may write only to BENCH_DATA_DIR.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { endChild } from '../forked-server.ts';
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
  /** The call that checks readiness; the measured call by default. */
  readonly first?: { readonly call: Call; readonly status: number };
}

export interface Server {
  readonly port: number;
  /** From spawn to the first successful response. */
  readonly coldStartMs: number;
  used(): Promise<Usage>;
}

export interface Usage {
  /** CPU time of the process so far. */
  readonly cpuUs: number;
  /** Time in garbage collection so far. */
  readonly gcUs: number;
  /** Time when it was read, by the clock of the process. */
  readonly atUs: number;
}

/** Starts the target, passes it to `use`, and always kills it afterwards. */
export async function withServer<T>(target: Target, use: (server: Server) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'annex-bench-'));
  const spawned = performance.now();
  const child = fork(target.file, [], {
    execArgv: ['--import', PROBE],
    env: { ...process.env, NODE_ENV: 'production', BENCH_API_KEY: API_KEY, BENCH_DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  try {
    return await Promise.race([rejectOnExit(target, child), start(target, child, spawned).then(use)]);
  } finally {
    await endChild(child);
    await rm(folder, { recursive: true, force: true });
  }
}

const MEASURED = { call: measuredCall, status: MEASURED_STATUS };

async function start({ first = MEASURED }: Target, child: ChildProcess, spawned: number): Promise<Server> {
  const port = await announcedPort(child);
  const status = await ask(port, first.call);
  const coldStartMs = performance.now() - spawned;
  if (status !== first.status) throw new Error(`the first call returned ${status} instead of ${first.status}`);
  return { port, coldStartMs, used: () => used(child) };
}

async function announcedPort(child: ChildProcess): Promise<number> {
  if (!child.stdout) throw new Error('the server has no stdout');
  const lines = createInterface({ input: child.stdout });
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`no port within ${START_LIMIT_MS} ms`)), START_LIMIT_MS);
    child.once('exit', () => clearTimeout(late));
    // Keeps reading after the port has arrived, so that a server that logs does not block on a full pipe.
    lines.on('line', (line) => {
      const port = /^\{"port":(\d+)\}$/.exec(line)?.[1];
      if (port === undefined) return;
      clearTimeout(late);
      resolve(Number(port));
    });
  });
}

async function used(child: ChildProcess): Promise<Usage> {
  const report = once(child, 'message', { signal: AbortSignal.timeout(REPORT_LIMIT_MS) });
  child.send('cpu');
  const [used] = (await report) as [Usage];
  return used;
}

async function rejectOnExit(target: Target, child: ChildProcess): Promise<never> {
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-STDERR_KEPT_CHARS);
  });
  const [code, signal] = await once(child, 'close');
  throw new Error(`${target.name} exited unexpectedly (${signal ?? code})\n${stderr}`);
}
