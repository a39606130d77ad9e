import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useSite } from '../docs/site.ts';
import { colourViolations, markupViolations } from './axe.ts';
import { useHeadlessShell } from './chromium.ts';
import { hideClipboard, showClipboard } from './clipboard.ts';
import { findFaint } from './contrast.ts';
import { visit } from './visit.ts';

const site = useSite();
const browser = useHeadlessShell();

const PATHS = [
  '/',
  '/docs',
  '/docs/intents',
  '/docs/intents/createIntent',
  '/docs/packages',
  '/docs/packages/searchPackages',
  '/docs/workspace',
  '/docs/workspace/controlSandbox',
  '/docs/paste',
  '/docs/paste/listPastes',
  '/docs/gateway',
  '/docs/gateway/socket',
  '/docs/gateway/socket/register',
  '/docs/intents/flows',
  '/docs/packages/schemas/Package',
  '/docs/authentication',
  '/docs/limits',
  '/docs/guides',
  '/docs/guides/login',
  '/docs/guides/receive-code',
  '/docs/guides/mock-annex',
  '/docs/guides/write-client',
  '/docs/guides/openapi-extensions',
  '/docs/settings',
  '/docs/search?q=intent',
  '/docs/nowhere',
  '/problems',
  '/problems/invalid-request',
  '/problems/intent-expired',
];

/** One page of each kind. Pages of errors: pages-accessible.test.ts. */
const KINDS: readonly string[] = [
  '/',
  '/docs',
  '/docs/paste/listPastes',
  '/docs/gateway',
  '/docs/gateway/socket',
  '/docs/gateway/socket/register',
  '/docs/intents/flows',
  '/docs/packages/schemas/Package',
  '/docs/limits',
  '/docs/guides/login',
  '/docs/settings',
  '/docs/search?q=intent',
  '/problems',
  '/problems/intent-expired',
];

/** Whose colors axe checks in the dark scheme, too. The contrast of all others is checked without axe. */
const DARK: readonly string[] = ['/', '/docs/paste/listPastes', '/docs/guides/login', '/problems'];

/** Elements beyond the right edge that no ancestor scrolls. */
const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll|hidden/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && !scrolls(element.parentElement))
      .map((element) => `${location.pathname} ${element.tagName}.${element.className}`);
  });

const ground = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Keeps five of the equal children of each element: axe takes long, and finds the same in the sixth. */
const shorten = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const parent of document.querySelectorAll('main, main *, nav *')) {
      const counts = new Map<string, number>();
      for (const child of [...parent.children]) {
        const kind = `${child.tagName} ${child.className}`;
        counts.set(kind, (counts.get(kind) ?? 0) + 1);
        if ((counts.get(kind) ?? 0) > 5) child.remove();
      }
    }
  });

