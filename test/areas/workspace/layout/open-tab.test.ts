import { describe, expect, it } from 'vitest';
import { SCHEMATIC_EDITOR } from '../../../../generated/workspace/panel-types.ts';
import { problemOf, useRunning } from '../../../running.ts';
import { TestPage } from '../browser.ts';
import { EDITOR, rover, SANDBOX, SYSTEM_LOG, startWorkspace, VIEWER_3D, WEB_VIEW } from '../workspace.ts';

const running = useRunning();

describe('openTab', () => {
  it('adds and activates a tab, and returns its id [D-layout-add-tab]', async () => {
    const { api } = await startWorkspace(running);
    const body = { panelId: 'leaf-1', panelType: SANDBOX, displayName: 'Try it', displayIcon: 'spark' };
    expect(await api.openTab({ path: rover, body })).toEqual({ tabId: 'tab-2', panelId: 'leaf-1', revision: 1 });
    const { layout, revision } = await api.getLayout({ path: rover });
    expect(revision).toBe(1);
    expect(layout).toMatchObject({ activeTab: 'tab-2', tabs: [{ id: 'tab-1' }, { id: 'tab-2' }] });
    expect(layout).toHaveProperty('tabs.1', {
      id: 'tab-2',
      panelType: SANDBOX,
      displayName: 'Try it',
      displayIcon: 'spark',
      panelState: { headerHidden: false, resets: 0 },
      openedBy: { id: expect.stringMatching(/^[\w-]{16}$/), name: expect.stringMatching(/^key /) },
    });
  });

  it('loads the page in initialState [D-webview-initial-state]', async () => {
    const { api, page } = await startWorkspace(running);
    const open = await page();
    const body = { panelType: WEB_VIEW, initialState: { url: 'https://docs.example/start' } };
    const { revision } = await api.openTab({ path: rover, body });
    await open.untilRevision(revision);
    const state = { url: 'https://docs.example/start', headerHidden: false, proxyEnabled: false, reloads: 0 };
    expect(open.layout).toHaveProperty('tabs.1.panelState', state);
  });

  it('takes name and icon from the catalog, and keeps the initial state of other panels', async () => {
    const { api } = await startWorkspace(running);
    const body = { panelType: SYSTEM_LOG, initialState: { filter: 'warn', reloads: 'mine' }, active: false };
    await api.openTab({ path: rover, body });
    const { layout } = await api.getLayout({ path: rover });
    expect(layout).toMatchObject({ activeTab: 'tab-1' });
    expect(layout).toHaveProperty('tabs.1.displayName', 'System log');
    expect(layout).toHaveProperty('tabs.1.panelState', { filter: 'warn' });
  });

  it('opens in the last focused leaf by default', async () => {
    const { api, page } = await startWorkspace(running);
    const split = { panelId: 'leaf-1', direction: 'vertical', panelType: SANDBOX } as const;
    const { panelId } = await api.splitLeaf({ path: rover, body: split });
    const open = await page();
    expect((await api.openTab({ path: rover, body: { panelType: SYSTEM_LOG } })).panelId).toBe('leaf-1');
    await open.send({ type: 'focus', leaf: panelId });
    await open.change({ op: 'activateTab', tabId: 'tab-1' });
    expect((await api.openTab({ path: rover, body: { panelType: SYSTEM_LOG } })).panelId).toBe(panelId);
  });

  it.each([
    ['3D viewer [D-singleton-3d-viewer] [D-limit-singletons] [D-singleton-409]', VIEWER_3D],
    ['schematic editor [D-singleton-schematic-editor] [D-limit-singletons] [D-singleton-409]', SCHEMATIC_EDITOR],
  ])('answers 409 for a second %s, and opens it again once it is closed', async (_, panelType) => {
    const { api, call } = await startWorkspace(running);
    const { tabId } = await api.openTab({ path: rover, body: { panelType } });
    const second = await call('POST', `${EDITOR}/tabs`, { panelType });
    expect(await problemOf(second)).toMatchObject({ status: 409, name: 'singleton-open' });
    const split = { panelId: 'leaf-1', direction: 'horizontal', panelType };
    expect((await problemOf(await call('POST', `${EDITOR}/splits`, split))).name).toBe('singleton-open');
    await api.closeTab({ path: { ...rover, tabId } });
    expect((await api.openTab({ path: rover, body: { panelType } })).tabId).not.toBe(tabId);
  });

  it('opens the 3D viewer with board files any number of times [D-singleton-board-viewer]', async () => {
    const { api } = await startWorkspace(running);
    const { categories } = await api.getPanelCatalog();
    const board = categories.flatMap(({ panels }) => panels).find(({ displayName }) => /board files/.test(displayName));
    const body = { panelType: board?.panelType ?? '' };
    await api.openTab({ path: rover, body });
    expect((await api.openTab({ path: rover, body })).revision).toBe(2);
  });

  it.each([
    ['an unknown leaf', { panelId: 'leaf-9', panelType: WEB_VIEW }, 404, 'panel-not-found'],
    [
      'a panel that is not in the catalog',
      { panelType: 'annex/00000000-0000-4000-8000-000000000000' },
      400,
      'unknown-panel-type',
    ],
    ['another scheme', { panelType: WEB_VIEW, initialState: { url: 'javascript:alert(1)' } }, 400, 'invalid-request'],
    ['no panel', {}, 400, 'invalid-request'],
    ['an empty name', { panelType: WEB_VIEW, displayName: '' }, 400, 'invalid-request'],
    ['too much state', { panelType: SYSTEM_LOG, initialState: { text: 'x'.repeat(17_000) } }, 400, 'invalid-request'],
  ])('refuses %s and changes nothing', async (_, body, status, name) => {
    const { api, call } = await startWorkspace(running);
    expect(await problemOf(await call('POST', `${EDITOR}/tabs`, body))).toMatchObject({ status, name });
    expect((await api.getLayout({ path: rover })).revision).toBe(0);
  });

  it("refuses the platform's own pages under each of its names", async () => {
    const { platform, call } = await startWorkspace(running);
    const own = [
      platform.url,
      platform.url.replace('127.0.0.1', 'localhost'),
      platform.url.replace('127.0.0.1', '[::1]'),
    ];
    for (const url of own) {
      const answer = await call('POST', `${EDITOR}/tabs`, {
        panelType: WEB_VIEW,
        initialState: { url: `${url}/login` },
      });
      expect(await problemOf(answer), url).toMatchObject({ status: 400, name: 'own-origin-refused' });
    }
  });

  it('answers 409 at the maximum number of tabs', async () => {
    const { api, call } = await startWorkspace(running, { panels: { maxTabs: 2 } });
    await api.openTab({ path: rover, body: { panelType: SANDBOX } });
    const third = await call('POST', `${EDITOR}/tabs`, { panelType: SANDBOX });
    expect(await problemOf(third)).toMatchObject({ status: 409, name: 'layout-full' });
  });

  it('accepts as much state as the settings allow, and answers 400 for one byte more', async () => {
    const { call } = await startWorkspace(running, { panels: { maxStateBytes: 20 } });
    const open = (text: string) => call('POST', `${EDITOR}/tabs`, { panelType: SYSTEM_LOG, initialState: { text } }); // {"text":""} are 11 bytes
    expect((await open('x'.repeat(9))).status).toBe(201);
    expect(await problemOf(await open('x'.repeat(10)))).toMatchObject({ status: 400, name: 'invalid-request' });
  });

  it('answers 507 at the maximum number of workspaces per owner, and reports it to the page', async () => {
    const { call, platform } = await startWorkspace(running, { panels: { maxWorkspaces: 1 } });
    const open = (repo: string) =>
      call('POST', `/api/workspaces/editor/demo/${repo}/current/tabs`, { panelType: SANDBOX });
    expect((await open('rover')).status).toBe(201);
    expect(await problemOf(await open('other'))).toMatchObject({ status: 507, name: 'too-many-workspaces' });
    expect((await call('GET', '/api/workspaces/editor/demo/other/current')).status).toBe(200);
    expect((await open('rover')).status).toBe(201);
    const page = new TestPage(platform.url, await platform.login('ada', ['demo']), { repo: 'other' });
    running.onClose(() => page.cut());
    void page.open();
    await page.until(() => page.received.length > 0);
    expect(page.received).toMatchObject([{ type: 'error', code: 'too-many-workspaces' }]);
  });

  it('opens all of 50 tabs that are requested concurrently', async () => {
    const { api } = await startWorkspace(running);
    const made = await Promise.all(
      Array.from({ length: 50 }, () => api.openTab({ path: rover, body: { panelType: SANDBOX } })),
    );
    expect(new Set(made.map(({ tabId }) => tabId)).size).toBe(50);
    expect(made.map(({ revision }) => revision).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, i) => i + 1),
    );
  });
});
