// Calls are cancelled by notifications/cancelled over both transports, and only by their own session.
import { connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { describe, expect, it } from 'vitest';
import { useRunning } from '../../running.ts';
import { authenticate, connectMcp, connectWithKey, KEYS, TRANSPORTS } from './mcp-client.ts';
import { drawPixels, png } from './pixels.ts';
import { runViewer, type ViewerUnderTest } from './viewer.ts';

const running = useRunning();

describe.each(TRANSPORTS)('a call over %s', (how) => {
  it('can be cancelled: 40 cancelled calls leave no call waiting', async () => {
    const viewer = await runViewer(running, { authenticate });
    const client = await connectMcp(running, how, viewer);
    for (let round = 0; round < 40; round++) {
      const controller = new AbortController();
      const started = Promise.withResolvers<void>();
      const waiting = client.callTool(
        { name: 'wait_for_paste', arguments: { timeout_seconds: 600 } },
        { signal: controller.signal, onprogress: () => started.resolve() },
      );
      await Promise.race([started.promise, waiting]);
      controller.abort();
      await expect(waiting).rejects.toThrow();
    }
    // More than 16 calls that wait would be refused.
    const after = 'none';
    await viewer.paste(await png(drawPixels(30, 20)), 'Still served');
    const { content } = await client.callTool({ name: 'wait_for_paste', arguments: { after } });
    expect(JSON.stringify(content)).toContain('still-served');
  }, 60_000);
});

describe('notifications/cancelled over HTTP', () => {
  const post = (viewer: ViewerUnderTest, body: object, session: string, owner: keyof typeof KEYS = 'demo') =>
    fetch(`${viewer.url}/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${KEYS[owner]}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-session-id': session,
      },
      body: JSON.stringify(body),
    });
  const wait = (id: number | string, seconds = 3) => ({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    // With a token, the response begins at once.
    params: { name: 'wait_for_paste', arguments: { timeout_seconds: seconds }, _meta: { progressToken: 1 } },
  });
  const cancel = (requestId: unknown) => ({
    jsonrpc: '2.0',
    method: 'notifications/cancelled',
    params: { requestId, reason: 'test' },
  });
  const sessionOf = async (viewer: ViewerUnderTest, owner: keyof typeof KEYS = 'demo') => {
    const client = await connectWithKey(running, viewer, owner);
    return (client.transport as StreamableHTTPClientTransport).sessionId ?? '';
  };

  it('ends the response without an answer', async () => {
    const viewer = await runViewer(running, { authenticate });
    const session = await sessionOf(viewer);
    const began = performance.now();
    const response = await post(viewer, wait(7, 600), session);
    expect((await post(viewer, cancel(7), session)).status).toBe(202);
    expect(await response.text()).not.toContain('"id":7');
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  it('is accepted while the key has as many requests as it can have', async () => {
    const viewer = await runViewer(running, { authenticate });
    const session = await sessionOf(viewer);
    const responses = await Promise.all(Array.from({ length: 16 }, (_, id) => post(viewer, wait(id, 600), session)));
    for (let count = 0; count < 16; count++) {
      const socket = connect(viewer.port, '127.0.0.1').on('error', () => {});
      running.onClose(() => void socket.destroy());
      const head = `POST /mcp HTTP/1.1\r\nHost: 127.0.0.1:${viewer.port}\r\nAuthorization: Bearer ${KEYS.demo}\r\n`;
      socket.write(`${head}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{`); // the rest never comes
    }
    const other = { jsonrpc: '2.0', method: 'notifications/initialized' };
    await expect.poll(async () => (await post(viewer, other, session)).status, { timeout: 10_000 }).toBe(503);
    for (const [id, response] of responses.entries()) {
      expect((await post(viewer, cancel(id), session)).status).toBe(202);
      expect(await response.text()).not.toContain('"result"');
    }
  }, 20_000);

  it('does nothing from another session, of another key, with another id or without a session', async () => {
    const viewer = await runViewer(running, { authenticate });
    const session = await sessionOf(viewer);
    const response = await post(viewer, wait(7), session);
    const others = [
      [await sessionOf(viewer), 'demo', 7],
      [await sessionOf(viewer, 'acme'), 'acme', 7],
      [session, 'acme', 7],
      [session, 'demo', 8],
      [session, 'demo', '7'],
      ['', 'demo', 7],
      ['made-up', 'demo', 7],
    ] as const;
    for (const [from, owner, id] of others) await (await post(viewer, cancel(id), from, owner)).text();
    await (await post(viewer, cancel({ toString: 7 }), session)).text();
    expect(await response.text()).toContain('Nothing was pasted within 3 seconds');
  });

  it('ends one call of a batch; the others are answered', async () => {
    const viewer = await runViewer(running, { authenticate });
    const session = await sessionOf(viewer);
    const began = performance.now();
    const response = await post(viewer, [wait(1, 600), wait(2, 3)], session);
    await post(viewer, cancel(1), session);
    const text = await response.text();
    expect(text).toContain('Nothing was pasted within 3 seconds');
    expect(performance.now() - began).toBeLessThan(15_000);
  });
});

describe('a closed connection over HTTP', () => {
  it('ends its call, also after memory was collected', async () => {
    const viewer = await runViewer(running, { authenticate });
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const clients = await Promise.all([1, 2].map(() => connectWithKey(running, viewer, 'acme')));
    const call = (client: Client | undefined, seconds: number) =>
      client?.callTool({ name: 'wait_for_paste', arguments: { timeout_seconds: seconds } });
    // Without progress, nothing is written that would fail on a closed connection.
    let refused = 0;
    for (let index = 0; index < 20; index++) {
      call(clients[index % 2], 600)?.then(
        () => refused++,
        () => {},
      );
    }
    await expect.poll(() => refused).toBe(4); // the other 16 wait
    const next = await connectWithKey(running, viewer, 'acme');
    const ask = async () => JSON.stringify((await call(next, 1))?.content);
    expect(await ask()).toContain('Too many calls');
    for (let round = 0; round < 5; round++) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      collect();
    }
    for (const client of clients) await client.close();
    await expect.poll(ask).toContain('Nothing was pasted');
  });
});

describe('a viewer that stops', () => {
  it('answers the calls that wait, with their cursor, instead of delaying its end', async () => {
    const viewer = await runViewer(running, { authenticate });
    const { id } = await viewer.paste(await png(drawPixels(30, 20)), 'Before');
    const client = await connectWithKey(running, viewer, 'demo');
    const started = Promise.withResolvers<void>();
    const waiting = client.callTool(
      { name: 'wait_for_paste', arguments: { timeout_seconds: 600 } },
      { onprogress: () => started.resolve() },
    );
    await started.promise;
    const began = performance.now();
    await viewer.close();
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(await waiting).toMatchObject({ structuredContent: { after: id } });
    expect(JSON.stringify(await waiting)).toContain('The viewer is stopping.');
  });
});
