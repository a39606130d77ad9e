import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import type { Running } from '../../running.ts';

/** Listens on a free loopback port, and resolves to it. */
export async function listenOn(running: Pick<Running, 'onClose'>, server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  running.onClose(() => void server.close());
  return (server.address() as AddressInfo).port;
}
