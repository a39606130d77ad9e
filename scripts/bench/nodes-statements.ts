// Statements and PostgreSQL CPU time of each operation, under load.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import { call, openStream, type Target } from '../faults/call.ts';
import type { PostgresServer } from '../postgres-server.ts';
import { callbackWork, rate, targetAt, UNLIMITED, type Work, withNodes } from './nodes-cluster.ts';
import type { BenchOptions } from './options.ts';
import type { Goal } from './rounds.ts';
import { table } from './table.ts';

/** Statements per operation that must not be exceeded by more than one. */
const STATEMENTS = {
  'callback, same node': 3,
  'callback, two nodes': 8,
  'intent, from start to end': 12,
  createIntent: 1,
};
type Operation = keyof typeof STATEMENTS;
const FEW = 100;
const MANY = 50_000;
const MAX_CPU_RATIO = 1.5;
const TICKS_PER_MS = 0.1;

interface Usage {
  readonly statements: number;
  readonly cpuMs: number;
}

export async function measureStatements(server: PostgresServer, { seconds }: BenchOptions): Promise<Goal[]> {
  const env = async () => ({
    ...UNLIMITED,
    ANNEX_INTENTS_MAX_PENDING: '10000000',
    ANNEX_INTENTS_MAX_PENDING_PER_CALLER: '1000000',
    ANNEX_TRUSTED_PROXIES: '127.0.0.1',
    ANNEX_DATABASE_URL: await server.createUrl(),
  });
  const measured = new Map<string, Usage>();
  const measure = async (name: string, prepare: (client: number) => Promise<Work>): Promise<void> => {
    let operations = 0;
    const counted = async (client: number): Promise<Work> => {
      const work = await prepare(client);
      return async () => {
        operations += 1;
        return work();
      };
    };
    const before = await usageOf(server);
    await rate(seconds, counted);
    const after = await usageOf(server);
    measured.set(name, {
      statements: (after.statements - before.statements) / operations,
      cpuMs: (after.cpuMs - before.cpuMs) / operations,
    });
  };
  await withNodes('gateway', 1, await env(), (targets) => measure('callback, same node', callbackWork(targets)));
  await withNodes('gateway', 2, await env(), (targets) => measure('callback, two nodes', callbackWork(targets)));
  const platformEnv = await env();
  await withNodes('platform', 2, platformEnv, async (targets, printed) => {
    const field = (name: string) => new RegExp(`${name} +(\\S+)`).exec(printed)?.[1] ?? '';
    const cookie = await logIn(targetAt(targets, 0), field('user'), field('password'));
    const key = field('API key');
    await measure('intent, from start to end', intentWork(targets, cookie));
    await createIntent(targetAt(targets, 0), { 'x-api-key': key });
    for (const pending of [FEW, MANY]) {
      await fill(platformEnv.ANNEX_DATABASE_URL, pending);
      await measure(pending === FEW ? 'createIntent' : `createIntent, ${pending} pending`, createWork(targets, key));
    }
  });
  const rows = [...measured].map(([name, { statements, cpuMs }]) => [name, statements.toFixed(1), cpuMs.toFixed(2)]);
  console.log(`\n${table([['operation', 'statements', 'PostgreSQL CPU ms'], ...rows])}`);
  const of = (name: string): Usage => measured.get(name) ?? { statements: Number.NaN, cpuMs: Number.NaN };
  return [
    ...Object.entries(STATEMENTS).map(([name, most]) => ({
      name: `statements: ${name}`,
      measured: of(name as Operation).statements,
      atMost: most + 1,
    })),
    {
      name: `PostgreSQL CPU of createIntent with ${MANY} pending / with ${FEW}`,
      measured: of(`createIntent, ${MANY} pending`).cpuMs / of('createIntent').cpuMs,
      atMost: MAX_CPU_RATIO,
    },
  ];
}

const createIntent = async (target: Target, headers: Readonly<Record<string, string>>): Promise<string> => {
  const created = await call(target, '/auth/intents', { method: 'POST', headers, body: {} });
  return String(created?.body['token'] ?? '');
};

/** A new address for each call. */
let address = 0;
const asStranger = () => ({
  'x-forwarded-for': `10.${(++address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`,
});

/** Half of the clients have a key. */
const createWork =
  (targets: readonly Target[], key: string) =>
  async (client: number): Promise<Work> =>
  async () => {
    const headers = client % 4 < 2 ? { 'x-api-key': key } : asStranger();
    return (await createIntent(targetAt(targets, client), headers)) !== '';
  };

/** Created and approved at one node, watched at the other. */
const intentWork =
  (targets: readonly Target[], cookie: string) =>
  async (client: number): Promise<Work> =>
  async () => {
    const [here, there] = [targetAt(targets, client), targetAt(targets, client + 1)];
    const token = await createIntent(here, asStranger());
    const stream = openStream(there, `/auth/intents/${token}/status`);
    if (!(await stream.opened)) return false;
    const approved = await call(here, `/auth/intents/${token}`, { method: 'PATCH', headers: { cookie } });
    await stream.closed;
    return approved?.status === 200 && stream.text().includes('event: authenticated');
  };

async function logIn(target: Target, name: string, password: string): Promise<string> {
  const reply = await call(target, '/auth/login', { method: 'POST', body: { name, password } });
  return String(reply?.headers['set-cookie']?.[0]).split(';')[0] ?? '';
}

/** Replaces all intents with pending ones: half of one caller, half of strangers. */
async function fill(url: string, pending: number): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const [caller] = await sql`select address_key from intents order by created_at desc limit 1`;
  await sql`delete from intents`;
  await sql`insert into intents (token_hash, created_at, expires_at, requested_max_age, address_key)
    select 'filler ' || n, created, created + 3600000, 60,
      case when n % 2 = 0 then ${String(caller?.['address_key'])} else 'stranger ' || n / 200 end
    from generate_series(1, ${pending}) n, (select cast(extract(epoch from now()) * 1000 as bigint) as created) times`;
  await sql`vacuum analyze intents`;
  await sql.end();
}

async function usageOf(server: PostgresServer): Promise<Usage> {
  const sql = postgres(await server.createUrl(), { max: 1, onnotice: () => {} });
  await sql`create extension if not exists pg_stat_statements schema public`;
  // A repeated prepared commit is not counted, so every begin counts twice.
  const [row] = await sql`select sum(case lower(query) when 'begin' then 2 * calls when 'commit' then 0 else calls end)
    as calls from public.pg_stat_statements`;
  await sql.end();
  const [postmaster = ''] = (await readFile(join(server.dataDir, 'postmaster.pid'), 'utf8')).split('\n');
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ');
  return {
    statements: Number(row?.['calls']),
    cpuMs: [postmaster, ...children].map(Number).reduce((sum, pid) => sum + cpuMsOf(pid), 0),
  };
}

/** Of the process and its children that have ended; 0 if it has ended itself. */
function cpuMsOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_MS;
  } catch {
    return 0;
  }
}
