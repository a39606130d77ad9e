// Requests to the person: asked by a key, followed by a stream, shown to every page, answered once.
import { createServer } from 'node:http';
import { hostname } from 'node:os';
import { describe, expect, it } from 'vitest';
import { askUser } from '../../../../src/mcp/ask-user.ts';
import { workspacePanel } from '../../../../src/mcp/workspace-panel.ts';
import { createWorkspace } from '../../../../src/sdk/workspace/index.ts';
import { useAnnex } from '../../../cli/annex.ts';
import { useRunning } from '../../../running.ts';
import { EDITOR, rover, SANDBOX } from '../workspace.ts';
import { PERMISSION, startRequests } from './requests.ts';

const running = useRunning();
const start = (settings = {}) => startRequests(running, settings);

describe('askUser, getRequest, withdrawRequest', () => {
  it('waits, is seen only by the program that asked, and can be withdrawn', async () => {
    const { ask, get, withdraw } = await start();
    const asked = await ask({ kind: 'choice', title: 'De\u202eploy?\u0007', options: ['Yes', 'No'] });
    expect(asked).toMatchObject({ status: 'waiting', browsers: 0, reachable: false });
    expect(await get(asked.id)).toMatchObject({ id: asked.id, status: 'waiting' });
    await withdraw(asked.id);
    expect(await get(asked.id)).toMatchObject({ status: 'withdrawn' });
    await expect(get('nobody')).rejects.toMatchObject({ name: 'request-not-found' });
  });

  it('refuses incomplete requests and unknown tabs', async () => {
    const { ask } = await start();
    for (const body of [
      { kind: 'open', title: 'x' },
      { kind: 'open', title: 'x', url: 'file:///etc/passwd' },
      { kind: 'step', title: '\u202e' },
      { kind: 'step', title: 'x'.repeat(10_000) },
      { kind: 'choice', title: 'x', options: ['one'] },
      { kind: 'reply', title: 'x' },
      { kind: 'permission', title: 'x', agent: 'x', tool: 'x' },
      { ...PERMISSION, command: 'x'.repeat(16_385) },
      { ...PERMISSION, grants: ['\u200b'] },
    ]) {
      await expect(ask(body), JSON.stringify(body).slice(0, 60)).rejects.toMatchObject({ status: 400 });
    }
    await expect(ask({ kind: 'step', title: 'x', tabId: 'tab-99' })).rejects.toMatchObject({ name: 'tab-not-found' });
  });

  it('lets 16 requests of an agent session and 64 of a key wait, and names both numbers [D-request-limit]', async () => {
    const { ask, withdraw } = await start();
    const of = (session: string) => ask({ ...PERMISSION, session });
    const first = await of('s1');
    for (let count = 1; count < 16; count++) await of('s1');
    const refused = {
      name: 'too-many-requests',
      message: expect.stringContaining('16 requests of this agent session'),
    };
    await expect(of('s1')).rejects.toMatchObject(refused);
    await withdraw(first.id);
    await of('s1');
    for (const session of ['s2', 's3', 's4']) for (let count = 0; count < 16; count++) await of(session);
    const full = expect.stringMatching(
      /^0 requests of this agent session and 64 of this key are waiting; at most 16 and 64 can/,
    );
    await expect(of('s5')).rejects.toMatchObject({ name: 'too-many-requests', message: full });
  }, 30_000);
});

