// Tabs and panels by menus, shortcuts, the panel picker and the command palette, and one panel at a time on a phone.
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Layout } from '../../generated/workspace/messages.ts';
import { systemClock } from '../../src/base/clock.ts';
import { createWorkspaceClient } from '../../src/sdk/index.ts';
import { rover, SANDBOX, SYSTEM_LOG, WEB_VIEW } from '../areas/workspace/workspace.ts';
import { useRunning } from '../running.ts';
import { useHeadlessShell } from './chromium.ts';
import { loadOf, type OpenWorkspace, shownTabs, startOpenWorkspace, useNumberedSite } from './workspace.ts';

/** `(tab-1* tab-2 | tab-3*)`: the tabs of each leaf; `*` marks the active one. */
const drawing = (node: Layout): string =>
  node.type === 'leaf'
    ? node.tabs.map(({ id }) => (id === node.activeTab ? `${id}*` : id)).join(' ')
    : `(${drawing(node.first)} ${node.direction === 'horizontal' ? '|' : '/'} ${drawing(node.second)})`;

describe('user actions on the workspace page', () => {
  const running = useRunning();
  const browser = useHeadlessShell();
  const site = useNumberedSite();
  let workspace: OpenWorkspace;
  let page: Page;

  const layout = async () => (await workspace.api.getLayout({ path: rover })).layout as Layout;
  const names = () => page.locator('.dv-groupview:visible .tab-name').allTextContents();
  /** The tabs of each leaf on the page. */
  const shown = () =>
    page
      .locator('.dv-groupview')
      .evaluateAll((groups) =>
        groups.map((group) =>
          [...group.querySelectorAll<HTMLElement>('.dv-tab')]
            .map((tab) => `${tab.dataset['tabPanelId']}${tab.matches('.dv-active-tab') ? '*' : ''}`)
            .join(' '),
        ),
      );
  /** Waits until the server has this layout and the page shows it. */
  const drawn = async (wanted: string) => {
    await expect.poll(async () => drawing(await layout())).toBe(wanted);
    await expect.poll(shown).toEqual(wanted.replace(/[()]/g, '').split(/ [|/] /));
  };
  const tab = (name: string) => page.locator('.dv-tab', { has: page.getByText(name, { exact: true }) });
  const choose = async (item: string) => {
    await page.getByRole('menuitem', { name: item }).click();
    await expect.poll(() => page.getByRole('menu').count()).toBe(0);
  };

  beforeAll(async () => {
    workspace = await startOpenWorkspace(running, browser, { clock: systemClock });
    page = await workspace.open();
  });

  /** One leaf with the tabs One, Two and Three, with their ids; Three is active. */
  const three = async (): Promise<[one: string, two: string, three: string]> => {
    const opened: string[] = [];
    for (const displayName of ['One', 'Two', 'Three']) {
      const body = { panelType: SYSTEM_LOG, displayName };
      opened.push((await workspace.api.openTab({ path: rover, body })).tabId);
    }
    const { tabs } = await workspace.api.listTabs({ path: rover, query: {} });
    for (const { tabId } of tabs) {
      if (!opened.includes(tabId)) await workspace.api.closeTab({ path: { ...rover, tabId } });
    }
    await expect.poll(() => shownTabs(page)).toEqual(opened); // not the tabs of the same names before
    await tab('Three').click();
    const [one = '', two = '', last = ''] = opened;
    return [one, two, last];
  };

  beforeEach(() => expect(workspace.complaints).toEqual([]));

  it('close, close others, reopen and rename tabs from their menu', async () => {
    const [, two] = await three();
    await tab('One').click({ button: 'right' });
    await choose('Close Alt W');
    await expect.poll(names).toEqual(['Two', 'Three']);
    await tab('Two').click({ button: 'right' });
    await choose('Close other tabs');
    await drawn(`${two}*`);
    await tab('Two').click({ button: 'right' });
    await choose('Reopen Three');
    await expect.poll(names).toEqual(['Two', 'Three']);
    await tab('Three').click({ button: 'right' });
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('menu').count()).toBe(0);
    await page.keyboard.press('F2');
    await page.getByLabel('Tab name').fill('Renamed');
    await page.keyboard.press('Enter');
    await expect.poll(names).toEqual(['Two', 'Renamed']);
  });

  it('move, split and resize panels with the keyboard alone', async () => {
    const [one, two, last] = await three();
    await page.keyboard.press('Alt+PageUp');
    await drawn(`${one} ${two}* ${last}`);
    await page.keyboard.press('Alt+Shift+PageUp');
    await drawn(`${two}* ${one} ${last}`);
    await page.keyboard.press('Alt+Shift+ArrowRight');
    await drawn(`(${one}* ${last} | ${two}*)`);
    const ratio = async () => (await layout()) as Extract<Layout, { type: 'split' }>;
    await page.keyboard.press('Control+Shift+ArrowRight');
    await expect.poll(async () => (await ratio()).ratio).toBe(0.55);
    await expect
      .poll(async () => (await page.locator('.dv-groupview').first().boundingBox())?.width)
      .toBeGreaterThan(660);
    await page.keyboard.press('Alt+ArrowLeft');
    await page.keyboard.press('Alt+Shift+ArrowRight');
    await drawn(`(${last}* | ${two} ${one}*)`);
    await page.keyboard.press('Alt+w');
    await drawn(`(${last}* | ${two}*)`);
    await expect.poll(names).toEqual(['Three', 'Two']);
    await page.keyboard.press('Alt+Shift+t');
    await expect.poll(names).toEqual(['Three', 'Two', 'One']);
  });

  it('maximize and restore a panel without reloading a frame', async () => {
    const [, , last] = await three();
    await workspace.api.splitLeaf({
      path: rover,
      body: {
        panelId: (await workspace.api.getLayout({ path: rover })).focusedPanelId ?? '',
        direction: 'horizontal',
        panelType: WEB_VIEW,
        initialState: { url: site() },
      },
    });
    const load = await loadOf(page, site());
    const width = async () =>
      Math.round(
        (await tab('Three').locator('xpath=ancestor::*[contains(@class,"dv-groupview")]').boundingBox())?.width ?? 0,
      );
    await tab('Three').click();
    const before = await width();
    await page.getByRole('button', { name: 'Panel menu' }).first().click();
    await choose('Maximize');
    await expect.poll(width).toBeGreaterThan(1200);
    await page.frameLocator('iframe').locator('#load').waitFor({ state: 'hidden' });
    await workspace.api.updateTab({ path: { ...rover, tabId: last }, body: { displayName: 'Still' } });
    await tab('Still').waitFor();
    await workspace.api.updateTab({ path: { ...rover, tabId: last }, body: { displayName: 'Three' } });
    await tab('Three').waitFor();
    expect(await width()).toBeGreaterThan(1200);
    await page.keyboard.press('Alt+m');
    await expect.poll(width).toBe(before);
    expect(await loadOf(page, site())).toBe(load);
    expect((await layout()).type).toBe('split');
  });

  it('pick panels, with working ones first, open a typed address, and find every command', async () => {
    await three();
    await page.keyboard.press('Control+k');
    const options = page.getByRole('option');
    expect(await options.first().textContent()).toContain('Web view');
    expect((await page.getByRole('group').first().textContent()) ?? '').not.toContain('Not installed');
    const fold = page.getByRole('option', { name: /^Show \d+ more panels/ });
    expect(await fold.count()).toBe(1);
    expect(await page.getByRole('option', { name: /^Motor/ }).count()).toBe(0);
    await page.keyboard.press('ArrowUp');
    for (const _ of [0, 1, 2]) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: /^Motor/ }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
    expect(await page.getByRole('dialog').getByText('Not installed').count()).toBe(1);
    await page.keyboard.type('nothing of that kind');
    await page.getByText('No matching panels').waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(site().slice('http://'.length));
    await page.keyboard.press('Enter');
    expect(await loadOf(page, site())).toContain('load');
    await page.locator('.tab-name', { hasText: 'Three' }).click();
    await page.keyboard.press('Alt+p');
    await page.keyboard.type('go to one');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.dv-active-tab .tab-name').textContent()).toBe('One');
    await page.keyboard.press('F1');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Reopen closed tab').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('show a hidden toolbar again, also in a sandbox', async () => {
    const [one] = await three();
    const { tabId, panelId } = await workspace.api.openTab({ path: rover, body: { panelType: SANDBOX } });
    await workspace.api.closeTab({ path: { ...rover, tabId: one } });
    await workspace.api.controlSandbox({ path: rover, body: { panelId, action: 'setHeaderHidden', hidden: true } });
    await page.getByText('scripts only').waitFor({ state: 'hidden' });
    await tab('Sandbox').click({ button: 'right' });
    await choose('Show toolbar');
    await page.getByText('scripts only').waitFor();
    await workspace.api.closeTab({ path: { ...rover, tabId } });
  });

  it('run multi-line code in a sandbox and recall it from the history', async () => {
    const { tabId } = await workspace.api.openTab({ path: rover, body: { panelType: SANDBOX, displayName: 'Bench' } });
    await tab('Bench').waitFor(); // the previous sandbox is gone then
    const field = page.getByLabel('JavaScript to run').last();
    await field.click();
    await page.keyboard.type('6 *');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    await page.locator('.line.result', { hasText: '42' }).waitFor();
    await page.keyboard.type('1 + 1');
    await page.keyboard.press('Enter');
    await page.locator('.line.result', { hasText: /^2$/ }).waitFor();
    await page.keyboard.type('half');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await field.inputValue()).toBe('6 *\n7');
    for (const _ of 'three'.slice(2)) await page.keyboard.press('ArrowDown');
    expect(await field.inputValue()).toBe('half');
    await workspace.api.closeTab({ path: { ...rover, tabId } });
  });

  it('keep the active tab visible among many', async () => {
    await three();
    const { panelId } = await workspace.api.openTab({ path: rover, body: { panelType: SYSTEM_LOG, displayName: 'A' } });
    for (let count = 0; count < 14; count++) {
      await workspace.api.openTab({
        path: rover,
        body: { panelId, panelType: SYSTEM_LOG, displayName: `Log of ${count}` },
      });
    }
    const list = page.locator('.dv-tabs-container').first();
    await expect
      .poll(async () => {
        const [outer, inner] = [await list.boundingBox(), await tab('Log of 13').boundingBox()];
        return outer && inner ? inner.x >= outer.x && inner.x + inner.width <= outer.x + outer.width + 1 : false;
      })
      .toBe(true);
  });

  it('use the toolbar for history, zoom and download permission', async () => {
    await three();
    const { tabId } = await workspace.api.openTab({ path: rover, body: { panelType: WEB_VIEW } });
    const address = page.getByLabel('Address', { exact: true });
    await address.fill('no address at all');
    await address.press('Enter');
    await page.getByText('Enter a valid web address.').waitFor();
    await address.fill(site());
    await address.press('Enter');
    await loadOf(page, site());
    await address.fill('half typed');
    await address.press('Escape');
    expect(await address.inputValue()).toBe(site());
    expect(await page.locator(`#visited-addresses option[value="${site()}"]`).count()).toBe(1);
    const frame = page.locator('.webview iframe');
    const width = () =>
      frame
        .contentFrame()
        .locator('html')
        .evaluate(({ clientWidth }) => clientWidth);
    const before = await width();
    await page.getByRole('button', { name: 'Page menu' }).click();
    await choose('Zoom 200%');
    await expect.poll(width).toBe(Math.floor(before / 2));
    expect(await frame.getAttribute('sandbox')).not.toContain('allow-downloads');
    const load = await loadOf(page, site());
    await page.getByRole('button', { name: 'Page menu' }).click();
    await choose('Allow downloads');
    await expect.poll(() => loadOf(page, site())).not.toBe(load);
    expect(await frame.getAttribute('sandbox')).toContain('allow-downloads');
    await page.getByRole('button', { name: 'Page menu' }).click();
    await choose('Hide toolbar');
    await address.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Show toolbar' }).click();
    await address.waitFor();
    await workspace.api.closeTab({ path: { ...rover, tabId } });
  });

  it('show who is present and their last actions, also in the log', async () => {
    const [one] = await three();
    const { key } = await workspace.platform.identity.keys.create('demo', 'Bench agent');
    const agent = createWorkspaceClient({ baseUrl: workspace.platform.url, apiKey: key });
    await agent.updateTab({ path: { ...rover, tabId: one }, body: { displayName: 'Bench' } });
    await tab('Bench').waitFor();
    await page.getByRole('button', { name: /here: 1 person/ }).click();
    const list = page.getByRole('dialog', { name: 'Who is here' });
    await list.getByText('grace (you)').waitFor();
    const entry = list.locator('li', { hasText: 'Bench agent' });
    await expect.poll(() => entry.textContent()).toContain('Renamed “One” to “Bench”.');
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
    const line = page.locator('.log-line:visible', { hasText: 'Renamed “One” to “Bench”' }).first();
    await expect.poll(() => line.locator('.by').textContent()).toBe('Bench agent');
  });
});
