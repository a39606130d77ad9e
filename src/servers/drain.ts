import { setTimeout as delay } from 'node:timers/promises';
import type { Readiness } from '../base/state/readiness.ts';
import type { SocketServer } from '../contract/server/index.ts';
import type { ServerOptions, StartedServer } from './server.ts';

/** First `/health` returns 503 while everything is served. Then sockets are closed whose clients can continue elsewhere. */
export async function drain(
  { log, drainMs = 0 }: ServerOptions,
  readiness: Readiness,
  { server }: StartedServer,
  sockets: Pick<SocketServer, 'drain'> | null | undefined,
): Promise<void> {
  log.info({ drainMs }, 'draining');
  readiness.isDraining = true;
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false; // clients connect to another node for their next request
  });
  await delay(drainMs);
  await sockets?.drain();
}
