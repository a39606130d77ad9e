import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useRunning } from '../../running.ts';
import { TestPage } from './browser.ts';
import { EDITOR, rover, SANDBOX, startWorkspace, VIEWER_3D, WEB_VIEW } from './workspace.ts';

const running = useRunning();

/** The HTTP status of a refused upgrade. */
const upgrade = async (port: number, headers: Record<string, string>): Promise<number> => {
  const wire = await running.wire(port);
  const lines = Object.entries({
    Host: `127.0.0.1:${port}`,
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': Buffer.from(randomUUID().slice(0, 16)).toString('base64'),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  wire.send(`GET /workspaces/channel HTTP/1.1\r\n${lines.join('')}\r\n`);
  return (await wire.answer()).status;
};

describe('the channel', () => {
  it('accepts only our own pages in a logged-in browser', async () => {
    const { platform } = await startWorkspace(running);
    const { origin = '', ...session } = await platform.login();
    expect(await upgrade(platform.port, { ...session, origin })).toBe(101);
    expect(await upgrade(platform.port, { origin })).toBe(401);
    expect(await upgrade(platform.port, { cookie: '__Host-annex_session=no', origin })).toBe(401);
    expect(await upgrade(platform.port, session)).toBe(403);
    expect(await upgrade(platform.port, { ...session, origin: 'https://evil.example' })).toBe(403);
    expect(await upgrade(platform.port, { ...session, origin: 'null' })).toBe(403);
  });

  it('sends an error and closes with 1008 for a workspace of another owner', async () => {
    const { platform } = await startWorkspace(running);
    const page = new TestPage(platform.url, await platform.login('eve', ['acme']));
    running.onClose(() => page.cut());
    const opened = page.open();
    opened.catch(() => {});
    const error = await page.next((message) => message.type === 'error');
    expect(error).toMatchObject({ code: 'other-owner' });
    expect(await page.closed()).toBe(1008);
  });

  it('requires hello, then sends the layout', async () => {
    const { page, platform, call } = await startWorkspace(running);
    await call('POST', `${EDITOR}/tabs`, { panelType: SANDBOX });
    const open = await page();
    expect(open.received[0]).toMatchObject({ type: 'welcome', revision: 1, maxReplyBytes: 24 << 20 });
    expect(open.log.map(({ text }) => text)).toEqual(['Opened “Sandbox”.']);
    const headers = await platform.login();
    const socket = await running.socket(`${platform.url.replace('http', 'ws')}/workspaces/channel`, { headers });
    expect(await socket.ask({ type: 'focus', leaf: null })).toMatchObject({ type: 'error', code: 'hello-first' });
    expect((await socket.closed).code).toBe(1008);
  });

  it('reports an invalid message and stays open', async () => {
    const { platform } = await startWorkspace(running);
    const headers = await platform.login();
    const socket = await running.socket(`${platform.url.replace('http', 'ws')}/workspaces/channel`, { headers });
    expect(await socket.ask('{')).toMatchObject({ type: 'error', code: 'bad-message' });
    expect(await socket.ask({ type: 'hello', owner: 'demo' })).toMatchObject({ type: 'error', code: 'bad-message' });
    const sharing = { tab: false, screen: false };
    const hello = { type: 'hello', owner: 'demo', repo: 'rover', browser: randomUUID(), focused: true, sharing };
    expect(await socket.ask(hello)).toMatchObject({ type: 'welcome' });
  });

  it('survives large messages with escapes', async () => {
    const { platform, page } = await startWorkspace(running);
    const open = await page();
    await open.send({ type: 'ping', padding: `\n${'A'.repeat(9_000_000)}` } as never);
    expect(await open.next((message) => message.type === 'pong')).toEqual({ type: 'pong' });
    expect((await fetch(`${platform.url}/health`)).status).toBe(200);
  });

  it('applies changes by the user, which every browser and caller sees', async () => {
    const { page, api } = await startWorkspace(running);
    const [one, two] = [await page(), await page()];
    const split = { op: 'splitLeaf', panelId: 'leaf-1', direction: 'horizontal', panelType: SANDBOX } as const;
    const changes = [
      split,
      { op: 'openTab', panelId: 'leaf-1', panelType: WEB_VIEW, initialState: { url: 'https://a.example/' } },
      { op: 'renameTab', tabId: 'tab-1', displayName: 'First' },
      { op: 'activateTab', tabId: 'tab-1' },
      { op: 'setPanelState', tabId: 'tab-1', state: { url: 'https://b.example/', headerHidden: true } },
      { op: 'refreshPanel', tabId: 'tab-1' },
      { op: 'resetPanel', tabId: 'tab-4' },
      { op: 'resizeSplit', splitId: 'split-2', ratio: 0.3 },
      { op: 'moveTab', tabId: 'tab-5', targetPanelId: 'leaf-3', index: 0 },
      { op: 'closeTab', tabId: 'tab-4' },
    ] as const;
    const places: Record<string, object> = {
      splitLeaf: { panelId: 'leaf-3' },
      openTab: { panelId: 'leaf-1' },
      moveTab: { panelId: 'leaf-3' },
    };
    for (const [index, change] of changes.entries()) {
      const done = { type: 'done', id: `c-${index + 1}`, revision: index + 1, ...places[change.op] };
      expect(await one.change(change), change.op).toEqual(done);
    }
    const { layout, revision } = await api.getLayout({ path: rover });
    expect(revision).toBe(changes.length);
    for (const each of [one, two]) {
      await each.untilRevision(revision);
      expect(each.layout).toEqual(layout);
    }
    const url = 'https://b.example/';
    expect(layout).toMatchObject({
      ratio: 0.3,
      first: { tabs: [{ displayName: 'First', panelState: { url, headerHidden: true, reloads: 1 } }] },
      second: { tabs: [{ id: 'tab-5' }], activeTab: 'tab-5' },
    });
  });

  it('ignores a navigation report of a page that the web view has left', async () => {
    const { page, api } = await startWorkspace(running);
    const open = await page();
    const [from, sentTo, url] = ['https://a.example/', 'https://b.example/', 'https://a.example/next'];
    const send = (state: object, left?: string) =>
      open.change({ op: 'setPanelState', tabId: 'tab-1', state, ...(left === undefined ? {} : { from: left }) });
    const shown = async () => (await api.listTabs({ path: rover, query: {} })).tabs[0]?.panelState.url;
    await send({ url: from });
    await api.controlWebview({ path: rover, body: { panelId: 'leaf-1', action: 'navigate', url: sentTo } });
    expect(await send({ url }, from)).toMatchObject({ type: 'done', revision: 2 });
    expect(await shown()).toBe(sentTo);
    expect(await send({ url }, sentTo)).toMatchObject({ type: 'done', revision: 3 });
    expect(await shown()).toBe(url);
  });

  it('refuses the same changes as the API, with the same names, and changes nothing', async () => {
    const { page, platform, api } = await startWorkspace(running);
    const open = await page();
    await open.change({ op: 'openTab', panelType: VIEWER_3D });
    const code = async (change: Parameters<typeof open.change>[0]) => {
      const answer = await open.change(change);
      return answer.type === 'refused' ? answer.code : answer.type;
    };
    expect(await code({ op: 'openTab', panelType: VIEWER_3D })).toBe('singleton-open');
    expect(await code({ op: 'closeTab', tabId: 'tab-9' })).toBe('tab-not-found');
    expect(await code({ op: 'resizeSplit', splitId: 'split-9', ratio: 0.5 })).toBe('split-not-found');
    expect(await code({ op: 'moveTab', tabId: 'tab-1', targetPanelId: 'leaf-9' })).toBe('panel-not-found');
    expect(await code({ op: 'resetPanel', tabId: 'tab-1' })).toBe('wrong-panel');
    expect(await code({ op: 'setPanelState', tabId: 'tab-1', state: { url: platform.url } })).toBe(
      'own-origin-refused',
    );
    const unknown = 'annex/00000000-0000-4000-8000-000000000000';
    expect(await code({ op: 'openTab', panelType: unknown })).toBe('unknown-panel-type');
    expect((await api.getLayout({ path: rover })).revision).toBe(1);
  });

  it('limits the number of open browsers', async () => {
    const { page, platform } = await startWorkspace(running, { panels: { maxBrowsers: 1 } });
    await page();
    const second = new TestPage(platform.url, await platform.login());
    running.onClose(() => second.cut());
    second.open().catch(() => {});
    expect(await second.next((message) => message.type === 'error')).toMatchObject({ code: 'too-many-browsers' });
  });

  it('closes on the next change after the session has ended', async () => {
    const { page, platform } = await startWorkspace(running);
    const open = await page();
    const closed = open.closed();
    await platform.identity.users.remove('ada');
    // The notification about the removal may have closed it already.
    await open.send({ type: 'change', id: 'x', change: { op: 'closeTab', tabId: 'tab-1' } }).catch(() => {});
    expect(await closed).toBe(1008);
    expect(open.received).toContainEqual(expect.objectContaining({ type: 'error', code: 'session-ended' }));
  });

  it('sends presence to every page, and answers a ping', async () => {
    const { page, platform } = await startWorkspace(running);
    const ada = await page();
    const grace = new TestPage(platform.url, await platform.login('grace'));
    running.onClose(() => grace.cut());
    await grace.open();
    const people = (open: TestPage) => open.received.findLast((message) => message.type === 'presence');
    const both = [
      { name: 'ada', browsers: 1 },
      { name: 'grace', browsers: 1 },
    ];
    await expect.poll(() => [people(ada), people(grace)]).toMatchObject([{ people: both }, { people: both }]);
    grace.cut();
    await expect.poll(() => people(ada)).toMatchObject({ people: [{ name: 'ada', browsers: 1 }] });
    await ada.send({ type: 'ping' });
    await ada.next((message) => message.type === 'pong');
  });

  it('sends lines of the system log, also to pages that open later', async () => {
    const { page, call } = await startWorkspace(running);
    const open = await page();
    await call('PATCH', `${EDITOR}/screenshot`, { scope: 'panel', panelId: 'leaf-1' });
    const line = await open.next((message) => message.type === 'log');
    expect(line).toMatchObject({ line: { level: 'warning', text: 'To take a screenshot, share the tab.' } });
    expect((await page()).log).toHaveLength(1);
  });

  it('keeps as many log lines as the settings allow', async () => {
    const { page, call } = await startWorkspace(running, { panels: { maxLogLines: 2 } });
    const open = await page();
    const body = { scope: 'panel', panelId: 'leaf-1' };
    for (let count = 0; count < 3; count++) await call('PATCH', `${EDITOR}/screenshot`, body);
    await expect.poll(() => open.received.filter(({ type }) => type === 'log').length).toBe(3);
    expect((await page()).log).toHaveLength(2);
  });
});
