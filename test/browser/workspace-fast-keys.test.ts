// Keys that are pressed before the server has responded to the previous ones.
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rover, SYSTEM_LOG } from '../areas/workspace/workspace.ts';
import { useRunning } from '../running.ts';
import { useHeadlessShell } from './chromium.ts';
import { type OpenWorkspace, shownTabs, startOpenWorkspace } from './workspace.ts';

describe('keys pressed faster than the server responds', () => {
  const running = useRunning();
  const browser = useHeadlessShell();
  let workspace: OpenWorkspace;
  let page: Page;

  beforeAll(async () => {
    workspace = await startOpenWorkspace(running, browser);
    page = await workspace.open();
  });

  /** One leaf with the tabs One, Two and Three; Three is active and focused. */
  beforeEach(async () => {
    const { tabs: former } = await workspace.api.listTabs({ path: rover, query: {} });
    const opened: string[] = [];
    for (const displayName of ['One', 'Two', 'Three']) {
      const body = { panelId: former[0]?.panelId ?? '', panelType: SYSTEM_LOG, displayName };
      opened.push((await workspace.api.openTab({ path: rover, body })).tabId);
    }
    for (const { tabId } of former) await workspace.api.closeTab({ path: { ...rover, tabId } });
    await expect.poll(() => shownTabs(page)).toEqual(opened);
    await page.locator('.dv-tab', { hasText: 'Three' }).click();
  });

  /** All in one task of the page: no response can arrive in between. */
  const press = (...keys: readonly string[]) =>
    page.evaluate((all) => {
      for (const key of all) {
        const parts = key.split('+');
        const code = parts.at(-1) ?? '';
        const [ctrlKey, altKey, shiftKey] = ['Ctrl', 'Alt', 'Shift'].map((name) => parts.includes(name));
        const event = { key: code, code, ctrlKey, altKey, shiftKey, bubbles: true, cancelable: true } as const;
        (document.activeElement ?? document.body).dispatchEvent(
          new KeyboardEvent('keydown', event as KeyboardEventInit),
        );
      }
    }, keys);
  /** The names in each leaf of the page. */
  const names = () =>
    page
      .locator('.dv-groupview')
      .evaluateAll((groups) =>
        groups.map((group) => [...group.querySelectorAll('.tab-name')].map(({ textContent }) => textContent).join(' ')),
      );
  const focused = () => page.evaluate(() => document.activeElement?.querySelector('.tab-name')?.textContent);

  it('act on the result of the keys before', async () => {
    await press('Alt+PageUp', 'Alt+Shift+PageUp', 'Alt+Shift+ArrowRight', 'Ctrl+Shift+ArrowRight');
    await expect.poll(names).toEqual(['One Three', 'Two']);
    await expect.poll(() => workspace.api.getLayout({ path: rover })).toMatchObject({ layout: { ratio: 0.55 } });
    await press('Ctrl+Shift+ArrowRight', 'Ctrl+Shift+ArrowRight', 'Alt+ArrowLeft', 'Alt+KeyW');
    await expect.poll(names).toEqual(['Three', 'Two']);
    await expect.poll(() => workspace.api.getLayout({ path: rover })).toMatchObject({ layout: { ratio: 0.65 } });
  });

  it('close one tab each', async () => {
    await press('Alt+KeyW', 'Alt+KeyW');
    await expect.poll(names).toEqual(['One']);
    await press('Alt+Shift+KeyT', 'Alt+Shift+KeyT');
    await expect.poll(names).toEqual(['One Two Three']);
    await expect.poll(focused).toBe('Three');
    await press('Delete', 'Backspace');
    await expect.poll(names).toEqual(['One']);
    const left = async () => (await workspace.api.listTabs({ path: rover, query: {} })).tabs.map(({ name }) => name);
    await expect.poll(left).toEqual(['One']);
    expect(await page.locator('.toast').allTextContents()).toEqual([]);
  });

  it('act on the tab that was just clicked', async () => {
    await page.evaluate(() => {
      const [one] = document.querySelectorAll('.dv-tab');
      one?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0, isPrimary: true }));
      dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyW', altKey: true }));
    });
    await expect.poll(names).toEqual(['Two Three']);
  });

  it('open dialogs at once, which receive the text that follows', async () => {
    await press('Alt+Shift+ArrowRight', 'Ctrl+KeyK');
    await page.keyboard.type('sandbox');
    await page.keyboard.press('Enter');
    await expect.poll(names).toEqual(['One Two', 'Three Sandbox']);
    await expect.poll(focused).toBe('Sandbox');
  });

  it('stay in the field of a new panel, even if the response comes after the panel', async () => {
    const responses = Promise.withResolvers<void>();
    const sent: string[] = [];
    await page.routeWebSocket('**/workspaces/channel', (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => {
        sent.push(String(message));
        server.send(message);
      });
      server.onMessage(async (message) => {
        if (String(message).includes('"type":"done"')) await responses.promise;
        socket.send(message);
      });
    });
    await page.reload();
    await page.getByText('Connected').waitFor();
    await press('Ctrl+KeyK');
    await page.keyboard.type('sandbox');
    await page.keyboard.press('Enter');
    await page.getByLabel('JavaScript to run').click();
    await page.keyboard.type('1 +');
    sent.length = 0;
    responses.resolve();
    await expect.poll(() => sent.filter((message) => message.includes('"type":"focus"'))).toHaveLength(1);
    await page.keyboard.type(' 1');
    expect(await page.getByLabel('JavaScript to run').inputValue()).toBe('1 + 1');
    expect(workspace.complaints).toEqual([]);
  });
});
