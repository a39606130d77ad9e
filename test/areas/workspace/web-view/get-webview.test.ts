import { describe, expect, it } from 'vitest';
import { MAX_WEB_VIEWS } from '../../../../src/areas/workspace/browsers/open-browser.ts';
import { problemOf, useRunning } from '../../../running.ts';
import { openSandbox, rover, startWorkspace } from '../workspace.ts';

const running = useRunning();
const WEBVIEW = '/api/panels/webview/demo/rover';
const URL_ONE = 'https://docs.example/one';

describe('getWebview', () => {
  it('returns what the browser shows, by panel, tab or name', async () => {
    const { api, page } = await startWorkspace(running);
    const line = { level: 'warn', text: 'no data yet' };
    const request = { method: 'GET', url: `${URL_ONE}/data.json`, reason: '404' };
    const told = { title: 'Plot', address: `${URL_ONE}#deep`, console: [line], failedRequests: [request] };
    const open = await page({ webview: ({ tabId }) => ({ ...open.seen(tabId), ...told }) });
    await api.controlWebview({ path: rover, body: { panelId: 'leaf-1', action: 'navigate', url: URL_ONE } });
    for (const query of [{ panelId: 'leaf-1' }, { tabId: 'tab-1' }, { name: 'Web view' }, {}]) {
      expect(await api.getWebview({ path: rover, query })).toEqual({
        panelId: 'leaf-1',
        tabId: 'tab-1',
        state: 'loaded',
        proxyEnabled: false,
        ...told,
      });
    }
  });

  it('returns `unknown` if no browser is open or answers within 5 seconds', async () => {
    const { api, page, platform } = await startWorkspace(running);
    const unknown = { state: 'unknown', address: null, title: null, console: [], failedRequests: [] };
    expect(await api.getWebview({ path: rover })).toMatchObject(unknown);
    const open = await page({ responsive: false });
    const answer = api.getWebview({ path: rover });
    await open.next((message) => message.type === 'command');
    platform.clock.advance(5_000);
    expect(await answer).toMatchObject(unknown);
  });

  it('returns what the browser has reported, and asks it only for lines and proxied pages that load', async () => {
    const { api, page, call } = await startWorkspace(running);
    const line = { level: 'warn', text: 'no data yet' };
    const open = await page({ webview: ({ tabId }) => ({ ...open.seen(tabId), console: [line] }) });
    const report = async (status: Parameters<typeof open.report>[1] = {}) => {
      await open.report('tab-1', status);
      await open.change({ op: 'activateTab', tabId: 'tab-1' }); // the report has arrived
    };
    const asked = () => open.begun.length;
    await report();
    await api.controlWebview({ path: rover, body: { panelId: 'leaf-1', action: 'navigate', url: URL_ONE } });
    const nothing = { console: [], failedRequests: [] };
    const loading = { state: 'loading', address: URL_ONE, title: null, ...nothing };
    expect(await api.getWebview({ path: rover })).toMatchObject(loading);
    await open.untilRevision(1);
    await report();
    expect(await api.getWebview({ path: rover })).toMatchObject({ ...loading, state: 'loaded' });
    await report({ state: 'failed', reason: 'No.', title: 'Oops', address: null, scroll: { x: 0, y: 7 } });
    expect(await api.getWebview({ path: rover })).toEqual({
      ...{ panelId: 'leaf-1', tabId: 'tab-1', proxyEnabled: false, ...nothing },
      ...{ state: 'failed', reason: 'No.', title: 'Oops', address: null, scroll: { x: 0, y: 7 } },
    });
    expect(asked()).toBe(0);
    await report({ consoleLines: 1 });
    expect(await api.getWebview({ path: rover })).toMatchObject({ console: [line] });
    expect(asked()).toBe(1);
    await report();
    await call('PATCH', WEBVIEW, { panelId: 'leaf-1', action: 'setProxyEnabled', enabled: true });
    expect(await api.getWebview({ path: rover })).toMatchObject({ proxyEnabled: true, console: [line] });
    expect(asked()).toBe(2);
  });

  it('refuses invalid reports, and keeps the latest of a flood', async () => {
    const { page, api } = await startWorkspace(running);
    const open = await page();
    await open.report('tab-1', { address: 'x'.repeat(8_193) });
    expect(await open.next((message) => message.type === 'error')).toMatchObject({ code: 'bad-message' });
    await open.report('tab-1', { title: 'first' });
    for (let tab = 2; tab <= MAX_WEB_VIEWS; tab++) await open.report(`tab-${tab}`);
    await open.change({ op: 'activateTab', tabId: 'tab-1' }); // the reports have arrived
    expect(await api.getWebview({ path: rover })).toMatchObject({ title: 'first' });
    await open.report(`tab-${MAX_WEB_VIEWS + 1}`);
    await open.change({ op: 'activateTab', tabId: 'tab-1' });
    expect(await api.getWebview({ path: rover }), 'asked').toMatchObject({ title: null });
    expect(open.begun).toHaveLength(1);
  });

  it('answers 404 for unknown panels and tabs, and 409 for another kind of panel', async () => {
    const workspace = await startWorkspace(running);
    const { tabId } = await openSandbox(workspace);
    const get = async (query: string) => problemOf(await workspace.call('GET', `${WEBVIEW}?${query}`));
    expect(await get('panelId=leaf-9')).toMatchObject({ status: 404, name: 'panel-not-found' });
    expect(await get('name=Nowhere')).toMatchObject({ status: 404, name: 'panel-not-found' });
    expect(await get(`tabId=${tabId}`)).toMatchObject({ status: 409, name: 'wrong-panel' });
  });
});
