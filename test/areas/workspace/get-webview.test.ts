import { describe, expect, it } from 'vitest';
import { problemOf, useRunning } from '../../running.ts';
import { openSandbox, rover, startWorkspace } from './workspace.ts';

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

  it('answers 404 for unknown panels and tabs, and 409 for another kind of panel', async () => {
    const workspace = await startWorkspace(running);
    const { tabId } = await openSandbox(workspace);
    const get = async (query: string) => problemOf(await workspace.call('GET', `${WEBVIEW}?${query}`));
    expect(await get('panelId=leaf-9')).toMatchObject({ status: 404, name: 'panel-not-found' });
    expect(await get('name=Nowhere')).toMatchObject({ status: 404, name: 'panel-not-found' });
    expect(await get(`tabId=${tabId}`)).toMatchObject({ status: 409, name: 'wrong-panel' });
  });
});
