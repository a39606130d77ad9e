// Several gateways that share one PostgreSQL database. Any node may have the socket, and any node may get the callback.
// A code is delivered once, and never after a page has reported that it was not delivered.
import { hash, randomUUID } from 'node:crypto';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import postgres from 'postgres';
import { beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../src/base/clock.ts';
import { startOAuthFlow } from '../../../src/sdk/oauth/index.ts';
import { filesContain } from '../../base/state/files-contain.ts';
import { startNode } from '../../base/state/node.ts';
import { usePostgres } from '../../base/state/postgres-server.ts';
import { FREE_PORTS, useAnnex } from '../../cli/annex.ts';
import { rounds } from '../../rounds.ts';
import { type GatewayUnderTest, problemOf, sending, type TestSocket, useRunning } from '../../running.ts';
import { callback } from './send-callback.ts';

const STATES = rounds(1) > 1 ? 1_200 : 60;
const DIE_BEFORE_SENDING = new URL('die-before-sending.js', import.meta.url).href;
const SECRET = 'resume-secret-of-22-ch';

const server = usePostgres();
const annex = useAnnex();
const running = useRunning();

const startGateway = async (url: string): Promise<GatewayUnderTest> =>
  running.gateway({
    clock: systemClock,
    shared: await startNode(running, url),
    acknowledgeMs: 3_000,
  });

async function register(socket: TestSocket, more: object = {}, state: string = randomUUID()): Promise<string> {
  const answer = await socket.ask({ type: 'register', state, provider: 'google', ...more });
  expect(answer).toEqual({ type: 'registered', state });
  return state;
}

describe('several gateways on one PostgreSQL', () => {
  let url = '';
  let nodes: readonly [GatewayUnderTest, GatewayUnderTest, GatewayUnderTest];
  const notifications: string[] = [];
  const secrets: string[] = [];
  const logs: (() => string)[] = [];

  beforeAll(async () => {
    url = await server().createUrl();
    nodes = [await startGateway(url), await startGateway(url), await startGateway(url)];
    const sql = postgres(url, { max: 1 });
    running.onClose(() => sql.end());
    await sql.listen('annex', (payload) => notifications.push(payload));
  });

  const nodeAt = (index: number): GatewayUnderTest => nodes[index % nodes.length] ?? nodes[0];

  /** Starts a node as a separate process. */
  const startProcess = async (env: Readonly<Record<string, string>> = {}) => {
    const process = await annex.start(
      ['gateway'],
      { ...FREE_PORTS, ANNEX_DATABASE_URL: url, ANNEX_LOG_LEVEL: 'debug', ...env },
      'The gateway is running',
    );
    logs.push(process.stderr);
    const [, socketUrl = ''] = /running: \S+\/callback, (\S+)/.exec(process.stdout()) ?? [];
    return { ...process, socketUrl, port: Number(new URL(socketUrl).port) };
  };

  it('deliver once to the socket of another node, and show the outcome at every node', async () => {
    const [one, two, three] = nodes;
    const socket = await running.socket(one.socketUrl);
    const state = await register(socket);
    const [code, iss] = [`code-${randomUUID()}`, 'https://provider.example'];
    secrets.push(state, code);
    const page = await callback(two, { state, code, iss, hint: 'x' }, { accept: 'text/html' });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('google');
    expect(await socket.next()).toEqual({ type: 'callback', state, code, query: { state, code, iss, hint: 'x' } });
    for (const node of [one, two, three]) {
      expect(await (await callback(node, { state, code })).json()).toEqual({ status: 'delivered' });
    }
    const late = await running.socket(three.socketUrl);
    expect(await late.ask({ type: 'register', state, provider: 'google' })).toMatchObject({ code: 'duplicate-state' });
    expect(socket.unread).toEqual([]);
  });

  it('check an address that is returned to a mailbox of another node before they deliver it, once', async () => {
    const [one, two, three] = nodes;
    const socket = await running.socket(one.socketUrl);
    const redirect_uri = 'http://127.0.0.1:8976/cb';
    const waitsFor = { redirect_uri, state_sha256: hash('sha256', 's1', 'base64url'), program: 'p', machine: 'm' };
    const mailbox = await register(socket, { acknowledge: true, return: waitsFor });
    const code = `code-${randomUUID()}`;
    secrets.push(mailbox, code);
    const give = (node: GatewayUnderTest, address: string) =>
      fetch(`${node.url}/return`, sending('POST', { mailbox, address }));
    const address = `${redirect_uri}?code=${code}&state=s1`;
    for (const wrong of [address.replace('s1', 's2'), address.replace('8976', '8977'), `${address}&access_token=x`])
      expect((await give(two, wrong)).status).toBe(400);
    expect(socket.unread).toEqual([]);
    const delivered = give(two, address);
    expect(await socket.next()).toMatchObject({ state: mailbox, code, address });
    socket.send({ type: 'received', state: mailbox });
    expect(await (await delivered).json()).toEqual({ status: 'delivered', program: 'p', machine: 'm' });
    for (const node of [one, two, three]) expect((await give(node, address)).status).toBe(409);
    expect(socket.unread).toEqual([]);
  });

  it('refuse a state that is registered at another node, until its client leaves', async () => {
    const [one, two] = nodes;
    const socket = await running.socket(one.socketUrl);
    const state = await register(socket);
    const other = await running.socket(two.socketUrl);
    expect(await other.ask({ type: 'register', state, provider: 'google' })).toMatchObject({ code: 'duplicate-state' });
    socket.send({ type: 'unregister', state });
    await expect
      .poll(async () => (await other.ask({ type: 'register', state, provider: 'google' })).type)
      .toBe('registered');
    await other.end();
    await expect.poll(async () => (await callback(one, { state, code: 'c' })).status).toBe(404);
  });

  it('deliver each code once while three nodes race for it', { timeout: 600_000 }, async () => {
    const sockets = await Promise.all(Array.from({ length: 6 }, (_, index) => running.socket(nodeAt(index).socketUrl)));
    for (let count = 0; count < STATES; count += sockets.length) {
      const states = await Promise.all(sockets.map((socket) => socket.register()));
      const codes = states.flatMap((state) => nodes.map((node) => callback(node, { state, code: `code of ${state}` })));
      const answers = await Promise.all((await Promise.all(codes)).map((page) => page.json()));
      expect(answers).toEqual(answers.map(() => ({ status: 'delivered' })));
      const received = await Promise.all(sockets.map((socket) => socket.next()));
      expect(received).toMatchObject(states.map((state) => ({ type: 'callback', state, code: `code of ${state}` })));
    }
    for (const { unread } of sockets) expect(unread).toEqual([]);
  });

  it('wait for the acknowledgement at the other node, and send only the same code again', async () => {
    const [one, two, three] = nodes;
    const socket = await running.socket(one.socketUrl);
    const state = await register(socket, { acknowledge: true });
    const first = await callback(two, { state, code: 'c' });
    expect(await problemOf(first)).toMatchObject({ name: 'delivery-unconfirmed' });
    expect(await problemOf(await callback(three, { state, code: 'another' }))).toMatchObject({ name: 'unknown-state' });
    const again = callback(three, { state, code: 'c' });
    for (const _ of ['first', 'again']) expect(await socket.next()).toMatchObject({ type: 'callback', code: 'c' });
    socket.send({ type: 'received', state });
    expect(await (await again).json()).toEqual({ status: 'delivered' });
    expect(socket.unread).toEqual([]);
  });

  it('do not send a code again if it is acknowledged while the second callback waits', async () => {
    const shared = await startNode(running, url);
    const gateway = await running.gateway({ clock: systemClock, shared, acknowledgeMs: 20_000 });
    const socket = await running.socket(gateway.socketUrl);
    const state = await register(socket, { acknowledge: true });
    const first = callback(gateway, { state, code: 'c' });
    expect(await socket.next()).toMatchObject({ type: 'callback', code: 'c' });
    const sql = postgres(url, { max: 1 });
    running.onClose(() => sql.end());
    const waiting = await sql.begin(async (open) => {
      await open`select 1 from routes for update`;
      const second = callback(gateway, { state, code: 'c' });
      const blocked = async () => (await open`select 1 from pg_locks where not granted`).length;
      await expect.poll(blocked).toBeGreaterThan(0);
      socket.send({ type: 'received', state });
      expect((await first).status).toBe(200);
      return { second };
    });
    expect(await (await waiting.second).json()).toEqual({ status: 'delivered' });
    expect(socket.unread).toEqual([]);
  });

  it('let a client resume at any node, and offer to try again in the meantime', async () => {
    const [one, two, three] = nodes;
    const lost = await running.socket(one.socketUrl);
    const state = await register(lost, { resume: SECRET, acknowledge: true });
    await lost.end();
    await expect.poll(async () => (await callback(two, { state, code: 'c' })).status).toBe(504);
    const waitingPage = await callback(two, { state, code: 'c' }, { accept: 'text/html' });
    expect(await waitingPage.text()).toContain('Try again');
    const stranger = await running.socket(three.socketUrl);
    const guess = { type: 'register', state, provider: 'google', resume: `${SECRET}-not` };
    expect(await stranger.ask(guess)).toMatchObject({ code: 'duplicate-state' });
    const back = await running.socket(three.socketUrl);
    await register(back, { resume: SECRET, acknowledge: true }, state);
    const page = callback(two, { state, code: 'c' });
    expect(await back.next()).toMatchObject({ type: 'callback', code: 'c' });
    back.send({ type: 'received', state });
    expect((await page).status).toBe(200);
  });

  it('move a registration whose old connection still seems open', async () => {
    const [one, two] = nodes;
    const dead = await running.socket(one.socketUrl);
    const state = await register(dead, { resume: SECRET });
    const back = await running.socket(two.socketUrl);
    await register(back, { resume: SECRET }, state);
    expect((await callback(one, { state, code: 'c' })).status).toBe(200);
    expect(await back.next()).toMatchObject({ type: 'callback', code: 'c' });
    expect(dead.unread).toEqual([]);
  });

  it.each(['stop', 'kill'] as const)('continue a flow at another node after the %s of its node', async (end) => {
    const [one] = nodes;
    const owner = await startProcess();
    const balancer = await startLoadBalancer(owner.port);
    const settings = { provider: 'Acme', authUrl: 'https://acme.example/authorize', clientId: 'c', scopes: '' };
    const flow = await startOAuthFlow({ ...settings, gatewayUrl: `http://127.0.0.1:${balancer.port}` });
    const state = new URL(flow.authRedirectUrl).searchParams.get('state') ?? '';
    secrets.push(state);
    balancer.switchTo(one.port);
    await owner[end]();
    await expect.poll(async () => (await callback(nodes[1], { state, code: 'c' })).status).toBe(200); // retries
    expect(await flow.waitForCode()).toMatchObject({ code: 'c' });
  });

  it('report client-gone after a kill of the owning node, and free the state', async () => {
    const [one] = nodes;
    const owner = await startProcess();
    const socket = await running.socket(owner.socketUrl);
    const state = await register(socket);
    await owner.kill();
    expect(await problemOf(await callback(one, { state, code: 'c' }))).toMatchObject({ name: 'client-gone' });
    const other = await running.socket(one.socketUrl);
    await register(other, {}, state);
    expect((await callback(one, { state, code: 'c' })).status).toBe(200);
  });

  it.each([
    ['cannot be registered again, because the code may have been delivered', {}],
    ['can be resumed at another node, which gets the code', { resume: SECRET, acknowledge: true }],
  ])('report delivery-unconfirmed if the node dies before it sends; the state %s', async (_, more) => {
    const [one, two] = nodes;
    const owner = await startProcess({ NODE_OPTIONS: `--import=${DIE_BEFORE_SENDING}` });
    const state = await register(await running.socket(owner.socketUrl), more);
    const code = `code-${randomUUID()}`;
    secrets.push(state, code);
    expect(await problemOf(await callback(one, { state, code }))).toMatchObject({ name: 'delivery-unconfirmed' });
    const other = await running.socket(two.socketUrl);
    if (!('resume' in more)) {
      const again = { type: 'register', state, provider: 'google' };
      expect(await other.ask(again)).toMatchObject({ code: 'duplicate-state' });
      return;
    }
    await register(other, more, state);
    const page = callback(one, { state, code });
    expect(await other.next()).toMatchObject({ type: 'callback', code });
    other.send({ type: 'received', state });
    expect((await page).status).toBe(200);
    expect(other.unread).toEqual([]);
  });

  it('do not deliver a callback that timed out while the owning node was frozen', async () => {
    const [one] = nodes;
    const owner = await startProcess();
    const socket = await running.socket(owner.socketUrl);
    const state = await register(socket);
    owner.signal('SIGSTOP');
    expect(await problemOf(await callback(one, { state, code: 'cancelled' }))).toMatchObject({ name: 'client-away' });
    owner.signal('SIGCONT');
    const code = `code-${randomUUID()}`;
    secrets.push(state, code);
    expect((await callback({ url: `http://127.0.0.1:${owner.port}` }, { state, code })).status).toBe(200);
    expect(await socket.next()).toMatchObject({ type: 'callback', code });
    expect(socket.unread).toEqual([]);
    await expect.poll(owner.stderr).toContain('/callback');
  });

  it('write no code and no state to tables, transaction logs, notifications or logs', async () => {
    expect(secrets.length).toBeGreaterThanOrEqual(12); // more if a test was run once more
    expect(notifications.length).toBeGreaterThan(0);
    const logged = logs.map((log) => log()).join('');
    expect(logged).toContain('/callback');
    expect(await filesContain(server().dataDir, 'annex')).toBe(true);
    for (const secret of [...secrets, SECRET]) {
      expect(notifications.join()).not.toContain(secret);
      expect(logged).not.toContain(secret);
      expect(await filesContain(server().dataDir, secret)).toBe(false);
    }
  });
});

/** A load balancer: one address in front of a node that can change. */
async function startLoadBalancer(first: number) {
  let target = first;
  const sockets = new Set<Socket>();
  const listener = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    for (const socket of [client, upstream]) sockets.add(socket.on('error', () => {}));
    upstream.on('close', () => client.destroy());
    client.on('close', () => upstream.destroy());
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  running.onClose(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => listener.close(resolve));
  });
  const { port } = listener.address() as AddressInfo;
  return {
    port,
    switchTo: (next: number) => {
      target = next;
    },
  };
}
