// A run: clients work while faults are injected one after another. Returns everything that the clients observed.
import { Random } from '../../src/contract/conform/random.ts';
import { call, pause } from './call.ts';
import { KINDS, RECOVERY_MS } from './checks.ts';
import type { Client, ClientContext } from './clients/client.ts';
import { evals } from './clients/evals.ts';
import { flows } from './clients/flows.ts';
import { intents } from './clients/intents.ts';
import { layouts } from './clients/layouts.ts';
import { revocations } from './clients/revocations.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { FAULT_NAMES, FAULTS, type FaultName, schedule } from './faults.ts';
import { type Entry, History } from './history.ts';

const CLIENTS = { flows, intents, layouts, revocations, evals } satisfies Record<
  (typeof KINDS)[number],
  (context: ClientContext) => Client
>;
const CLIENTS_PER_KIND = 2;
const PAUSE_MS = 100;
/** Time without a fault after each one, in which everything must work. */
const CALM_MS = 1_000;
/** Extra waiting time after the recovery limit, so that the history shows whether recovery was slow or failed. */
const ROUND_MS = 20_000;
/** A busy machine may need several calls: hashing a password is slow. */
const LOGIN_TRIES = 5;

export interface RunOptions {
  readonly seed: number;
  /** No fault begins after this time, except to complete `rounds`. */
  readonly seconds: number;
  /** Minimum number of full rounds, each fault alone and in a pair; 0 by default. */
  readonly rounds?: number;
  /** Checked twice a second in a run without faults; true ends the run. */
  readonly until?: (history: readonly Entry[]) => boolean;
  /** All by default, repeated in an order that the seed determines. */
  readonly faults?: readonly FaultName[];
  /** Files that every node loads with --import. */
  readonly preloads?: readonly string[];
  /** Pause of each client between its rounds; 100 by default. */
  readonly restMs?: number;
  /** How long recovery from a fault may take. */
  readonly recoveryMs?: number;
  /** The history is also written to this file. */
  readonly file?: string;
  readonly log?: (line: string) => void;
}

export async function run({ seed, seconds, log = () => {}, preloads = [], ...options }: RunOptions): Promise<History> {
  const history = new History(options.file ?? null);
  const random = new Random(seed);
  const { recoveryMs = RECOVERY_MS, restMs = PAUSE_MS, faults: requested = FAULT_NAMES } = options;
  const cluster = await startCluster({ preloads, smallDisk: requested.includes('full disk') });
  let clients: Clients | undefined;
  try {
    clients = new Clients(cluster, history, { seed, restMs, cookie: await logIn(cluster) });
    if (requested.includes('full disk') && !cluster.smallDisk)
      log('skipped: full disk (only root can mount a small disk)');
    const faults = requested.filter((name) => name !== 'full disk' || cluster.smallDisk);
    if (faults.length > 0) await clients.recover('the start', recoveryMs);
    const deadline = performance.now() + seconds * 1_000;
    while (faults.length === 0 && performance.now() < deadline && !options.until?.(history.entries)) await pause();
    let steps = 2 * (options.rounds ?? 0) * faults.length;
    for (const names of schedule(faults, random)) {
      if (performance.now() >= deadline && steps <= 0) break;
      steps -= 1;
      const name = names.join(' + ');
      history.note('fault', name);
      const runningClients = clients;
      const waitForClients = async () => void (await runningClients.recover(`during ${name}`, recoveryMs));
      const isPair = names.length > 1; // clients may notice a pair, because of the other fault
      const context = { cluster, random, preloads, waitForClients: isPair ? () => pause(CALM_MS) : waitForClients };
      await Promise.all(names.map((fault) => FAULTS[fault](context)));
      log(`${name}: recovered after ${await clients.recover(name, recoveryMs)} ms`);
      await pause(CALM_MS);
    }
  } finally {
    await clients?.close();
    await cluster.close();
  }
  return history;
}

interface ClientsOptions {
  readonly seed: number;
  readonly restMs: number;
  readonly cookie: string;
}

class Clients {
  readonly #history: History;
  readonly #clients: readonly Client[];
  readonly #running: Promise<unknown>;
  readonly #restMs: number;
  #open = true;

  constructor(cluster: Cluster, history: History, { seed, restMs, cookie }: ClientsOptions) {
    this.#history = history;
    this.#restMs = restMs;
    const all = KINDS.flatMap((kind) => Array.from({ length: CLIENTS_PER_KIND }, () => kind)).map((kind, index) => ({
      kind,
      client: CLIENTS[kind]({ cluster, history, cookie, random: new Random(seed + index + 1) }),
    }));
    this.#clients = all.map(({ client }) => client);
    this.#running = Promise.all(all.map(({ kind, client }) => this.#repeat(kind, client)));
  }

  /** Waits until every kind of client has completed a round or the time is up; resolves with the milliseconds it took. */
  async recover(fault: string, recoveryMs: number): Promise<number> {
    this.#history.note('heal', fault);
    const begin = this.#history.now;
    const working = () =>
      this.#history.entries.filter(({ operation, begin: roundBegin }) => operation === 'works' && roundBegin >= begin);
    while (new Set(working().map(({ key }) => key)).size < KINDS.length) {
      if (this.#history.now > begin + recoveryMs + ROUND_MS) break;
      await pause(PAUSE_MS);
    }
    return this.#history.now - begin;
  }

  async close(): Promise<void> {
    this.#open = false;
    await this.#running;
    for (const client of this.#clients) await client.close();
  }

  async #repeat(kind: string, client: Client): Promise<void> {
    while (this.#open) {
      const begin = this.#history.now;
      if (await client.round())
        this.#history.add({ operation: 'works', key: kind, begin, end: this.#history.now, outcome: 'ok' });
      await pause(this.#restMs);
    }
  }
}

async function logIn({ platformPort, user: name, password }: Cluster): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    const reply = await call({ balancer: platformPort }, '/auth/login', { method: 'POST', body: { name, password } });
    const [cookie] = reply?.headers['set-cookie'] ?? [];
    if (cookie) return String(cookie).split(';')[0] ?? '';
    if (tries === LOGIN_TRIES) throw new Error(`the login failed: ${reply?.status}`);
  }
}
