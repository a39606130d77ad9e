// Two platforms on one PostgreSQL: calls reach a browser on either node, and limits count requests to both.
import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import { createWorkspaceClient } from '../../src/sdk/index.ts';
import { SMALL_PNG, type TestPage } from '../areas/workspace/browser.ts';
import { BOM, BOM_ID, BOM_TYPE, bomPanel, PanelPackages } from '../areas/workspace/package-panels/panel-packages.ts';
import {
  EDITOR,
  openSandbox,
  rover,
  SANDBOX,
  startWorkspace,
  type WorkspaceUnderTest,
} from '../areas/workspace/workspace.ts';
import { startNode } from '../base/state/node.ts';
import { usePostgres } from '../base/state/postgres-server.ts';
import { problemOf, sending, useRunning } from '../running.ts';

const server = usePostgres();
const running = useRunning();
const INTENTS = { maxPollsPerSecond: 1, maxUnknownTokens: 1 };
const SHARED = { tab: true, screen: false };

const packages = new PanelPackages();
afterAll(() => packages.remove());

describe('two platforms on one PostgreSQL', () => {
  let one: WorkspaceUnderTest;
  let two: WorkspaceUnderTest;
  let panelId = '';
  let url = '';

  beforeAll(async () => {
    url = await server().createUrl();
    const start = async () =>
      startWorkspace(running, {
        ...(await startNode(running, url)),
        ...{ clock: systemClock, intents: INTENTS, packages: { installDir: packages.root } },
      });
    one = await start();
    two = await start();
    ({ panelId } = await openSandbox(one));
  });

  /** Resolves when the first node knows the number of open browsers. */
  const untilOpen = (browsers: number) =>
    expect.poll(async () => (await one.api.getScreenshotStatus({ path: rover })).browsers).toBe(browsers);
  const evaluate = (code: string) => one.api.controlSandbox({ path: rover, body: { panelId, action: 'eval', code } });

  it('run code once in a browser of the other node, and return its errors', async () => {
    const page = await two.page();
    await untilOpen(1);
    expect(await evaluate('1 + 1')).toEqual({ status: 'executed', result: 2 });
    expect(await evaluate('throw new Error("no")')).toMatchObject({ status: 'error' });
    expect(page.begun).toHaveLength(2);
    await page.close();
    await untilOpen(0);
  });

  it('return a result of 10 MB', async () => {
    const page = await two.page();
    await untilOpen(1);
    const answer = await evaluate(`'${randomBytes(1).toString('hex')}'.repeat(5_000_000)`);
    expect(answer).toMatchObject({ status: 'executed' });
    expect((answer as { result: string }).result).toHaveLength(10_000_000);
    await page.close();
    await untilOpen(0);
  });

  it('show the panels of packages with the same grants, documents and state', async () => {
    const csp = { connectDomains: ['https://api.parts.example'] };
    await packages.release({ panels: { main: { panel: bomPanel({ ui: { csp } }) } } });
    const page = await two.page();
    const seen = (type: string) => page.received.filter((message) => message.type === type);
    await packages.install();
    await expect.poll(() => seen('catalog').length).toBe(1);
    const { tabId } = await one.api.openTab({ path: rover, body: { panelType: BOM_TYPE } });
    const person = await one.platform.login('ada', ['demo']);
    const path = `/api/panels/views/demo/rover/tabs/${tabId}`;
    const viewAt = async ({ platform }: WorkspaceUnderTest) =>
      (await (await fetch(platform.url + path, { headers: person })).json()) as { ask: string; view: string };
    expect(await viewAt(two)).toMatchObject({ ask: 'first' });
    const permissions = { ...csp, resourceDomains: [], frameDomains: [], scopes: [], clipboardWrite: false };
    const headers = { ...person, origin: one.platform.url };
    const body = { version: '1.0.0', permissions };
    const granted = await fetch(`${one.platform.url}${path}/grant`, sending('PUT', body, headers));
    expect(granted.status).toBe(204);
    await expect.poll(() => seen('catalog').length).toBe(2);
    const { ask, view } = await viewAt(two);
    expect(ask).toBe('no');
    for (const { platform } of [one, two]) expect((await fetch(platform.url + view)).status).toBe(200);
    await one.api.updatePanelState({ path: { ...rover, tabId }, body: { data: { rows: 1 } } });
    await expect.poll(() => seen('panel-state').at(-1)).toEqual({ type: 'panel-state', tabId, version: 1 });
    expect(await two.api.getPanelState({ path: { ...rover, tabId } })).toEqual({ version: 1, data: { rows: 1 } });
    await one.api.deletePanelGrant({ path: { owner: 'demo', package: BOM, panel: BOM_ID } });
    await expect.poll(() => seen('catalog').length).toBe(3);
    expect((await fetch(two.platform.url + view)).status).toBe(404);
    await one.api.closeTab({ path: { ...rover, tabId } });
    await page.close();
    await untilOpen(0);
  });

  it('take a screenshot in the browser that shares, or ask for sharing if none does', async () => {
    const silent = await one.page({ canShare: { tab: false, screen: false } });
    const page = await two.page({ focused: false });
    await untilOpen(2);
    const path = `${EDITOR}/screenshot`;
    const asked = await one.call('PATCH', path, { scope: 'panel', panelId: 'leaf-1' });
    expect(await problemOf(asked)).toMatchObject({ name: 'sharing-off' });
    await page.next((message) => message.type === 'ask-share');
    await page.send({ type: 'sharing', ...SHARED });
    await expect.poll(async () => (await one.api.getScreenshotStatus({ path: rover })).tabShared).toBe(true);
    const picture = await one.call('PATCH', path, { scope: 'panel', panelId: 'leaf-1' });
    expect(await picture.json()).toMatchObject({ dataUrl: `data:image/png;base64,${SMALL_PNG}`, width: 2, height: 2 });
    expect(silent.begun).toEqual([]);
    await Promise.all([page.close(), silent.close()]);
    await untilOpen(0);
  });

  it('wait for a page to load in a browser of the other node, and return what it shows', async () => {
    const page = await two.page();
    await untilOpen(1);
    const url = 'https://example.org/';
    await one.api.controlWebview({ path: rover, body: { panelId: 'leaf-1', action: 'navigate', url, wait: 'load' } });
    expect(await one.api.getWebview({ path: rover, query: { panelId: 'leaf-1' } })).toMatchObject({
      state: 'loaded',
      address: url,
    });
    await page.report('tab-1');
    const next = `${url}next`;
    const before = page.begun.length;
    const body = { panelId: 'leaf-1', action: 'navigate', url: next, wait: 'load' } as const;
    const reported = one.api.controlWebview({ path: rover, body });
    await page.until(() => JSON.stringify(page.layout).includes(next));
    await page.report('tab-1');
    await reported;
    expect(await one.api.getWebview({ path: rover, query: { tabId: 'tab-1' } })).toMatchObject({ address: next });
    expect(page.begun.length).toBe(before);
    await page.close();
    await untilOpen(0);
  });

  it('know the last viewed workspace, and report sharing on every node', async () => {
    const events = await running.events(`${one.platform.url}${EDITOR}/events`, { 'x-api-key': one.key });
    const page = await two.page();
    await page.send({ type: 'focus', leaf: panelId });
    await expect.poll(async () => (await one.api.getLayout({ path: rover })).focusedPanelId).toBe(panelId);
    expect(await one.platform.focusedWorkspace('demo')).toBe('demo/rover');
    await page.send({ type: 'sharing', ...SHARED });
    expect(await events.until('sharing_changed')).toContain('"tabShared":true');
    await page.close();
    await untilOpen(0);
  });

  it('show presence and actions to the browsers of both nodes', async () => {
    const lastTold = ({ received }: TestPage) =>
      received.flatMap((message) => (message.type === 'presence' ? [message.people] : [])).at(-1);
    const untilHere = (page: TestPage, browsers: number) =>
      page.until(() => lastTold(page)?.[0]?.browsers === browsers);
    const mine = await one.page();
    await untilHere(mine, 1);
    const theirs = await two.page();
    await Promise.all([untilHere(mine, 2), untilHere(theirs, 2)]);
    const displayName = 'Opened at the first';
    await one.api.openTab({ path: rover, body: { panelId, panelType: SANDBOX, displayName } });
    const countLines = (page: TestPage) => page.log.filter(({ by, text }) => by && text.includes(displayName)).length;
    await theirs.until(() => countLines(theirs) > 0);
    await theirs.close();
    await untilHere(mine, 1);
    const later = await two.page(); // the last browser of this node had left: known entries are not sent again
    await later.until(() => countLines(later) > 0);
    expect([mine, theirs, later].map(countLines)).toEqual([1, 1, 1]);
    await Promise.all([mine.close(), later.close()]);
    await untilOpen(0);
  });

  it('stop showing the people of a node that was killed', async () => {
    const mine = await one.page();
    const names = () =>
      mine.received
        .flatMap((message) => (message.type === 'presence' ? [message.people.map(({ name }) => name)] : []))
        .at(-1);
    const killed = postgres(url, { max: 1, onnotice: () => {} });
    const browser = {
      sharing: SHARED,
      canShare: SHARED,
      leaf: null,
      attention: 1,
      user: { kind: 'person', name: 'ghost' },
    };
    await killed`select pg_advisory_lock(7)`;
    await killed`insert into open_browsers values ('demo', 'rover', '7', ${JSON.stringify([browser])})`;
    await killed`select pg_notify('annex', 'browsers:demo/rover')`;
    await mine.until(() => names()?.includes('ghost') === true);
    await killed.end();
    await mine.until(() => names()?.includes('ghost') === false);
    const sql = postgres(url, { max: 1 });
    running.onClose(() => sql.end());
    await expect.poll(() => sql`select 1 from open_browsers where node = '7'`).toHaveLength(0);
    await mine.close();
    await untilOpen(0);
  });

  it('notice a browser that left while its node could not write', async () => {
    const page = await two.page();
    await untilOpen(1);
    const sql = postgres(url, { max: 1, onnotice: () => {} });
    running.onClose(() => sql.end());
    await sql`create sequence refused`; // also counts what is rolled back
    await sql.unsafe(`create function no_room() returns trigger language plpgsql as $$ begin
      perform nextval('refused'); raise exception 'no space' using errcode = '53100'; end $$`);
    await sql`create trigger no_room before delete on open_browsers for each row execute function no_room()`;
    await page.close();
    await expect.poll(async () => (await sql`select is_called from refused`)[0]?.['is_called']).toBe(true);
    await untilOpen(1);
    await sql`drop function no_room() cascade`;
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'annex'`;
    await untilOpen(0);
  });

  it('show a request in the browsers of both nodes, count the first answer and keep it sealed until it is read', async () => {
    const pages = [await one.page(), await two.page()] as const;
    await untilOpen(2);
    const body = { kind: 'text', title: 'Which branch?' } as const;
    const { id } = await one.api.askUser({ path: rover, body });
    const idOf = (message: TestPage['received'][number], type: string) =>
      message.type !== type ? null : message.type === 'request' ? message.request.id : 'id' in message && message.id;
    const has = (page: TestPage, type: string) =>
      page.until(() => page.received.some((message) => idOf(message, type) === id));
    await Promise.all(pages.map((page) => has(page, 'request')));
    const answers = [one.answer(id, { outcome: 'answered', answer: 'secret-one' })];
    answers.push(two.answer(id, { outcome: 'answered', answer: 'secret-two' }));
    expect((await Promise.all(answers)).map(({ status }) => status).sort()).toEqual([204, 409]);
    await Promise.all(pages.map((page) => has(page, 'request-ended')));
    const sql = postgres(url, { max: 1 });
    running.onClose(() => sql.end());
    const stored = () => sql`select content, answer from person_requests where id = ${id}`;
    expect(JSON.stringify(await stored())).not.toMatch(/secret|branch/);
    const path = { ...rover, requestId: id };
    expect(await one.api.getRequest({ path })).toMatchObject({ answer: expect.stringMatching(/^secret-(one|two)$/) });
    await one.api.withdrawRequest({ path });
    expect(await stored()).toMatchObject([{ answer: null }]);
    const apis = [one.api, createWorkspaceClient({ baseUrl: two.platform.url, apiKey: one.key })];
    const asked = Array.from({ length: 80 }, (_, at) => apis[at % 2]?.askUser({ path: rover, body }));
    const results = await Promise.allSettled(asked);
    const waiting = results.flatMap((result) =>
      result.status === 'fulfilled' && result.value ? [result.value.id] : [],
    );
    expect(waiting).toHaveLength(64);
    for (const requestId of waiting) await one.api.withdrawRequest({ path: { ...rover, requestId } });
    await Promise.all(pages.map((page) => page.close()));
    await untilOpen(0);
  });

  it('count the pending intents, polls and unknown tokens of an address together', async () => {
    const nodes = [one.platform.url, two.platform.url] as const;
    const create = (url: string) => fetch(`${url}/auth/intents`, sending('POST', {}));
    const made = await create(nodes[0]);
    const { token } = (await made.json()) as { token: string };
    const poll = async (url: string) => (await fetch(`${url}/auth/intents/${token}/status`)).status;
    expect([await poll(nodes[0]), await poll(nodes[1])]).toEqual([200, 429]);
    const guess = async (url: string) => (await fetch(`${url}/auth/intents/${'x'.repeat(43)}`)).status;
    expect([await guess(nodes[0]), await guess(nodes[1])]).toEqual([404, 429]);
    for (let count = 1; count < 256; count += 1) expect((await create(nodes[count % 2] ?? '')).status).toBe(201);
    for (const url of nodes) expect((await create(url)).status).toBe(429);
  });

  it('are alive but not ready while the database is unavailable', async () => {
    const gateway = await running.gateway({ clock: systemClock, shared: await startNode(running, url) });
    const health = () =>
      Promise.all([one.platform.url, gateway.url].map(async (at) => (await fetch(`${at}/health`)).status));
    expect(await health()).toEqual([200, 200]);
    await server().stop();
    await expect.poll(health).toEqual([503, 503]);
    await server().start();
    await expect.poll(health).toEqual([200, 200]);
    const page = await two.page();
    await untilOpen(1);
    expect(await evaluate('2')).toEqual({ status: 'executed', result: 2 });
    await page.close();
  });
});
