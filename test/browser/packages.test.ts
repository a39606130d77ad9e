import { beforeAll, describe, expect, it } from 'vitest';
import { item, PNG, publish, version, zip } from '../package-manager/repository.ts';
import { type PlatformUnderTest, useRunning } from '../running.ts';
import { useOwnHeadlessShell } from './chromium.ts';
import { hideClipboard, showClipboard } from './clipboard.ts';
import { visit } from './visit.ts';

const running = useRunning();
const browser = useOwnHeadlessShell();
let platform: PlatformUnderTest;

const HOSTILE = '"><img src=x onerror=alert(1)><script>alert(2)</script>\u202e';

beforeAll(async () => {
  platform = await running.platform();
  const many = Array.from({ length: 40 }, (_, at) =>
    item({
      identifier: `example.part-${at}`,
      name: ['Footprint wizard', 'Copper themes', 'Silk screen art', 'Bill of materials'][at % 4] ?? '',
      type: (['library', 'colortheme', 'plugin'] as const)[at % 3] ?? 'plugin',
      author: { name: 'Vialib contributors', contact: {} },
      description: 'Draws what is needed, checks it against the rules of the board house and exports it.',
    }),
  );
  await publish(platform.packagesDir, {
    name: 'Example packages',
    packages: [
      item({
        identifier: 'example.stitcher.via-stitcher',
        name: 'Via Stitcher',
        description: 'Fills copper areas with stitching vias.',
        description_full:
          'Fills the copper areas of a board with stitching vias on a grid of your choice.\n\nKeeps clear of tracks, pads and keep-out areas, and can be run again after every change: it takes its own vias away first.',
        author: { name: 'Ada Moreau', contact: { web: 'https://stitcher.example/', email: 'ada@stitcher.example' } },
        category: 'layout',
        license: 'GPL-3.0',
        tags: ['vias', 'copper-fill'],
        resources: { Homepage: 'https://stitcher.example/', 'Issue tracker': 'javascript:alert(3)' },
        versions: [
          version({ version: '3.0.0', status: 'development', tool_version: '10.0', download_size: 61_213 }),
          version({ version: '2.0.0', status: 'testing', runtime: 'ipc', download_size: 58_213 }),
          version({
            version: '1.4.0',
            platforms: ['windows', 'linux'],
            download_url: 'https://stitcher.example/archives/via-stitcher-1.4.0.zip',
            download_sha256: 'b6d4c1c7e0b6d1b3a9a4f1e36b1b7c1d7e51f0f8a53c1c9a3e0f8d2b6a4c5e71',
            download_size: 48_213,
          }),
          version({ version: '1.3', tool_version: '8.0', tool_version_max: '8', download_size: 48_113 }),
        ],
      }),
      item({
        identifier: 'x.hostile',
        name: HOSTILE,
        description: HOSTILE,
        description_full: HOSTILE,
        author: { name: HOSTILE, contact: { web: 'javascript:alert(4)' } },
        category: HOSTILE,
        resources: { Evil: 'https://u:p@evil.example/', Data: 'data:text/html,<script>alert(5)</script>' },
        versions: [version({ download_url: 'file:///etc/passwd' })],
      }),
      item({
        identifier: 'x.many',
        versions: Array.from({ length: 30 }, (_, minor) => version({ version: `1.${minor}.0` })),
      }),
      item({ identifier: 'x.gone', name: 'Withdrawn', versions: [] }),
      ...many,
      { name: 'bad' },
    ],
    resources: await zip({ 'example.stitcher.via-stitcher/icon.png': PNG }),
  });
});

/** Elements beyond the right edge of their card. */
const findOverflow = (): string[] =>
  [...document.querySelectorAll('.filters *, .package *, .choice *, .title *')]
    .filter((element) => {
      const card = element.closest('.filters, .package, .choice, .title')?.getBoundingClientRect();
      return card && element.getBoundingClientRect().right > card.right + 1;
    })
    .map((element) => `${element.tagName}.${element.className}`);

