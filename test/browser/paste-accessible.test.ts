// The paste widget and its editor: axe in both color schemes, on small and large screens.
import { describe, expect, it } from 'vitest';
import { drawPixels, png } from '../areas/paste/pixels.ts';
import { useRunning } from '../running.ts';
import { COLOURS, violations } from './axe.ts';
import { useOwnHeadlessShell } from './chromium.ts';
import { openInPage, type Widget } from './paste-widget.ts';

const browser = useOwnHeadlessShell();
const running = useRunning();

/** In the light scheme with all rules, in the dark one only those about colors. */
async function complaintsOf({ page }: Widget): Promise<string[]> {
  const found: string[] = [];
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
      found.push(...(await violations(page, colorScheme === 'dark' ? COLOURS : undefined)));
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) found.push(`${overflow} px too wide at ${width}`);
  }
  return found;
}

describe('The paste widget', () => {
  it('is accessible and fits, before, during and after an edit', { timeout: 60_000 }, async () => {
    const widget = await openInPage(running, browser);
    const { frame } = widget;
    expect(await complaintsOf(widget)).toEqual([]);
    await frame.getByLabel('Edit before saving').check();
    const buffer = await png(drawPixels(1200, 700));
    await frame.locator('#file').setInputFiles({ name: 'board.png', mimeType: 'image/png', buffer });
    await frame.locator('.editor').waitFor({ state: 'visible' });
    expect(await complaintsOf(widget)).toEqual([]);
    expect(await frame.evaluate(() => document.activeElement === document.body)).toBe(false);
    await frame.locator('.editor').getByRole('button', { name: 'Save' }).click();
    await frame.locator('.result').waitFor({ state: 'visible' });
    expect(await complaintsOf(widget)).toEqual([]);
    expect(await frame.evaluate(() => document.activeElement === document.body)).toBe(false);
  });
});
