// The list of workspaces by keyboard: search, rename and delete.
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { rover, SANDBOX, startWorkspace, type WorkspaceUnderTest } from '../areas/workspace/workspace.ts';
import { useRunning } from '../running.ts';
import { COLOURS, violations } from './axe.ts';
import { useHeadlessShell } from './chromium.ts';
import { logInByCookie } from './cookie-login.ts';

describe('the list of workspaces', () => {
  const running = useRunning();
  const browser = useHeadlessShell();
  let workspace: WorkspaceUnderTest;

  beforeEach(async () => {
    workspace = await startWorkspace(running);
    for (const repo of ['rover', 'lander', 'arm']) {
      await workspace.api.openTab({ path: { ...rover, repo }, body: { panelId: 'leaf-1', panelType: SANDBOX } });
    }
  });

  async function open(path = '/workspaces', width = 1280): Promise<Page> {
    const context = await browser().newContext({ viewport: { width, height: 844 } });
    running.onClose(() => context.close());
    await logInByCookie(context, workspace.platform, 'grace');
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    await page.goto(workspace.platform.url + path);
    await page.getByRole('heading', { name: 'Workspaces' }).waitFor();
    return page;
  }
  const names = (page: Page) => page.locator('.workspaces li:visible .repo').allTextContents();
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
  const status = (page: Page) => page.getByRole('status').textContent();

  it('filters while the user types, and searches on the server with Enter', async () => {
    const page = await open();
    expect((await names(page)).sort()).toEqual(['arm', 'lander', 'rover']);
    await page.getByRole('searchbox', { name: 'Search workspaces' }).focus();
    await page.keyboard.type('AND');
    await expect.poll(() => names(page)).toEqual(['lander']);
    expect(await status(page)).toBe('1 workspace with “AND” in the name');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/workspaces?q=AND');
    expect(await names(page)).toEqual(['lander']);
    await page.goto(`${workspace.platform.url}/workspaces?q=%3Cb%3E`);
    expect(await status(page)).toBe('0 workspaces with “<b>” in the name');
    await page.getByRole('link', { name: 'Show all workspaces' }).click();
    expect(await names(page)).toHaveLength(3);
  });

  it('renames by keyboard, says why a name is refused, and keeps the focus', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Rename demo/rover' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Rename demo/rover');
    await page.keyboard.press('Enter');
    await page.keyboard.type('lander'); // the old name is selected
    await page.keyboard.press('Enter');
    await page.getByText('A workspace with this name already exists').waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    await page.getByRole('textbox', { name: 'New name' }).fill('crawler');
    await page.keyboard.press('Enter');
    await expect.poll(() => status(page)).toBe('Renamed demo/rover to demo/crawler');
    expect(await focused(page)).toBe('demo / crawler');
    await page.keyboard.press('Enter');
    await page.getByText('Connected').waitFor();
    expect(page.url()).toBe(`${workspace.platform.url}/workspaces/demo/crawler`);
  });

  it('deletes after a question, moves the focus on, and tells an open page', async () => {
    const page = await open();
    const watching = await open();
    await watching.goto(`${workspace.platform.url}/workspaces/demo/rover`);
    await watching.getByText('Connected').waitFor();
    await page.getByRole('button', { name: 'Delete demo/rover' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Delete demo/rover?' }).waitFor();
    expect(await focused(page)).toBe('Cancel');
    await page.keyboard.press('Enter');
    expect(await names(page)).toHaveLength(3);
    await page.keyboard.press('Enter'); // the focus is back on the button
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe('Delete');
    await page.keyboard.press('Enter');
    await expect.poll(() => status(page)).toBe('Deleted demo/rover');
    expect(await names(page)).not.toContain('rover');
    expect(await focused(page)).toBe('Workspaces');
    await watching.getByText('This workspace was renamed or deleted.').waitFor();
    await watching.getByRole('link', { name: 'Your workspaces' }).click();
    expect(await names(watching)).not.toContain('rover');
    for (const name of await names(page)) {
      await page.getByRole('button', { name: `Delete demo/${name}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect.poll(() => status(page)).toBe(`Deleted demo/${name}`);
    }
    expect(await focused(page)).toBe('Workspaces');
  });

  it('passes axe in both themes, also with the dialogs open, and fits a phone', async () => {
    const page = await open('/workspaces', 390);
    const check = async (): Promise<void> => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violations(page, colorScheme === 'dark' ? COLOURS : undefined)).toEqual([]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    };
    await check();
    for (const name of ['Rename demo/rover', 'Delete demo/rover']) {
      await page.getByRole('button', { name }).click();
      await check();
      await page.keyboard.press('Escape');
    }
  });
});
