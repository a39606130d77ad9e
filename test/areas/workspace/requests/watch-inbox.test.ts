// The inbox of a person: what waits in all workspaces, live, what was answered, and the agents.
import { describe, expect, it } from 'vitest';
import { sending, useRunning } from '../../../running.ts';
import { EDITOR, rover } from '../workspace.ts';
import { ofUser, PERMISSION, startRequests } from './requests.ts';

const running = useRunning();

async function start(settings = {}) {
  const workspace = await startRequests(running, settings);
  const { platform } = workspace;
  const headersOf = (name: string, owners: readonly string[] = ['demo']) => platform.login(name, owners);
  const get = async (path: string, headers: Record<string, string>) => fetch(`${platform.url}${path}`, { headers });
  const list = async (name: string, owners?: readonly string[]) =>
    (await (await get('/api/inbox', await headersOf(name, owners))).json()) as {
      waiting: { id: string; user?: string; workspace: string }[];
      answered: { id: string }[];
      agents: { agent: string; state: string; message?: string; since: string; last_at: string }[];
    };
  const watch = async (name: string) => running.events(`${platform.url}/api/inbox`, await headersOf(name));
  return { ...workspace, headersOf, get, list, watch };
}

/** The data of the last event with this name. */
function last(text: string, name: string) {
  const blocks = text.split('\n\n').filter((block) => block.startsWith(`event: ${name}\n`));
  return JSON.parse(blocks.at(-1)?.split('data: ')[1] ?? 'null');
}

describe('watchInbox, getInboxCount', () => {
  it('lists what the user may answer in all workspaces, the newest first, and nothing of others', async () => {
    const workspace = await start();
    const { api, platform, ask, list, get, headersOf } = workspace;
    const grace = await ofUser('grace', workspace);
    const first = await ask({ kind: 'step', title: 'First' });
    platform.clock.advance(1);
    const lander = { owner: 'demo', repo: 'lander' };
    const second = await api.askUser({ path: lander, body: { kind: 'step', title: 'Second' } });
    platform.clock.advance(1);
    const third = await ask(PERMISSION, grace);
    const ids = async (name: string, owners?: string[]) => (await list(name, owners)).waiting.map(({ id }) => id);
    expect(await ids('grace')).toEqual([third.id, second.id, first.id]);
    expect(await ids('ada')).toEqual([second.id, first.id]);
    expect(await ids('mallory', ['elsewhere'])).toEqual([]);
    expect((await list('grace')).waiting[0]).toMatchObject({
      user: 'grace',
      workspace: 'demo/rover',
      address: '127.0.0.1',
    });
    const count = async (name: string) => (await get('/api/inbox/count', await headersOf(name))).json();
    expect([await count('grace'), await count('ada')]).toEqual([{ waiting: 3 }, { waiting: 2 }]);
  });

  it('is refused to keys, and to cookies without the proof', async () => {
    const { key, get, headersOf, call } = await start();
    for (const path of ['/api/inbox', '/api/inbox/count']) {
      expect((await call('GET', path)).status).toBe(401);
      expect((await get(path, { authorization: `Bearer ${key}` })).status).toBe(401);
      expect((await get(path, { cookie: (await headersOf('ada'))['cookie'] ?? '' })).status).toBe(401);
    }
    expect((await call('POST', '/api/inbox/seen', { ids: [] })).status).toBe(401);
  });

  it('streams new requests, what still waits, and what was answered within 24 hours', async () => {
    const { ask, answer, watch, platform, list, withdraw } = await start();
    const early = await ask(PERMISSION);
    const events = await watch('ada');
    await events.until(`event: request\ndata: {"id":"${early.id}"`);
    await events.until('event: agents');
    expect(last(events.text, 'waiting')).toEqual([early.id]);
    platform.clock.advance(1);
    const late = await ask({ kind: 'choice', title: 'Which?', options: ['a', 'b'] });
    await events.until(`["${late.id}","${early.id}"]`);
    await answer(early.id, { outcome: 'allowed', grant: 1 });
    await events.until('"answered_by":"ada"');
    expect(last(events.text, 'waiting')).toEqual([late.id]);
    expect(last(events.text, 'answered')).toMatchObject([
      {
        id: early.id,
        status: 'allowed',
        grant: PERMISSION.grants[1],
        command: PERMISSION.command,
        title: 'Run a command',
      },
    ]);
    await withdraw(late.id);
    await events.until('event: waiting\ndata: []');
    expect(events.text.match(/event: request\n/g)).toHaveLength(2);
    platform.clock.advance(86_400_000 - 2);
    expect((await list('ada')).answered).toHaveLength(1);
    platform.clock.advance(2);
    expect((await list('ada')).answered).toEqual([]);
  });

  it('drops what expires, without another event', async () => {
    const { ask, watch, platform } = await start();
    const { id } = await ask({ kind: 'step', title: 'x', expires_in: 5 });
    const events = await watch('ada');
    await events.until(`event: waiting\ndata: ["${id}"]`);
    platform.clock.advance(5_000);
    await events.until('event: waiting\ndata: []');
  });

  it('shows everything of the owner with requests.audience owner', async () => {
    const workspace = await start({ requests: { audience: 'owner' } });
    const { id } = await workspace.ask(PERMISSION, await ofUser('grace', workspace));
    expect((await workspace.list('ada')).waiting.map((each) => each.id)).toEqual([id]);
  });
});

