// Starts the real `annex start` and observes all its processes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };
import { INSTANCE_FILE, type Instance } from '../../src/base/instance.ts';

const COMMAND = resolve(import.meta.dirname, '../../src/cli/annex.js');
const PROBE = pathToFileURL(join(import.meta.dirname, 'heap-probe.js')).href;
const START_LIMIT_MS = 60_000;

/** Timeouts that are short enough for a soak, and client addresses that requests can choose. */
const CONFIG = {
  trustedProxies: ['127.0.0.1'],
  limits: { headersTimeoutMs: 3_000, requestTimeoutMs: 5_000 },
  gateway: { sockets: { firstMessageMs: 3_000, maxFramesPerSecond: 100_000, maxFramesPerSecondAndAddress: 1_000_000 } },
};

export interface Servers {
  /** The address of the server of an area. */
  readonly urlOf: (area: string) => string;
  readonly urls: readonly string[];
  /** The web view proxy. */
  readonly proxyUrl: string;
  readonly socketUrl: string;
  readonly user: string;
  readonly password: string;
  readonly key: string;
  /** Process ids of all processes. */
  pids(): readonly number[];
  /** Heap bytes after garbage collection, by process id. */
  heaps(): Promise<ReadonlyMap<number, number>>;
  /** Errors and warnings of the processes so far. */
  faults(): readonly string[];
  /** Stops them with SIGTERM; resolves with the exit code. */
  close(): Promise<number | null>;
}

/** The environment variables that `npm start` sets. */
const startVariables = (): Record<string, string> =>
  Object.fromEntries(
    [...manifest.scripts.start.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
  );

export async function startServers(config: object = CONFIG): Promise<Servers> {
  const folder = await mkdtemp(join(tmpdir(), 'annex-soak-'));
  const probes = join(folder, 'probes');
  await mkdir(probes);
  await writeFile(join(folder, 'annex.config.json'), JSON.stringify(config));
  const child = spawn(process.execPath, [COMMAND, 'serve', ...freePorts(), '--log-level', 'warn'], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: folder,
      ANNEX_DATA_DIR: join(folder, 'data'),
      ...startVariables(),
      NODE_OPTIONS: `--import=${PROBE}`,
      SOAK_PROBES: probes,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    stdout += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    stderr += chunk;
  });
  const exited = once(child, 'exit');
  const late = AbortSignal.timeout(START_LIMIT_MS);
  while (!/^ {2}API key.*\n/m.test(stdout)) {
    await Promise.race([once(child.stdout, 'data', { signal: late }), exited]);
    if (child.exitCode !== null) throw new Error(`the servers did not start:\n${stdout}${stderr}`);
  }
  const printed = stdout;
  const find = (pattern: RegExp): string => pattern.exec(printed)?.[1] ?? '';
  const instance = JSON.parse(readFileSync(join(folder, 'data', INSTANCE_FILE), 'utf8')) as Instance;
  const { watchdog, viewer: paste, platform, gatewaySocket, proxy } = instance.urls;
  const gateway = instance.localGateway ?? instance.urls.gateway; // with its own pages
  const urls = { gateway, watchdog, paste, platform };
  return {
    urlOf: (area) => (Object.hasOwn(urls, area) ? urls[area as keyof typeof urls] : urls.platform),
    urls: Object.values(urls),
    proxyUrl: proxy ?? '',
    socketUrl: gatewaySocket,
    user: find(/^ {2}user +(\S+)/m),
    password: find(/^ {2}password +(\S+)/m),
    key: find(/^ {2}API key +(\S+)/m),
    pids: () => processes(probes).map(({ pid }) => pid),
    heaps: async () => new Map(await Promise.all(processes(probes).map(readHeap))),
    faults: () => [
      ...(existsSync(join(probes, 'faults')) ? readFileSync(join(probes, 'faults'), 'utf8').trim().split('\n') : []),
      ...`${stdout}\n${stderr}`
        .split('\n')
        .filter((line) => /"msg":"(fault|unhandled)|^\S*(Error|Warning):/.test(line)),
    ],
    close: async () => {
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
      return child.exitCode;
    },
  };
}

const freePorts = (): string[] =>
  ['platform', 'gateway', 'watchdog', 'viewer', 'proxy'].flatMap((name) => [`--${name}-port`, '0']);

const processes = (probes: string): { pid: number; port: number }[] =>
  readdirSync(probes)
    .filter((name) => name.endsWith('.port'))
    .map((name) => ({ pid: Number.parseInt(name, 10), port: Number(readFileSync(join(probes, name), 'utf8')) }));

async function readHeap({ pid, port }: { pid: number; port: number }): Promise<readonly [number, number]> {
  return [pid, Number(await text(connect(port, '127.0.0.1')))];
}