describe('the site in Chromium', () => {
  it('has no console errors, requests to other hosts or overflow, and passes axe on a page of each kind in both color schemes', async () => {
    await visit(browser(), 390, 'light', async ({ page, complaints, hosts }) => {
      const faults: string[] = [];
      const looks = { light: new Set<string>(), dark: new Set<string>() };
      const resize = (width: number) => page.setViewportSize({ width, height: 844 });
      const openDetails = (isOpen: boolean) =>
        page.locator('details').evaluateAll((all, open) => {
          for (const each of all) (each as HTMLDetailsElement).open = open;
        }, isOpen);
      const checkWidth = async (path: string): Promise<void> => {
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, path).toBeLessThanOrEqual(0);
        expect(await overflowing(page)).toEqual([]);
      };
      for (const path of PATHS) {
        await page.emulateMedia({ colorScheme: 'light' });
        await page.goto(site.url() + path);
        await openDetails(true);
        await checkWidth(path);
        if (!KINDS.includes(path)) continue;
        await resize(1280);
        await checkWidth(path);
        await resize(390);
        await openDetails(false);
        await shorten(page);
        const light = await ground(page);
        faults.push(...(await markupViolations(page)), ...(await colourViolations(page, looks.light)));
        faults.push(...(await page.evaluate(findFaint)));
        await resize(1280);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await ground(page), path).not.toBe(light);
        faults.push(...(await page.evaluate(findFaint)));
        if (DARK.includes(path)) faults.push(...(await colourViolations(page, looks.dark)));
        await resize(390);
      }
      expect(faults).toEqual([]);
      expect(complaints.filter((line) => !/\/docs\/nowhere: .*404/.test(line))).toEqual([]);
      expect([...hosts]).toEqual([site.url()]);
    });
  }, 180_000);

  it('can be searched by keyboard: slash, words, arrow, Enter', async () => {
    await visit(browser(), 1280, 'light', async ({ page, complaints }) => {
      await page.goto(`${site.url()}/docs`);
      await page.keyboard.press('/');
      await page.keyboard.type('intent expired');
      await page.waitForSelector('[role=option]');
      await page.keyboard.press('ArrowDown');
      const input = page.getByRole('combobox');
      expect(await input.getAttribute('aria-activedescendant')).toBe('search-result-0');
      expect(await input.getAttribute('aria-expanded')).toBe('true');
      expect(await markupViolations(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/problems/intent-expired');
      await page.keyboard.press('/');
      await page.keyboard.type('createIntent');
      await page.waitForSelector('[role=option]');
      await page.keyboard.press('Escape');
      expect(await page.locator('#search-results').isHidden()).toBe(true);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/docs/search?q=createIntent');
      expect(await page.locator('.result-list a').first().getAttribute('href')).toBe('/docs/intents/createIntent');
      expect(complaints).toEqual([]);
    });
  });

  it('offers a skip link with the first Tab, and shows the focus', async () => {
    await visit(browser(), 1280, 'light', async ({ page }) => {
      await page.goto(`${site.url()}/docs/intents`);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
      const box = await page.locator('.skip').boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      await page.keyboard.press('Enter');
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)).toBe(
        'solid',
      );
    });
  });

  it('switches the language of the examples, also by keyboard, and remembers it on other pages', async () => {
    await visit(browser(), 390, 'light', async ({ page }) => {
      const chosen = page.getByRole('tab', { selected: true });
      await page.goto(`${site.url()}/docs/intents/getIntent`);
      expect(await page.getByRole('tab').allTextContents()).toEqual(['curl', 'TypeScript SDK', 'fetch', 'Python']);
      await chosen.focus();
      await page.keyboard.press('ArrowLeft');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Python');
      expect(await chosen.allTextContents()).toEqual(['Python']);
      const panels = page.getByRole('tabpanel');
      expect(await panels.count()).toBe(1);
      expect(await panels.textContent()).toContain('import urllib.request');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Copy');
      await page.goto(`${site.url()}/docs/intents/createIntent`);
      expect(await chosen.textContent()).toBe('Python');
      await page.getByRole('tab', { name: 'fetch' }).click();
      await page.goto(`${site.url()}/docs/paste/listPastes`);
      expect(await chosen.textContent()).toBe('fetch');
      await page.goto(`${site.url()}/docs/gateway/socket/register`);
      expect(await page.getByRole('tab').allTextContents()).toEqual(['TypeScript SDK', 'WebSocket']);
    });
  });

  it('marks the place that an old address leads to, and copies code', async () => {
    await visit(browser(), 1280, 'light', async ({ page }) => {
      for (const [old, now] of [
        ['/docs/intents#watchIntent', '/docs/intents/watchIntent'],
        ['/docs/intents#schema-Intent', '/docs/intents/schemas/Intent'],
        ['/docs/gateway/socket#receiveFromClient-register', '/docs/gateway/socket/register'],
      ] as const) {
        await page.goto(site.url() + old);
        const target = page.locator(':target');
        expect(await target.evaluate((each) => getComputedStyle(each).boxShadow), old).not.toBe('none');
        await target.getByRole('link').first().click();
        await page.waitForURL(`**${now}`);
      }
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(`${site.url()}/docs/guides/login`);
      await page.locator('.copy').first().click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^ANNEX=/);
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await page.evaluate(hideClipboard);
      await page.locator('.copy').nth(1).click();
      await page.locator('.copy').nth(1).getByText('Copied').waitFor();
      await page.evaluate(showClipboard);
      expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
    });
  });

  it('requests the health of its own server only', async () => {
    await visit(browser(), 1280, 'light', async ({ page, hosts }) => {
      await page.goto(site.url());
      const marks = page.locator('[data-health]');
      await page.waitForFunction(() => document.querySelector('[data-health]')?.textContent === 'healthy');
      expect(await marks.nth(1).isHidden()).toBe(true);
      expect([...hosts]).toEqual([site.url()]);
    });
  });

  it('is readable without JavaScript', async () => {
    const context = await browser().newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(`${site.url()}/docs/intents`);
    await page.getByRole('link', { name: 'Watch the status of an intent and get its session token' }).last().click();
    await page.getByRole('heading', { name: 'Watch the status of an intent and get its session token' }).waitFor();
    for (const text of ['curl', 'import urllib.request']) {
      expect(await page.locator('.samples pre', { hasText: text }).isVisible()).toBe(true);
    }
    await page.locator('input[type=search]').fill('watchIntent');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/search?q=watchIntent');
    expect(await page.locator('.result-list a').first().getAttribute('href')).toBe('/docs/intents/watchIntent');
    await context.close();
  });
});
