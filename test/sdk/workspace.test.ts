import { describe, expect, it } from 'vitest';
import type { CaptureCommand } from '../../generated/workspace/messages.ts';
import { createWorkspace, SandboxError } from '../../src/sdk/index.ts';
import { SMALL_PNG } from '../areas/workspace/browser.ts';
import { rover, SANDBOX, startWorkspace, WEB_VIEW } from '../areas/workspace/workspace.ts';
import { useRunning } from '../running.ts';

const running = useRunning();

const start = async () => {
  const workspace = await startWorkspace(running);
  const { platform, key } = workspace;
  return { ...workspace, control: createWorkspace({ baseUrl: platform.url, apiKey: key, ...rover }) };
};

describe('openOrRefresh', () => {
  it('opens a tab with the name, then navigates it, then reloads it, wherever the user has moved it', async () => {
    const { control, api } = await start();
    const opened = await control.openOrRefresh('Docs', 'https://docs.example');
    expect(opened).toEqual({ tabId: 'tab-2', panelId: 'leaf-1', opened: true });
    await api.moveTab({ path: rover, body: { tabId: 'tab-2', targetPanelId: 'leaf-1', edge: 'right' } });
    await api.openTab({ path: rover, body: { panelId: 'leaf-4', panelType: SANDBOX } });
    const again = await control.openOrRefresh('Docs', 'https://docs.example/next');
    expect(again).toEqual({ tabId: 'tab-2', panelId: 'leaf-4', opened: false });
    await control.openOrRefresh('Docs', 'https://docs.example/next');
    const { layout } = await api.getLayout({ path: rover });
    expect(layout).toMatchObject({ second: { activeTab: 'tab-2' } });
    expect(layout).toHaveProperty('second.tabs.0', {
      id: 'tab-2',
      panelType: WEB_VIEW,
      displayName: 'Docs',
      displayIcon: 'globe',
      panelState: { url: 'https://docs.example/next', headerHidden: false, proxyEnabled: false, reloads: 1 },
      openedBy: { id: expect.any(String), name: expect.any(String) },
    });
  });

  it('turns on proxy mode, in a new tab and in an open one', async () => {
    const { control, api, page } = await start();
    await page();
    const modes = async () =>
      (await api.listTabs({ path: rover, query: {} })).tabs.map((tab) => tab.panelState.proxyEnabled);
    await control.openOrRefresh('New', 'https://docs.example/', { proxy: true });
    await control.openOrRefresh('Waited', 'https://docs.example/', { proxy: true, wait: true });
    await control.openOrRefresh('Old', 'https://docs.example/');
    expect(await modes()).toEqual([false, true, true, false]);
    await control.openOrRefresh('Old', 'https://docs.example/', { proxy: true });
    expect(await modes()).toEqual([false, true, true, true]);
    await control.openOrRefresh('Old', 'https://docs.example/');
    expect(await modes()).toEqual([false, true, true, true]);
  });

  it('leads each tab to its own page when two callers act at the same time', async () => {
    const { control, api, page } = await start();
    await page();
    await api.openTab({ path: rover, body: { panelType: WEB_VIEW, displayName: 'One' } });
    await api.openTab({ path: rover, body: { panelType: WEB_VIEW, displayName: 'Two' } });
    for (const wait of [false, true, false, true]) {
      const urlOf = (name: string) => `https://docs.example/${name}/${wait}`;
      await Promise.all(['One', 'Two'].map((name) => control.openOrRefresh(name, urlOf(name), { wait })));
      const { tabs } = await api.listTabs({ path: rover });
      expect(tabs.map(({ panelState }) => panelState.url)).toEqual([undefined, urlOf('One'), urlOf('Two')]);
    }
  });

  it('uses tabs of the user and its own, but none that another program opened', async () => {
    const { control, api, page, platform } = await start();
    const user = await page();
    await user.change({ op: 'openTab', panelType: WEB_VIEW, displayName: 'Docs' });
    const { key } = await platform.identity.keys.create('demo');
    const other = createWorkspace({ baseUrl: platform.url, apiKey: key, ...rover });
    const { tabId: ofUser } = await control.openOrRefresh('Docs', 'https://docs.example/');
    expect((await other.openOrRefresh('Docs', 'https://docs.example/')).tabId).toBe(ofUser);
    const own = await control.openOrRefresh('Mine', 'https://docs.example/');
    const foreign = await other.openOrRefresh('Mine', 'https://docs.example/');
    expect(foreign.opened).toBe(true);
    expect((await control.openOrRefresh('Mine', 'https://docs.example/')).tabId).toBe(own.tabId);
    const { tabs } = await api.listTabs({ path: rover, query: { name: 'Mine' } });
    expect(tabs.map(({ tabId, isOwn }) => [tabId, isOwn])).toEqual([
      [own.tabId, true],
      [foreign.tabId, false],
    ]);
    expect(new Set(tabs.map(({ openedBy }) => openedBy?.id)).size).toBe(2);
  });
});

