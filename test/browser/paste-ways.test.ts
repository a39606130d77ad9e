// Three ways to add an image in three places of the widget: each saves the same files.
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawPixels, pixelsOf, png, sizeOf, zlibLevel } from '../areas/paste/pixels.ts';
import { useRunning } from '../running.ts';
import { useOwnHeadlessShell } from './chromium.ts';
import { PLACES, poll, WAYS, type Widget } from './paste-widget.ts';

const small = await png(drawPixels(320, 200));
const wide = await png(drawPixels(1600, 200));
const narrowed = await sharp(wide).resize(1568, 196).ensureAlpha().raw().toBuffer();
const browser = useOwnHeadlessShell();
const running = useRunning();

/** The saved pair of files, once the widget shows its path. Checks that their sizes match their names. */
async function savedPair({ viewer, frame }: Widget, file: string) {
  await poll(() => frame.locator('#path').textContent()).toBe(file);
  const [latest] = (await viewer.client.listPastes({ query: { limit: 1 } })).screenshots;
  expect(latest?.file).toBe(file);
  const optimized = await viewer.read(file);
  const original = await viewer.read(latest?.original ?? '');
  expect(latest).toMatchObject({ bytes: optimized.length, received_bytes: original.length });
  expect(await sizeOf(optimized)).toBe(`${latest?.width}x${latest?.height}`);
  expect(await sizeOf(original)).toBe(`${latest?.original_width}x${latest?.original_height}`);
  expect(zlibLevel(optimized)).toBe('maximum');
  return { optimized, original };
}

describe.each(PLACES)('The widget in %s', (_, open) => {
  let widget: Widget;
  beforeAll(async () => {
    widget = await open(running, browser);
  });

  it.each(WAYS)(
    'saves an image that is %s: lossless, resized to at most 1568 px [E-purpose-widget]',
    async (way, handOver) => {
      const before = await widget.viewer.files();
      const [word] = way.split(' ');
      await handOver(widget, small, `Small board ${word}`, running);
      const kept = await savedPair(widget, `screenshots/sp/small-board-${word}-320x200.png`);
      expect((await pixelsOf(kept.optimized)).equals(await pixelsOf(small))).toBe(true);

      await handOver(widget, wide, `Wide board ${word}`, running);
      const resized = await savedPair(widget, `screenshots/sp/wide-board-${word}-1568x196.png`);
      expect((await pixelsOf(resized.optimized)).equals(narrowed)).toBe(true);
      if (way === 'pasted with Control+V') {
        const { page, frame } = widget;
        await poll(() => frame.locator('#copied').textContent()).toMatch(/^Copied the path/);
        await page.evaluate(() => window.focus());
        const path = await page.evaluate(() => navigator.clipboard.readText());
        expect(path).toBe(await frame.locator('#full-path').textContent());
      }

      for (const [sent, { original }] of [
        [small, kept],
        [wide, resized],
      ] as const) {
        // Chromium encodes clipboard images again; files arrive unchanged.
        if (way === 'pasted with Control+V') {
          expect((await pixelsOf(original)).equals(await pixelsOf(sent))).toBe(true);
        } else expect(original.equals(sent)).toBe(true);
      }
      expect((await widget.viewer.files()).filter((file) => !before.includes(file))).toEqual([
        `small-board-${word}-320x200-original.png`,
        `small-board-${word}-320x200.png`,
        `wide-board-${word}-1568x196.png`,
        `wide-board-${word}-1600x200-original.png`,
      ]);
      // A frame without an origin may not use the clipboard API, and Chromium says so.
      expect(widget.wrong.filter((line) => !/clipboard/i.test(line))).toEqual([]);
    },
  );
});
