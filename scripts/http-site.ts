import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HttpSite {
  readonly server: Server;
  readonly port: number;
  /** With the host 127.0.0.1. */
  readonly url: string;
  /** Closes all connections too. */
  close(): void;
}

/** Starts a server, by default on a free port. */
export async function startSite(listener: RequestListener, host = '127.0.0.1', wanted = 0): Promise<HttpSite> {
  const server = createServer(listener).listen(wanted, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { server, port, url: `http://127.0.0.1:${port}`, close };
}
