import { once } from 'node:events';
import { beforeAll, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { useRunning } from '../../../../running.ts';
import { type Frame, type Proxied, startProxied, startSite } from './proxied.ts';

describe('a WebSocket of a proxied page', () => {
  const running = useRunning();
  let proxied: Proxied;
  let frame: Frame;
  let site: Awaited<ReturnType<typeof startSite>>;
  beforeAll(async () => {
    proxied = await startProxied(running);
    site = await startSite(running, (_, response) => void response.end());
    frame = await proxied.enter(`${site.url}/`);
  });

  it('is forwarded in both directions, and refused from other origins or without the cookie', async () => {
    const sockets = new WebSocketServer({ server: site.server, path: '/live' });
    running.onClose(() => sockets.close());
    const seen: (string | undefined)[] = [];
    sockets.on('connection', (socket, request) => {
      seen.push(request.headers.origin, request.headers.host, request.headers.cookie);
      socket.on('message', (data, isBinary) => socket.send(data, { binary: isBinary }));
    });
    const connect = (origin: string, cookie = frame.cookie) =>
      new WebSocket(`ws://127.0.0.1:${proxied.port}/live`, ['chat'], { headers: { host: frame.host, origin, cookie } });
    const socket = connect(frame.origin);
    await once(socket, 'open');
    expect(socket.protocol).toBe('chat');
    socket.send('hello');
    expect(String((await once(socket, 'message'))[0])).toBe('hello');
    socket.close();
    await once(socket, 'close');
    expect(seen).toEqual([site.url, site.host, undefined]);
    for (const refused of [connect('http://evil.example'), connect(frame.origin, ''), connect(proxied.platform.url)]) {
      const [error] = (await once(refused, 'error')) as [Error];
      expect(error.message).toContain('403');
    }
    expect(seen).toHaveLength(3);
  });

  it('ends with the platform', async () => {
    const other = await startProxied(running, {}, { closeGraceMs: 100 });
    const sockets = new WebSocketServer({ server: site.server, path: '/open' });
    running.onClose(() => sockets.close());
    const { host, origin, cookie } = await other.enter(`${site.url}/`);
    const socket = new WebSocket(`ws://127.0.0.1:${other.port}/open`, { headers: { host, origin, cookie } });
    await once(socket, 'open');
    const closed = once(socket, 'close');
    await other.platform.close();
    await closed;
  });
});
