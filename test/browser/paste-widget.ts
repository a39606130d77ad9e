// The paste widget in Chromium in all places where it can be opened, and the three ways to add an image.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Frame, Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { workspacePanel } from '../../src/mcp/workspace-panel.ts';
import { NO_OCR, runViewer, underTest, type ViewerSettings, type ViewerUnderTest } from '../areas/paste/viewer.ts';
import { getWidget } from '../areas/paste/widget.ts';
import { serveHttp } from '../http-server.ts';
import type { Running } from '../running.ts';
import { startOpenWorkspace } from './workspace.ts';

export interface Widget {
  readonly viewer: ViewerUnderTest;
  /** The user's page. */
  readonly page: Page;
  /** The frame of the widget. */
  readonly frame: Frame;
  /** Errors that the browser reported. */
  readonly wrong: readonly string[];
}

type Open = (running: Running, browser: () => Browser) => Promise<Widget>;

/** With enough time for a busy machine. */
export const poll = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 20_000 });

/** A page on another origin than the viewer's. */
export async function servePage(running: Running, html: string): Promise<string> {
  const { url } = await serveHttp(running, (_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(html);
  });
  return `${url}/`;
}

export const openInPage = async (
  running: Running,
  browser: () => Browser,
  settings: ViewerSettings = {},
): Promise<Widget> => {
  const viewer = await runViewer(running, settings);
  const { page, wrong } = await newPage(running, browser);
  await page.goto(`${viewer.url}/screenshot-paste`);
  return { viewer, page, frame: page.mainFrame(), wrong };
};

/** In a sandboxed frame that allows only scripts, so that it has an opaque origin. The page around it gives it a token. */
const openInSandboxedFrame: Open = async (running, browser) => {
  const viewer = await runViewer(running);
  const { page, wrong } = await newPage(running, browser);
  const { token } = await getWidget(viewer);
  const url = `${viewer.url}/screenshot-paste#token=${token}`;
  const body = `<!doctype html><iframe sandbox="allow-scripts" src="${url}" width="880" height="960"></iframe>`;
  await page.route(`${viewer.url}/around`, (route) => route.fulfill({ body, contentType: 'text/html' }));
  await page.goto(`${viewer.url}/around`);
  const frame = await widgetFrame(page, url);
  expect(await frame.evaluate(() => self.origin)).toBe('null');
  return { viewer, page, frame, wrong };
};

/** In the web view panel of an open workspace, as an agent opens it. */
const openInWebView: Open = async (running, browser) => {
  const projectDir = await mkdtemp(join(tmpdir(), 'annex-paste-view-'));
  running.onClose(() => rm(projectDir, { recursive: true, force: true }));
  const paste = { projectDir, paste: { ocr: NO_OCR } };
  const { platform, key, open, complaints } = await startOpenWorkspace(running, browser, { paste });
  const { url, port, clock, log, close } = platform;
  const page = await open({ height: 1000 });
  await page.locator('.webview').click();
  const panel = workspacePanel({ baseUrl: () => url, apiKey: key, workspace: 'demo/rover' });
  const widget = `${url}/screenshot-paste`;
  await vi.waitFor(async () => expect(await panel.show(widget)).toEqual({ workspace: 'demo/rover' }), {
    timeout: 20_000,
  });
  const frame = await widgetFrame(page, widget);
  return { viewer: underTest({ url, port, projectDir, clock, log, close }), page, frame, wrong: complaints };
};

export const PLACES: readonly (readonly [string, Open])[] = [
  ['the page itself', openInPage],
  ['a sandboxed frame', openInSandboxedFrame],
  ['a web view panel', openInWebView],
];

async function newPage(running: Running, browser: () => Browser) {
  const context = await browser().newContext({ viewport: { width: 900, height: 1000 } });
  running.onClose(() => context.close());
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(message.text());
  });
  return { page, wrong };
}

async function widgetFrame(page: Page, url: string): Promise<Frame> {
  const frame = await (await page.waitForSelector(`iframe[src^="${url}"]`)).contentFrame();
  await frame?.waitForSelector('.zone');
  return frame as Frame;
}

/** Adds an image with the title `title`. */
type HandOver = (widget: Widget, picture: Buffer, title: string, running: Running) => Promise<void>;

/** Copies it to the clipboard, from a page with permission, and presses Control+V in the widget. */
const pressPaste: HandOver = async ({ page, frame }, picture, title) => {
  const { origin } = new URL(page.url());
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  await page.bringToFront();
  await page.evaluate(async (base64) => {
    const data = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    window.focus();
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': new Blob([data], { type: 'image/png' }) })]);
  }, picture.toString('base64'));
  await frame.locator('#title').fill(title); // every clipboard image is named image.png
  await frame.locator('h1').click();
  await page.keyboard.press('Control+V');
};

/** Drags it as a file into the browser, with trusted events. */
const dropFile: HandOver = async ({ page, frame }, picture, title, running) => {
  const folder = await mkdtemp(join(tmpdir(), 'annex-drop-'));
  running.onClose(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, `${title}.png`);
  await writeFile(path, picture);
  const box = await frame.locator('.zone').boundingBox();
  const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 40];
  const trusted = frame.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        document.addEventListener('drop', (event) => resolve(event.isTrusted), { once: true });
      }),
  );
  await frame.evaluate(() => true); // its listeners are ready now
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, x, y, data });
  }
  expect(await trusted).toBe(true);
};

/** Clicks the button and chooses it in the browser's dialog. */
const pickFile: HandOver = async ({ page, frame }, picture, title) => {
  const asked = page.waitForEvent('filechooser');
  await frame.getByRole('button', { name: 'Choose a file' }).click();
  await (await asked).setFiles({ name: `${title}.png`, mimeType: 'image/png', buffer: picture });
};

export const WAYS: readonly (readonly [string, HandOver])[] = [
  ['pasted with Control+V', pressPaste],
  ['dropped as a file', dropFile],
  ['chosen as a file', pickFile],
];
