// The system log describes every action and contains nothing that could be a secret.
import { describe, expect, it } from 'vitest';
import { MAX_VALUE_BYTES } from '../../../../src/base/state/port.ts';
import { createWorkspaceClient } from '../../../../src/sdk/index.ts';
import { useRunning } from '../../../running.ts';
import type { TestPage } from '../browser.ts';
import { EDITOR, openSandbox, rover, SYSTEM_LOG, startWorkspace, WEB_VIEW } from '../workspace.ts';

const SECRET_URL = 'https://ada:s3cret@example.org/page?token=s3cret#s3cret';

describe('the system log', () => {
  const running = useRunning();
  const texts = (page: TestPage) => page.log.map(({ text }) => text);

  it('has a line for each change of tabs and splits, by programs and by users', async () => {
    const { api, page } = await startWorkspace(running);
    const open = await page();
    const leaf = { panelId: 'leaf-1', panelType: SYSTEM_LOG } as const;
    const { tabId } = await api.openTab({ path: rover, body: { ...leaf, displayName: 'Log' } });
    const split = await api.splitLeaf({ path: rover, body: { ...leaf, direction: 'vertical', displayName: 'Second' } });
    await api.moveTab({ path: rover, body: { tabId, targetPanelId: split.panelId } });
    await api.updateTab({ path: { ...rover, tabId }, body: { displayName: 'Journal' } });
    await api.closeTab({ path: { ...rover, tabId: split.tabId } });
    await open.change({ op: 'renameTab', tabId: 'tab-1', displayName: 'Site' });
    await open.change({ op: 'closeTab', tabId: 'tab-1' });
    expect(texts(open)).toEqual([
      'Opened “Log”.',
      'Opened “Second” in a new panel.',
      'Moved “Log” to another panel.',
      'Renamed “Log” to “Journal”.',
      'Closed “Second”.',
      'Renamed “Web view” to “Site”.',
      'Closed “Site”.',
    ]);
    expect(open.log.every(({ level }) => level === 'info')).toBe(true);
  });

  it('names the actor, by key or user, and the tab', async () => {
    const { platform, page } = await startWorkspace(running);
    const { key } = await platform.identity.keys.create('demo', 'CI agent');
    const { key: unnamed, id } = await platform.identity.keys.create('demo');
    const open = await page();
    const as = (apiKey: string) => createWorkspaceClient({ baseUrl: platform.url, apiKey });
    const { tabId } = await as(key).openTab({ path: rover, body: { panelType: SYSTEM_LOG } });
    await as(unnamed).closeTab({ path: { ...rover, tabId } });
    await open.change({ op: 'renameTab', tabId: 'tab-1', displayName: 'Site' });
    await expect
      .poll(() => open.log.map(({ by, tabId: about }) => ({ by, about })))
      .toEqual([
        { by: { kind: 'program', name: 'CI agent' }, about: tabId },
        { by: { kind: 'program', name: `key ${id.slice(0, 8)}` }, about: tabId },
        { by: { kind: 'person', name: 'ada' }, about: 'tab-1' },
      ]);
  });

  it('has a line for each action of a web view, with only origin and path of an address', async () => {
    const { api, page } = await startWorkspace(running);
    const open = await page();
    const panelId = 'leaf-1';
    const actions = [
      { panelId, action: 'navigate', url: SECRET_URL },
      { panelId, action: 'refresh' },
      { panelId, action: 'setHeaderHidden', hidden: true },
      { panelId, action: 'setProxyEnabled', enabled: true },
      { panelId, action: 'setProxyEnabled', enabled: false },
    ] as const;
    for (const body of actions) await api.controlWebview({ path: rover, body });
    await api.openTab({ path: rover, body: { panelType: WEB_VIEW, initialState: { url: SECRET_URL } } });
    await expect.poll(() => open.log.length).toBe(6);
    expect(texts(open).slice(0, 5)).toEqual([
      'Navigated “Web view” to https://example.org/page',
      'Reloaded “Web view”.',
      'Hid the header of “Web view”.',
      'Turned on proxy mode in “Web view”.',
      'Turned off proxy mode in “Web view”.',
    ]);
    expect(texts(open).join()).not.toContain('s3cret');
  });

  it('reports how code ended, but never the code or its result', async () => {
    const workspace = await startWorkspace(running);
    const { api, page } = workspace;
    const { panelId } = await openSandbox(workspace);
    const run = (code: string) => api.controlSandbox({ path: rover, body: { panelId, action: 'eval', code } });
    await run('"s3cret queued"');
    const open = await page();
    await expect.poll(() => texts(open)).toContain('Queued code was executed.');
    await run('"s3cret"');
    await run('throw new Error("s3cret")');
    await api.controlSandbox({ path: rover, body: { panelId, action: 'reset' } });
    await expect
      .poll(() => texts(open).slice(1))
      .toEqual([
        'Code was queued.',
        'Queued code was executed.',
        'Code was executed.',
        'Code failed.',
        'Reset “Sandbox”.',
      ]);
    expect(open.log.map(({ level }) => level)).toContain('error');
    expect(texts(open).join()).not.toContain('s3cret');
  });

  it('reports that code ran but its result is too large to store', async () => {
    const workspace = await startWorkspace(running);
    const { api, page } = workspace;
    const { panelId } = await openSandbox(workspace);
    const body = { panelId, action: 'eval', code: `"x".repeat(${MAX_VALUE_BYTES})` } as const;
    const queued = await api.controlSandbox({ path: rover, body });
    if (queued?.status !== 'queued') throw new Error(`${queued?.status}`);
    const open = await page();
    const text = 'Queued code ran, but its result is too large to store.';
    await expect.poll(() => open.log.at(-1)).toMatchObject({ text, level: 'error' });
    const outcome = await api.getEval({ path: { ...rover, evalId: queued.evalId } });
    expect(outcome).toEqual({ status: 'error', error: 'The code ran, but its result is too large to store.' });
    expect(texts(open)).not.toContain('Queued code was executed.');
  });

  it('has no line for refused changes or those without effect', async () => {
    const { call, page } = await startWorkspace(running);
    const open = await page();
    expect((await call('DELETE', `${EDITOR}/tabs/tab-99`)).status).toBe(404);
    expect((await call('PATCH', `${EDITOR}/tabs/tab-1`, { displayName: 'Web view' })).status).toBe(204);
    await open.change({ op: 'activateTab', tabId: 'tab-1' });
    expect(open.log).toEqual([]);
  });

  it('is sent to pages that open later, and to no other workspace', async () => {
    const { api, page } = await startWorkspace(running);
    await api.openTab({ path: rover, body: { panelType: SYSTEM_LOG } });
    expect(texts(await page())).toEqual(['Opened “System log”.']);
    expect(texts(await page({ repo: 'other' }))).toEqual([]);
  });
});
