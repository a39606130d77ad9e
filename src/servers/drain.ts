// Lets clients move to other nodes before a node closes.
import { setTimeout as delay } from 'node:timers/promises';
import type { Readiness } from '../base/state/readiness.ts';
import type { SocketServer } from '../contract/server/index.ts';
import type { ServerOptions, StartedServer } from './server.ts';

interface Draining {
  readonly readiness: Readiness;
  readonly server: StartedServer;
  readonly sockets: Pick<SocketServer, 'drain'> | undefined;
}

/** First `/health` returns 503 while everything is served. Then sockets are closed whose clients can continue elsewhere. */
export async function drain(
  { log, drainMs = 0 }: ServerOptions,
  { readiness, server, sockets }: Draining,
): Promise<void> {
  log.info({ drainMs }, 'draining');
  readiness.drain();
  server.drain();
  await delay(drainMs);
  await sockets?.drain();
}
