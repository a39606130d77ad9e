// The tools and resources that find, read, save, delete and restore screenshots, over both transports.
import { once } from 'node:events';
import { connect as connectSocket } from 'node:net';
import type { Client } from '@modelcontextprotocol/client';
import { describe, expect, it } from 'vitest';
import { drawScreens, screensOf } from '../../../scripts/bench/screens/index.ts';
import { useHeadlessShell } from '../../browser/chromium.ts';
import { useRunning } from '../../running.ts';
import { authenticate, connectMcp, connectWithKey, KEYS, TRANSPORTS } from './mcp-client.ts';
import { drawPixels, png } from './pixels.ts';
import { runViewer, type ViewerUnderTest } from './viewer.ts';

const running = useRunning();
const browser = useHeadlessShell();

/** Of 1 MiB: far more than any request may have. */
const MAX_CHUNKS = 64;

async function call(client: Client, name: string, args: object = {}) {
  const result = await client.callTool({ name, arguments: { ...args } });
  const content = result.content as { type: string; text?: string }[];
  const structured = (result.structuredContent ?? {}) as Record<string, unknown>;
  return { text: content.map(({ text = '' }) => text).join('\n'), structured, isError: result.isError === true };
}

async function pasteMany(viewer: ViewerUnderTest, titles: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, title] of titles.entries()) {
    viewer.clock.advance(1000);
    ids.unshift((await viewer.paste(await png(drawPixels(30, 20, 3, index + 1)), title)).id);
  }
  return ids;
}

const codeOf = (promise: Promise<unknown>): Promise<number | undefined> =>
  promise.then(
    () => undefined,
    (error: { code?: number }) => error.code,
  );

describe('over both transports', () => {
  it('screenshots are listed page by page, and found by words', async () => {
    const viewer = await runViewer(running, { authenticate });
    const ids = await pasteMany(viewer, ['Login dialog', 'Error page', 'Login error', 'Board', 'Sheet']);
    for (const how of TRANSPORTS) {
      const client = await connectMcp(running, how, viewer);
      await client.listTools(); // from now on, the client checks every result against the output schema
      const seen: string[] = [];
      let cursor: unknown;
      do {
        const { structured, text } = await call(client, 'av_screenshot_list', {
          limit: 2,
          ...(cursor ? { cursor } : {}),
        });
        const page = (structured['screenshots'] as { id: string }[]).map(({ id }) => id);
        expect(page.length).toBeLessThanOrEqual(2);
        seen.push(...page);
        cursor = structured['next'];
        if (cursor) expect(text).toContain(`cursor: ${cursor}`);
      } while (cursor);
      expect(seen).toEqual(ids);
      const found = await call(client, 'av_screenshot_list', { search: 'error login' });
      expect(found.structured['screenshots']).toMatchObject([{ name: 'login-error' }]);
      expect((await call(client, 'av_screenshot_list', { search: 'nowhere' })).text).toBe('No screenshots match.');
      expect(await call(client, 'av_screenshot_list', { cursor: 'made-up' })).toMatchObject({ isError: true });
    }
  });

  it('resources are listed page by page; wrong cursors and missing resources have the codes of the specification', async () => {
    const viewer = await runViewer(running, { authenticate });
    const ids = await pasteMany(
      viewer,
      Array.from({ length: 53 }, (_, index) => `Picture ${index}`),
    );
    for (const how of TRANSPORTS) {
      const client = await connectMcp(running, how, viewer);
      const first = await client.request({ method: 'resources/list', params: {} });
      expect(first.resources).toHaveLength(50);
      const { nextCursor = '' } = first;
      const second = await client.request({ method: 'resources/list', params: { cursor: nextCursor } });
      expect(second.nextCursor).toBeUndefined();
      const uris = [...first.resources, ...second.resources].map(({ uri }) => uri);
      expect(uris).toEqual(ids.map((id) => `screenshot://${id}`));
      for (const variant of ['thumbnail', 'original', 'optimized']) {
        const { contents } = await client.readResource({ uri: `${uris[0]}/${variant}` });
        expect(contents).toMatchObject([{ mimeType: 'image/png' }]);
      }
      for (const method of ['resources/list', 'tools/list', 'resources/templates/list'] as const) {
        expect([method, await codeOf(client.request({ method, params: { cursor: 'made-up' } }))]).toEqual([
          method,
          -32602,
        ]);
      }
      const missing = [
        'screenshot://4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21',
        'screenshot://..%2f..%2fetc',
        `${uris[0]}/secret`,
        'screenshot://',
        'ui://annex/other.html',
        'file:///etc/passwd',
      ];
      for (const uri of missing) expect([uri, await codeOf(client.readResource({ uri }))]).toEqual([uri, -32602]);
      expect(await codeOf(client.callTool({ name: 'no_such_tool', arguments: {} }))).toBe(-32602);
      expect(await codeOf(client.request({ method: 'prompts/list', params: {} }))).toBe(-32601);
    }
  });
});