describe('setRequestsSeen', () => {
  it('marks as seen what the user may see, and makes requests of the user reachable', async () => {
    const workspace = await start();
    const { ask, get, platform, headersOf } = workspace;
    const grace = await ofUser('grace', workspace);
    const [own, other] = [await ask({ kind: 'step', title: 'x' }), await ask(PERMISSION, grace)];
    const seen = async (name: string) => {
      const body = sending('POST', { ids: [own.id, other.id, 'nobody'] }, await headersOf(name));
      expect((await fetch(`${platform.url}/api/inbox/seen`, body)).status).toBe(204);
    };
    const path = (id: string) => ({ path: { ...rover, requestId: id } });
    const look = async () => [await workspace.api.getRequest(path(own.id)), await grace.getRequest(path(other.id))];
    await seen('ada');
    expect(await look()).toMatchObject([
      { status: 'seen', reachable: true },
      { status: 'waiting', reachable: false },
    ]);
    await seen('grace');
    expect((await look())[1]).toMatchObject({ status: 'seen', reachable: true });
    expect((await get('/api/inbox', {})).status).toBe(401);
  });
});

describe('updateAgent', () => {
  async function agents(settings = {}) {
    const workspace = await start(settings);
    const { platform, call } = workspace;
    const update = (session: string, body: object, headers?: Record<string, string>) =>
      call(
        'PUT',
        `${EDITOR}/agents/${session}`,
        { agent: 'Claude Code', host: 'build-7', cwd: '/home/ada', ...body },
        headers,
      );
    const one = async (name = 'ada') => (await workspace.list(name)).agents[0];
    const now = () => new Date(platform.clock.now()).toISOString();
    return { ...workspace, update, one, now };
  }

  it('lists agents with their state, live: at work since, waits, done with its first lines, ended', async () => {
    const { update, one, now, platform, watch, ask, withdraw } = await agents();
    expect((await update('s1', { state: 'started' })).status).toBe(204);
    const started = now();
    expect(await one()).toMatchObject({ agent: 'Claude Code', host: 'build-7', state: 'started', since: started });
    const events = await watch('ada');
    await events.until('"state":"started"');
    platform.clock.advance(1_000);
    const since = now();
    await update('s1', { state: 'working' });
    await events.until('"state":"working"');
    platform.clock.advance(60_000);
    await update('s1', { state: 'working' });
    expect(await one()).toMatchObject({ state: 'working', since, last_at: now() });
    const { id } = await ask(PERMISSION); // of the same session
    await events.until('"state":"waiting"');
    await withdraw(id);
    await expect.poll(async () => (await one())?.state).toBe('working');
    await update('s1', { state: 'done', message: '\u202eone\n\n\ntwo\nthree\nfour' });
    expect(await one()).toMatchObject({ state: 'done', message: 'one\ntwo\nthree' });
    await update('s1', { state: 'ended' });
    await events.until('"state":"ended"');
    expect(await one()).not.toHaveProperty('message');
  });

  it('keeps the first lines sealed for 24 hours, or not at all', async () => {
    const { update, one, platform } = await agents();
    await update('s1', { state: 'done', message: `${'x'.repeat(600)} secret-end` });
    expect((await one())?.message).toBe('x'.repeat(500));
    const rows = await platform.database.read({ text: 'select content from agent_sessions', values: [] });
    expect(JSON.stringify([rows, platform.log])).not.toMatch(/xxx|build-7|secret/);
    const silent = await agents({ requests: { lastMessages: 'off' } });
    await silent.update('s1', { state: 'done', message: 'All tests pass.' });
    expect(await silent.one()).toMatchObject({ state: 'done' });
    expect(await silent.one()).not.toHaveProperty('message');
  });

  it('never calls an agent at work gone, unless it promised a sign', async () => {
    const { update, one, platform } = await agents();
    await update('s1', { state: 'working' });
    platform.clock.advance(6 * 3_600_000);
    expect(await one()).toMatchObject({ state: 'working' });
    await update('s1', { state: 'working', alive_for: 600 });
    platform.clock.advance(599_999);
    expect(await one()).toMatchObject({ state: 'working' });
    platform.clock.advance(1);
    expect(await one()).toMatchObject({ state: 'ended', since: new Date(platform.clock.now()).toISOString() });
  });

  it('shows an agent of a key that names its user to that user alone, and refuses the 257th of a key', async () => {
    const workspace = await agents();
    const { update, list, platform } = workspace;
    const user = await platform.identity.users.ensure('grace', ['demo']);
    const { key } = await platform.identity.keys.create('demo', 'Claude Code', { user });
    await update('s1', { state: 'working' }, { 'x-api-key': key });
    expect([(await list('grace')).agents.length, (await list('ada')).agents.length]).toEqual([1, 0]);
    for (let at = 2; at <= 256; at++)
      expect((await update(`s${at}`, { state: 'working' }, { 'x-api-key': key })).status).toBe(204);
    expect((await update('one-more', { state: 'working' }, { 'x-api-key': key })).status).toBe(409);
    expect((await update('s1', { state: 'done' }, { 'x-api-key': key })).status).toBe(204);
    const { key: foreign } = await platform.identity.keys.create('elsewhere');
    expect((await update('s1', { state: 'done' }, { 'x-api-key': foreign })).status).toBe(403);
  }, 30_000);
});