describe('openOrRefresh with a refused URL', () => {
  const refused = ['nowhere', 'javascript:alert(1)', 'file:///etc/passwd', 'OWN'];

  it.each(refused)('leaves no new tab and keeps the active one: %s', async (refusedUrl) => {
    const { control, api, page, platform } = await start();
    await page();
    const url = refusedUrl === 'OWN' ? platform.url : refusedUrl;
    await control.openOrRefresh('Docs', 'https://docs.example');
    await api.openTab({ path: rover, body: { panelId: 'leaf-1', panelType: SANDBOX } });
    await api.updateTab({ path: { ...rover, tabId: 'tab-1' }, body: { active: true } });
    const { layout: before } = await api.getLayout({ path: rover });
    for (const wait of [true, false]) {
      await expect(control.openOrRefresh('New', url, { wait })).rejects.toThrow();
      await expect(control.openOrRefresh('Docs', url, { wait })).rejects.toThrow();
      expect((await api.getLayout({ path: rover })).layout).toEqual(before);
    }
  });
});

describe('evaluate', () => {
  it('runs code in a sandbox, which it opens or activates if needed', async () => {
    const { control, page, api } = await start();
    await page();
    expect(await control.evaluate<number>('6 * 7')).toBe(42);
    expect((await api.getLayout({ path: rover })).layout).toMatchObject({ tabs: [{}, { panelType: SANDBOX }] });
    await api.updateTab({ path: { ...rover, tabId: 'tab-1' }, body: { active: true } });
    expect(await control.evaluate('"again"')).toBe('again');
    expect((await api.getLayout({ path: rover })).layout).toMatchObject({ activeTab: 'tab-2' });
  });

  it('throws the error that the code threw', async () => {
    const { control, page } = await start();
    await page();
    const failed = control.evaluate('nothing.here');
    await expect(failed).rejects.toThrow(new SandboxError('ReferenceError: nothing is not defined'));
  });

  it('waits for a browser to open the workspace, unless waitMs is 0', async () => {
    const { control, page } = await start();
    const withoutWait = await control.evaluate('1', { waitMs: 0 }).catch((error: unknown) => error);
    expect(withoutWait).toBeInstanceOf(SandboxError);
    expect((withoutWait as SandboxError).evalId).toMatch(/^[0-9a-f-]{36}$/);
    const waiting = control.evaluate('"came"');
    await page();
    expect(await waiting).toBe('came');
    const stop = new AbortController();
    stop.abort(new Error('enough'));
    await expect(control.evaluate('1', { signal: stop.signal })).rejects.toThrow('enough');
  });
});

describe('screenshot', () => {
  it('returns the bytes of a PNG', async () => {
    const { control, page } = await start();
    await page({ sharing: { tab: true, screen: false } });
    for (const options of [{ panelId: 'leaf-1' }, { tabId: 'tab-1', maxDimension: 100 }]) {
      expect(Buffer.from(await control.screenshot(options)).toString('base64')).toBe(SMALL_PNG);
    }
  });

  it('captures the workspace if no panel is named', async () => {
    const { control, page } = await start();
    const scopes: string[] = [];
    const capture = ({ scope }: CaptureCommand) => {
      scopes.push(scope);
      return { status: 'captured', loaded: true, png: SMALL_PNG } as const;
    };
    await page({ sharing: { tab: true, screen: true }, capture });
    await control.screenshot();
    await control.screenshot({ name: 'Web view' });
    await control.screenshot({ scope: 'screen' });
    expect(scopes).toEqual(['workspace', 'panel', 'screen']);
  });

  it('calls onSharingOff once, and retries until the user shares [D-error-504-retry]', {
    timeout: 20_000,
  }, async () => {
    const { control, page } = await start();
    const open = await page();
    await expect(control.screenshot({ panelId: 'leaf-1' })).rejects.toMatchObject({ name: 'sharing-off' });
    let calls = 0;
    const onSharingOff = () => {
      calls++;
      void open.send({ type: 'sharing', tab: true, screen: false });
    };
    const bytes = await control.screenshot({ panelId: 'leaf-1', waitMs: 15_000, onSharingOff });
    expect(Buffer.from(bytes).toString('base64')).toBe(SMALL_PNG);
    expect(calls).toBe(1);
  });
});
