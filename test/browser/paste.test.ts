// The paste widget in Chromium: its display, its actions, and access from other origins.
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Frame, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { startModel } from '../areas/paste/model.ts';
import { drawPixels, png } from '../areas/paste/pixels.ts';
import { runViewer } from '../areas/paste/viewer.ts';
import { useRunning } from '../running.ts';
import { useOwnHeadlessShell } from './chromium.ts';
import { hideClipboard, showClipboard } from './clipboard.ts';
import { openInPage, PLACES, poll, servePage, WAYS, type Widget } from './paste-widget.ts';

const browser = useOwnHeadlessShell();
const running = useRunning();

/** Without the browser's file dialog. */
const choose = (frame: Frame, buffer: Buffer, name = 'image.png', mimeType = 'image/png') =>
  frame.locator('#file').setInputFiles({ name, mimeType, buffer });

describe('The widget', () => {
  it('copies the image, deletes, undoes, searches, and names the file that failed', async () => {
    const { viewer, page, frame } = await openInPage(running, browser);
    await frame.locator('#file').setInputFiles([
      { name: 'first board.png', mimeType: 'image/png', buffer: await png(drawPixels(30, 20)) },
      { name: 'torn.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
      { name: 'second board.png', mimeType: 'image/png', buffer: await png(drawPixels(40, 20)) },
    ]);
    await poll(() => frame.locator('.recent b').allTextContents()).toEqual(['second-board', 'first-board']);
    await poll(() => frame.locator('.failure span').textContent()).toContain('torn.png: This file is not an image');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.bringToFront();
    await frame.getByRole('button', { name: 'Copy image' }).click();
    await frame.getByRole('button', { name: 'Copied', exact: true }).waitFor();
    const types = () => focused(page, () => page.evaluate(async () => (await navigator.clipboard.read())[0]?.types));
    expect(await types()).toEqual(['image/png']);
    await frame.getByRole('button', { name: 'Delete' }).click();
    await poll(() => frame.locator('.recent b').allTextContents()).toEqual(['first-board']);
    await frame.locator('#restore').click();
    await poll(() => frame.locator('.recent b').allTextContents()).toEqual(['second-board', 'first-board']);
    expect(await viewer.files()).toHaveLength(4);
    await frame.locator('#search').fill('first');
    await poll(() => frame.locator('.recent b').allTextContents()).toEqual(['first-board']);
    await frame.locator('#search').fill('nothing like it');
    await frame.locator('#no-match').waitFor({ state: 'visible' });
  });
});

describe('The size of the copy in the widget', () => {
  it('is compared with the original at once', async () => {
    const { page, frame } = await openInPage(running, browser);
    await page.evaluate(() => {
      const texts: string[] = [];
      Object.assign(window, { texts });
      const saved = document.querySelector('#saved') as HTMLElement;
      new MutationObserver(() => texts.push(saved.textContent ?? '')).observe(saved, { childList: true });
    });
    await choose(frame, await png(drawPixels(900, 700)), 'patches.png');
    await poll(() => frame.locator('#saved').textContent()).toMatch(/^[\d.]+ % smaller$/);
    const texts = await page.evaluate(() => (window as unknown as { texts: string[] }).texts);
    expect(new Set(texts).size).toBe(1);
  });
});

describe('A page on another port of this machine', () => {
  it('cannot frame the widget', async () => {
    const viewer = await runViewer(running, { platformUrl: () => 'http://127.0.0.1:8790' });
    const context = await browser().newContext();
    running.onClose(() => context.close());
    const page = await context.newPage();
    const refused = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()));
    await page.goto(await servePage(running, `<!doctype html><iframe src="${viewer.url}/screenshot-paste"></iframe>`));
    await refused;
    expect(page.frames().map((frame) => frame.url())).not.toContain(`${viewer.url}/screenshot-paste`);
  });
});

