import { describe, expect, it } from 'vitest';
import { problemOf, useRunning } from '../../../running.ts';
import { openSandbox, rover, SANDBOX, startWorkspace } from '../workspace.ts';

const running = useRunning();
const WEBVIEW = '/api/panels/webview/demo/rover';

const stateOf = async ({ api }: Awaited<ReturnType<typeof startWorkspace>>) => {
  const { layout } = await api.getLayout({ path: rover });
  return layout.type === 'leaf' ? layout.tabs.find(({ id }) => id === layout.activeTab)?.panelState : undefined;
};

describe('controlWebview', () => {
  it('navigates in every open browser, and answers 204 [D-webview] [D-webview-navigate] [D-webview-204] [D-covers-http] [D-purpose-webview]', async () => {
    const workspace = await startWorkspace(running);
    const [one, two] = [await workspace.page(), await workspace.page()];
    const body = { panelId: 'leaf-1', action: 'navigate', url: 'https://docs.example/start?x=1#top' };
    const answer = await workspace.call('PATCH', WEBVIEW, body);
    expect(answer.status).toBe(204);
    expect(await answer.text()).toBe('');
    for (const page of [one, two]) {
      await page.untilRevision(1);
      expect(page.layout).toHaveProperty('tabs.0.panelState.url', body.url);
    }
  });

  it('takes effect without an open browser: the next browser shows the page', async () => {
    const workspace = await startWorkspace(running);
    const url = 'https://docs.example/';
    await workspace.api.controlWebview({ path: rover, body: { panelId: 'leaf-1', action: 'navigate', url } });
    const page = await workspace.page();
    expect(page.layout).toHaveProperty('tabs.0.panelState.url', url);
  });

  it('increments the reload counter that browsers watch [D-webview-refresh] [D-webview-refresh-fields]', async () => {
    const workspace = await startWorkspace(running);
    for (const reloads of [1, 2]) {
      expect((await workspace.call('PATCH', WEBVIEW, { panelId: 'leaf-1', action: 'refresh' })).status).toBe(204);
      expect(await stateOf(workspace)).toMatchObject({ reloads });
    }
  });

  it('hides and shows the address bar [D-webview-header] [D-webview-header-hidden]', async () => {
    const workspace = await startWorkspace(running);
    for (const hidden of [true, false]) {
      const body = { panelId: 'leaf-1', action: 'setHeaderHidden', hidden };
      expect((await workspace.call('PATCH', WEBVIEW, body)).status).toBe(204);
      expect(await stateOf(workspace)).toMatchObject({ headerHidden: hidden });
    }
    const without = await workspace.call('PATCH', WEBVIEW, { panelId: 'leaf-1', action: 'setHeaderHidden' });
    expect((await problemOf(without)).pointers).toEqual(['/body/hidden']);
    const wrong = await workspace.call('PATCH', WEBVIEW, {
      panelId: 'leaf-1',
      action: 'setHeaderHidden',
      hidden: 'yes',
    });
    expect((await problemOf(wrong)).pointers).toEqual(['/body/hidden']);
  });

  it('turns proxy mode on and off [D-webview-proxy] [D-webview-proxy-enabled]', async () => {
    const workspace = await startWorkspace(running);
    for (const enabled of [true, false]) {
      const body = { panelId: 'leaf-1', action: 'setProxyEnabled', enabled };
      expect((await workspace.call('PATCH', WEBVIEW, body)).status).toBe(204);
      expect(await stateOf(workspace)).toMatchObject({ proxyEnabled: enabled });
    }
    const without = await workspace.call('PATCH', WEBVIEW, { panelId: 'leaf-1', action: 'setProxyEnabled' });
    expect((await problemOf(without)).pointers).toEqual(['/body/enabled']);
  });

  it.each([
    ['no panelId [D-webview-panel-id]', { action: 'refresh' }, ['/body/panelId']],
    ['a panelId that is no string [D-webview-panel-id]', { panelId: 1, action: 'refresh' }, ['/body/panelId']],
    ['no action [D-webview-action]', { panelId: 'leaf-1' }, ['/body/action']],
    ['another action [D-webview-action]', { panelId: 'leaf-1', action: 'explode' }, ['/body/action']],
    [
      'no url to navigate to [D-webview-navigate-url] [D-webview-action-fields]',
      { panelId: 'leaf-1', action: 'navigate' },
      ['/body/url'],
    ],
    [
      'a url that is no string [D-webview-navigate-url]',
      { panelId: 'leaf-1', action: 'navigate', url: 7 },
      ['/body/url'],
    ],
  ])('answers 400 for %s', async (_, body, pointers) => {
    const { call } = await startWorkspace(running);
    expect(await problemOf(await call('PATCH', WEBVIEW, body))).toMatchObject({
      status: 400,
      name: 'invalid-request',
      pointers,
    });
  });

  it('answers 400 for anything but http and https, and for our own pages [D-error-url]', async () => {
    const { call, platform } = await startWorkspace(running);
    const navigate = (url: string) => call('PATCH', WEBVIEW, { panelId: 'leaf-1', action: 'navigate', url });
    const schemes = [
      'javascript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      'ftp://a.example/',
      'about:blank',
      '//a.example/',
    ];
    for (const url of [...schemes, 'https://', 'http://[::', 'https://a b.example/', ' https://a.example/']) {
      expect(await problemOf(await navigate(url)), url).toMatchObject({ status: 400, name: 'invalid-request' });
    }
    for (const url of [
      `${platform.url}/`,
      platform.url.replace('127.0.0.1', 'LOCALHOST.'),
      platform.url.replace('127.0.0.1', '127.1'),
      platform.url.replace('127.0.0.1', '[::ffff:127.0.0.1]'),
    ]) {
      expect(await problemOf(await navigate(url)), url).toMatchObject({ status: 400, name: 'own-origin-refused' });
    }
  });

  it('controls the active tab of the leaf, and answers 409 if it is another kind of panel [D-panel-id-leaf] [D-panel-id-active-tab] [D-error-panel-kind]', async () => {
    const workspace = await startWorkspace(running);
    const refresh = { panelId: 'leaf-1', action: 'refresh' };
    const { tabId } = await workspace.api.openTab({ path: rover, body: { panelType: SANDBOX } });
    const wrong = await problemOf(await workspace.call('PATCH', WEBVIEW, refresh));
    expect(wrong).toMatchObject({ status: 409, name: 'wrong-panel', detail: 'The active tab “Sandbox” is a sandbox.' });
    await workspace.api.closeTab({ path: { ...rover, tabId } });
    expect((await workspace.call('PATCH', WEBVIEW, refresh)).status).toBe(204);
    await workspace.api.closeTab({ path: { ...rover, tabId: 'tab-1' } });
    expect((await workspace.call('PATCH', WEBVIEW, refresh)).status, 'a fresh web view took its place').toBe(204);
  });

  it('controls the tab `tabId`, and answers 404 if the panel does not have it and 409 for another kind', async () => {
    const workspace = await startWorkspace(running);
    const { api, call } = workspace;
    const { tabId: sandbox } = await api.openTab({ path: rover, body: { panelType: SANDBOX } });
    const { tabId: elsewhere } = await openSandbox(workspace);
    const refresh = { panelId: 'leaf-1', tabId: 'tab-1', action: 'refresh' };
    expect((await call('PATCH', WEBVIEW, refresh)).status).toBe(204);
    const { tabs } = await api.listTabs({ path: rover });
    expect(tabs[0]).toMatchObject({ tabId: 'tab-1', isActive: false, panelState: { reloads: 1 } });
    const refused = async (tabId: string) => problemOf(await call('PATCH', WEBVIEW, { ...refresh, tabId }));
    const wrong = { status: 409, name: 'wrong-panel', detail: '“Sandbox” is a sandbox.' };
    expect(await refused(sandbox)).toMatchObject(wrong);
    for (const tabId of [elsewhere, 'tab-9', 'leaf-1']) {
      const unknown = { status: 404, name: 'tab-not-found', detail: 'The panel has no tab with this id.' };
      expect(await refused(tabId), tabId).toMatchObject(unknown);
    }
  });

  it('answers 404 for an unknown panelId, including ids of tabs and splits [D-error-panel-unknown]', async () => {
    const workspace = await startWorkspace(running);
    const { splitId } = await openSandbox(workspace);
    for (const panelId of ['leaf-9', 'tab-1', splitId]) {
      const answer = await workspace.call('PATCH', WEBVIEW, { panelId, action: 'refresh' });
      expect(await problemOf(answer), panelId).toMatchObject({ status: 404, name: 'panel-not-found' });
    }
  });

  it('needs X-Api-Key and application/json [D-webview-api-key] [D-webview-content-type] [D-auth-api-key]', async () => {
    const { call, platform, key } = await startWorkspace(running);
    const body = { panelId: 'leaf-1', action: 'refresh' };
    const patch = (headers: Record<string, string>) =>
      fetch(platform.url + WEBVIEW, { method: 'PATCH', headers, body: JSON.stringify(body) });
    expect((await patch({ 'Content-Type': 'application/json', 'X-Api-Key': key })).status).toBe(204);
    const bare = await patch({ 'Content-Type': 'application/json' });
    expect(await problemOf(bare)).toMatchObject({ status: 401, name: 'unauthorized' });
    const text = await call('PATCH', WEBVIEW, body, { 'content-type': 'text/plain' });
    expect(await problemOf(text)).toMatchObject({ status: 415, name: 'unsupported-media-type' });
  });

  it('stores nothing but the state of the panel [D-action-no-state]', async () => {
    const workspace = await startWorkspace(running);
    await workspace.call('PATCH', WEBVIEW, { panelId: 'leaf-1', action: 'refresh' });
    const { layout } = await workspace.api.getLayout({ path: rover });
    expect(layout).toHaveProperty('tabs.0.panelState', { headerHidden: false, proxyEnabled: false, reloads: 1 });
    const evals = await workspace.platform.database.read({ text: 'select count(*) as n from evals', values: [] });
    expect(evals).toEqual([{ n: 0 }]);
  });
});
