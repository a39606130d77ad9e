import { describe, expect, it } from 'vitest';
import { problemOf, useRunning } from '../../../running.ts';
import type { PageOptions } from '../browser.ts';
import { openSandbox, rover } from '../workspace.ts';
import { PANEL, PATH, SHARED, startCaptured, UNSHARED } from './capture.ts';

const running = useRunning();
const withPage = (options?: PageOptions) => startCaptured(running, options);

describe('captureScreenshot and sharing', () => {
  it('answers 504 while the tab is not shared, and prompts the user [D-error-504] [D-error-504-prompt] [D-error-504-retry-after] [D-screenshot-sharing]', async () => {
    const { call, open, asked } = await withPage({ sharing: UNSHARED });
    const answer = await call('PATCH', PATH, PANEL);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await problemOf(answer)).toMatchObject({ status: 504, name: 'sharing-off' });
    const prompt = { type: 'ask-share', request: expect.any(String), by: expect.stringMatching(/^key /), share: 'tab' };
    expect(await open.next((message) => message.type === 'ask-share')).toEqual(prompt);
    expect(asked).toEqual([]);
  });

  it('works once the user shares, and stops working when the user stops', async () => {
    const { call, open, api } = await withPage({ sharing: UNSHARED });
    const body = PANEL;
    expect((await call('PATCH', PATH, body)).status).toBe(504);
    await open.send({ type: 'sharing', tab: true, screen: false });
    await open.change({ op: 'activateTab', tabId: 'tab-1' });
    expect((await api.captureScreenshot({ path: rover, body }))?.width).toBe(2);
    await open.send({ type: 'sharing', tab: false, screen: false });
    await open.change({ op: 'activateTab', tabId: 'tab-1' });
    expect((await problemOf(await call('PATCH', PATH, body))).name).toBe('sharing-off');
  });

  it('needs the tab to be shared for a workspace, the screen for the screen, and nothing for a sandbox [D-screenshot-html2canvas-sharing]', async () => {
    const workspace = await withPage({ sharing: UNSHARED });
    const { call, open, asked } = workspace;
    const { tabId } = await openSandbox(workspace);
    const shareAsked = () => open.received.flatMap((message) => (message.type === 'ask-share' ? [message.share] : []));
    for (const scope of ['workspace', 'screen']) {
      expect(await problemOf(await call('PATCH', PATH, { scope }))).toMatchObject({ status: 504, name: 'sharing-off' });
    }
    expect((await call('PATCH', PATH, { scope: 'panel', tabId, method: 'html2canvas' })).status).toBe(200);
    await open.send({ type: 'sharing', tab: true, screen: false });
    await expect.poll(async () => (await call('PATCH', PATH, { scope: 'workspace' })).status).toBe(200);
    expect((await problemOf(await call('PATCH', PATH, { scope: 'screen' }))).name).toBe('sharing-off');
    await open.send({ type: 'sharing', tab: false, screen: true });
    await expect.poll(async () => (await call('PATCH', PATH, { scope: 'screen' })).status).toBe(200);
    expect((await problemOf(await call('PATCH', PATH, PANEL))).name).toBe('sharing-off');
    expect(asked.map((command) => [command.scope, command.method, command.tabId])).toEqual([
      ['panel', 'html2canvas', tabId],
      ['workspace', 'element-capture', undefined],
      ['screen', 'element-capture', undefined],
    ]);
    await open.until(() => shareAsked().length >= 4);
    expect(shareAsked()).toEqual(['tab', 'screen', 'screen', 'tab']);
  });

  it('answers 503 when the server stops while the user is prompted', async () => {
    const { call, open, platform } = await withPage({ sharing: UNSHARED });
    const answer = call('PATCH', PATH, { ...PANEL, waitForSharing: 60 });
    await open.next((message) => message.type === 'ask-share');
    const closed = platform.close();
    expect(await problemOf(await answer)).toMatchObject({ status: 503, name: 'unavailable' });
    await open.cut();
    await closed;
  });

  it('waits for the user to share, and shows them the reason', async () => {
    const { call, open } = await withPage({ sharing: UNSHARED });
    const reason = 'To see the plot.';
    const answer = call('PATCH', PATH, { ...PANEL, waitForSharing: 30, reason });
    const asking = await open.next((message) => message.type === 'ask-share');
    expect(asking).toMatchObject({ type: 'ask-share', share: 'tab', reason });
    await open.send({ type: 'sharing', tab: true, screen: false });
    expect((await answer).status).toBe(200);
    expect((await call('PATCH', PATH, { ...PANEL, waitForSharing: 61 })).status).toBe(400);
  });

  it('waits no longer than requested, and prompts a browser that connects meanwhile', async () => {
    const { call, open, page, platform } = await withPage({ sharing: UNSHARED });
    const answer = call('PATCH', PATH, { ...PANEL, waitForSharing: 30 });
    await open.next((message) => message.type === 'ask-share');
    await open.close();
    const other = await page();
    await other.next((message) => message.type === 'ask-share');
    platform.clock.advance(30_000);
    expect(await problemOf(await answer)).toMatchObject({ status: 504, name: 'sharing-off' });
  });

  it('withdraws the prompt when its request ends: another browser shares, the program gives up, or time is over', async () => {
    const { call, open, page, platform, api } = await withPage({ sharing: UNSHARED });
    const asked = () => open.received.flatMap((message) => (message.type === 'ask-share' ? [message.request] : []));
    const withdrawn = () =>
      open.received.flatMap((message) => (message.type === 'share-withdrawn' ? [message.request] : []));
    const waiting = { ...PANEL, waitForSharing: 30 };
    const shared = call('PATCH', PATH, waiting);
    await open.until(() => asked().length === 1);
    const other = await page({ sharing: SHARED, focused: false });
    expect((await shared).status).toBe(200);
    await open.until(() => withdrawn().length === 1);
    await other.close();
    const abort = new AbortController();
    const gone = api.captureScreenshot({ path: rover, body: waiting }, abort.signal).catch(() => 'aborted');
    await open.until(() => asked().length === 2);
    abort.abort();
    expect(await gone).toBe('aborted');
    await open.until(() => withdrawn().length === 2);
    expect((await call('PATCH', PATH, PANEL)).status).toBe(504);
    await open.until(() => asked().length === 3);
    expect(withdrawn()).toHaveLength(2); // the user may share before the program tries again
    platform.clock.advance(30_000);
    await open.until(() => withdrawn().length === 3);
    expect(withdrawn()).toEqual(asked());
  });

  it('uses a browser that shares regardless of focus, and another one if it is gone', async () => {
    const { api, open, page, asked } = await withPage({ capture: () => new Promise(() => {}) });
    const unshared = await page();
    const taken = api.captureScreenshot({ path: rover, body: PANEL });
    await open.untilBegun(1);
    const other = await page({ sharing: SHARED, focused: false });
    await open.close();
    expect((await taken)?.width).toBe(2);
    expect([asked.length, unshared.begun.length, other.begun.length]).toEqual([1, 0, 1]);
  });

  it('answers at once if no open browser supports the capture', async () => {
    const workspace = await withPage({
      sharing: UNSHARED,
      canShare: UNSHARED,
    });
    const { call, page, open } = workspace;
    for (const body of [PANEL, { scope: 'workspace' }, { scope: 'screen', waitForSharing: 60 }]) {
      const answer = await call('PATCH', PATH, body);
      expect(await problemOf(answer)).toMatchObject({ status: 409, name: 'capture-unsupported' });
    }
    const able = await page({ focused: false });
    expect((await problemOf(await call('PATCH', PATH, PANEL))).name).toBe('sharing-off');
    await able.next((message) => message.type === 'ask-share');
    expect(open.received.map(({ type }) => type)).not.toContain('ask-share');
  });
});
