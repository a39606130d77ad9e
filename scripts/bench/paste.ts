// How small the files get, and how much the way from POST to 201 adds to the pixel work. Screens of the table in
// test/paste at three sizes; ratios within one run.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { DEFAULTS } from '../../generated/config/defaults.ts';
import { systemClock } from '../../src/clock.ts';
import { createLog } from '../../src/log/log.ts';
import { loadSharp } from '../../src/paste/picture.ts';
import { startViewer } from '../../src/servers/viewer.ts';
import { SCREENS } from '../../test/paste/screens.ts';
import { findChromium } from '../chromium.ts';
import type { Bench } from './options.ts';
import { conclude } from './rounds.ts';
import { median, table } from './table.ts';

const SIZES = [
  { name: '1280x720', scale: 1 },
  { name: '2560x1440', scale: 2 },
  { name: '3840x2160', scale: 3 },
] as const;
const MAX_BYTES_RATIO = 0.85;
const MAX_TIME_RATIO = 1.3;
/** Timing goes over a part of the screens: every one of them is sent in every round. */
const TIMED_SCREENS = 5;

interface Picture {
  readonly size: string;
  readonly title: string;
  readonly bytes: Buffer;
}

interface Size {
  readonly size: string;
  readonly bytesRatio: number;
  readonly timeRatio: number;
  readonly lossless: string;
}

export const paste: Bench = async (options) => {
  const pictures = await draw();
  const projectDir = await mkdtemp(join(tmpdir(), 'annex-bench-paste-'));
  const ocr = { enabled: false, timeoutMs: 1, idleMs: 1 };
  const viewer = await startViewer({
    host: '127.0.0.1',
    port: 0,
    clock: systemClock,
    log: createLog('silent'),
    violations: 'report',
    projectDir,
    paste: { ocr },
  });
  try {
    const results: Size[] = [];
    let [ours, plain] = [0, 0];
    for (const { name } of SIZES) {
      const own = pictures.filter(({ size }) => size === name);
      const files = await comparedFiles(own, viewer.url);
      ours += files.ours;
      plain += files.plain;
      const timeRatio = await comparedTimes(own.slice(0, TIMED_SCREENS), viewer.url, options.rounds);
      results.push({ size: name, bytesRatio: files.ours / files.plain, timeRatio, lossless: files.lossless });
    }
    const bytesRatio = ours / plain;
    const timeRatio = median(results.map((result) => result.timeRatio));
    console.log(
      table([
        ['size', 'bytes / sharp level 9', 'POST to 201 / bare sharp', 'unresized and lossless'],
        ...results.map((result) => [
          result.size,
          result.bytesRatio.toFixed(3),
          result.timeRatio.toFixed(2),
          result.lossless,
        ]),
        ['all', bytesRatio.toFixed(3), timeRatio.toFixed(2), ''],
      ]),
    );
    const lossless = results.filter((result) => result.lossless === '' || /^(\d+) of \1$/.test(result.lossless));
    const goals = [
      { name: 'bytes', measured: bytesRatio, atMost: MAX_BYTES_RATIO },
      { name: 'time', measured: timeRatio, atMost: MAX_TIME_RATIO },
      { name: 'sizes at which every unresized file is lossless', measured: lossless.length, atLeast: SIZES.length },
    ];
    return await conclude('paste', goals, options, { results });
  } finally {
    await viewer.close();
    await rm(projectDir, { recursive: true, force: true });
  }
};

async function draw(): Promise<Picture[]> {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const pictures: Picture[] = [];
    for (const { name, scale } of SIZES) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, deviceScaleFactor: scale });
      for (const { title, html } of SCREENS) {
        await page.setContent(html);
        pictures.push({ size: name, title, bytes: await page.screenshot() });
      }
      await page.close();
    }
    return pictures;
  } finally {
    await browser.close();
  }
}

const fitting = {
  width: DEFAULTS.paste.maxEdgePx,
  height: DEFAULTS.paste.maxEdgePx,
  fit: 'inside',
  withoutEnlargement: true,
} as const;

async function comparedFiles(pictures: readonly Picture[], url: string) {
  const sharp = await loadSharp();
  let [ours, plain, unresized, lossless] = [0, 0, 0, 0];
  for (const { bytes, title } of pictures) {
    const answer = await post(url, bytes, title);
    const { id, width, original_width } = (await answer.json()) as {
      id: string;
      width: number;
      original_width: number;
    };
    const saved = Buffer.from(await (await fetch(`${url}/screenshot-paste/${id}/image`)).arrayBuffer());
    ours += saved.byteLength;
    plain += (await sharp(bytes).resize(fitting).png({ compressionLevel: 9 }).toBuffer()).byteLength;
    if (width !== original_width) continue;
    unresized++;
    const [before, after] = await Promise.all([bytes, saved].map((png) => sharp(png).ensureAlpha().raw().toBuffer()));
    if (before && after?.equals(before)) lossless++;
  }
  return { ours, plain, lossless: unresized === 0 ? '' : `${lossless} of ${unresized}` };
}

/** Alternating, so that whatever else the machine does falls on both. */
async function comparedTimes(pictures: readonly Picture[], url: string, rounds: number): Promise<number> {
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++) {
    let [whole, bare] = [0, 0];
    for (const { bytes, title } of pictures) {
      bare += await timed(() => bareWork(bytes));
      whole += await timed(async () => (await post(url, bytes, `${title} ${round}`)).json());
    }
    ratios.push(whole / bare);
  }
  return median(ratios);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** What has to be done in any case: decode and fit once, encode with both filters at once. */
async function bareWork(bytes: Buffer): Promise<void> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(bytes).autoOrient().resize(fitting).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  await Promise.all(
    [false, true].map((adaptiveFiltering) =>
      sharp(data, { raw: { width, height, channels } }).png({ compressionLevel: 9, adaptiveFiltering }).toBuffer(),
    ),
  );
}

async function post(url: string, bytes: Buffer, title: string): Promise<Response> {
  const answer = await fetch(`${url}/screenshot-paste?title=${encodeURIComponent(title)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'image/png' },
    body: new Uint8Array(bytes),
  });
  if (answer.status !== 201) throw new Error(`the viewer answered ${answer.status}`);
  return answer;
}