describe.each(TRANSPORTS)('over %s', (how) => {
  it('a screenshot is saved, read as text, deleted and restored', async () => {
    const hasOcr = how === 'http'; // the viewer reads the text for both
    const ocr = { enabled: hasOcr, timeoutMs: 60_000, idleMs: 1000 };
    const viewer = await runViewer(running, { authenticate, paste: { ocr } });
    const client = await connectMcp(running, how, viewer);
    await client.listTools();
    const [screen] = screensOf(3, []).filter(({ kind }) => kind === 'wizard');
    const [picture] = hasOcr && screen ? await drawScreens([screen], browser()) : [await png(drawPixels(300, 200))];
    const data = picture?.toString('base64');
    const saved = await call(client, 'av_screenshot_store', { data, title: 'Unsaved changes' });
    const { id, file } = saved.structured as { id: string; file: string };
    expect(file).toMatch(/^screenshots\/sp\/unsaved-changes-/);
    const read = await call(client, 'av_screenshot_read', { id });
    expect(read.structured).toMatchObject({ screenshot: { id, file } });
    const { text, structured, isError } = await call(client, 'av_screenshot_text', { id });
    expect(isError).toBe(!hasOcr);
    expect(text.toLowerCase()).toContain(hasOcr ? screen?.wanted[0] : 'text recognition is turned off');
    if (hasOcr) expect(structured).toEqual({ id, text: expect.stringContaining(text.trim()) });
    expect((await call(client, 'av_screenshot_delete', { id })).structured).toEqual({ id });
    expect(await viewer.files()).toEqual([]);
    expect(await call(client, 'av_screenshot_read', { id })).toMatchObject({ isError: true });
    expect((await call(client, 'av_screenshot_restore', { id })).structured).toMatchObject({ id, file });
    expect(await viewer.files()).toHaveLength(2);
    const named = await call(client, 'av_screenshot_store', { data, file_name: 'warning-in-editor.png' });
    expect(named.structured).toMatchObject({ name: 'warning-in-editor', name_source: 'file-name' });
    for (const wrong of ['', '%%%', 'AAAA', 'AA=AAAAA', Buffer.from('<svg/>').toString('base64')]) {
      expect((await call(client, 'av_screenshot_store', { data: wrong })).isError).toBe(true);
    }
  }, 90_000);

  it('images up to the limit of the viewer can be saved, larger ones are refused', async () => {
    const viewer = await runViewer(running, { authenticate, paste: { maxUploadBytes: 8 * 1024 * 1024 } });
    const client = await connectMcp(running, how, viewer);
    const image = await png(drawPixels(40, 30));
    const padded = (bytes: number) => Buffer.concat([image, Buffer.alloc(bytes - image.length)]).toString('base64');
    const saved = await call(client, 'av_screenshot_store', { data: padded(8 * 1024 * 1024), title: 'Large' });
    expect(saved.isError, saved.text).toBe(false);
    expect(saved.structured).toMatchObject({ received_bytes: 8 * 1024 * 1024 });
    const refused = await call(client, 'av_screenshot_store', { data: padded(8 * 1024 * 1024 + 3) });
    expect(refused).toMatchObject({ isError: true, text: expect.stringContaining('8388608 bytes') });
  }, 60_000);
});

