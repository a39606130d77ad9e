import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Running } from './running.ts';

export interface HttpServer {
  readonly server: Server;
  readonly port: number;
  /** With the host 127.0.0.1. */
  readonly url: string;
}

/** Starts a server on a free port. It closes at the end of the test, or of the file if `beforeAll` starts it. */
export async function serveHttp(
  running: Pick<Running, 'onClose'>,
  listener: RequestListener,
  host = '127.0.0.1',
): Promise<HttpServer> {
  const server = createServer(listener).listen(0, host);
  await once(server, 'listening');
  running.onClose(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { server, port, url: `http://127.0.0.1:${port}` };
}
