// The widget in a real Chromium: paste, drop and pick, in the page itself and in a sandboxed frame without an origin.

import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Frame, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { drawPixels, pixelsOf, png, zlibLevel } from '../paste/pixels.ts';
import { runViewer, type ViewerUnderTest } from '../paste/viewer.ts';
import { useRunning } from '../running.ts';
import { useChromium } from './chromium.ts';

const browser = useChromium();
const running = useRunning();
const pages: Page[] = [];
afterEach(async () => {
  for (const page of pages.splice(0)) await page.context().close();
});

/** What comes soon, on a busy machine too. */
const poll = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 20_000 });

interface Widget {
  readonly page: Page;
  readonly frame: Frame;
  readonly wrong: readonly string[];
}

/** The widget in a tab, or in a page of another port that gives it scripts and nothing else. */
async function open(viewer: ViewerUnderTest, where: 'page' | 'sandboxed frame', query = ''): Promise<Widget> {
  const context = await browser().newContext({ viewport: { width: 900, height: 1000 } });
  const page = await context.newPage();
  pages.push(page);
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(message.text());
  });
  const url = `${viewer.url}/screenshot-paste${query}`;
  if (where === 'page') {
    await page.goto(url);
    return { page, frame: page.mainFrame(), wrong };
  }
  await page.goto(
    await host(`<!doctype html><iframe sandbox="allow-scripts" src="${url}" width="880" height="960"></iframe>`),
  );
  const handle = await page.waitForSelector('iframe');
  const frame = (await handle.contentFrame()) as Frame;
  await frame.waitForSelector('.zone');
  expect(await frame.evaluate(() => self.origin)).toBe('null');
  return { page, frame, wrong };
}

/** A page on a port of its own: another origin than the viewer's. */
async function host(html: string): Promise<string> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(html);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  running.onClose(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** Puts a picture into the clipboard, from a page that may, and presses Control+V in the widget. */
async function pressPaste({ page, frame }: Widget, bytes: Buffer): Promise<void> {
  const { origin } = new URL(page.url());
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  await page.bringToFront();
  await page.evaluate(async (base64) => {
    const blob = new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], {
      type: 'image/png',
    });
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
  }, bytes.toString('base64'));
  await frame.locator('h1').click();
  await page.keyboard.press('Control+V');
}

/** A trusted drop of a file from outside the browser. */
async function drop({ page, frame }: Widget, bytes: Buffer, name: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'annex-drop-'));
  running.onClose(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, name), bytes);
  const box = await frame.locator('.zone').boundingBox();
  const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 40];
  const session: CDPSession = await page.context().newCDPSession(page);
  const data = { items: [], files: [join(folder, name)], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, x, y, data });
  }
}

async function saved(
  viewer: ViewerUnderTest,
  { frame }: Widget,
): Promise<{ optimized: Buffer; original: Buffer; file: string }> {
  await frame.locator('.result').waitFor({ state: 'visible' });
  const file = (await frame.locator('#path').textContent()) ?? '';
  const { screenshots } = await viewer.client.listPastes({ query: { limit: 1 } });
  expect(screenshots[0]?.file).toBe(file);
  return { file, optimized: await viewer.read(file), original: await viewer.read(screenshots[0]?.original ?? '') };
}

