// Sends random valid and invalid requests to the servers: no internal errors, crashes or memory leaks.
import { mib } from '../memory.ts';
import { openOddConnections } from './odd-connections.ts';
import type { SoakOptions } from './options.ts';
import { type FrameReport, sendFrames } from './random-frames.ts';
import { type RequestReport, sendRequests } from './random-requests.ts';
import { type Servers, startServers } from './servers.ts';
import { Pool } from './value-pool.ts';

export interface ContractSizes {
  /** Share of the load that runs first as a warm-up. */
  readonly warmShare: number;
  readonly requests: number;
  readonly frames: number;
  /** Connections that are slow, half-open or send garbage. */
  readonly wires: number;
  /** Maximum heap after garbage collection, relative to the warm state. */
  readonly growth: number;
}

export const FULL: ContractSizes = { warmShare: 0.25, requests: 20_000, frames: 20_000, wires: 600, growth: 1.1 };
const SEED = 3;
const WARM_SEED = 1_000_000;
const SHOWN = 20;

export async function contract({ seed }: SoakOptions): Promise<boolean> {
  const complaints = await soakContract(FULL, (line) => console.log(line), seed);
  for (const complaint of complaints.slice(0, SHOWN)) console.error(complaint);
  if (complaints.length > SHOWN) console.error(`... and ${complaints.length - SHOWN} more`);
  return complaints.length === 0;
}

/** Resolves with a message for each missed goal. */
export async function soakContract(sizes: ContractSizes, log: (line: string) => void, seed = SEED): Promise<string[]> {
  const servers = await startServers();
  let code: number | null = null;
  let complaints: string[];
  try {
    complaints = await run(servers, sizes, log, seed);
  } finally {
    code = await servers.close();
  }
  return code === 0 ? complaints : [...complaints, `the servers exited with ${code}`];
}

async function run(
  servers: Servers,
  sizes: ContractSizes,
  log: (line: string) => void,
  seed: number,
): Promise<string[]> {
  const pool = new Pool(servers);
  const { requests, frames, wires } = sizes;
  const share = (size: number) => Math.ceil(size * sizes.warmShare);
  await round(servers, pool, { requests: share(requests), frames: share(frames), wires: share(wires) }, WARM_SEED);
  const warm = await servers.heaps();
  const began = performance.now();
  const { http, socket, complaints } = await round(servers, pool, { requests, frames, wires }, seed);
  log(`${requests} requests, ${frames} frames, ${wires} odd connections in ${seconds(performance.now() - began)}`);
  log(`responses: ${counts(http.statuses)}`);
  log(`501: ${[...http.pending].sort().join(', ') || 'none'}`);
  log(`socket: ${counts(socket.kinds)}`);
  const after = await servers.heaps();
  const growth = [...warm].flatMap(([pid, before]) => {
    const now = after.get(pid);
    if (now === undefined) return [`process ${pid} has exited`];
    log(`heap of ${pid}: ${mib(before)} warm, ${mib(now)} after, ${(now / before).toFixed(3)}`);
    return now <= before * sizes.growth ? [] : [`the heap of ${pid} grew from ${mib(before)} to ${mib(now)}`];
  });
  const started = [...after.keys()].filter((pid) => !warm.has(pid)).map((pid) => `process ${pid} was restarted`);
  return [...complaints, ...growth, ...started, ...servers.faults()];
}

async function round(
  servers: Servers,
  pool: Pool,
  sizes: Omit<ContractSizes, 'growth' | 'warmShare'>,
  seed: number,
): Promise<{ http: RequestReport; socket: FrameReport; complaints: string[] }> {
  const [http, socket, odd] = await Promise.all([
    sendRequests(servers, pool, sizes.requests, seed),
    sendFrames(servers, pool, sizes.frames, seed),
    openOddConnections(servers.urls, sizes.wires, seed),
  ]);
  return { http, socket, complaints: [...http.complaints, ...socket.complaints, ...odd] };
}

const counts = (map: ReadonlyMap<string | number, number>): string =>
  [...map]
    .sort()
    .map(([name, count]) => `${name}: ${count}`)
    .join(', ');
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
