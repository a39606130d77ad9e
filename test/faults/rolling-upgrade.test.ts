// Two platforms and two gateways are upgraded one by one to a version with a newer schema, and rolled back, under load.
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SANDBOX } from '../../generated/workspace/panel-types.ts';
import { type CallOptions, call, type Reply } from '../../scripts/faults/call.ts';
import { type Cluster, startCluster } from '../../scripts/faults/cluster.ts';
import { NEWER_MIGRATION, newerVersionFile } from '../../scripts/faults/newer-version.ts';
import { type ReadyBalancer, startReadyBalancer } from '../../scripts/faults/ready-balancer.ts';
import { safeFetch } from '../../src/contract/node-fetch.ts';
import { requestSession } from '../../src/sdk/index.ts';
import { startOAuthFlow } from '../../src/sdk/oauth/index.ts';

const CLIENTS_PER_KIND = 3;
const MAX_TRIES = 20;
const WAIT_MS = 20_000;
const WORKSPACE = '/api/workspaces/editor/demo/upgraded/current';

let cluster: Cluster;
let balancers: { readonly platform: ReadyBalancer; readonly gateway: ReadyBalancer };
let cookie = '';

beforeAll(async () => {
  cluster = await startCluster({ env: { ANNEX_GATEWAY_ACKNOWLEDGE_MS: '3000', ANNEX_LIMITS_DRAIN_MS: '2000' } });
  const portsOf = (kind: 'platform' | 'gateway') =>
    cluster.nodes.filter((node) => node.kind === kind).map(({ port }) => port);
  balancers = {
    platform: await startReadyBalancer(portsOf('platform'), cluster.platformPort),
    gateway: await startReadyBalancer(portsOf('gateway'), cluster.gatewayPort),
  };
  const { user: name, password } = cluster;
  const login = await call({ balancer: cluster.platformPort }, '/auth/login', {
    method: 'POST',
    body: { name, password },
  });
  cookie = String(login?.headers['set-cookie']).split(';')[0] ?? '';
}, 120_000);

afterAll(async () => {
  await balancers?.platform.close();
  await balancers?.gateway.close();
  await cluster?.close();
}, 60_000);

/** Clients that work until they are stopped, and what they saw. */
class Load {
  /** Completed rounds of each kind. */
  readonly done = new Map<string, number>();
  /** Rounds that failed: something was lost. */
  readonly lost: string[] = [];
  /** Responses that no client should see: a 5xx other than 503 with Retry-After, or none at all. */
  readonly unexpected: string[] = [];
  readonly #running: Promise<unknown>;
  #isOpen = true;
  /** What happens to the nodes, for the messages. */
  step = 'nothing happens';

  constructor(kinds: Readonly<Record<string, (load: Load) => Promise<void>>>) {
    const clients = Object.entries(kinds).flatMap((kind) => Array.from({ length: CLIENTS_PER_KIND }, () => kind));
    this.#running = Promise.all(clients.map(([name, round]) => this.#repeat(name, round)));
  }

  /** Retries after a 503, as its Retry-After says. */
  async send(kind: 'platform' | 'gateway', path: string, options: CallOptions = {}): Promise<Reply> {
    const balancer = kind === 'platform' ? cluster.platformPort : cluster.gatewayPort;
    for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
      const reply = await call({ balancer, port: balancers[kind].port }, path, options);
      const what = `${options.method ?? 'GET'} ${path.split('?')[0]} while ${this.step}`;
      this.#check(`${what}: ${reply?.body['type']}`, reply?.status, reply?.headers['retry-after']);
      if (!reply) throw new Error(`${what} got no response`);
      if (reply.status !== 503) return reply;
      await new Promise((resolve) => setTimeout(resolve, 1_000 * Number(reply.headers['retry-after'])));
    }
    throw new Error(`${path} is unavailable`);
  }

  /** For the SDK. */
  readonly fetch: typeof fetch = async (input, init) => {
    const response = await safeFetch(input, init);
    this.#check(String(input), response.status, response.headers.get('retry-after'));
    return response;
  };

  async until(more: number): Promise<void> {
    const before = new Map(this.done);
    while ([...this.done].some(([kind, count]) => count < (before.get(kind) ?? 0) + more)) {
      if (this.lost.length > 0) return; // the test fails
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async stop(): Promise<void> {
    this.#isOpen = false;
    await this.#running;
  }

  #check(what: string, status: number | undefined, retryAfter: unknown): void {
    const isFine =
      status !== undefined && (status < 500 || (status === 503 && Number(retryAfter) >= 0 && retryAfter !== null));
    if (!isFine) this.unexpected.push(`${what}: ${status ?? 'no response'}`);
  }

  async #repeat(kind: string, round: (load: Load) => Promise<void>): Promise<void> {
    this.done.set(kind, 0);
    while (this.#isOpen) {
      try {
        await round(this);
        this.done.set(kind, (this.done.get(kind) ?? 0) + 1);
      } catch (error) {
        this.lost.push(`${kind}: ${error}`);
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    }
  }
}

