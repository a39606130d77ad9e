// Compares screenshots of a panel through the public API with Playwright's of the same element, one after the other, and
// measures how far the colours are off: at several pixel ratios of the screen and sizes of the window.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { COLOUR_GRID, colourError } from '../soak/workspace/colour-grid.ts';
import { Environment } from '../soak/workspace/environment.ts';
import type { BenchOptions } from './options.ts';
import type { Goal } from './rounds.ts';
import { median } from './table.ts';

/** Size of the window in CSS pixels, and device pixels per CSS pixel. */
const SCREENS = [
  { width: 1280, height: 800, ratio: 1 },
  { width: 1920, height: 1080, ratio: 1 },
  { width: 1163, height: 701, ratio: 1.5 },
  { width: 900, height: 600, ratio: 2 },
  { width: 640, height: 480, ratio: 3 },
] as const;
type Screen = (typeof SCREENS)[number];
const WARM_UP = 3;
const PICTURES_PER_ROUND = 8;
const SHARED_MS = 10_000;
const path = { owner: 'demo', repo: 'pictures' };

export async function measurePictures({ rounds }: BenchOptions) {
  const site = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(COLOUR_GRID));
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const url = `http://localhost:${(site.address() as AddressInfo).port}/`;
  const rows: string[][] = [];
  const goals: Goal[] = [];
  try {
    for (const screen of SCREENS) {
      const { ours, theirs, error } = await measureScreen(screen, url, rounds * PICTURES_PER_ROUND);
      const name = `${screen.width} x ${screen.height} at ${screen.ratio}`;
      const [p50, p95] = [median, percentile95].map((of) => [of(ours).toFixed(0), of(theirs).toFixed(0)]);
      rows.push([`screenshot, ${name}, p50 in ms`, ...(p50 ?? [])], [`screenshot, ${name}, p95 in ms`, ...(p95 ?? [])]);
      rows.push([`colour error, ${name}, levels of 255`, String(error), '']);
      const ratio = median(ours) / median(theirs);
      const atMost = screen.width === 1280 ? 0.6 : 0.8; // larger pictures are scaled and encoded longer
      goals.push({ name: `screenshot / locator.screenshot, ${name}, p50`, measured: ratio, atMost });
      goals.push({ name: `colour error, ${name}`, measured: error, atMost: 5 });
    }
  } finally {
    site.closeAllConnections();
    site.close();
  }
  return { rows, goals };
}

async function measureScreen({ width, height, ratio }: Screen, url: string, count: number) {
  const flags = [`--force-device-scale-factor=${ratio}`, `--window-size=${width},${height}`];
  const environment = await Environment.start({ direct: true, size: null, flags: () => flags });
  try {
    const { api } = environment;
    const control = (body: object) => api.controlWebview({ path, body: { panelId: 'leaf-1', ...body } as never });
    await control({ action: 'setHeaderHidden', hidden: true });
    await control({ action: 'navigate', url });
    const page = await environment.open(path.repo);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const late = performance.now() + SHARED_MS;
    while (!(await api.getScreenshotStatus({ path })).tabShared && performance.now() < late) await setTimeout(50);
    const panel = page.locator('.webview');
    const picture = { scope: 'panel', panelId: 'leaf-1' } as const;
    const [ours, theirs, errors] = [[] as number[], [] as number[], [] as number[]];
    const sides = [
      async () => {
        const start = performance.now();
        const { dataUrl } = await api.captureScreenshot({ path, body: picture });
        ours.push(performance.now() - start);
        errors.push(await colourError(dataUrl));
      },
      async () => {
        const start = performance.now();
        await panel.screenshot();
        theirs.push(performance.now() - start);
      },
    ];
    for (let taken = 0; taken < WARM_UP + count; taken++) {
      for (const take of taken % 2 ? sides.toReversed() : sides) await take();
    }
    return { ours: ours.slice(WARM_UP), theirs: theirs.slice(WARM_UP), error: Math.max(...errors) };
  } finally {
    await environment.stop();
  }
}

const percentile95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;
