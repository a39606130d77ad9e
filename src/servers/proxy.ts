// The server of the web view proxy, if it has a port of its own.
import { type ProxyOptions, ViewProxy } from '../areas/workspace/web-view/proxy/middleware.ts';
import { Uptime } from '../base/clock.ts';
import { LOOPBACK_NAMES } from '../base/hosts.ts';
import { logFaults } from '../base/log/log.ts';
import { Refusal } from '../contract/refusal.ts';
import { writeProblem } from '../contract/server/write.ts';
import { createApp } from './app.ts';
import { openListener } from './listener.ts';
import type { ServerOptions } from './server.ts';

export interface ProxyServerOptions
  extends Pick<ServerOptions, 'port' | 'clock' | 'log' | 'listen'>,
    Omit<ProxyOptions, 'onFault'> {
  /** The address to listen on; this machine by default. */
  readonly host?: string;
  /** The address that browsers use, without the subdomain; by default localhost and its port. */
  readonly url?: string | undefined;
}

export type ProxyServer = Awaited<ReturnType<typeof startProxy>>;

/** Allows uploads of up to an hour. */
const UPLOAD_MS = 3_600_000;

export async function startProxy(options: ProxyServerOptions) {
  const { access, clock, log, ownUrls } = options;
  const uptime = new Uptime(clock);
  const proxy = new ViewProxy({ ...options, onFault: logFaults(log) });
  const app = createApp(log);
  let url = options.url ?? '';
  app.use(proxy.handle);
  app.use(async (context) => {
    const host = (context.get('host').replace(/:\d*$/, '') || 'localhost').toLowerCase();
    if (![new URL(url).hostname, ...LOOPBACK_NAMES].includes(host)) {
      return writeProblem(context, new Refusal('misdirected-request'));
    }
    if (context.path !== '/health') return writeProblem(context, new Refusal('not-found'));
    context.body = { status: 'ok', uptime_seconds: uptime.seconds };
  });
  const limits = { ...options.listen, requestTimeoutMs: UPLOAD_MS };
  const { server, port, close } = await openListener(app, options.host ?? 'localhost', options.port, log, limits);
  server.on('upgrade', (request, socket, head) => void proxy.upgrade(request, socket, head));
  url ||= `http://localhost:${port}`;
  access.placeOf = () => ({ base: url, platform: new URL(ownUrls()[0]).origin });
  return {
    url,
    port,
    close: async () => {
      access.placeOf = () => null;
      proxy.close();
      server.closeIdleConnections();
      await close();
    },
  };
}
