// The paste widget as an MCP App, in a host that uses ext-apps' AppBridge and the specification's policy.
import { join } from 'node:path';
import type { Client } from '@modelcontextprotocol/client';
import { build } from 'esbuild';
import type { Frame, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { authenticate, connectMcp, TRANSPORTS, type Transport } from '../areas/paste/mcp-client.ts';
import { startModel } from '../areas/paste/model.ts';
import { drawPixels, png } from '../areas/paste/pixels.ts';
import { runViewer, type ViewerSettings } from '../areas/paste/viewer.ts';
import { installPackages } from '../mcp/packages/install.ts';
import { useRunning } from '../running.ts';
import { useOwnHeadlessShell } from './chromium.ts';
import { poll, servePage, WAYS } from './paste-widget.ts';

const running = useRunning();
const browser = useOwnHeadlessShell();
const [[, pressPaste] = []] = WAYS;
let hostScript = '';

beforeAll(async () => {
  const folder = await installPackages();
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'host.js')],
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'silent',
  });
  hostScript = (outputFiles[0]?.text ?? '').replaceAll('</script', '<\\/script');
}, 240_000);

interface Seen {
  readonly messages: { content: { text: string }[] }[];
  readonly contexts: { content: { text: string }[] }[];
  readonly sizes: { height: number }[];
  readonly tools: string[];
}
interface Host {
  show(html: string, given: object, result: object): Promise<void>;
  readonly seen: Seen;
  readonly bridge: { teardownResource(params: object): Promise<object> };
}

/** Calls av_screenshot_paste as a host does, and shows its widget. */
async function openApp(how: Transport, title: string, settings: ViewerSettings = {}) {
  const viewer = await runViewer(running, { authenticate, ...settings });
  const client = await connectMcp(running, how, viewer);
  const { tools } = await client.listTools();
  const uri = getUri(tools.find(({ name }) => name === 'av_screenshot_paste')?._meta?.['ui']);
  const { contents } = await client.readResource({ uri });
  const result = await client.callTool({ name: 'av_screenshot_paste', arguments: { title } });
  const { text: html } = contents[0] as { text: string };
  const { page, wrong } = await openHost(client);
  await page.evaluate(([app, given, shown]) => (globalThis as unknown as Host).show(app, given, shown), [
    html,
    { title },
    result,
  ] as const);
  const frame = page.frames().find((each) => each !== page.mainFrame()) as Frame;
  await frame.waitForSelector('.zone');
  const seen = () => page.evaluate(() => (globalThis as unknown as Host).seen);
  return { viewer, page, frame, wrong, seen, uri, contents, tools, result };
}

const getUri = (ui: unknown): string => (ui as { readonly resourceUri: string }).resourceUri;

async function openHost(client: Client): Promise<{ page: Page; wrong: string[] }> {
  const context = await browser().newContext({ viewport: { width: 900, height: 1000 } });
  running.onClose(() => context.close());
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(String(error)));
  // Frames may not use the clipboard. The widget tries, and copies in another way.
  const isExpected = (text: string) => text.includes('The Clipboard API has been blocked');
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text())) wrong.push(message.text());
  });
  await page.exposeFunction('callServer', (method: string, params: never) =>
    method === 'tools/call' ? client.callTool(params) : client.readResource(params),
  );
  await page.goto(await servePage(running, `<!doctype html><body><script>${hostScript}</script>`));
  return { page, wrong };
}

const isDrawn = (frame: Frame, selector: string) =>
  frame.locator(selector).evaluate((image) => {
    const { naturalWidth, src } = image as HTMLImageElement;
    return naturalWidth > 0 && src.startsWith('data:');
  });

