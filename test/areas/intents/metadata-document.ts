// A site that publishes the metadata document of an OAuth client, on this machine.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Running } from '../../running.ts';

export interface Site {
  /** The client_id. */
  readonly url: string;
  /** For oauth.privateHosts. */
  readonly host: string;
  /** Requests so far. */
  readonly count: () => number;
}

/** Without `answer`, a valid document with these redirect URIs. */
export async function publish(
  running: Running,
  redirectUris: readonly string[],
  changes: object = {},
  answer?: RequestListener,
): Promise<Site> {
  let count = 0;
  const server: Server = createServer((request, response) => {
    count += 1;
    if (answer) return answer(request, response);
    const document = { client_id: `http://${request.headers.host}${request.url}`, client_name: 'Published Assistant' };
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ ...document, redirect_uris: redirectUris, ...changes }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  running.onClose(async () => {
    server.closeAllConnections();
    server.close();
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: `http://${host}/client.json`, host, count: () => count };
}
