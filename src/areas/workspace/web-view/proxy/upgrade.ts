// Proxies a WebSocket of a site.
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { passUpgrade } from '../../../../base/pass-upgrade.ts';
import { type ForwardOptions, openRequest, toUpstreamError } from './forward.ts';
import type { Site } from './headers.ts';

export async function forwardUpgrade(
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  site: Site,
  { guard, timeoutMs }: Pick<ForwardOptions, 'guard' | 'timeoutMs'>,
): Promise<void> {
  const sent = openRequest(guard, site.upstream, request, { ...site, isPage: false });
  await passUpgrade(sent, socket, head, { timeoutMs }).catch((error: NodeJS.ErrnoException) => {
    throw toUpstreamError(error);
  });
}
