// Images in responses over MCP are limited, because they are in memory until the client has read them.
import { describe, expect, it } from 'vitest';
import { useRunning } from '../../running.ts';
import { authenticate, connectMcp, KEYS } from './mcp-client.ts';
import { drawPixels, png } from './pixels.ts';
import { runViewer } from './viewer.ts';

const running = useRunning();
const MIB = 1024 * 1024;

describe('a batch that reads images over HTTP', () => {
  it('gets up to 64 MiB and one more image, then errors; the next request is served again', async () => {
    const viewer = await runViewer(running, { authenticate });
    const image = await png(drawPixels(40, 30));
    const { id } = await viewer.paste(Buffer.concat([image, Buffer.alloc(19 * MIB - image.length)]), 'Large');
    const uri = `screenshot://${id}/original`;
    const batch = Array.from({ length: 12 }, (_, index) => ({
      jsonrpc: '2.0',
      id: index,
      method: 'resources/read',
      params: { uri },
    }));
    const response = await fetch(`${viewer.url}/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${KEYS.demo}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify(batch),
    });
    const events = (await response.text()).split('\n').filter((line) => line.startsWith('data: '));
    const messages = events.map((line) => JSON.parse(line.slice('data: '.length)));
    expect(messages.filter(({ result }) => result)).toHaveLength(4);
    const errors = messages.flatMap(({ error }) => error?.message ?? []);
    expect(errors).toEqual(Array(8).fill(expect.stringContaining('Too many images')));
    const client = await connectMcp(running, 'http', viewer);
    expect((await client.readResource({ uri })).contents).toMatchObject([{ uri, mimeType: 'image/png' }]);
  }, 60_000);
});
