import { describe, expect, it } from 'vitest';
import type { WebviewCommand } from '../../../../generated/workspace/messages.ts';
import { problemOf, useRunning } from '../../../running.ts';
import { rover, startWorkspace } from '../workspace.ts';

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

describe('controlWebview with wait, and a page that reports its web views', () => {
  const start = async () => {
    const workspace = await startWorkspace(running);
    const open = await workspace.page();
    await open.report('tab-1');
    await open.change({ op: 'activateTab', tabId: 'tab-1' }); // the report has arrived
    const go = (url = URL_ONE) => workspace.call('PATCH', WEBVIEW, { ...navigate, url });
    return { ...workspace, open, go };
  };
  const failed = (detail: string) => ({ status: 504, name: 'load-timeout', detail });

  it('crosses the wire four times', async () => {
    const { open, go } = await start();
    const before = open.received.length;
    const answer = go();
    await open.untilRevision(1);
    await open.report('tab-1');
    expect((await answer).status).toBe(204);
    const frames = open.received.slice(before);
    expect(frames).toMatchObject([{ type: 'layout', revision: 1, log: [{ text: expect.stringContaining(URL_ONE) }] }]);
    expect(open.begun).toEqual([]);
    const [reports, calls] = [1, 2]; // the report above, and the HTTP request with its response
    expect(frames.length + reports + calls).toBeLessThanOrEqual(4);
  });

  it('ignores what was reported before the change, and waits while the page is loading', async () => {
    const { open, go, platform } = await start();
    expect((await Promise.all([go(), open.untilRevision(1).then(() => open.report('tab-1'))]))[0].status).toBe(204);
    const again = go();
    await open.untilRevision(2);
    await open.report('tab-1', { revision: 1 });
    await open.report('tab-1', { state: 'loading' });
    await open.change({ op: 'activateTab', tabId: 'tab-1' });
    expect(await Promise.race([again, Promise.resolve('waiting')])).toBe('waiting');
    platform.clock.advance(10_000);
    expect(await problemOf(await again)).toMatchObject(failed(`${URL_ONE} did not load within 10 seconds.`));
  });

  it('answers 504 for a page that failed or a web view that was sent elsewhere, and 404 for a closed one', async () => {
    const { open, go, api } = await start();
    const reason = 'The site sends X-Frame-Options DENY.';
    const blocked = go();
    await open.untilRevision(1);
    await open.report('tab-1', { state: 'failed', reason });
    expect(await problemOf(await blocked)).toMatchObject(failed(reason));
    const elsewhere = go();
    await open.untilRevision(2);
    await open.change({ op: 'setPanelState', tabId: 'tab-1', state: { url: 'https://docs.example/two' } });
    await open.report('tab-1');
    expect(await problemOf(await elsewhere)).toMatchObject(
      failed('The web view navigated to another page in the meantime.'),
    );
    const closed = go();
    await open.untilRevision(4);
    await api.closeTab({ path: { ...rover, tabId: 'tab-1' } });
    expect(await problemOf(await closed)).toMatchObject({ status: 404, detail: 'The panel was closed.' });
  });

  it('goes on in the same browser after a reconnect, and in another if the first is closed', async () => {
    const { open, go, page } = await start();
    const reconnected = go();
    await open.untilRevision(1);
    await open.cut();
    await open.open();
    await open.report('tab-1');
    expect((await reconnected).status).toBe(204);
    const other = await page({ focused: false });
    await other.report('tab-1');
    const moved = go();
    await open.untilRevision(2);
    await other.untilRevision(2);
    await other.report('tab-1');
    await open.close();
    expect((await moved).status).toBe(204);
    const lost = go();
    await other.untilRevision(3);
    await other.close();
    expect(await problemOf(await lost)).toMatchObject({ status: 409, name: 'no-browser' });
  });
});
