// The server of the web view proxy, by default on both loopback addresses.
import { DEFAULTS } from '../../generated/config/defaults.ts';
import type { Settings } from '../../generated/config/settings.ts';
import { createViewProxy, type ProxyOptions } from '../areas/workspace/proxy/middleware.ts';
import { createUptime } from '../base/clock.ts';
import { logFaults } from '../base/log/log.ts';
import { Refusal } from '../contract/refusal.ts';
import type { Listening } from '../contract/server/index.ts';
import { writeProblem } from '../contract/server/write.ts';
import { createApp } from './app.ts';
import { openListener } from './listener.ts';
import type { ServerOptions } from './server.ts';

export interface ProxyServerOptions
  extends Pick<ServerOptions, 'port' | 'clock' | 'log' | 'listen'>,
    Pick<ProxyOptions, 'access' | 'guard' | 'platformUrl' | 'isAlive'> {
  /** The addresses to listen on; both loopback addresses by default. */
  readonly hosts?: readonly string[];
  /** The address that browsers use, without the subdomain; by default localhost and its port. */
  readonly url?: string | undefined;
  readonly limits?: Partial<Settings['proxy']> | undefined;
}

export type ProxyServer = Awaited<ReturnType<typeof startProxy>>;

/** Browsers try ::1 first, so another program listening there would receive our requests. */
const LOOPBACK = ['127.0.0.1', '::1'];
/** Errors on machines without IPv6, where no other program can listen on ::1 either. */
const NO_SUCH_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);
const MAX_TRIES = 20;
/** Allows uploads of up to an hour. */
const UPLOAD_MS = 3_600_000;

export async function startProxy(options: ProxyServerOptions) {
  const { access, guard, clock, log, platformUrl, isAlive } = options;
  const { timeoutMs } = { ...DEFAULTS.proxy, ...options.limits };
  const uptime = createUptime(clock);
  const proxy = createViewProxy({ access, guard, timeoutMs, platformUrl, isAlive, onFault: logFaults(log) });
  const app = createApp(log);
  app.use(proxy.middleware);
  app.use(async (context) => {
    const host = (context.get('host').replace(/:\d*$/, '') || 'localhost').toLowerCase();
    const proxyHost = access.url === null ? '' : new URL(access.url).hostname;
    if (![proxyHost, 'localhost', '127.0.0.1', '[::1]'].includes(host)) {
      return writeProblem(context, new Refusal('misdirected-request'));
    }
    if (context.path !== '/health') return writeProblem(context, new Refusal('not-found'));
    context.body = { status: 'ok', uptime_seconds: uptime.seconds };
  });
  const open = (host: string, port: number) =>
    openListener(app, host, port, log, { ...options.listen, requestTimeoutMs: UPLOAD_MS });
  const listening = await listenAll(options.hosts ?? LOOPBACK, options.port, open);
  const port = listening[0]?.port ?? 0;
  for (const { server } of listening) {
    server.on('upgrade', (request, socket, head) => proxy.upgrade(request, socket, head));
  }
  access.url = options.url ?? `http://localhost:${port}`;
  return {
    url: access.url,
    port,
    close: async () => {
      access.url = null;
      guard.close();
      for (const { server } of listening) server.closeIdleConnections();
      await Promise.all(listening.map((each) => each.close()));
    },
  };
}

/** Listens at all addresses on the same port. Port 0 chooses one that is free at every address. */
async function listenAll(
  hosts: readonly string[],
  port: number,
  open: (host: string, port: number) => Promise<Listening>,
): Promise<readonly Listening[]> {
  for (let tries = 1; ; tries++) {
    const listening: Listening[] = [];
    try {
      for (const host of hosts) {
        const started = await open(host, listening[0]?.port ?? port).catch((error: NodeJS.ErrnoException) => {
          if (listening.length > 0 && NO_SUCH_ADDRESS.has(error.code ?? '')) return null;
          throw error;
        });
        if (started) listening.push(started);
      }
      return listening;
    } catch (error) {
      await Promise.all(listening.map((each) => each.close()));
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (port !== 0 || !isTaken || tries >= MAX_TRIES) throw error;
    }
  }
}
