// Opens the consoles of running servers in a browser.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Running } from '../running.ts';
import { COLOURS, violations } from './axe.ts';

export async function openContext(
  running: Running,
  browser: Browser,
  width = 1280,
): Promise<{ context: BrowserContext; page: Page; complaints: string[] }> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  running.onClose(() => context.close());
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => message.text().includes('Content Security') && complaints.push(message.text()));
  return { context, page, complaints };
}

/** The body of splitLeaf. */
export const SPLIT = {
  panelId: 'leaf-1',
  direction: 'horizontal',
  panelType: 'annex/0f3b1a52-6c1e-4f8a-9b7d-2a4c6e8f1a03',
};

export const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.id ?? '');

/** Uses the login if the operation accepts it, otherwise the key. */
export async function fillCredential(page: Page, key: string): Promise<void> {
  const kinds = await page
    .locator('#credential option')
    .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value));
  if (kinds.includes('apiKey') && !kinds.includes('browserSession')) {
    await page.locator('#credential').selectOption('apiKey');
    await page.locator('#secret input').fill(key);
  }
}

export async function openConsole(page: Page, url: string, name: string): Promise<void> {
  await page.goto(`${url}/console/${name}`);
  await page.locator('#send').waitFor();
  await page.waitForFunction(() => document.querySelector('[data-ready], #connect') !== null);
}

/** No violations in both color schemes, and no overflow. */
export const check = async (page: Page): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page, colorScheme === 'dark' ? COLOURS : undefined)).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
};
