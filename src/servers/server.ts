// What every server has in common: an app for pages, logs, metrics, limits, names it answers to, a graceful stop.
import type { RequestListener } from 'node:http';
import Router from '@koa/router';
import type { Clock } from '../clock.ts';
import {
  type Listening,
  type ListenOptions,
  listen,
  listenerOf,
  type ServeOptions,
  serve,
} from '../contract/server/index.ts';
import { redirectProblems } from '../docs/router.ts';
import type { Logger } from '../log/log.ts';
import { createMetrics, type Metrics } from '../metrics/metrics.ts';
import { createApp, reporting } from './app.ts';
import { problemPages, type VisitOf } from './problem-pages.ts';

export interface ServerOptions {
  readonly host: string;
  readonly port: number;
  /** The address that others reach it at; by default the one it listens on. */
  readonly url?: string | undefined;
  readonly clock: Clock;
  readonly log: Logger;
  readonly violations: ServeOptions['violations'];
  readonly trustedProxies?: readonly string[] | undefined;
  readonly listen?: ListenOptions | undefined;
  /** The platform's address, whose pages explain the problems of every server; known once it has started. */
  readonly platformUrl?: (() => string) | undefined;
  /** For tests: whatever else `serve` takes. */
  readonly serve?: Partial<ServeOptions> | undefined;
}

export interface StartedServer extends Listening {
  readonly url: string;
  /** The names it answers to. */
  readonly hosts: () => ReadonlySet<string>;
  /** Operations that are described and not served yet. */
  readonly pending: readonly string[];
}

export interface ServerParts {
  readonly services: ServeOptions['services'];
  readonly authenticate?: ServeOptions['authenticate'];
  /** Stands around everything that answers. */
  readonly listener?: (listener: RequestListener) => RequestListener;
  /** Everything that is no operation. */
  readonly pages?: (router: Router) => void;
  /** Who looks at a page; by default nobody knows, and the platform is where the options say. */
  readonly visit?: VisitOf;
  /** Given where a service needs them, else made here. */
  readonly metrics?: Metrics;
  /** Called with the address as soon as it is known. */
  readonly started?: (url: string) => void;
}

export async function startServer(name: string, options: ServerOptions, parts: ServerParts): Promise<StartedServer> {
  const { log, violations, trustedProxies = [] } = options;
  const metrics = parts.metrics ?? createMetrics(name);
  const report = reporting(log);
  let url = options.url ?? '';
  let names: ReadonlySet<string> = new Set();
  const drawProblem = problemPages(parts.visit ?? (async () => ({ platform: options.platformUrl?.() ?? null })));
  const served = serve({
    services: parts.services,
    authenticate: parts.authenticate ?? (() => null),
    origin: () => new URL(url).origin,
    violations,
    trustedProxies,
    drawProblem,
    ...report,
    onRequest: (line) => {
      report.onRequest(line);
      metrics.onRequest(line);
    },
    onFault: (error, operation) => {
      report.onFault(error, operation);
      metrics.onFault();
    },
    ...options.serve,
  });
  const app = createApp(log, drawProblem);
  const router = new Router({ sensitive: true }); // as operations are
  router.get('/metrics', async (context) => {
    context.type = metrics.contentType;
    context.body = await metrics.text();
  });
  if (options.platformUrl) router.use(redirectProblems(options.platformUrl).routes());
  parts.pages?.(router);
  app.use(router.routes());
  const hosts = () => names;
  const answer = listenerOf(served, app);
  const listener = parts.listener?.(answer) ?? answer;
  const listening = await listen(listener, options.host, options.port, { hosts, ...options.listen });
  url ||= `http://${bracketed(options.host)}:${listening.port}`;
  names = new Set(['localhost', '127.0.0.1', '[::1]', bracketed(options.host), new URL(url).hostname]);
  parts.started?.(url);
  return {
    ...listening,
    url,
    hosts,
    pending: parts.services.flatMap(({ routes }) =>
      routes.filter(({ handler, later }) => !handler && !later).map(({ id }) => id),
    ),
    close: async () => {
      served.endStreams();
      await listening.close();
    },
  };
}

/** As it stands in a URL. */
const bracketed = (host: string): string => (host.includes(':') ? `[${host}]` : host.toLowerCase());
