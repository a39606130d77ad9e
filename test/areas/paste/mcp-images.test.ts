// Images over MCP are limited, because they are in memory until the client has read them.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { useRunning } from '../../running.ts';
import { authenticate, connectMcp, KEYS } from './mcp-client.ts';
import { drawPixels, png } from './pixels.ts';
import { runViewer, type ViewerUnderTest } from './viewer.ts';

const running = useRunning();
const MIB = 1024 * 1024;
const headers = {
  authorization: `Bearer ${KEYS.demo}`,
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
};

/** A screenshot of this size, as a resource. */
async function paste(viewer: ViewerUnderTest, bytes: number): Promise<string> {
  const image = await png(drawPixels(40, 30));
  const { id } = await viewer.paste(Buffer.concat([image, Buffer.alloc(bytes - image.length)]), 'Large');
  return `screenshot://${id}/original`;
}

const read = (uri: string, id = 1) => ({ jsonrpc: '2.0', id, method: 'resources/read', params: { uri } });

describe('a batch that reads images over HTTP', () => {
  it('gets up to 64 MiB and one more image, then errors; the next request is served again', async () => {
    const viewer = await runViewer(running, { authenticate });
    const uri = await paste(viewer, 19 * MIB);
    const body = JSON.stringify(Array.from({ length: 12 }, (_, index) => read(uri, index)));
    const response = await fetch(`${viewer.url}/mcp`, { method: 'POST', headers, body });
    const events = (await response.text()).split('\n').filter((line) => line.startsWith('data: '));
    const messages = events.map((line) => JSON.parse(line.slice('data: '.length)));
    expect(messages.filter(({ result }) => result)).toHaveLength(4);
    const errors = messages.flatMap(({ error }) => error?.message ?? []);
    expect(errors).toEqual(Array(8).fill(expect.stringContaining('Too many images')));
    const client = await connectMcp(running, 'http', viewer);
    expect((await client.readResource({ uri })).contents).toMatchObject([{ uri, mimeType: 'image/png' }]);
  }, 60_000);
});

describe('a response over HTTP', () => {
  it('is closed when its time is over if the client does not read it, but not while it waits', async () => {
    const viewer = await runViewer(running, { authenticate });
    const uri = await paste(viewer, 19 * MIB);
    const responses: ServerResponse[] = [];
    const keep = (message: unknown) => void responses.push((message as { response: ServerResponse }).response);
    subscribe('http.server.request.start', keep);
    running.onClose(() => void unsubscribe('http.server.request.start', keep));
    const wait = { name: 'wait_for_paste', arguments: { timeout_seconds: 600 }, _meta: { progressToken: 1 } };
    const waiting = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: wait };
    for (const [index, message] of [read(uri), waiting].entries()) {
      const body = JSON.stringify(message);
      const socket = connect(viewer.port, '127.0.0.1').on('error', () => {});
      running.onClose(() => void socket.destroy());
      const lines = Object.entries({ host: `127.0.0.1:${viewer.port}`, ...headers, 'content-length': body.length });
      const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
      socket.write(`POST /mcp HTTP/1.1\r\n${head}\r\n${body}`);
      await once(socket, 'readable');
      await expect.poll(() => responses[index]?.socket?.timeout).toBe(60_000);
      await expect.poll(() => (responses[index]?.writableLength ?? 0) > 0).toBe(index === 0);
      responses[index]?.socket?.emit('timeout');
      expect(responses[index]?.destroyed).toBe(index === 0);
    }
  });
});

describe('a large request over HTTP', () => {
  it('cannot wait, because few can run at a time', async () => {
    const viewer = await runViewer(running, { authenticate });
    const params = { name: 'wait_for_paste', arguments: {}, _meta: { x: 'x'.repeat(5 * MIB) } };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    const response = await fetch(`${viewer.url}/mcp`, { method: 'POST', headers, body });
    expect(await response.text()).toContain('only for av_screenshot_store');
  });
});
