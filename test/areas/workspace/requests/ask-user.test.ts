// Requests to the person: asked by a key, shown to every page, answered once.
import { createServer } from 'node:http';
import { hostname } from 'node:os';
import { describe, expect, it } from 'vitest';
import { askUser } from '../../../../src/mcp/ask-user.ts';
import { workspacePanel } from '../../../../src/mcp/workspace-panel.ts';
import { useAnnex } from '../../../cli/annex.ts';
import { useRunning } from '../../../running.ts';
import { rover, SANDBOX, startWorkspace } from '../workspace.ts';

const running = useRunning();

describe('askUser, getRequest, withdrawRequest', () => {
  it('waits, is seen only by the program that asked, and can be withdrawn', async () => {
    const { api } = await startWorkspace(running);
    const body = { kind: 'choice', title: 'De\u202eploy?\u0007', options: ['Yes', 'No'] } as const;
    const { id, status, browsers } = await api.askUser({ path: rover, body: { ...body, options: ['Yes', 'No'] } });
    expect([status, browsers]).toEqual(['waiting', 0]);
    const path = { ...rover, requestId: id };
    expect(await api.getRequest({ path })).toMatchObject({ id, status: 'waiting' });
    await api.withdrawRequest({ path });
    expect(await api.getRequest({ path })).toMatchObject({ status: 'withdrawn' });
    const unknown = { ...rover, requestId: 'nobody' };
    await expect(api.getRequest({ path: unknown })).rejects.toMatchObject({ name: 'request-not-found' });
  });

  it('refuses incomplete requests, unknown tabs, and more than five at a time', async () => {
    const { api } = await startWorkspace(running);
    const ask = (body: object) => api.askUser({ path: rover, body: body as never });
    for (const body of [
      { kind: 'choice', title: 'x' },
      { kind: 'open', title: 'x' },
      { kind: 'open', title: 'x', url: 'file:///etc/passwd' },
      { kind: 'step', title: '\u202e' },
      { kind: 'step', title: 'x'.repeat(10_000) },
    ]) {
      await expect(ask(body), JSON.stringify(body).slice(0, 60)).rejects.toMatchObject({ status: 400 });
    }
    await expect(ask({ kind: 'step', title: 'x', tabId: 'tab-99' })).rejects.toMatchObject({ name: 'tab-not-found' });
    for (let count = 0; count < 5; count++) await ask({ kind: 'step', title: 'x' });
    await expect(ask({ kind: 'step', title: 'x' })).rejects.toMatchObject({ name: 'too-many-requests' });
  });
});

describe('the tool ask_user', () => {
  it('returns the answer even if the user has closed the tab it is about', async () => {
    const workspace = await startWorkspace(running);
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
      await page.send({ type: 'request-answer', id, outcome: 'answered', answer: 'main' });
    };
    const first = await openTab();
    const asked = ask({});
    await page.until(() => page.received.some(({ type }) => type === 'request'));
    await closeAndAnswer(first, page.received.find((message) => message.type === 'request')?.id ?? '');
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
  async function platform(status: string) {
    const bodies: string[] = [];
    const request = { id: 'r1', status, browsers: 1, expires_at: '2030-01-01T00:00:00.000Z' };
    const server = createServer(async (incoming, response) => {
      bodies.push(String(Buffer.concat(await incoming.toArray())));
      response.writeHead(incoming.method === 'POST' ? 201 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(request));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    running.onClose(() => void server.close());
    const url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
    return {
      bodies,
      env: { ANNEX_BASE_URL: url, ANNEX_API_KEY: `ak_${'k'.repeat(43)}`, ANNEX_WORKSPACE: 'demo/rover' },
    };
  }

  it.each([
    ['expired', 5, 'annex: nobody answered in time\n'],
    ['declined', 4, 'annex: the person declined\n'],
    ['answered', 1, 'annex: the request is answered; its answer is no longer available\n'],
    ['withdrawn', 130, ''],
    ['done', 0, ''],
  ])('tells how a request ended that is %s without an answer', async (status, code, stderr) => {
    const { env } = await platform(status);
    expect(await annex.run(['ask', 'Ready?'], env)).toEqual({ code, stdout: '', stderr });
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