describe('Ctrl+V in the widget', () => {
  it('puts the path on the clipboard while the name is still searched for, and can be told not to [E-path-copied]', async () => {
    const { model, answer } = await startModel(running, 'login-dialog');
    const widget = await openInPage(running, browser, { paste: { model } });
    const { viewer, page, frame } = widget;
    const [, pressPaste] = WAYS[0] ?? [];
    const clipboard = () => focused(page, () => page.evaluate(() => navigator.clipboard.readText()));
    await page.route('**/screenshot-paste', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 6_000)); // longer than a browser allows a copy after a key
      await route.continue();
    });
    await pressPaste?.(widget, await png(drawPixels(30, 20)), '', running);
    await frame.locator('#copied').waitFor({ state: 'visible' });
    expect(await frame.locator('#copied').textContent()).toBe('Copied the path. Paste it into your terminal.');
    const path = await clipboard();
    expect(path).toBe(await frame.locator('#full-path').textContent());
    expect(await frame.locator('#searching').isVisible()).toBe(true);
    expect(await frame.locator('#copy-markdown').isDisabled()).toBe(true);
    answer();
    await poll(() => frame.locator('#path').textContent()).toBe('screenshots/sp/login-dialog-30x20.png');
    expect(existsSync(path)).toBe(true);
    expect(path.startsWith(viewer.projectDir)).toBe(true);

    await page.unroute('**/screenshot-paste');
    await frame.locator('#copy-after').uncheck();
    await pressPaste?.(widget, await png(drawPixels(50, 20)), 'Kept', running);
    await poll(() => frame.locator('#path').textContent()).toBe('screenshots/sp/kept-50x20.png');
    expect(await frame.locator('#copied').isHidden()).toBe(true);
    await page.reload();
    expect(await frame.locator('#copy-after').isChecked()).toBe(false);
  }, 60_000);

  it('selects the path if the browser does not allow any copy', async () => {
    const widget = await openInPage(running, browser);
    const { page, frame } = widget;
    const [, pressPaste] = WAYS[0] ?? [];
    await page.evaluate(() => {
      const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      document.execCommand = () => false;
      const refuseAll = () => Object.assign(navigator.clipboard, { write: refuse, writeText: refuse });
      document.addEventListener('paste', refuseAll, true); // before the widget
    });
    await pressPaste?.(widget, await png(drawPixels(30, 20)), 'Board', running);
    await poll(() => frame.locator('#copied').textContent()).toContain('Press Ctrl+C to copy the selected path.');
    const selected = await page.evaluate(() => String(getSelection()));
    expect(selected).toBe(await frame.locator('#full-path').textContent());
  });
});

describe('The instructions of the widget', () => {
  it.each([
    ['a phone', { hasTouch: true, isMobile: true }, 'Choose or take a photo'],
    ['a Mac', { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' }, 'Press ⌘ V, or drop files here'],
    ['another computer', {}, 'Press Ctrl V, or drop files here'],
  ])('match %s', async (_, device, words) => {
    const viewer = await runViewer(running);
    const context = await browser().newContext(device);
    running.onClose(() => context.close());
    const page = await context.newPage();
    await page.goto(`${viewer.url}/screenshot-paste`);
    expect(await page.locator('.zone strong:visible').innerText()).toBe(words);
  });
});

describe('Copy text in the widget', () => {
  it('copies the text in an image, and says if there is none', async () => {
    const ocr = { enabled: true, timeoutMs: 60_000, idleMs: 60_000 };
    const { page, frame } = await openInPage(running, browser, { paste: { ocr } });
    const written = await page.context().newPage();
    await written.setContent('<body style="font: 40px sans-serif">Firmware update failed');
    const picture = await written.screenshot({ clip: { x: 0, y: 0, width: 600, height: 120 } });
    await written.close();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.bringToFront();
    await choose(frame, picture, 'text.png');
    await frame.getByRole('button', { name: 'Copy text' }).click();
    await frame.getByRole('button', { name: 'Copied', exact: true }).waitFor();
    const clipboard = await focused(page, () => page.evaluate(() => navigator.clipboard.readText()));
    expect(clipboard.trim()).toBe('Firmware update failed');
    // The text comes late, and the user has copied the path meanwhile.
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/text', async (route) => {
      await held;
      await route.continue();
    });
    await frame.getByRole('button', { name: 'Copy text' }).click();
    await frame.getByRole('button', { name: 'Copy path' }).click();
    const path = await frame.locator('#full-path').textContent();
    const copied = () => focused(page, () => page.evaluate(() => navigator.clipboard.readText()));
    await poll(copied).toBe(path);
    release();
    await frame.getByRole('button', { name: 'Not copied' }).waitFor();
    expect(await copied()).toBe(path);
    await choose(frame, await png(drawPixels(40, 40)), 'patches.png');
    await poll(() => frame.locator('.recent b').first().textContent()).toBe('patches');
    await frame.getByRole('button', { name: 'Copy text' }).click();
    await frame.getByRole('button', { name: 'No text found' }).waitFor();
  }, 60_000);
});

