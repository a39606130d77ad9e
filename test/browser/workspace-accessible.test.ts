import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { rover, SANDBOX, SYSTEM_LOG, WEB_VIEW } from '../areas/workspace/workspace.ts';
import { useRunning } from '../running.ts';
import { COLOURS, violations } from './axe.ts';
import { useHeadlessShell } from './chromium.ts';
import { loadOf, type OpenWorkspace, startOpenWorkspace, useNumberedSite } from './workspace.ts';

describe('accessibility of the workspace page', () => {
  const running = useRunning();
  const browser = useHeadlessShell();
  const site = useNumberedSite();
  let workspace: OpenWorkspace;
  let page: Page;

  beforeAll(async () => {
    workspace = await startOpenWorkspace(running, browser);
    const { api } = workspace;
    const split = { panelId: 'leaf-1', direction: 'horizontal' } as const;
    await api.splitLeaf({ path: rover, body: { ...split, panelType: SANDBOX } });
    await api.splitLeaf({ path: rover, body: { ...split, panelType: SYSTEM_LOG } });
    await api.controlWebview({ path: rover, body: { panelId: 'leaf-1', action: 'navigate', url: site() } });
    page = await workspace.open();
    await loadOf(page, site());
  });

  it.each(['light', 'dark'] as const)(
    'passes axe in the %s theme, whatever is open',
    async (colorScheme) => {
      await page.emulateMedia({ colorScheme });
      const rules = colorScheme === 'dark' ? COLOURS : undefined;
      const ways = [
        () => page.keyboard.press('Control+k'),
        () => page.keyboard.press('F1'),
        () => page.getByRole('button', { name: 'Panel menu' }).first().click(),
        () => page.getByRole('button', { name: /here: / }).click(),
      ];
      const opened = page.locator('[role=menu], dialog[open], .presence:popover-open');
      const isOpen = async (open: () => Promise<void>) => {
        if (!(await opened.isVisible())) await open(); // again, if a loading frame had the focus
        return opened.isVisible();
      };
      expect(await violations(page, rules)).toEqual([]);
      for (const open of ways) {
        await expect.poll(() => isOpen(open), { interval: 1_000 }).toBe(true);
        expect(await violations(page, rules)).toEqual([]);
        await page.keyboard.press('Escape');
        await opened.waitFor({ state: 'hidden' });
      }
    },
    90_000,
  );

  it('shows which tab has the focus', async () => {
    const tab = page.locator('.dv-tab').first();
    await page.getByRole('link', { name: 'grace' }).focus(); // the last stop before the panels
    await page.keyboard.press('Tab');
    const outline = await tab.evaluate((element) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      return [element === document.activeElement, outlineStyle, outlineWidth, outlineColor];
    });
    expect(outline).toEqual([true, 'solid', '3px', await accentOf(page)]);
  });

  it('has no Tab stop that does nothing in a web view without a page', async () => {
    const { tabId } = await workspace.api.openTab({ path: rover, body: { panelId: 'leaf-1', panelType: WEB_VIEW } });
    const view = page.locator('.webview').filter({ has: page.getByText('No page yet').filter({ visible: true }) });
    await view.waitFor();
    const stops = view.locator(':is(a, button, input, iframe):enabled:visible, iframe:visible');
    const names = await stops.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? each.tagName));
    expect(names).toEqual(['Address', 'Page menu']);
    await workspace.api.closeTab({ path: { ...rover, tabId } });
    await view.waitFor({ state: 'detached' });
  });

  it('shows one panel at a time on a phone, with a switcher and room for the address', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 780 });
    await page.reload();
    await page.getByText('Connected').waitFor();
    const widths = () =>
      page
        .locator('.dv-groupview:visible')
        .evaluateAll((all) => all.map(({ clientWidth }) => clientWidth).filter((width) => width > 0));
    await expect.poll(widths).toEqual([390]);
    await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'Sandbox' }).click();
    await page.getByLabel('JavaScript to run').waitFor();
    await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'Web view' }).click();
    await expect
      .poll(async () => (await page.getByLabel('Address', { exact: true }).boundingBox())?.width)
      .toBeGreaterThan(140);
    expect(await widths()).toEqual([390]);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(async () => (await widths()).length).toBe(3);
    expect(workspace.complaints).toEqual([]);
  }, 90_000);
});

const accentOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--accent)';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
