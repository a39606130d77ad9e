// The focus after the user opens, splits, closes, moves or renames: it is never lost to the body.
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import { rover, SANDBOX, SYSTEM_LOG, WEB_VIEW } from '../areas/workspace/workspace.ts';
import { useRunning } from '../running.ts';
import { useHeadlessShell } from './chromium.ts';
import { type OpenWorkspace, shownTabs, startOpenWorkspace } from './workspace.ts';

const running = useRunning();
const browser = useHeadlessShell();
let workspace: OpenWorkspace;
let page: Page;

const tabs = async () => (await workspace.api.listTabs({ path: rover, query: {} })).tabs;
const names = async () => (await tabs()).map(({ name, panelId }) => `${panelId} ${name}`);
const handle = (name: string) => page.locator('.dv-tab', { has: page.getByText(name, { exact: true }) });
/** The name of the tab whose handle or panel is focused. */
const focused = () =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    if (!element || element === document.body) return 'BODY';
    return element.closest('.dv-tab')?.querySelector('.tab-name')?.textContent ?? element.tagName;
  });
const focusedLeaf = async () => (await workspace.api.getLayout({ path: rover })).focusedPanelId;
/** Waits until the server has this number of leaves and the page shows them. */
const leaves = async (count: number) => {
  await expect.poll(async () => new Set((await tabs()).map(({ panelId }) => panelId)).size).toBe(count);
  await expect.poll(() => page.locator('.dv-groupview').count()).toBe(count);
};
const pick = async (words: string) => {
  await page.getByPlaceholder('Search panels or enter a URL').fill(words);
  await page.keyboard.press('Enter');
};

describe('the focus in a workspace page', () => {
  beforeAll(async () => {
    workspace = await startOpenWorkspace(running, browser, { clock: systemClock });
    page = await workspace.open();
  });

  /** One leaf with the tabs One and Two; Two is active and focused. */
  beforeEach(async () => {
    expect(workspace.complaints).toEqual([]);
    const former = await tabs();
    const opened: string[] = [];
    for (const displayName of ['One', 'Two']) {
      const body = { panelId: former[0]?.panelId ?? '', panelType: SYSTEM_LOG, displayName };
      opened.push((await workspace.api.openTab({ path: rover, body })).tabId);
    }
    for (const { tabId } of former) await workspace.api.closeTab({ path: { ...rover, tabId } });
    await expect.poll(() => shownTabs(page)).toEqual(opened); // not the tabs of the same names before
    await handle('Two').click();
  });

  it('goes to the new panel after a split, so that Alt+W closes that one', async () => {
    await page.keyboard.press('Alt+Backslash');
    await pick('sandbox');
    await expect.poll(focused).toBe('Sandbox');
    await expect.poll(focusedLeaf).toBe((await tabs()).find(({ name }) => name === 'Sandbox')?.panelId);
    await page.keyboard.press('Alt+w');
    await expect.poll(() => page.locator('.tab-name').allTextContents()).toEqual(['One', 'Two']);
    await expect.poll(focused).toBe('Two');
  });

  it('goes to the new panel after a split by mouse, and to its neighbour after it is closed', async () => {
    await page.getByRole('button', { name: 'Split down' }).click();
    await pick('web view');
    await expect.poll(focused).toBe('Web view');
    await page.keyboard.press('Alt+Shift+Backslash');
    await pick('sandbox');
    await expect.poll(focused).toBe('Sandbox');
    await handle('Sandbox').getByTitle('Close tab').click();
    await expect.poll(() => page.locator('.tab-name').allTextContents()).toEqual(['One', 'Two', 'Web view']);
    await expect.poll(focused).toMatch(/^(Two|Web view)$/);
  });

  it('goes to an opened tab, and to a remaining one when it is closed', async () => {
    await page.keyboard.press('Control+k');
    await pick('web view');
    await expect.poll(focused).toBe('Web view');
    await page.getByLabel('Address', { exact: true }).focus();
    await page.keyboard.press('Control+k');
    await pick('sandbox');
    await expect.poll(focused).toBe('Sandbox');
    await page.getByLabel('JavaScript to run').focus();
    const { tabId = '' } = (await tabs()).find(({ name }) => name === 'Sandbox') ?? {};
    await workspace.api.closeTab({ path: { ...rover, tabId } }); // by a program, while the user works
    await expect.poll(() => page.locator('.tab-name').allTextContents()).toEqual(['One', 'Two', 'Web view']);
    await expect.poll(focused).toBe('Web view');
    for (const left of ['Two', 'One', 'Web view']) {
      await page.keyboard.press('Alt+w');
      await expect.poll(focused).toBe(left); // a new web view replaces the last tab
    }
  });

  it('follows a tab that is moved by shortcut or menu', async () => {
    await page.keyboard.press('Alt+Shift+ArrowRight');
    await leaves(2);
    await expect.poll(focused).toBe('Two');
    await expect.poll(focusedLeaf).toBe((await tabs()).find(({ name }) => name === 'Two')?.panelId);
    await page.keyboard.press('Alt+Shift+ArrowLeft');
    await leaves(1);
    await expect.poll(focused).toBe('Two');
    await handle('One').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Move to new panel below' }).click();
    await leaves(2);
    await expect.poll(focused).toBe('One');
  });

  it.each(['Enter', 'Escape'])('stays on a tab when renaming ends with %s', async (key) => {
    await page.keyboard.press('F2');
    await page.getByLabel('Tab name').fill('Other');
    await page.keyboard.press(key);
    await expect.poll(focused).toBe(key === 'Enter' ? 'Other' : 'Two');
  });

  it('does not move when a program opens, splits and closes panels', async () => {
    await page.keyboard.press('Control+k');
    await pick('sandbox');
    await expect.poll(focused).toBe('Sandbox');
    await page.getByLabel('JavaScript to run').fill('half');
    const field = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    const leaf = await focusedLeaf();
    const panelId = (await tabs())[0]?.panelId ?? '';
    const split = { panelId, direction: 'vertical', panelType: WEB_VIEW, displayName: 'Docs' } as const;
    await workspace.api.splitLeaf({ path: rover, body: split });
    await handle('Docs').waitFor();
    expect(await field()).toBe('JavaScript to run');
    const [first] = await tabs();
    await workspace.api.closeTab({ path: { ...rover, tabId: first?.tabId ?? '' } });
    await workspace.api.closeTabs({ path: rover, query: { name: 'Docs' } });
    await expect.poll(names).toHaveLength(2);
    await expect.poll(() => page.locator('.tab-name').count()).toBe(2);
    expect(await field()).toBe('JavaScript to run');
    expect(await focusedLeaf()).toBe(leaf);
    expect((await tabs()).some(({ panelType }) => panelType === SANDBOX)).toBe(true);
  });
});
