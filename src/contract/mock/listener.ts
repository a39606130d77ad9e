import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Listener } from './types.ts';

/** On the loopback address; port 0 takes a free one. */
export async function listenOn(server: Server, port = 0, closing: () => void = () => {}): Promise<Listener> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const close = () =>
    new Promise<void>((resolve) => {
      closing();
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const taken = (server.address() as AddressInfo).port;
  return { url: `http://127.0.0.1:${taken}`, port: taken, close, [Symbol.asyncDispose]: close };
}
