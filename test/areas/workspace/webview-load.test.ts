import { describe, expect, it } from 'vitest';
import type { WebviewCommand } from '../../../generated/workspace/messages.ts';
import { problemOf, useRunning } from '../../running.ts';
import { rover, startWorkspace } from './workspace.ts';

const running = useRunning();
const WEBVIEW = '/api/panels/webview/demo/rover';
const URL_ONE = 'https://docs.example/one';
const navigate = { panelId: 'leaf-1', action: 'navigate', url: URL_ONE, wait: 'load' } as const;

describe('controlWebview with wait', () => {
  it('answers 204 once the page has loaded in the last focused browser', async () => {
    const { call, page } = await startWorkspace(running);
    const asked: WebviewCommand[] = [];
    const loading = Promise.withResolvers<void>();
    const open = await page({
      webview: async (command) => {
        asked.push(command);
        await loading.promise;
        return open.seen(command.tabId);
      },
    });
    const other = await page({ focused: false });
    const answer = call('PATCH', WEBVIEW, { ...navigate, timeout_ms: 20_000 });
    await open.untilBegun(1);
    expect(await Promise.race([answer, Promise.resolve('waiting')])).toBe('waiting');
    loading.resolve();
    expect((await answer).status).toBe(204);
    expect(asked).toMatchObject([{ tabId: 'tab-1', revision: 1, wait_ms: 20_000 }]);
    expect(other.begun).toEqual([]);
    expect((await call('PATCH', WEBVIEW, { ...navigate, timeout_ms: 30_001 })).status).toBe(400);
    expect((await call('PATCH', WEBVIEW, { ...navigate, wait: 'paint' })).status).toBe(400);
  });

  it('answers 504 for a page that failed, is late, or was replaced by another', async () => {
    const { call, page, platform } = await startWorkspace(running);
    let answerWith: object = { state: 'failed', reason: 'The site sends X-Frame-Options DENY.' };
    const open = await page({ webview: ({ tabId }) => ({ ...open.seen(tabId), ...answerWith }) });
    const failure = async () => problemOf(await call('PATCH', WEBVIEW, navigate));
    const detail = 'The site sends X-Frame-Options DENY.';
    expect(await failure()).toMatchObject({ status: 504, name: 'load-timeout', detail });
    answerWith = { state: 'loading' };
    expect(await failure()).toMatchObject({ status: 504, detail: `${URL_ONE} did not load within 10 seconds.` });
    answerWith = { sentTo: 'https://docs.example/two' };
    expect(await failure()).toMatchObject({
      status: 504,
      detail: 'The web view navigated to another page in the meantime.',
    });
    open.mute = true;
    const begun = open.begun.length;
    const silent = failure();
    await open.untilBegun(begun + 1);
    platform.clock.advance(10_000);
    expect(await silent).toMatchObject({ status: 504, name: 'load-timeout' });
  });

  it('answers 409 if no browser has the workspace open, but keeps the address', async () => {
    const { call, api } = await startWorkspace(running);
    expect(await problemOf(await call('PATCH', WEBVIEW, navigate))).toMatchObject({ status: 409, name: 'no-browser' });
    expect(await api.getLayout({ path: rover })).toHaveProperty('layout.tabs.0.panelState.url', URL_ONE);
  });
});