describe.each(['page', 'sandboxed frame'] as const)('The widget in a %s', (where) => {
  it('takes a picture by Control+V, and both files show it pixel by pixel [E-purpose-widget]', async () => {
    const viewer = await runViewer(running);
    const widget = await open(viewer, where, '?title=Pasted%20board');
    const sent = await png(drawPixels(640, 400));
    await pressPaste(widget, sent);
    const { file, optimized, original } = await saved(viewer, widget);
    expect(file).toBe('screenshots/sp/pasted-board-640x400.png');
    expect(zlibLevel(optimized)).toBe('maximum');
    const pixels = await pixelsOf(sent);
    expect((await pixelsOf(optimized)).equals(pixels)).toBe(true);
    expect((await pixelsOf(original)).equals(pixels)).toBe(true); // the clipboard's bytes, not the sender's
    expect(widget.wrong).toEqual([]);
  });

  it('takes a dropped file byte for byte, and names it after the file', async () => {
    const viewer = await runViewer(running);
    const widget = await open(viewer, where);
    const sent = await png(drawPixels(2000, 1000));
    await drop(widget, sent, 'Board with antenna.png');
    const { file, original } = await saved(viewer, widget);
    expect(file).toBe('screenshots/sp/board-with-antenna-1568x784.png');
    expect(original.equals(sent)).toBe(true);
    expect(await viewer.files()).toEqual([
      'board-with-antenna-1568x784.png',
      'board-with-antenna-2000x1000-original.png',
    ]);
    expect(widget.wrong).toEqual([]);
  });

  it('takes a chosen file, shows both copies, renames, takes back and lists', async () => {
    const viewer = await runViewer(running);
    const widget = await open(viewer, where);
    const { frame } = widget;
    const sent = await png(drawPixels(500, 300));
    await frame.locator('#file').setInputFiles({ name: 'image.png', mimeType: 'image/png', buffer: sent });
    const { original } = await saved(viewer, widget);
    expect(original.equals(sent)).toBe(true);
    for (const id of ['before', 'after']) {
      await poll(() => frame.locator(`#${id}`).evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(500);
    }
    expect(await frame.locator('#before-size').textContent()).toMatch(/^500 × 300 · /);
    await frame.locator('#name').fill('Routed board');
    await frame.getByRole('button', { name: 'Rename' }).click();
    await poll(() => frame.locator('#path').textContent()).toBe('screenshots/sp/routed-board-500x300.png');
    expect(await frame.locator('#source').textContent()).toBe('named by you');
    await poll(() => frame.locator('.recent b').allTextContents()).toEqual(['routed-board']);
    await frame.getByRole('button', { name: 'Undo' }).click();
    await poll(() => frame.locator('#path').textContent()).toMatch(/sp-\d{8}-/);
    await poll(() => frame.locator('#undo').isDisabled()).toBe(true);
    expect(widget.wrong).toEqual([]);
  });

  it('copies the path and the Markdown', async () => {
    const viewer = await runViewer(running);
    const widget = await open(viewer, where);
    await widget.frame.locator('#title').fill('Copied');
    await widget.frame
      .locator('#file')
      .setInputFiles({ name: 'image.png', mimeType: 'image/png', buffer: await png(drawPixels(30, 20)) });
    await saved(viewer, widget);
    const { origin } = new URL(widget.page.url());
    await widget.page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
    const clipboard = () => widget.page.evaluate(() => navigator.clipboard.readText());
    await widget.frame.getByRole('button', { name: 'Copy path' }).click();
    await widget.frame.getByRole('button', { name: 'Copied', exact: true }).waitFor();
    await widget.page.bringToFront();
    expect(await focused(widget.page, clipboard)).toBe('screenshots/sp/copied-30x20.png');
    await widget.frame.getByRole('button', { name: 'Copy Markdown' }).click();
    await poll(() => focused(widget.page, clipboard)).toBe('![copied](screenshots/sp/copied-30x20.png)');
  });
});

/** Reading the clipboard needs the focus in the page itself. */
async function focused<T>(page: Page, work: () => Promise<T>): Promise<T> {
  await page.evaluate(() => window.focus());
  return work();
}

describe('The widget', () => {
  it('tells in words what it does not take', async () => {
    const viewer = await runViewer(running);
    const { frame } = await open(viewer, 'page');
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      frame.locator('#file').setInputFiles({ name, mimeType, buffer });
    const failure = frame.locator('.failure span');
    await choose('x.png', 'image/png', Buffer.from('just words'));
    await poll(() => failure.textContent()).toBe('This is not a picture. Send a PNG, JPEG, WebP or GIF.');
    await choose('x.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    await poll(() => failure.textContent()).toBe('Only PNG, JPEG, WebP and GIF can be pasted. Nothing was saved.');
    await choose('x.txt', 'text/plain', Buffer.from('x'));
    await poll(() => failure.textContent()).toContain('That is not a picture');
    expect(await viewer.files()).toEqual([]);
  });

  it('asks to be reloaded once its token has run out', async () => {
    const viewer = await runViewer(running);
    const { frame } = await open(viewer, 'page');
    viewer.clock.advance(25 * 60 * 60 * 1000);
    await frame
      .locator('#file')
      .setInputFiles({ name: 'image.png', mimeType: 'image/png', buffer: await png(drawPixels(9, 9)) });
    await frame.getByRole('button', { name: 'Reload' }).click();
    await frame.locator('.failure').waitFor({ state: 'hidden' });
    await frame
      .locator('#file')
      .setInputFiles({ name: 'image.png', mimeType: 'image/png', buffer: await png(drawPixels(9, 9)) });
    await frame.locator('.result').waitFor({ state: 'visible' });
  });
});

describe('A page of another origin', () => {
  it('can neither paste nor read anything, whatever it tries [E-upload-origin]', async () => {
    const viewer = await runViewer(running);
    await viewer.paste(await png(drawPixels(20, 20)), 'secret');
    const page = await browser().newPage();
    pages.push(page);
    await page.goto(await host('<!doctype html><title>elsewhere</title>'));
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