const PATHS = [
  '/packages',
  '/packages?q=stitcher&tool_version=9.0',
  '/packages/example.stitcher.via-stitcher/?tool_version=9.0&platform=macos',
  '/packages/x.hostile/',
  '/packages/x.gone/',
  '/packages/check',
];

describe('the packages page in Chromium', () => {
  it.each([
    [390, 'light'],
    [390, 'dark'],
    [1280, 'light'],
    [1280, 'dark'],
  ] as const)('has no console errors, requests to other hosts or overflow at %i px, %s', async (width, scheme) => {
    await visit(browser(), width, scheme, async ({ page, complaints, hosts }) => {
      for (const [at, path] of PATHS.entries()) {
        await page.goto(platform.url + path);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide, path).toBeLessThanOrEqual(0);
        expect(await page.evaluate(findOverflow), path).toEqual([]);
        const folder = process.env['SCREENSHOTS'];
        if (folder) await page.screenshot({ path: `${folder}/${at}-${width}-${scheme}.png` });
      }
      expect(complaints).toEqual([]);
      expect([...hosts]).toEqual([platform.url]);
    });
  });

  it('validates files one after another, shows progress, and can be stopped', async () => {
    await visit(browser(), 1280, 'light', async ({ page, complaints }) => {
      await page.goto(`${platform.url}/packages`);
      await page.getByRole('link', { name: 'Validate your files' }).click();
      const file = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
      const good = file('good.json', JSON.stringify(item({ identifier: 'example.good' })));
      const bad = file('bad.json', JSON.stringify({ ...item({ identifier: 'example.bad' }), license: 'GPLv3' }));
      const broken = file('broken.json', '{');
      const verdicts = page.getByRole('list', { name: 'Results' }).locator(':scope > li');
      await page.locator('input[type=file]').setInputFiles([good, bad, broken]);
      await expect.poll(() => verdicts.count()).toBe(3);
      const texts = await verdicts.allTextContents();
      expect(texts[0]).toBe('good.json valid');
      expect(texts[1]).toMatch(/^bad\.json invalid.*\/license.*GPL-3\.0/);
      expect(texts[2]).toMatch(/^broken\.json invalid.*Not valid JSON/);
      expect(await page.locator('.running').isHidden()).toBe(true);
      const asked: (() => void)[] = [];
      await page.route('**/packages/validate', async (route) => {
        await new Promise<void>((go) => asked.push(go));
        await route.continue().catch(() => {});
      });
      await page.locator('input[type=file]').setInputFiles([bad, good]);
      await page.getByRole('status').getByText('1 of 2: bad.json').waitFor();
      expect(await page.locator('progress').getAttribute('max')).toBe('2');
      await page.getByRole('button', { name: 'Stop' }).click();
      expect(await page.locator('.running').isHidden()).toBe(true);
      expect(await verdicts.count()).toBe(0);
      for (const go of asked) go();
      expect(complaints).toEqual([]);
    });
  });

  it('does not run scripts from package details, and links only to the web', async () => {
    await visit(browser(), 1280, 'light', async ({ page, complaints }) => {
      await page.goto(`${platform.url}/packages/x.hostile/`);
      expect(await page.locator('h1').textContent()).toBe(HOSTILE);
      const links = await page
        .locator('main a')
        .evaluateAll((all) =>
          all.map((link) => ({ href: (link as HTMLAnchorElement).href, rel: link.getAttribute('rel') })),
        );
      expect(links.filter(({ href }) => !href.startsWith(platform.url))).toEqual([]);
      await page.goto(`${platform.url}/packages/example.stitcher.via-stitcher/`);
      const outside = page.locator('main a[href^="https://stitcher.example/"]');
      for (const rel of await outside.evaluateAll((all) => all.map((link) => link.getAttribute('rel')))) {
        expect(rel).toBe('noopener noreferrer nofollow ugc');
      }
      expect(complaints).toEqual([]);
    });
  });

  it('copies the install command, also after the results have changed', async () => {
    await visit(browser(), 1280, 'light', async ({ page, complaints }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: platform.url });
      await page.goto(`${platform.url}/packages/example.stitcher.via-stitcher/`);
      await page.getByLabel('System').selectOption('linux');
      await page.getByText('The best version on Linux').waitFor();
      const copy = page.getByRole('button', { name: 'Copy Install' });
      await copy.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Copied Install' }).waitFor();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe('annex packages install example.stitcher.via-stitcher');
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await page.evaluate(hideClipboard);
      await copy.click();
      await page.getByRole('button', { name: 'Copied Install' }).waitFor();
      await page.evaluate(showClipboard);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copied);
      expect(complaints).toEqual([]);
    });
  });

  it('updates results while the user types, and keeps the filters in the address', async () => {
    await visit(browser(), 1280, 'light', async ({ page, complaints }) => {
      await page.goto(`${platform.url}/packages`);
      await page.keyboard.press('/');
      await page.keyboard.type('stitcher');
      await page.waitForURL('**/packages?q=stitcher');
      expect(await page.locator('.package h2').allTextContents()).toEqual(['Via Stitcher']);
      await page.getByLabel('Tool version').fill('7.0');
      await page.waitForURL('**/packages?q=stitcher&tool_version=7.0');
      await page.getByText('No matching packages').waitFor();
      await page.getByText('1 more with no matching version').click();
      await page.getByRole('link', { name: 'Via Stitcher' }).click();
      await page.waitForURL('**/packages/example.stitcher.via-stitcher/');
      expect(complaints).toEqual([]);
    });
  });

  it('shows which version is compatible, and why the others are not', async () => {
    await visit(browser(), 1280, 'light', async ({ page, complaints }) => {
      await page.goto(`${platform.url}/packages/example.stitcher.via-stitcher/`);
      expect(await page.locator('.verdict').textContent()).toContain('Install 1.4.0');
      await page.getByLabel('Tool version').fill('9.0');
      await page.getByLabel('System').selectOption('macos');
      await page.getByText('Install 2.0.0').waitFor();
      expect(await page.locator('.versions .why').allTextContents()).toEqual([
        '–no, requires tool 10.0 or later',
        '✓yes, selected',
        '–no, supports only windows, linux',
        '–no, supports tool up to 8',
      ]);
      await page.getByLabel('Tool version').fill('6');
      await page.getByText('No version works on tool 6, macOS.').waitFor();
      await page.goto(`${platform.url}/packages/x.many/?platform=any`);
      const cut = () =>
        page.locator('.scroll').evaluateAll((all) => all.map((box) => box.scrollHeight - box.clientHeight));
      expect(await cut()).toEqual([0, 0]);
      expect(await page.locator('.versions tbody tr:visible').count()).toBe(20);
      await page.getByText('Show 10 older versions').click();
      expect(await page.locator('.versions tbody tr:visible').count()).toBe(30);
      expect(await cut()).toEqual([0, 0]);
      expect(complaints).toEqual([]);
    });
  });

  it('works without JavaScript', async () => {
    const context = await browser().newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${platform.url}/packages`);
    await page.getByLabel('Search packages').fill('stitcher');
    await page.getByRole('button', { name: 'Search' }).click();
    expect(await page.locator('.package h2').allTextContents()).toEqual(['Via Stitcher']);
    await context.close();
  });

  it('remembers the filters for this machine, and shows all versions on a phone', async () => {
    await visit(browser(), 390, 'light', async ({ page, complaints }) => {
      await page.goto(`${platform.url}/packages/example.stitcher.via-stitcher/`);
      await page.getByLabel('System').selectOption('macos');
      await page.getByLabel('tool version').fill('9.0');
      await page.getByText('The best version on tool 9.0, macOS.').waitFor();
      await page.goto(`${platform.url}/packages`);
      await page.waitForURL(/tool_version=9\.0&platform=macos/);
      await page.goto(`${platform.url}/packages/example.stitcher.via-stitcher/`);
      await page.getByText('The best version on tool 9.0, macOS.').waitFor();
      expect(await page.locator('.versions tbody tr').count()).toBe(4);
      expect(complaints).toEqual([]);
    });
  });
});