describe.each(PLACES)('The widget in %s', (_, open) => {
  let widget: Widget;
  beforeAll(async () => {
    widget = await open(running, browser);
  });

  it('shows both files, renames, undoes and lists', async () => {
    const { viewer, frame, wrong } = widget;
    await choose(frame, await png(drawPixels(500, 300)));
    for (const id of ['before', 'after']) {
      await poll(() => frame.locator(`#${id}`).evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(500);
    }
    expect(await frame.locator('#before-size').textContent()).toMatch(/^500 × 300 · /);
    expect(await frame.locator('#path').textContent()).toMatch(/sp-\d{8}-/);
    await frame.locator('#name').fill('Routed board');
    await frame.getByRole('button', { name: 'Rename' }).click();
    await poll(() => frame.locator('#path').textContent()).toBe('screenshots/sp/routed-board-500x300.png');
    expect(await viewer.files()).toEqual(['routed-board-500x300-original.png', 'routed-board-500x300.png']);
    expect(await frame.locator('#source').textContent()).toBe('named by you');
    await poll(() => frame.locator('.recent b').allTextContents()).toEqual(['routed-board']);
    await frame.getByRole('button', { name: 'Undo' }).click();
    await poll(() => frame.locator('#path').textContent()).toMatch(/sp-\d{8}-/);
    await poll(() => frame.locator('#undo').isDisabled()).toBe(true);
    expect(wrong).toEqual([]);
  });

  it('copies the path and the Markdown', async () => {
    const { page, frame } = widget;
    await frame.locator('#title').fill('Copied');
    await choose(frame, await png(drawPixels(30, 20)));
    await poll(() => frame.locator('#path').textContent()).toBe('screenshots/sp/copied-30x20.png');
    const { origin } = new URL(page.url());
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
    const clipboard = () => focused(page, () => page.evaluate(() => navigator.clipboard.readText()));
    await frame.getByRole('button', { name: 'Copy path' }).click();
    await frame.getByRole('button', { name: 'Copied', exact: true }).waitFor();
    await page.bringToFront();
    const path = await frame.locator('#full-path').textContent();
    await poll(clipboard).toBe(path);
    await frame.getByRole('button', { name: 'Copy Markdown' }).click();
    await poll(clipboard).toBe('![copied](screenshots/sp/copied-30x20.png)');
    for (const name of ['Copy path', 'Copy Markdown']) await frame.getByRole('button', { name }).waitFor();
    await frame.evaluate(hideClipboard);
    await frame.getByRole('button', { name: 'Copy path' }).click();
    await frame.getByRole('button', { name: 'Copied', exact: true }).waitFor();
    await frame.evaluate(showClipboard);
    await poll(clipboard).toBe(path);
  });
});

/** Reading the clipboard needs the focus in the page itself. */
async function focused<T>(page: Page, work: () => Promise<T>): Promise<T> {
  await page.evaluate(() => window.focus());
  return work();
}

describe('The widget', () => {
  it('explains which files it does not accept', async () => {
    const { viewer, frame } = await openInPage(running, browser);
    const failure = frame.locator('.failure span');
    await choose(frame, Buffer.from('just words'));
    await poll(() => failure.textContent()).toBe('This file is not an image. Send a PNG, JPEG, WebP or GIF image.');
    const large = join(viewer.projectDir, 'image.png'); // from the disk: Playwright would carry every byte
    await writeFile(large, Buffer.alloc(20 * 1024 * 1024 + 1));
    await frame.locator('#file').setInputFiles(large);
    await poll(() => failure.textContent()).toBe('The image is larger than 20 MiB. Nothing was saved.');
    expect(await viewer.files()).toEqual([]);
    await viewer.close();
    await choose(frame, await png(drawPixels(9, 9)));
    await poll(() => failure.textContent()).toBe('The viewer is not responding. Check that it is running.');
  });

  it('shows a new name immediately, from any source, and can undo it', async () => {
    const { model, answer } = await startModel(running, 'login-dialog-with-error');
    const { frame, wrong } = await openInPage(running, browser, { paste: { model } });
    await choose(frame, await png(drawPixels(50, 30)));
    await frame.locator('#searching').waitFor({ state: 'visible' });
    expect(await frame.locator('#name').inputValue()).toMatch(/^sp-\d{8}-/);
    await poll(() => frame.locator('.recent .badge').allTextContents()).toEqual(['naming']);
    answer();
    await poll(() => frame.locator('#name').inputValue()).toBe('login-dialog-with-error');
    expect(await frame.locator('#path').textContent()).toBe('screenshots/sp/login-dialog-with-error-50x30.png');
    expect(await frame.locator('#source').textContent()).toBe('named by a model');
    expect(await frame.locator('#searching').isHidden()).toBe(true);
    await poll(() => frame.locator('.recent b').allTextContents()).toEqual(['login-dialog-with-error']);
    await frame.getByRole('button', { name: 'Undo' }).click();
    await poll(() => frame.locator('#path').textContent()).toMatch(/sp-\d{8}-/);
    expect(await frame.locator('#source').textContent()).toBe('unnamed');
    expect(wrong).toEqual([]);
  });

  it('asks for a reload when its token has expired', async () => {
    const { viewer, frame } = await openInPage(running, browser);
    viewer.clock.advance(25 * 60 * 60 * 1000);
    await choose(frame, await png(drawPixels(9, 9)));
    await frame.getByRole('button', { name: 'Reload' }).click();
    await frame.locator('.failure').waitFor({ state: 'hidden' });
    await choose(frame, await png(drawPixels(9, 9)));
    await frame.locator('.result').waitFor({ state: 'visible' });
  });
});

describe('A page of another origin', () => {
  it('can neither paste nor read anything [E-upload-origin]', async () => {
    const viewer = await runViewer(running);
    await viewer.paste(await png(drawPixels(20, 20)), 'secret');
    const page = await browser().newPage();
    running.onClose(() => page.close());
    await page.goto(await servePage(running, '<!doctype html><title>elsewhere</title>'));
    const bytes = [...(await png(drawPixels(10, 10)))];
    const seen = await page.evaluate(
      async ({ url, picture }) => {
        const attempt = async (work: () => Promise<Response>) => {
          try {
            const answer = await work();
            return `${answer.type} ${answer.status}`;
          } catch {
            return 'refused';
          }
        };
        const body = new Blob([new Uint8Array(picture)], { type: 'image/png' });
        const form = new FormData();
        form.append('image', body, 'planted.png');
        return [
          await attempt(() => fetch(`${url}/screenshot-paste`, { method: 'POST', body })),
          await attempt(() => fetch(`${url}/screenshot-paste`, { method: 'POST', body: form, mode: 'no-cors' })),
          await attempt(() => fetch(`${url}/screenshot-paste`)),
          await attempt(() => fetch(`${url}/screenshot-pastes`)),
          await attempt(() => fetch(`${url}/screenshot-pastes`, { mode: 'no-cors' })),
        ];
      },
      { url: viewer.url, picture: bytes },
    );
    expect(seen).toEqual(['cors 403', 'opaque 0', 'refused', 'cors 403', 'opaque 0']);
    expect(await viewer.files()).toEqual(['secret-20x20-original.png', 'secret-20x20.png']);
  });
});