describe('the inbox page and its worker', () => {
  it('serves the only service worker, at /inbox/worker.js, without a wider scope [D-inbox-worker]', async () => {
    const { platform, get, headersOf } = await start();
    const ask = (path: string) => get(path, { 'service-worker': 'script' });
    const worker = await ask('/inbox/worker.js');
    expect([worker.status, worker.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(worker.headers.get('service-worker-allowed')).toBeNull();
    const script = await worker.text();
    expect(script).not.toMatch(/fetch|localStorage|proof|indexedDB/i);
    const asset = /\/assets\/workspace[^"]*\.js/.exec(
      await (await get('/workspaces/demo/rover', { ...(await headersOf('ada')), accept: 'text/html' })).text(),
    );
    for (const path of [asset?.[0] ?? '', '/inbox/', '/inbox/icon.png', '/api/inbox', '/packages/repository.json', '/'])
      expect((await ask(path)).status, path).toBe(404);
    const manifest = await (await get('/inbox/manifest.webmanifest', {})).json();
    expect(manifest).toMatchObject({ start_url: '/inbox/', scope: '/', display: 'standalone' });
    expect((await get('/inbox/icon.png', {})).headers.get('content-type')).toBe('image/png');
    expect((await get('/inbox/other.js', {})).status).toBe(404);
    const anonymous = await fetch(`${platform.url}/inbox/`, { redirect: 'manual' });
    expect(anonymous.headers.get('location')).toContain('/login?next=%2Finbox%2F');
    const page = await get('/inbox/', await headersOf('ada'));
    expect(page.headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
  });
});