describe('a stream of getRequest', () => {
  it('sends the request now and after each change, and ends with it', async () => {
    const { ask, answer, follow, page } = await start();
    const { id } = await ask(PERMISSION);
    const events = await follow(id);
    await events.until('"status":"waiting"');
    const shown = await page();
    shown.send({ type: 'requests-seen', ids: [id] });
    expect(await events.until('"status":"seen"')).toContain('"reachable":true');
    await answer(id, { outcome: 'allowed', grant: 0 });
    expect(await events.rest()).toMatch(/event: request\ndata: \{[^\n]*"status":"allowed"[^\n]*"grant":0[^\n]*\}\n\n$/);
    expect(await (await follow(id)).rest()).toContain('"status":"allowed"'); // a lost response loses nothing
  });

  it('ends when the request expires', async () => {
    const { ask, follow, platform } = await start();
    const { id } = await ask({ kind: 'step', title: 'x', expires_in: 1 });
    const events = await follow(id);
    await events.until('waiting');
    platform.clock.advance(1_000);
    expect(await events.rest()).toContain('"status":"expired"');
  });

  it('takes the card along when it has been gone for 10 seconds, and not if it comes back [D-request-followed]', async () => {
    const { ask, get, follow, platform } = await start();
    const [gone, back, never] = await Promise.all(['a', 'b', 'c'].map((title) => ask({ kind: 'step', title })));
    const streams = await Promise.all([gone, back].map((request) => follow(request?.id ?? '')));
    for (const stream of streams) await stream.until('waiting');
    const waiting = platform.clock.waiting;
    for (const stream of streams) stream.end();
    await expect.poll(() => platform.clock.waiting).toBeLessThanOrEqual(waiting - 0);
    await expect.poll(async () => followedUntil(platform, gone?.id)).toBe(platform.clock.now() + 10_000);
    platform.clock.advance(9_999);
    const again = await follow(back?.id ?? '');
    await again.until('waiting');
    expect(await get(gone?.id ?? '')).toMatchObject({ status: 'waiting' });
    platform.clock.advance(1);
    await expect.poll(async () => (await get(gone?.id ?? '')).status).toBe('withdrawn');
    platform.clock.advance(60_000);
    await platform.database.read({ text: 'select 1', values: [] });
    expect([(await get(back?.id ?? '')).status, (await get(never?.id ?? '')).status]).toEqual(['waiting', 'waiting']);
  });

  it('gives programs 10 seconds after a restart of the server', async () => {
    const first = await start();
    const { platform } = first;
    const [lost, kept] = [await first.ask(PERMISSION), await first.ask(PERMISSION)];
    for (const { id } of [lost, kept]) await (await first.follow(id)).until('waiting');
    await platform.close();
    platform.clock.advance(60_000);
    const restarted = await running.platform({ database: platform.database, clock: platform.clock });
    await restarted.prepare();
    const get = async (id: string) =>
      (await fetch(`${restarted.url}${EDITOR}/requests/${id}`, { headers: { 'x-api-key': first.key } })).json();
    await expect.poll(() => followedUntil(platform, lost.id)).toBe(platform.clock.now() + 10_000);
    platform.clock.advance(5_000);
    const events = await running.events(`${restarted.url}${EDITOR}/requests/${kept.id}`, { 'x-api-key': first.key });
    await events.until('waiting');
    platform.clock.advance(5_000);
    await expect.poll(async () => (await get(lost.id)).status).toBe('withdrawn');
    expect(await get(kept.id)).toMatchObject({ status: 'waiting' });
  });

  it('is followed by the SDK through a restart, and the answer is deleted once it has arrived', async () => {
    const first = await start();
    const { platform, key } = first;
    const port = Number(new URL(platform.url).port);
    const { owner, repo } = rover;
    const control = createWorkspace({ baseUrl: platform.url, apiKey: key, owner, repo });
    const asked = control.ask({ kind: 'text', title: 'Which branch?' });
    const rows = () => platform.database.read({ text: 'select id, answer from person_requests', values: [] });
    await expect.poll(async () => (await rows()).length).toBe(1);
    const id = String((await rows())[0]?.['id']);
    await platform.close();
    const again = await running.platform({ database: platform.database, clock: platform.clock, port } as never);
    const headers = { ...(await again.login('ada', ['demo'])), 'content-type': 'application/json' };
    const body = JSON.stringify({ outcome: 'answered', answer: 'main' });
    await fetch(`${again.url}/api/inbox/requests/${id}/answer`, { method: 'POST', headers, body });
    expect(await asked).toMatchObject({ status: 'answered', answer: 'main' });
    expect(await rows()).toMatchObject([{ answer: null }]);
  });
});

async function followedUntil({ database }: Awaited<ReturnType<typeof start>>['platform'], id = '') {
  const [row] = await database.read({ text: 'select followed_until from person_requests where id = $1', values: [id] });
  return row?.['followed_until'];
}

