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
  '/docs/settings',
  '/docs/search?q=intent',
  '/docs/nowhere',
  '/problems',
  '/problems/invalid-request',
  '/problems/intent-expired',
];

/** One page of each kind. */
const KINDS = [
  '/',
  '/docs',
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
  '/docs/guides/openapi-extensions',
  '/docs/settings',
  '/docs/search?q=intent',
  '/docs/nowhere',
  '/problems',
  '/problems/intent-expired',
];

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

describe('the site in Chromium', () => {
  it.each([
    [390, 'light', PATHS],
    [
      1280,
      'dark',
      [
        '/',
        '/docs',
        '/docs/packages',
        '/docs/packages/getPackage',
        '/docs/gateway/socket',
        '/docs/intents/flows',
        '/problems',
      ],
    ],
  ] as const)(
    'has no console errors, requests to other hosts or overflow at %i px, %s',
    async (width, scheme, paths) => {
      await visit(browser(), width, scheme, async ({ page, complaints, hosts }) => {
        for (const path of paths) {
          await page.goto(site.url() + path);
          await page.evaluate(() => {
            for (const each of document.querySelectorAll('details')) each.open = true;
          });
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
            path,
          ).toBeLessThanOrEqual(0);
          expect(await overflowing(page)).toEqual([]);
        }
        expect(complaints.filter((line) => !/\/docs\/nowhere: .*404/.test(line))).toEqual([]);
        expect([...hosts]).toEqual([site.url()]);
      });
    },
  );

  it('has enough text contrast in both color schemes', async () => {
    for (const scheme of ['light', 'dark'] as const) {
      await visit(browser(), 1280, scheme, async ({ page }) => {
        for (const path of [
          '/',
          '/docs/intents/createIntent',
          '/docs/intents/flows',
          '/problems/intent-expired',
          '/docs/guides/login',
        ]) {
          await page.goto(site.url() + path);
          expect(await page.evaluate(findFaint), `${scheme} ${path}`).toEqual([]);
        }
      });
    }
  });

  it('passes axe on every kind of page in both color schemes', async () => {
    await visit(browser(), 390, 'light', async ({ page }) => {
      const found: string[] = [];
      const looks = { light: new Set<string>(), dark: new Set<string>() };
      for (const path of KINDS) {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.emulateMedia({ colorScheme: 'light' });
        await page.goto(site.url() + path);
        const light = await ground(page);
        found.push(...(await markupViolations(page)), ...(await colourViolations(page, looks.light)));
        await page.setViewportSize({ width: 1280, height: 844 });
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await ground(page), path).not.toBe(light);
        found.push(...(await colourViolations(page, looks.dark)));
      }
      expect(found).toEqual([]);
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
