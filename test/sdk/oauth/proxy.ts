// A reverse proxy on its own origin.
import { request as sendRequest } from 'node:http';
import { serveHttp } from '../../http-server.ts';
import type { Running } from '../../running.ts';

/** Forwards `<prefix>/x` to `<upstream>/x`. */
export async function startProxy(running: Running, upstream: string, prefix: string): Promise<string> {
  const { url } = await serveHttp(running, (incoming, outgoing) => {
    const { url: target = '', method, headers } = incoming;
    if (!target.startsWith(prefix)) return void outgoing.writeHead(404).end();
    const host = new URL(upstream).host;
    const forwarded = sendRequest(upstream + target.slice(prefix.length), { method, headers: { ...headers, host } });
    forwarded.on('response', (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  return url + prefix;
}