describe('the tool ask_user', () => {
  it('returns the answer even if the user has closed the tab it is about', async () => {
    const workspace = await start();
    const page = await workspace.page();
    const address = { baseUrl: () => workspace.platform.url, apiKey: workspace.key, workspace: 'demo/rover' };
    const limit = (work: () => Promise<unknown>) => work();
    const tools = { limit, panel: () => workspacePanel(address) } as never;
    const context = { mcpReq: { signal: new AbortController().signal } } as never;
    const question = { reason: 'Which branch?', wants: 'text', tab: 'App', timeout_seconds: 30 } as const;
    const ask = (more: object) => askUser({ ...question, ...more }, tools, context);
    const openTab = () => workspace.api.openTab({ path: rover, body: { panelType: SANDBOX, displayName: 'App' } });
    const closeAndAnswer = async ({ tabId }: { tabId: string }, id: string) => {
      await workspace.api.closeTab({ path: { ...rover, tabId } });
      await workspace.answer(id, { outcome: 'answered', answer: 'main' });
    };
    const first = await openTab();
    const asked = ask({});
    await page.until(() => page.received.some(({ type }) => type === 'request'));
    const shown = page.received.find((message) => message.type === 'request');
    await closeAndAnswer(first, shown?.request.id ?? '');
    const answered = { status: 'answered', answer: 'main' };
    expect((await asked).structuredContent).toMatchObject(answered);

    const second = await openTab();
    const { id } = (await ask({ timeout_seconds: 1 })).structuredContent as { id: string };
    await closeAndAnswer(second, id);
    expect((await ask({ id })).structuredContent).toMatchObject(answered);
  });
});

describe('annex ask and annex open', () => {
  const annex = useAnnex();

  /** A platform where every request has this status. */
  async function platform(status: string, answer?: string) {
    const bodies: string[] = [];
    const ends: string[] = [];
    const times = { browsers: 1, reachable: true, expires_at: '2030-01-01T00:00:00.000Z' };
    const request = { id: 'r1', status, ...(answer && { answer }), ...times };
    const server = createServer(async (incoming, response) => {
      bodies.push(String(Buffer.concat(await incoming.toArray())));
      if (incoming.method === 'DELETE') {
        ends.push(incoming.url ?? '');
        return void response.writeHead(202).end();
      }
      const isStream = incoming.headers.accept?.includes('text/event-stream');
      const data = JSON.stringify(request);
      const type = isStream ? 'text/event-stream' : 'application/json';
      response.writeHead(incoming.method === 'POST' ? 201 : 200, { 'content-type': type });
      response.end(isStream ? `event: request\ndata: ${data}\n\n` : data);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    running.onClose(() => void server.close());
    const url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
    return {
      bodies,
      ends,
      env: { ANNEX_BASE_URL: url, ANNEX_API_KEY: `ak_${'k'.repeat(43)}`, ANNEX_WORKSPACE: 'demo/rover' },
    };
  }

  it.each([
    ['expired', 5, 'annex: nobody answered in time\n'],
    ['declined', 4, 'annex: the person declined\n'],
    ['answered', 1, 'annex: the request is answered; its answer is no longer available\n'],
    ['withdrawn', 130, ''],
    ['done', 0, ''],
  ])('tells how a request ended that is %s without an answer, and ends it', async (status, code, stderr) => {
    const { env, ends } = await platform(status);
    expect(await annex.run(['ask', '--step', 'Ready?'], env)).toEqual({ code, stdout: '', stderr });
    expect(ends).toHaveLength(1);
  });

  it('asks for Yes or No by default, and exits with 4 for No, so that && stops', async () => {
    const yes = await platform('answered', 'Yes');
    expect(await annex.run(['ask', 'Deploy now?'], yes.env)).toEqual({ code: 0, stdout: 'Yes\n', stderr: '' });
    expect(JSON.parse(yes.bodies[0] ?? '')).toEqual({ kind: 'choice', title: 'Deploy now?', expires_in: 600 });
    const no = await platform('answered', 'No');
    expect(await annex.run(['ask', 'Deploy now?'], no.env)).toEqual({ code: 4, stdout: 'No\n', stderr: '' });
    const chosen = await annex.run(['ask', 'Sure?', '--option', 'No', '--option', 'Never'], no.env);
    expect(chosen.code).toBe(0);
  });

  it.each([
    ['https://localhost/', '443:127.0.0.1:443'],
    ['http://localhost/', '80:127.0.0.1:80'],
    ['http://[::1]:8080/', '8080:[::1]:8080'],
  ])('says how to forward the port of %s', async (url, forward) => {
    const { env, bodies } = await platform('waiting');
    await annex.run(['open', url], env);
    expect(bodies[0]).toContain(`ssh -N -L ${forward} ${hostname()}`);
  });
});
