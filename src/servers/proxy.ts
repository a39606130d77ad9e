// The server of the web view proxy.
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
  const { access, guard, clock, log } = options;
  const uptime = new Uptime(clock);
  const proxy = new ViewProxy({ ...options, onFault: logFaults(log) });
  const app = createApp(log);
  app.use(proxy.handle);
  app.use(async (context) => {
    const host = (context.get('host').replace(/:\d*$/, '') || 'localhost').toLowerCase();
    const proxyHost = access.url === null ? '' : new URL(access.url).hostname;
    if (![proxyHost, ...LOOPBACK_NAMES].includes(host)) {
      return writeProblem(context, new Refusal('misdirected-request'));
    }
    if (context.path !== '/health') return writeProblem(context, new Refusal('not-found'));
    context.body = { status: 'ok', uptime_seconds: uptime.seconds };
  });
  const limits = { ...options.listen, requestTimeoutMs: UPLOAD_MS };
  const { server, port, close } = await openListener(app, options.host ?? 'localhost', options.port, log, limits);
  server.on('upgrade', (request, socket, head) => void proxy.upgrade(request, socket, head));
  access.url = options.url ?? `http://localhost:${port}`;
  return {
    url: access.url,
    port,
    close: async () => {
      access.url = null;
      guard.close();
      server.closeIdleConnections();
      await close();
    },
  };
}