describe.each(TRANSPORTS)('the paste widget as an MCP App over %s', (how) => {
  it('is a resource that the tool names, and saves what the user pastes', async () => {
    const { viewer, page, frame, wrong, seen, uri, contents, tools, result } = await openApp(how, 'Login dialog');
    expect(uri).toBe('ui://annex/paste.html');
    expect(contents).toMatchObject([{ uri, mimeType: 'text/html;profile=mcp-app', _meta: { ui: {} } }]);
    expect(contents[0]?._meta?.['ui']).not.toHaveProperty('csp');
    const store = tools.find(({ name }) => name === 'av_screenshot_store');
    expect(store?._meta).toEqual({ ui: { visibility: ['app'] } });
    expect((result.content as { text: string }[])[0]?.text).toContain('wait_for_paste'); // for hosts without apps
    expect(await frame.locator('#title').inputValue()).toBe('Login dialog');
    expect(await frame.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
    const widget = { viewer, page, frame, wrong };
    await pressPaste?.(widget, await png(drawPixels(300, 200)), 'Login dialog', running);
    await poll(() => frame.locator('#path').textContent()).toBe('screenshots/sp/login-dialog-300x200.png');
    expect(await viewer.files()).toEqual(['login-dialog-300x200-original.png', 'login-dialog-300x200.png']);
    for (const image of ['#before', '#after', '.recent img']) await poll(() => isDrawn(frame, image)).toBe(true);
    const { screenshots } = await viewer.client.listPastes({ query: {} });
    const { id = '' } = screenshots[0] ?? {};
    await poll(async () => (await seen()).messages.length).toBe(1);
    const { messages, contexts, sizes } = await seen();
    for (const told of messages) expect(told.content[0]?.text).toContain(id);
    expect(contexts).toEqual([]); // it would hear the same sentence twice
    expect(sizes.at(-1)?.height).toBeGreaterThan(300);
    for (const { height } of sizes) expect(height).toBeLessThanOrEqual(720);
    expect(await page.evaluate(() => (globalThis as unknown as Host).bridge.teardownResource({}))).toEqual({});
    expect(wrong).toEqual([]);
  }, 60_000);
});

describe('the paste widget as an MCP App', () => {
  it('renames, undoes, deletes, restores and searches', async () => {
    const { viewer, page, frame, wrong } = await openApp('http', 'Board');
    await pressPaste?.({ viewer, page, frame, wrong }, await png(drawPixels(30, 20)), 'Board', running);
    const path = () => frame.locator('#path').textContent();
    await poll(path).toContain('board-30x20.png');
    await frame.locator('#name').fill('Motor board');
    await frame.locator('#rename').click();
    await poll(path).toContain('motor-board-30x20.png');
    await frame.locator('#undo').click();
    await poll(path).toContain('sp/board-30x20.png');
    await frame.locator('#search').fill('motor');
    await frame.locator('#no-match').waitFor();
    await frame.locator('#search').fill('board');
    await frame.locator('.recent li').waitFor();
    await frame.locator('#delete').click();
    await frame.locator('#restore').waitFor();
    expect(await viewer.files()).toEqual([]);
    await frame.locator('#restore').click();
    await poll(async () => (await viewer.files()).length).toBe(2);
    await frame.locator('.result').waitFor();
    expect(wrong).toEqual([]);
  }, 60_000);

  it('shows the name that is found later', async () => {
    const { model, answer } = await startModel(running, 'invoice-list');
    const { viewer, page, frame, wrong } = await openApp('http', '', { paste: { model } });
    await pressPaste?.({ viewer, page, frame, wrong }, await png(drawPixels(60, 40)), '', running);
    await frame.locator('#searching').waitFor();
    expect(await frame.locator('#path').textContent()).toBe('');
    answer();
    await poll(() => frame.locator('#path').textContent()).toBe('screenshots/sp/invoice-list-60x40.png');
    expect(wrong).toEqual([]);
  }, 60_000);

  it('reports images that are too large', async () => {
    const { viewer, page, frame, wrong, seen } = await openApp('http', '', { paste: { maxUploadBytes: 4096 } });
    const widget = { viewer, page, frame, wrong };
    await pressPaste?.(widget, await png(drawPixels(300, 200)), 'Large', running);
    await poll(() => frame.locator('.failure span').textContent()).toBe(
      'The image is larger than 4 KiB. Nothing was saved.',
    );
    expect(await viewer.files()).toEqual([]);
    expect((await seen()).messages).toEqual([]);
  }, 60_000);

  it('ignores messages that are not from its host, and has no network', async () => {
    const { frame, page, viewer } = await openApp('http', 'Real');
    await frame.evaluate(() => {
      const params = { arguments: { title: 'Forged' } };
      (document.querySelector('#title') as HTMLInputElement).value = '';
      window.postMessage({ jsonrpc: '2.0', method: 'ui/notifications/tool-input', params }, '*');
    });
    await page.waitForTimeout(200);
    expect(await frame.locator('#title').inputValue()).toBe('');
    const reached = (url: string) =>
      frame.evaluate(
        (to) =>
          fetch(to, { mode: 'no-cors' }).then(
            () => true,
            () => false,
          ),
        url,
      );
    expect(await reached(`${viewer.url}/health`)).toBe(false);
  }, 60_000);
});
