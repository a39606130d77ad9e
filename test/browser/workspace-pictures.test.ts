// Screenshots with true colours at any size, and of pages that make them hard.
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { COLOUR_GRID, colourError } from '../../scripts/soak/workspace/colour-grid.ts';
import { colourAt } from '../../scripts/soak/workspace/picture-colour.ts';
import { Problem } from '../../src/sdk/index.ts';
import { rover } from '../areas/workspace/workspace.ts';
import { useRunning } from '../running.ts';
import { useChromium } from './chromium.ts';
import { type OpenWorkspace, startOpenWorkspace, useSite } from './workspace.ts';

/** Levels of 255. */
const MAX_ERROR = 5;
const SIZE = { width: 900, height: 600 };
const PANEL = { scope: 'panel', panelId: 'leaf-1', maxDimension: 8192 } as const;

/** 20,000 lines, 400,000 pixels high. */
const HUGE = `<body style="margin: 0; background: rgb(0, 255, 0)">${'<p style="height: 20px; margin: 0">'.repeat(20_000)}`;
/** Paints in every frame, is busy most of the time, and never finishes loading. */
const RESTLESS = `<body style="margin: 0; background: rgb(255, 0, 255)"><img src="/never"><b id="b">0</b><script>
const spin = () => { for (const end = performance.now() + 40; performance.now() < end;); b.textContent++; requestAnimationFrame(spin) };
spin()</script>`;
const BLUE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10" fill="blue"/></svg>';

describe('screenshots of panels with true colours', { timeout: 60_000 }, () => {
  const running = useRunning();
  const browser = useChromium();
  const images = useSite((_, response) => response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(BLUE));
  const site = useSite(({ url }, response) => {
    if (url === '/never') return;
    const image = `<body style="margin: 0"><img src="${images()}/blue.svg" style="width: 100vw; height: 100vh">`;
    const pages: Readonly<Record<string, string>> = { '/huge': HUGE, '/restless': RESTLESS, '/image': image };
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(pages[url ?? ''] ?? COLOUR_GRID);
  });

  const show = async ({ api }: OpenWorkspace, path: string) => {
    await api.controlWebview({ path: rover, body: { panelId: 'leaf-1', action: 'setHeaderHidden', hidden: true } });
    await api.controlWebview({ path: rover, body: { panelId: 'leaf-1', action: 'navigate', url: site() + path } });
  };
  const share = async ({ api }: OpenWorkspace, page: Page) => {
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect.poll(async () => (await api.getScreenshotStatus({ path: rover })).tabShared).toBe(true);
  };
  const openShared = async (path: string) => {
    const workspace = await startOpenWorkspace(running, browser);
    await show(workspace, path);
    const page = await workspace.open(SIZE);
    await share(workspace, page);
    return {
      ...workspace,
      page,
      take: (body = {}) => workspace.api.captureScreenshot({ path: rover, body: { ...PANEL, ...body } }),
    };
  };

  it('has colours at most 5 levels off, also when the window or its pixel ratio changes', async () => {
    const { page, take, complaints } = await openShared('/');
    const session = await page.context().newCDPSession(page);
    const screens = [
      [900, 600, 1],
      [1163, 701, 1],
      [1001, 777, 1.25],
      [800, 500, 2],
      [803, 501, 3],
      [1400, 900, 0.67],
      [620, 480, 1], // narrow: panels reach the edges of the window
      [2600, 1400, 1],
    ] as const;
    for (const [width, height, deviceScaleFactor] of screens) {
      const screen = { screenWidth: 1280, screenHeight: 720 };
      const metrics = { width, height, deviceScaleFactor, mobile: false, ...screen };
      await session.send('Emulation.setDeviceMetricsOverride', metrics);
      await expect.poll(() => page.evaluate('[innerWidth, innerHeight]')).toEqual([width, height]);
      const name = `${width} x ${height} at ${deviceScaleFactor}`;
      // The framed page has its own process. Until that has painted, pictures show the page as the screen does.
      await expect
        .poll(async () => colourError((await take()).dataUrl), { message: name })
        .toBeLessThanOrEqual(MAX_ERROR);
      for (let taken = 0; taken < 2; taken++) {
        const picture = await take();
        const box = await page.locator('.webview').boundingBox();
        // Chromium captures an emulated device with the pixels of the real screen, which has a ratio of 1.
        const scale = Math.min(1, deviceScaleFactor);
        expect(Math.abs(picture.width - (box?.width ?? 0) * scale), name).toBeLessThan(1);
        expect(Math.abs(picture.height - (box?.height ?? 0) * scale), name).toBeLessThan(1);
        expect(await colourError(picture.dataUrl), name).toBeLessThanOrEqual(MAX_ERROR);
      }
    }
    expect(await colourError((await take({ maxDimension: 300 })).dataUrl)).toBeLessThanOrEqual(MAX_ERROR);
    expect(complaints).toEqual([]);
  });

  it.each([
    ['/huge', [0, 255, 0], true],
    ['/restless', [255, 0, 255], false],
    ['/image', [0, 0, 255], true],
  ] as const)('captures a page that is huge, restless or made of foreign images: %s', async (path, colour, loaded) => {
    const { take, page } = await openShared(path);
    await page.frameLocator('iframe').locator('body').waitFor({ state: 'attached' });
    const picture = await take();
    expect(picture.loaded).toBe(loaded);
    const shown = await colourAt(picture.dataUrl, 0.9, 0.9);
    for (const [part, value] of colour.entries()) {
      expect(Math.abs((shown[part] ?? 0) - value), `${shown}`).toBeLessThanOrEqual(MAX_ERROR);
    }
  });

  it('leaves the page as it was, without the dot', async () => {
    const { take, page } = await openShared('/');
    const box = await page.locator('iframe').boundingBox();
    const { dataUrl, width, height } = await take({ scope: 'workspace', panelId: undefined });
    const { channels } = await sharp(Buffer.from(dataUrl.replace(/^[^,]*,/, ''), 'base64'))
      .extract({ left: width - 2, top: height - 2, width: 2, height: 2 })
      .stats();
    expect(channels[0]?.mean, 'no green corner').toBeGreaterThan(60);
    expect(await page.locator('iframe').boundingBox()).toEqual(box);
    expect(await page.locator('.capture-dot, .captured').count()).toBe(0);
  });

  it('fails with a problem when the page is closed or the share ends meanwhile', async () => {
    const { take, page, platform } = await openShared('/');
    await take();
    const takeUntilOver = async () => {
      for (;;) {
        const outcome = await outcomeOf(take());
        if (outcome !== 'done') return outcome;
      }
    };
    const ended = Array.from({ length: 4 }, takeUntilOver);
    await page.getByRole('button', { name: 'Sharing' }).click();
    expect(await Promise.all(ended)).toEqual(Array(4).fill('sharing-off'));
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect.poll(() => outcomeOf(take())).toBe('done');
    const closed = Array.from({ length: 4 }, () => outcomeOf(take()));
    await page.close();
    const advancing = setInterval(() => platform.clock.advance(1_000), 100); // a closed browser has time to come back
    for (const outcome of await Promise.all(closed).finally(() => clearInterval(advancing))) {
      expect(['done', 'capture-failed', 'no-browser']).toContain(outcome);
    }
  });
});

const outcomeOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof Problem ? error.name : error),
  );
