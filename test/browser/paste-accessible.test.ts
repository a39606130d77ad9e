// The paste widget and its editor: axe in both color schemes, on small and large screens.
import { describe, expect, it } from 'vitest';
import { drawPixels, png } from '../areas/paste/pixels.ts';
import { useRunning } from '../running.ts';
import { pageFaults } from './axe.ts';
import { useOwnHeadlessShell } from './chromium.ts';
import { openInPage } from './paste-widget.ts';

const browser = useOwnHeadlessShell();
const running = useRunning();

describe('The paste widget', () => {
  it('is accessible and fits, before, during and after an edit', { timeout: 60_000 }, async () => {
    const widget = await openInPage(running, browser);
    const { frame, page } = widget;
    expect(await pageFaults(page)).toEqual([]);
    await frame.getByLabel('Edit before saving').check();
    const buffer = await png(drawPixels(1200, 700));
    await frame.locator('#file').setInputFiles({ name: 'board.png', mimeType: 'image/png', buffer });
    await frame.locator('.editor').waitFor({ state: 'visible' });
    expect(await pageFaults(page)).toEqual([]);
    expect(await frame.evaluate(() => document.activeElement === document.body)).toBe(false);
    await frame.locator('.editor').getByRole('button', { name: 'Save' }).click();
    await frame.locator('.result').waitFor({ state: 'visible' });
    expect(await pageFaults(page)).toEqual([]);
    expect(await frame.evaluate(() => document.activeElement === document.body)).toBe(false);
  });
});
