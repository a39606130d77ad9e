import { describe, expect, it } from 'vitest';
import type { Executed } from '../../../../generated/workspace/messages.ts';
import { problemOf, useRunning } from '../../../running.ts';
import { openSandbox, rover, startWorkspace, WEB_VIEW, type WorkspaceUnderTest } from '../workspace.ts';

const running = useRunning();
const PATH = '/api/panels/sandbox/demo/rover';

const start = async (settings = {}) => {
  const workspace = await startWorkspace(running, settings);
  const { panelId, tabId } = await openSandbox(workspace);
  return { ...workspace, panelId, tabId, evaluate: evaluating(workspace, panelId) };
};
const evaluating =
  ({ api }: WorkspaceUnderTest, panelId: string) =>
  (code: string, timeout_ms?: number) =>
    api.controlSandbox({ path: rover, body: { panelId, action: 'eval', code, ...(timeout_ms ? { timeout_ms } : {}) } });

describe('controlSandbox: eval', () => {
  it('runs code in the open browser and returns its result [D-sandbox] [D-sandbox-eval] [D-sandbox-eval-executed] [D-purpose-sandbox] [D-eval-per-call]', async () => {
    const { page, evaluate } = await start();
    await page();
    expect(await evaluate('globalThis.count = 6; count * 7')).toEqual({ status: 'executed', result: 42 });
    expect(await evaluate('({ count, list: [null, "é\\u0000"] })')).toEqual({
      status: 'executed',
      result: { count: 6, list: [null, 'é\u0000'] },
    });
    expect(await evaluate('undefined')).toEqual({ status: 'executed' });
    expect(await evaluate('null')).toEqual({ status: 'executed', result: null });
  });

  it('uses the tab `tabId`, and answers 404 if the panel does not have it and 409 for another kind', async () => {
    const { page, api, call, panelId, tabId } = await start();
    await page();
    const { tabId: other } = await api.openTab({ path: rover, body: { panelId, panelType: WEB_VIEW } });
    const body = { panelId, tabId, action: 'eval', code: 'globalThis.place = "behind"; place' } as const;
    expect(await api.controlSandbox({ path: rover, body })).toEqual({ status: 'executed', result: 'behind' });
    await api.controlSandbox({ path: rover, body: { panelId, tabId, action: 'reset' } });
    const { tabs } = await api.listTabs({ path: rover, query: { name: 'Sandbox' } });
    expect(tabs).toMatchObject([{ isActive: false, panelState: { resets: 1 } }]);
    const refused = async (wrong: string) => problemOf(await call('PATCH', PATH, { ...body, tabId: wrong }));
    expect(await refused(other)).toMatchObject({ status: 409, detail: '“Web view” is a web view.' });
    expect(await refused('tab-1')).toMatchObject({ status: 404, name: 'tab-not-found' });
  });

  it('answers 200 with status error when the code fails [D-sandbox-eval-error] [D-error-eval-200]', async () => {
    const { page, panelId, call } = await start();
    await page();
    const answer = await call('PATCH', PATH, { panelId, action: 'eval', code: 'nothing.here' });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: 'error', error: 'ReferenceError: nothing is not defined' });
  });

  it('answers queued while no browser has the workspace open [D-sandbox-eval-queued] [D-events-eval]', async () => {
    const { evaluate } = await start();
    expect(await evaluate('1')).toMatchObject({ status: 'queued', evalId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  });

  /** A call whose browser has reported that its frame is still loading. */
  const evaluateWhileLoading = async () => {
    const workspace = await start();
    const open = await workspace.page({ loading: true });
    const answer = workspace.evaluate('6 * 7');
    await open.next((message) => message.type === 'command');
    await open.change({ op: 'activateTab', tabId: 'tab-1' }); // all earlier messages have arrived
    return { ...workspace, open, answer };
  };

  it('waits up to 2 seconds for a frame that is still loading', async () => {
    const { open, answer, platform } = await evaluateWhileLoading();
    platform.clock.advance(1_999);
    open.loaded();
    expect(await answer).toEqual({ status: 'executed', result: 42 });
  });

  it('answers queued if the frame is still loading then, and keeps the result', async () => {
    const { api, open, platform, answer } = await evaluateWhileLoading();
    platform.clock.advance(2_000);
    const outcome = await answer;
    if (outcome?.status !== 'queued') throw new Error(`${outcome?.status}`);
    const path = { ...rover, evalId: outcome.evalId };
    expect(await api.getEval({ path })).toEqual(outcome);
    open.loaded();
    await open.untilBegun(1);
    await expect.poll(() => api.getEval({ path })).toEqual({ status: 'executed', result: 42 });
  });

  it('runs code only in the last focused browser', async () => {
    const { page, evaluate } = await start();
    const [one, two] = [await page(), await page()];
    await evaluate('1');
    expect([one.begun.length, two.begun.length]).toEqual([0, 1]);
    await one.send({ type: 'focus', leaf: null });
    await one.change({ op: 'activateTab', tabId: 'tab-1' });
    await evaluate('2');
    expect([one.begun.length, two.begun.length]).toEqual([1, 1]);
    const quiet = await page({ focused: false });
    await evaluate('3');
    expect([one.begun.length, quiet.begun.length]).toEqual([2, 0]);
  });

  it('names the browser that ran the code if several are open', async () => {
    const { page, evaluate } = await start();
    const first = await page();
    expect(await evaluate('1')).toEqual({ status: 'executed', result: 1 });
    const second = await page();
    expect(await evaluate('2')).toEqual({ status: 'executed', result: 2, browser: second.id });
    await first.send({ type: 'focus', leaf: null });
    await first.change({ op: 'activateTab', tabId: 'tab-1' });
    expect(await evaluate('gone')).toMatchObject({ status: 'error', browser: first.id });
  });

  it('returns the documented fields that the browser sends, and no others', async () => {
    const { page, evaluate } = await start();
    const told: Omit<Executed, 'status'> = {
      console: [{ level: 'warn', text: 'hot' }],
      frame: 'new',
      sandbox: 'unenforced',
    };
    const open = await page({ evaluated: (outcome) => ({ ...outcome, ...told, secret: 1 }) });
    expect(await evaluate('1')).toEqual({ status: 'executed', result: 1, ...told });
    expect(await evaluate('gone')).toEqual({ status: 'error', error: expect.any(String), ...told });
    expect(open.begun).toHaveLength(2);
  });

  it('passes the timeout to the browser, 10 seconds by default', async () => {
    const { page, evaluate } = await start();
    const open = await page();
    await evaluate('1');
    await evaluate('2', 1_000);
    const commands = open.received.filter((message) => message.type === 'command');
    expect(commands.map((command) => 'timeout_ms' in command && command.timeout_ms)).toEqual([10_000, 1_000]);
  });

  it.each([
    ['no code [D-sandbox-eval-code]', { action: 'eval' }, ['/body/code']],
    ['code that is no string [D-sandbox-eval-code]', { action: 'eval', code: 1 }, ['/body/code']],
    ['too much code', { action: 'eval', code: ' '.repeat(250_001) }, ['/body/code']],
    ['no time', { action: 'eval', code: '1', timeout_ms: 0 }, ['/body/timeout_ms']],
    ['no hidden [D-sandbox-header-hidden]', { action: 'setHeaderHidden' }, ['/body/hidden']],
    ['hidden that is no boolean [D-sandbox-header-hidden]', { action: 'setHeaderHidden', hidden: 1 }, ['/body/hidden']],
  ])('answers 400 for %s', async (_, body, pointers) => {
    const { call, panelId } = await start();
    const answer = await call('PATCH', PATH, { panelId, ...body });
    expect(await problemOf(answer)).toMatchObject({ status: 400, name: 'invalid-request', pointers });
  });

  it('answers 404 for an unknown panel, 409 for another kind, 401 and 403 for callers without access', async () => {
    const { call, platform, panelId } = await start();
    const body = { panelId, action: 'eval', code: '1' };
    expect((await problemOf(await call('PATCH', PATH, { ...body, panelId: 'leaf-9' }))).name).toBe('panel-not-found');
    expect((await problemOf(await call('PATCH', PATH, { ...body, panelId: 'leaf-1' }))).name).toBe('wrong-panel');
    expect((await call('PATCH', PATH, body, { 'x-api-key': 'ak_no' })).status).toBe(401);
    const { key } = await platform.identity.keys.create('acme');
    expect((await problemOf(await call('PATCH', PATH, body, { 'x-api-key': key }))).name).toBe('other-owner');
  });

  it.each([
    ['pieces', { maxQueuedEvals: 2 }, '1'],
    ['bytes', { maxQueuedBytes: 3_000 }, `"${'x'.repeat(900)}"`],
  ])('limits the %s of queued code, and answers 429 beyond', async (_, panels, code) => {
    const { evaluate, call, page, panelId } = await start({ panels });
    await evaluate(code);
    await evaluate(code);
    const third = await call('PATCH', PATH, { panelId, action: 'eval', code });
    expect(third.headers.get('retry-after')).toBe('60');
    expect(await problemOf(third)).toMatchObject({ status: 429, name: 'eval-queue-full' });
    await page();
    await expect.poll(() => evaluate('1')).toMatchObject({ status: 'executed' });
  });

  it('limits the queue also for a hanging browser, and reports that the code may have run', async () => {
    const { evaluate, page, platform } = await start({ panels: { maxQueuedEvals: 1 } });
    const open = await page({ responsive: false });
    const answers = [evaluate('1'), evaluate('2')];
    await open.until(() => open.received.filter(({ type }) => type === 'command').length === 2);
    platform.clock.advance(5_000);
    const outcomes = await Promise.all(answers);
    const error =
      'The browser did not respond in time, and the queue is full. The code may have run. Check before you run it again.';
    expect(outcomes).toContainEqual({ status: 'error', error });
    expect(outcomes).toContainEqual({ status: 'queued', evalId: expect.any(String) });
  });

  it('logs neither code nor results', async () => {
    const { page, evaluate, platform } = await start();
    await evaluate('"queued-secret-1"');
    await page();
    await evaluate('"open" + "-secret-2"');
    await evaluate('throw new Error("thrown" + "-secret-3")');
    const log = platform.log.join('\n');
    expect(log).toContain('controlSandbox');
    expect(log).not.toMatch(/secret-[123]/);
  });
});

describe('controlSandbox: the panel itself', () => {
  it('increments the reset counter that browsers watch [D-sandbox-reset] [D-sandbox-reset-fields]', async () => {
    const { call, panelId, api, page } = await start();
    const open = await page();
    const answer = await call('PATCH', PATH, { panelId, action: 'reset' });
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    const { revision } = await api.getLayout({ path: rover });
    await open.untilRevision(revision);
    expect(open.layout).toHaveProperty('second.tabs.0.panelState.resets', 1);
  });

  it('hides and shows the header [D-sandbox-header]', async () => {
    const { call, panelId, api } = await start();
    for (const hidden of [true, false]) {
      expect((await call('PATCH', PATH, { panelId, action: 'setHeaderHidden', hidden })).status).toBe(204);
      expect((await api.getLayout({ path: rover })).layout).toHaveProperty(
        'second.tabs.0.panelState.headerHidden',
        hidden,
      );
    }
  });
});
