// Servers whose database is unavailable, full or read-only: they report it, and work again when the database does.
import postgres from 'postgres';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../scripts/faults/call.ts';
import { freePort } from '../../scripts/free-port.ts';
import { usePostgres } from '../base/state/postgres-server.ts';
import { FREE_PORTS, useAnnex } from '../cli/annex.ts';
import { useRunning } from '../running.ts';

const server = usePostgres();
const annex = useAnnex();
const running = useRunning();
const SLOW = { timeout: 30_000 };

const status = (port: number, path: string, init?: RequestInit): Promise<number> =>
  fetch(`http://127.0.0.1:${port}${path}`, init).then(
    (answer) => answer.status,
    () => 0,
  );
const createIntent = (port: number) => status(port, '/auth/intents', { method: 'POST' });

describe('servers on one PostgreSQL', { timeout: 90_000 }, () => {
  let url = '';
  beforeAll(async () => {
    url = await server().createUrl();
  });

  /** Starts a server on a port that is known in advance. */
  const env = async () => {
    const port = await freePort();
    const ports = { ANNEX_PLATFORM_PORT: `${port}`, ANNEX_GATEWAY_PORT: `${port}`, ANNEX_VIEWER_PORT: `${port}` };
    return { port, env: { ...FREE_PORTS, ...ports, ANNEX_DATABASE_URL: url } };
  };

  it.each(['platform', 'gateway', 'viewer'])(
    '%s waits for a database that is unavailable at the start',
    async (name) => {
      const { port, env: settings } = await env();
      await server().stop();
      const node = annex.launch([name], settings);
      try {
        await expect.poll(() => status(port, '/health'), SLOW).toBe(503);
        expect(await status(port, '/health/live')).toBe(200);
        expect(await status(port, '/')).toBe(503);
        expect(node.stderr()).toContain('waiting for the database');
        expect(node.stderr()).toContain(`cannot reach PostgreSQL at 127.0.0.1:${server().port}`);
        expect(node.stderr()).toContain('"code":"unavailable"');
        expect(node.stderr()).not.toContain(new URL(url).password);
        expect(node.stdout()).toBe('');
      } finally {
        await server().start();
      }
      await expect.poll(() => status(port, '/health'), SLOW).toBe(200);
      expect(await status(port, '/health/live')).toBe(200);
      await expect.poll(node.stdout).toContain('is running');
    },
  );

  it.each(['platform', 'gateway'])(
    '%s logs that the database is lost, and that it is available again',
    async (name) => {
      const { port, env: settings } = await env();
      const node = await annex.start([name], settings, 'is running');
      expect(await status(port, '/health')).toBe(200);
      await server().stop();
      try {
        await expect.poll(() => status(port, '/health'), SLOW).toBe(503);
        expect(await status(port, '/health/live')).toBe(200);
        await expect.poll(node.stderr).toContain('lost the connection to the database');
      } finally {
        await server().start();
      }
      await expect.poll(() => status(port, '/health'), SLOW).toBe(200);
      await expect.poll(node.stderr).toContain('the database is available again');
    },
  );

  it('a watchdog does not restart a gateway that waits for its database', async () => {
    const { port, env: settings } = await env();
    const quick = { ANNEX_WATCHDOG_POLL_MS: '1000' };
    await server().stop();
    const watchdog = annex.launch(['watchdog'], { ...settings, ...quick });
    try {
      await expect.poll(watchdog.stdout, SLOW).toContain('watching the gateway');
      expect(await status(port, '/health')).toBe(503);
    } finally {
      await server().start();
    }
    await expect.poll(() => status(port, '/health'), SLOW).toBe(200);
    const [, own] = /running: (\S+),/.exec(watchdog.stdout()) ?? [];
    const { gateway, restart_count } = (await (await fetch(`${own}/status`)).json()) as Record<string, unknown>;
    expect({ gateway, restart_count }).toMatchObject({ gateway: { state: 'running' }, restart_count: 0 });
    await watchdog.stop();
  });

  it('are unhealthy while the database is read-only, and healthy again afterwards', async () => {
    const { port, env: settings } = await env();
    await annex.start(['platform'], settings, 'is running');
    const sql = postgres(url, { max: 1 });
    running.onClose(() => sql.end());
    const set = async (value: 'on' | 'off') => {
      await sql`set default_transaction_read_only = off`;
      await sql.unsafe(`alter system set default_transaction_read_only = ${value}`);
      await sql`select pg_reload_conf()`;
    };
    await set('on');
    try {
      await expect.poll(() => status(port, '/health'), SLOW).toBe(503);
      expect(await createIntent(port)).toBe(503);
      expect(await status(port, '/health/live')).toBe(200);
    } finally {
      await set('off');
    }
    await expect.poll(() => status(port, '/health'), SLOW).toBe(200);
    expect(await createIntent(port)).toBe(201);
  });

  it('are unhealthy while the disk is full, even if small changes still fit', async () => {
    const { port, env: settings } = await env();
    await annex.start(['platform'], settings, 'is running');
    const sql = postgres(url, { max: 1, onnotice: () => {} });
    running.onClose(() => sql.end());
    const full = `create function no_room() returns trigger language plpgsql as $$ begin
      if tg_table_name = 'intents' or length(to_jsonb(new)::text) > 10000 then
        raise exception 'could not extend file: No space left on device' using errcode = '53100';
      end if; return new; end $$`;
    await sql.unsafe(full);
    for (const table of ['intents', 'write_probes']) {
      await sql.unsafe(`create trigger no_room before insert on ${table} for each row execute function no_room()`);
    }
    expect(await status(port, '/health')).toBe(200);
    expect(await createIntent(port)).toBe(503);
    for (const _ of ['once', 'and again']) expect(await status(port, '/health')).toBe(503);
    await sql.unsafe('drop function no_room() cascade');
    expect(await status(port, '/health')).toBe(200);
    expect(await createIntent(port)).toBe(201);
  });

  it('return 503 only if nothing was changed: an unconfirmed change returns 500', async () => {
    const { port, env: settings } = await env();
    await annex.start(['platform'], settings, 'is running');
    const sql = postgres(url, { max: 1 });
    running.onClose(() => sql.end());
    const create = () => fetch(`http://127.0.0.1:${port}/auth/intents`, { method: 'POST' });
    const read = () => fetch(`http://127.0.0.1:${port}/auth/intents/${'x'.repeat(43)}`);
    await sql.begin(async (open) => {
      await open`lock table intents in exclusive mode`; // only writes wait
      const unconfirmed = await create();
      expect(await unconfirmed.json()).toMatchObject({
        status: 500,
        detail: expect.stringContaining('The outcome is unknown'),
      });
      expect((await read()).status).toBe(404);
      await open`lock table intents in access exclusive mode`; // reads wait, too
      expect((await read()).status).toBe(503);
    });
  });

  it('agree on sessions and intents while the clock of one is an hour slow and that of the other an hour fast', async () => {
    const shifted = (hours: number) =>
      new URL(`../../scripts/faults/shifted-clock.js?${hours * 3_600_000}`, import.meta.url).href;
    const [slow, fast] = [await env(), await env()];
    const shared = { ANNEX_DATABASE_URL: await server().createUrl(), ANNEX_BASE_URL: `http://127.0.0.1:${slow.port}` };
    const start = ({ env: own }: typeof slow, hours: number) =>
      annex.start(['platform'], { ...own, ...shared, NODE_OPTIONS: `--import=${shifted(hours)}` }, 'is running');
    const first = await start(slow, -1);
    await start(fast, 1);
    const at = ({ port }: { readonly port: number }) => ({ balancer: slow.port, port });
    const password = /password +(\S+)/.exec(first.stdout())?.[1];
    for (const [one, other] of [
      [slow, fast],
      [fast, slow],
    ] as const) {
      const made = await call(at(one), '/auth/intents', { method: 'POST', body: { max_age: 600 } });
      expect(Math.abs(Date.parse(String(made?.body['created_at'])) - Date.now())).toBeLessThan(60_000);
      const intent = `/auth/intents/${made?.body['token']}`;
      const login = await call(at(one), '/auth/login', { method: 'POST', body: { name: 'demo', password } });
      const cookie = String(login?.headers['set-cookie']).split(';')[0] ?? '';
      expect((await call(at(other), intent, { method: 'PATCH', headers: { cookie } }))?.status).toBe(200);
      const token = (await call(at(other), `${intent}/status`))?.body['session_token'];
      const headers = { authorization: `Bearer ${token}` };
      for (const node of [one, other]) expect((await call(at(node), '/auth/session', { headers }))?.status).toBe(200);
    }
  });
});
