import type { RequestListener } from 'node:http';
import { type HttpSite, startSite } from '../scripts/http-site.ts';
import type { Running } from './running.ts';

/** Starts a server, by default on a free port. It closes at the end of the test, or of the file if `beforeAll` starts it. */
export async function serveHttp(
  running: Pick<Running, 'onClose'>,
  listener: RequestListener,
  host = '127.0.0.1',
  port = 0,
): Promise<HttpSite> {
  const site = await startSite(listener, host, port);
  running.onClose(site.close);
  return site;
}
