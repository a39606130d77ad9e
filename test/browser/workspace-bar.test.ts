// The bar of the workspace page: paste, theme, shortcuts of a Mac, labels on a phone, and names in the log.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { rover, SYSTEM_LOG } from '../areas/workspace/workspace.ts';
import { useRunning } from '../running.ts';
import { COLOURS, violations } from './axe.ts';
import { useHeadlessShell } from './chromium.ts';
import { type OpenWorkspace, startOpenWorkspace } from './workspace.ts';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

describe('the bar of the workspace page', () => {
  const running = useRunning();
  const browser = useHeadlessShell();
  let workspace: OpenWorkspace;
  let page: Page;

  beforeAll(async () => {
    const projectDir = await mkdtemp(join(tmpdir(), 'annex-bar-'));
    running.onClose(() => rm(projectDir, { recursive: true, force: true }));
    workspace = await startOpenWorkspace(running, browser, { paste: { projectDir } });
    page = await workspace.open();
  });

  it('opens the paste widget from the picker', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('paste');
    await page.keyboard.press('Enter');
    await page.locator('.tab-name', { hasText: 'Paste' }).waitFor();
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    const { tabs } = await workspace.api.listTabs({ path: rover, query: { name: 'Paste' } });
    expect(tabs).toMatchObject([{ panelState: { url: `${workspace.platform.url}/screenshot-paste` } }]);
  });

  it('switches between light and dark by keyboard, and keeps the choice', async () => {
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await background();
    const toggle = page.getByRole('button', { name: 'Theme: switch between light and dark' });
    await toggle.focus();
    await page.keyboard.press('Enter');
    const dark = await background();
    expect(dark).not.toBe(light);
    expect(await violations(page, COLOURS)).toEqual([]);
    await page.reload();
    await page.getByText('Connected').waitFor();
    expect(await background()).toBe(dark);
    await toggle.click();
    expect(await background()).toBe(light);
  });

  it('shows ⌘ on a Mac', async () => {
    expect(await page.locator('.bar kbd').textContent()).toBe('Ctrl K');
    const context = await browser().newContext({ userAgent: MAC, storageState: await page.context().storageState() });
    running.onClose(() => context.close());
    const mac = await context.newPage();
    await mac.goto(page.url());
    await mac.getByText('Connected').waitFor();
    expect(await mac.locator('.bar kbd').textContent()).toBe('⌘ K');
    await mac.keyboard.press('F1');
    await mac.getByText('⌥ ⇧ T', { exact: true }).waitFor();
    expect(await mac.getByRole('dialog').getByText('Ctrl').count()).toBe(0);
  });

  it('has labels and a way home on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 780 });
    for (const label of ['Annex', 'Open', 'Commands', 'here', 'Share', 'Screen', 'Theme']) {
      await page.locator('.bar').getByText(label).filter({ visible: true }).first().waitFor();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Annex' }).click();
    await page.getByRole('heading', { name: 'Hello, grace' }).waitFor();
  });

  it('names tabs by their titles and keys by their names in the log', async () => {
    const { key } = await workspace.platform.identity.keys.create('demo', 'Layout bot');
    const opened = await workspace.open();
    const headers = { 'x-api-key': key, 'content-type': 'application/json' };
    const body = JSON.stringify({ panelId: 'leaf-1', panelType: SYSTEM_LOG, displayName: 'What happens' });
    await fetch(`${workspace.platform.url}/api/workspaces/editor/demo/rover/current/tabs`, {
      method: 'POST',
      headers,
      body,
    });
    const line = opened.locator('.log-line').last();
    await expect.poll(() => line.textContent()).toMatch(/Layout botOpened “What happens”\.$/);
    expect(await opened.locator('.log-lines').textContent()).not.toMatch(/tab-\d|leaf-\d/);
  });
});
