import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Layout } from '../../generated/workspace/messages.ts';
import { colourAt } from '../../scripts/soak/workspace/picture-colour.ts';
import { createLog } from '../../src/base/log/log.ts';
import { startPlatform } from '../../src/servers/platform.ts';
import { EDITOR, openSandbox, rover, SANDBOX, SYSTEM_LOG, VIEWER_3D, WEB_VIEW } from '../areas/workspace/workspace.ts';
import { useRunning } from '../running.ts';
import { useChromium, useHeadlessShell } from './chromium.ts';
import {
  loadOf,
  type OpenWorkspace,
  renewWebview,
  shownTabs,
  startOpenWorkspace,
  useNumberedSite,
} from './workspace.ts';

const leaves = (node: Layout): string[] =>
  node.type === 'leaf'
    ? [`${node.id}(${node.tabs.map(({ id }) => id)})`]
    : [...leaves(node.first), ...leaves(node.second)];

describe('the workspace page', () => {
  const running = useRunning();
  const browser = useHeadlessShell();
  const whole = useChromium();
  const site = useNumberedSite();
  let shared: OpenWorkspace;
  let page: Page;
  beforeAll(async () => {
    shared = await startOpenWorkspace(running, browser);
    page = await shared.open();
  });
  /** Shared by all tests, with one web view in leaf-1. */
  const renew = async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    return { ...shared, page, tabId: await renewWebview(shared, page) };
  };

  it('follows layout changes by programs without reloading a frame', async () => {
    const workspace = await startOpenWorkspace(running, browser);
    const { api, open } = workspace;
    await api.controlWebview({ path: rover, body: { panelId: 'leaf-1', action: 'navigate', url: site() } });
    const page = await open();
    await expect.poll(() => api.getLayout({ path: rover })).toMatchObject({ focusedPanelId: 'leaf-1' });
    const before = await loadOf(page, site());
    const split = await api.splitLeaf({
      path: rover,
      body: { panelId: 'leaf-1', direction: 'horizontal', panelType: SYSTEM_LOG },
    });
    await api.openTab({ path: rover, body: { panelId: split.panelId, panelType: VIEWER_3D, displayName: 'Model' } });
    await page.getByText('Model', { exact: true }).waitFor();
    await api.moveTab({ path: rover, body: { tabId: 'tab-1', targetPanelId: split.panelId } });
    await expect.poll(() => page.locator('.dv-groupview').count()).toBe(1);
    await api.moveTab({ path: rover, body: { tabId: 'tab-1', targetPanelId: split.panelId, edge: 'bottom' } });
    await expect.poll(() => page.locator('.dv-groupview').count()).toBe(2);
    expect(await loadOf(page, site())).toBe(before);
    await api.controlWebview({
      path: rover,
      body: { panelId: leafWith(await api.getLayout({ path: rover }), 'tab-1'), action: 'refresh' },
    });
    await expect.poll(() => loadOf(page, site())).not.toBe(before);
    expect(workspace.complaints).toEqual([]);
  });

  it('keeps the active tab in view, and a message within its panel, when space is tight', async () => {
    const { api, page } = await renew();
    await page.setViewportSize({ width: 1400, height: 800 });
    const body = { panelId: 'leaf-1', panelType: WEB_VIEW } as const;
    await api.splitLeaf({ path: rover, body: { ...body, direction: 'horizontal' } });
    await api.splitLeaf({ path: rover, body: { ...body, direction: 'horizontal' } });
    for (const displayName of ['Board', 'Datasheet of the regulator', 'Last'])
      await api.openTab({ path: rover, body: { ...body, displayName } });
    await api.controlWebview({ path: rover, body: { ...body, action: 'navigate', url: 'http://localhost:9/' } });
    const inside = (inner: Locator, outer: Locator) => async () => {
      const [{ x, y, width }, around] = [await boxOf(inner), await boxOf(outer)];
      return [x - around.x, y - around.y, around.x + around.width - x - width].every((gap) => gap > -1);
    };
    const row = page.locator('.dv-tabs-container', { hasText: 'Last' });
    const tab = row.locator('.tab', { hasText: 'Last' });
    await expect.poll(inside(tab, row)).toBe(true);
    await page.setViewportSize({ width: 900, height: 300 });
    await expect.poll(async () => (await boxOf(row)).width).toBeLessThan(160);
    await expect.poll(inside(tab, row)).toBe(true);
    const cover = page.locator('.load-error:visible');
    await expect.poll(inside(cover.getByText('localhost:9 cannot be reached'), cover)).toBe(true);
  });

  it('hides and shows the address bar', async () => {
    const { api, page } = await renew();
    const address = page.getByLabel('Address', { exact: true });
    await address.waitFor();
    await api.controlWebview({ path: rover, body: { panelId: 'leaf-1', action: 'setHeaderHidden', hidden: true } });
    await address.waitFor({ state: 'hidden' });
    await api.controlWebview({ path: rover, body: { panelId: 'leaf-1', action: 'setHeaderHidden', hidden: false } });
    await address.waitFor();
  });

  it('hides and shows the header of a sandbox, whose document follows the colour scheme', async () => {
    const workspace = await startOpenWorkspace(running, whole);
    const { api, open } = workspace;
    const { panelId } = await openSandbox(workspace);
    const page = await open({ colorScheme: 'dark' });
    const header = page.getByText('scripts only, no network');
    await header.waitFor();
    await api.controlSandbox({ path: rover, body: { panelId, action: 'setHeaderHidden', hidden: true } });
    await header.waitFor({ state: 'hidden' });
    const [red, green, blue] = await colourAt(await page.locator('.sandbox .stage').screenshot(), 0.5, 0.5);
    expect(Math.max(red, green, blue)).toBeLessThan(64);
    await api.controlSandbox({ path: rover, body: { panelId, action: 'setHeaderHidden', hidden: false } });
    await header.waitFor();
  });

  it('sends user actions to the server: address, rename, panel picker, close', async () => {
    const { api, page } = await renew();
    const tabs = async () => tabsOf((await api.getLayout({ path: rover })).layout as Layout);
    /** Waits until the server has tabs of these types and the page shows them. */
    const shows = async (types: readonly string[]) => {
      await expect.poll(async () => (await tabs()).map(({ panelType }) => panelType)).toEqual(types);
      const ids = (await tabs()).map(({ id }) => id);
      await expect.poll(() => shownTabs(page)).toEqual(ids);
    };
    await page.getByLabel('Address', { exact: true }).fill(site());
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await tabs())[0]?.panelState).toMatchObject({ url: site() });
    await page.locator('.tab-name').first().dblclick();
    await page.getByLabel('Tab name').fill('Site');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await tabs())[0]?.displayName).toBe('Site');
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder('Search panels or enter a URL').fill('sandbox');
    await page.keyboard.press('Enter');
    await shows([WEB_VIEW, SANDBOX]);
    await page.getByTitle('Close tab').first().click();
    await shows([SANDBOX]);
    const close = page.getByTitle('Close tab').first();
    await close.evaluate((button: HTMLElement) => {
      button.click();
      button.click(); // finds no tab
    });
    await shows([WEB_VIEW]);
    await page.locator('.webview').waitFor();
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder('Search panels or enter a URL').fill('system log');
    await page.keyboard.press('Enter');
    await shows([WEB_VIEW, SYSTEM_LOG]);
    expect(await page.locator('.toast').allTextContents()).toEqual([]);
  });

  it('lets the user drag a tab to an edge, and the divider between two leaves', async () => {
    const { api, page, tabId } = await renew();
    await api.openTab({ path: rover, body: { panelId: 'leaf-1', panelType: SYSTEM_LOG } });
    await expect.poll(() => page.locator('.dv-tab').count()).toBe(2);
    const area = await boxOf(page.locator('.dv-groupview'));
    const tab = await boxOf(page.locator('.dv-tab').nth(1));
    await drag(page, tab.x + 20, tab.y + 10, area.x + area.width - 40, area.y + area.height / 2);
    await expect.poll(() => page.locator('.dv-groupview').count()).toBe(2);
    const { layout } = await api.getLayout({ path: rover });
    expect(layout).toMatchObject({ type: 'split', direction: 'horizontal', ratio: 0.5 });
    expect(leaves(layout as Layout)[0]).toBe(`leaf-1(${tabId})`);
    const bar = await boxOf(page.locator('.dv-sash').first());
    await drag(page, bar.x + bar.width / 2, bar.y + bar.height / 2, bar.x - 200, bar.y + bar.height / 2);
    const ratio = async () => ((await api.getLayout({ path: rover })).layout as { ratio: number }).ratio;
    await expect.poll(ratio).toBeLessThan(0.4);
  });

  it('shows two browsers the same layout, and runs code in the last focused one', async () => {
    const { api, open, page: first } = await renew();
    const { panelId } = await openSandbox(shared);
    const second = await open();
    await second.getByText('Run JavaScript below').waitFor();
    const run = (code: string) => api.controlSandbox({ path: rover, body: { panelId, action: 'eval', code } });
    await expect.poll(async () => (await run('document.body.dataset.seen = "here"'))?.status).toBe('executed');
    await first.getByText('document.body.dataset.seen').first().waitFor({ state: 'detached' });
    await second.getByText('document.body.dataset.seen').first().waitFor();
    await api.openTab({ path: rover, body: { panelId: 'leaf-1', panelType: SYSTEM_LOG, displayName: 'Both see it' } });
    await first.getByText('Both see it', { exact: true }).waitFor();
    await second.getByText('Both see it', { exact: true }).waitFor();
  });

  it('shows events in the system log once it is visible', async () => {
    const { api, open } = await startOpenWorkspace(running, browser);
    await api.openTab({ path: rover, body: { panelId: 'leaf-1', panelType: SYSTEM_LOG, active: false } });
    const page = await open();
    const lines = page.locator('.log-line');
    await api.controlWebview({ path: rover, body: { panelId: 'leaf-1', action: 'navigate', url: site() } });
    await loadOf(page, site());
    expect(await lines.count()).toBe(0);
    await page.getByText('System log', { exact: true }).first().click();
    await expect.poll(() => lines.count()).toBe(2);
    await api.updateTab({ path: { ...rover, tabId: 'tab-1' }, body: { displayName: 'Site' } });
    await page.getByText('Renamed “Web view” to “Site”.').waitFor();
    expect(await lines.nth(1).textContent()).toContain(`Navigated “Web view” to ${site().replace(/\/$/, '')}`);
  });

  it('reports a lost connection, and reconnects when the server is back', async () => {
    const { platform, open, call } = await startOpenWorkspace(running, browser);
    const page = await open();
    const { port, database, packagesDir } = platform;
    expect(
      (await call('POST', `${EDITOR}/tabs`, { panelId: 'leaf-1', panelType: SYSTEM_LOG, displayName: 'Kept' })).status,
    ).toBe(201);
    await page.getByText('Kept', { exact: true }).waitFor();
    await platform.close();
    await page.getByText('Connection lost').waitFor();
    const again = {
      host: '127.0.0.1',
      port,
      clock: platform.clock, // the login is still valid
      log: createLog({ level: 'silent' }),
      violations: 'throw',
    } as const;
    const back = await startPlatform({ ...again, database, packagesDir });
    running.onClose(() => back.close());
    await page.getByText('Connected').waitFor();
    await page.getByText('Kept', { exact: true }).waitFor();
  });

  it('asks for a reload when the server sends unknown messages, and stops reconnecting', async () => {
    let connections = 0;
    await page.routeWebSocket('**/workspaces/channel', (socket) => {
      socket.connectToServer();
      if (++connections === 1) socket.send('{"type":"of-a-later-version"}');
    });
    await page.reload();
    const alert = page.getByRole('alert').filter({ hasText: 'A newer version is available. Reload this page.' });
    await alert.getByRole('button', { name: 'Reload' }).click();
    await page.getByText('Connected').waitFor();
    await alert.waitFor({ state: 'hidden' });
    expect(connections).toBe(2);
  });
});

const tabsOf = (node: Layout): Extract<Layout, { type: 'leaf' }>['tabs'] =>
  node.type === 'leaf' ? node.tabs : [...tabsOf(node.first), ...tabsOf(node.second)];

function leafWith({ layout }: { layout: unknown }, tabId: string): string {
  const find = (node: Layout): string | null =>
    node.type === 'leaf'
      ? node.tabs.some(({ id }) => id === tabId)
        ? node.id
        : null
      : (find(node.first) ?? find(node.second));
  return find(layout as Layout) ?? '';
}

async function boxOf(place: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('it is not to be seen');
  return box;
}

async function drag(page: Page, fromX: number, fromY: number, toX: number, toY: number): Promise<void> {
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move(fromX + 10, fromY + 10, { steps: 3 });
  await page.mouse.move(toX, toY, { steps: 10 });
  await page.mouse.up();
}