describe('the screenshots of other owners', () => {
  it('cannot be found, read, deleted or restored', async () => {
    const viewer = await runViewer(running, { authenticate });
    const { id } = await viewer.paste(await png(drawPixels(30, 20)), 'Private');
    const other = await connectWithKey(running, viewer, 'acme');
    for (const tool of ['read', 'text', 'delete', 'restore', 'rename', 'undo']) {
      const args = tool === 'rename' ? { id, name: 'mine' } : { id };
      expect([tool, (await call(other, `av_screenshot_${tool}`, args)).isError]).toEqual([tool, true]);
    }
    expect((await call(other, 'av_screenshot_list', { search: 'private' })).structured).toEqual({ screenshots: [] });
    expect(await codeOf(other.readResource({ uri: `screenshot://${id}/original` }))).toBe(-32602);
    expect(await viewer.files()).toHaveLength(2);
  });
});

describe('large requests over HTTP', () => {
  const post = (viewer: ViewerUnderTest, body: string) =>
    fetch(`${viewer.url}/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${KEYS.acme}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body,
    });

  /** Sends the head of a request. */
  const openSocket = ({ port }: ViewerUnderTest, length: string) => {
    const socket = connectSocket(port, '127.0.0.1');
    socket.on('error', () => {}); // the viewer may close it
    const head = [
      `POST /mcp HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: Bearer ${KEYS.acme}`,
      'Content-Type: application/json\r\nAccept: application/json, text/event-stream',
      `${length}\r\n\r\n`,
    ];
    socket.write(head.join('\r\n'));
    return socket;
  };

  it('are handled one at a time for each key', async () => {
    const viewer = await runViewer(running, { authenticate });
    const data = Buffer.alloc(4 << 20).toString('base64');
    const params = { name: 'av_screenshot_store', arguments: { data } };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    const answers = await Promise.all([1, 2, 3].map(() => post(viewer, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 503, 503]);
    expect((await post(viewer, body)).status).toBe(200);
  });

  it('that are cut off save nothing and do not block the next one', async () => {
    const viewer = await runViewer(running, { authenticate });
    const data = Buffer.concat([await png(drawPixels(40, 30)), Buffer.alloc(4 << 20)]).toString('base64');
    const params = { name: 'av_screenshot_store', arguments: { data, title: 'Whole' } };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    for (const share of [0, 0.001, 0.3, 0.7, 0.999, 1]) {
      const socket = openSocket(viewer, `Content-Length: ${body.length}`);
      await new Promise((resolve) => socket.write(body.slice(0, Math.floor((body.length - 1) * share)), resolve));
      socket.destroy();
    }
    expect(await viewer.files()).toEqual([]);
    await expect.poll(async () => (await post(viewer, body)).text(), { timeout: 20_000 }).toContain('Saved screenshot'); // 503 until the viewer has noticed the closed connections
    expect(await viewer.files()).toContain('whole-40x30.png');
    expect((await fetch(`${viewer.url}/health`)).status).toBe(200);
  });

  it('are refused without a length, since they could be endless', async () => {
    const viewer = await runViewer(running, { authenticate });
    const socket = openSocket(viewer, 'Transfer-Encoding: chunked');
    const closed = new Promise((resolve) => socket.once('close', resolve)); // an error comes first
    const chunk = `${(1 << 20).toString(16)}\r\n${'a'.repeat(1 << 20)}\r\n`;
    let sent = 0;
    while (sent < MAX_CHUNKS && !socket.closed) {
      sent++;
      if (!socket.write(chunk)) await Promise.race([once(socket, 'drain'), closed]).catch(() => {});
    }
    await closed;
    expect(sent).toBeLessThan(MAX_CHUNKS);
    expect((await fetch(`${viewer.url}/health`)).status).toBe(200);
  });
});