const KINDS = {
  /** A program connects, the user returns from the provider a moment later, and the program has the code. */
  flows: async (load: Load) => {
    const gatewayUrl = `http://127.0.0.1:${balancers.gateway.port}`;
    const flow = await startOAuthFlow({
      ...{ provider: 'acme', clientId: 'c', authUrl: 'https://provider.example/', scopes: 'x', gatewayUrl },
    });
    const state = new URL(flow.authRedirectUrl).searchParams.get('state');
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 300));
    const code = randomUUID();
    try {
      const page = await load.send('gateway', `/callback?state=${state}&code=${code}`);
      expect(page.status).toBe(200);
      expect((await flow.waitForCode({ timeoutMs: WAIT_MS })).code).toBe(code);
    } finally {
      await flow.close();
    }
  },
  /** A program asks for a session, the user approves, and the program has its token. */
  intents: async (load: Load) => {
    const baseUrl = `http://127.0.0.1:${balancers.platform.port}`;
    const headers = { 'x-api-key': cluster.key, connection: 'close' }; // as behind the guide's nginx
    const intent = await requestSession({ baseUrl, headers, fetch: load.fetch, pollMs: 200 });
    const token = new URL(intent.authUrl).searchParams.get('token');
    const waiting = intent.wait({ signal: AbortSignal.timeout(WAIT_MS) });
    waiting.catch(() => {});
    const approved = await load.send('platform', `/auth/intents/${token}`, { method: 'PATCH', headers: { cookie } });
    expect(approved.status).toBe(200);
    const { sessionToken } = await waiting;
    const session = await load.send('platform', '/auth/session', {
      headers: { authorization: `Bearer ${sessionToken}` },
    });
    expect(session.status).toBe(200);
  },
  /** A tab that was opened is there until it is closed. */
  layouts: async (load: Load) => {
    const headers = { 'x-api-key': cluster.key };
    const name = randomUUID();
    const body = { panelId: 'leaf-1', panelType: SANDBOX, displayName: name };
    expect((await load.send('platform', `${WORKSPACE}/tabs`, { method: 'POST', headers, body })).status).toBe(201);
    const tabs = `${WORKSPACE}/tabs?name=${name}`;
    expect((await load.send('platform', tabs, { headers })).body['tabs']).toHaveLength(1);
    expect((await load.send('platform', tabs, { method: 'DELETE', headers })).status).toBeLessThan(300);
  },
} as const;

describe('a rolling upgrade and its rollback under load', () => {
  const newestMigration = async (): Promise<number> => {
    const sql = postgres(cluster.database.url, { max: 1 });
    const [row] = await sql`select max(id) as id from schema_migrations`;
    await sql.end();
    return Number(row?.['id']);
  };

  it('lose nothing, and no client sees a 5xx other than 503 with Retry-After', { timeout: 300_000 }, async () => {
    const load = new Load(KINDS);
    const restartAll = async (preloads: readonly string[]) => {
      for (const node of cluster.nodes) {
        load.step = `${node.name} stops`;
        await node.end('SIGTERM');
        await load.until(1); // the other node serves everybody
        load.step = `${node.name} starts`;
        await node.start(preloads);
        await load.until(1);
      }
    };
    await load.until(1);
    expect(await newestMigration()).toBe(NEWER_MIGRATION.id - 1);
    await restartAll([newerVersionFile]);
    expect(await newestMigration()).toBe(NEWER_MIGRATION.id);
    await restartAll([]);
    expect(await newestMigration()).toBe(NEWER_MIGRATION.id);
    await load.until(1);
    await load.stop();
    expect({ lost: load.lost, unexpected: load.unexpected }).toEqual({ lost: [], unexpected: [] });
    for (const [kind, count] of load.done) expect(count, kind).toBeGreaterThan(15);
  });
});
