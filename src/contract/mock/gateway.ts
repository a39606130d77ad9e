// The gateway's socket and callback as its two documents describe them, in this process and without the real thing:
// whoever writes a client can let it register, be called back, be refused and expire.
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import { channel } from '../../../generated/gateway/messages.ts';
import { writeCallback } from './callback.ts';
import { listenOn } from './listener.ts';
import { Registrations } from './registrations.ts';
import type { MockGateway, MockGatewayOptions } from './types.ts';

const MAX_MESSAGE_BYTES = 4 << 10;
const SWEEP_MS = 1_000;
const CLOSE_GRACE_MS = 1_000;

export async function mockGateway(options: MockGatewayOptions = {}): Promise<MockGateway> {
  const registrations = new Registrations(options);
  const server = createServer((request, response) => writeCallback(request, response, registrations));
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false });
  const paths: readonly string[] = [...channel.paths, '/ws'];
  server.on('upgrade', (request, socket, head) => {
    const [path = ''] = (request.url ?? '').split('?');
    if (!paths.includes(path)) socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
    else sockets.handleUpgrade(request, socket, head, (opened) => registrations.accept(opened));
  });
  const everyMs = Math.min(SWEEP_MS, options.lifetimeMs ?? SWEEP_MS);
  const timer = options.clock ? undefined : setInterval(() => registrations.sweep(), everyMs).unref();
  const listener = await listenOn(server, options.port, () => {
    clearInterval(timer);
    for (const socket of sockets.clients) {
      socket.close(1001);
      setTimeout(() => socket.terminate(), CLOSE_GRACE_MS).unref();
    }
  });
  return Object.assign(listener, {
    socketUrl: `ws://127.0.0.1:${listener.port}/`,
    messages: registrations.messages,
    pending: () => registrations.size,
    sweep: () => registrations.sweep(),
  });
}
