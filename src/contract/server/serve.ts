// Serves implemented operations: finds the one that a request is for.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Problem } from '../problem.ts';
import { createAddressReader } from './address.ts';
import { preflight } from './cors.ts';
import { EVENT_LIMITS } from './events.ts';
import { Exchange } from './exchange.ts';
import type { Route } from './implement.ts';
import { DEFAULTS, type ServeOptions } from './options.ts';
import { type Match, Router } from './router.ts';
import { answerProblem } from './write.ts';

export interface Served {
  /** False when no operation stands at this address: pages may. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Ends every open event stream, so that a server can stop. */
  readonly endStreams: () => void;
}

export function serve(options: ServeOptions): Served {
  const streams = new Set<() => void>();
  const router = new Router(options.services.flatMap((service) => service.routes));
  const addressOf = createAddressReader(options.trustedProxies ?? [], options.onUntrustedProxy ?? (() => {}));
  const settings = { ...DEFAULTS, ...options, events: { ...EVENT_LIMITS, ...options.events }, streams };
  return {
    handle: (request, response) => {
      const url = originForm(request.url ?? '/');
      if (url.length > settings.urlLimitBytes) {
        answerProblem(request, response, new Problem('uri-too-long'), [], options.drawProblem);
        return true;
      }
      const question = url.indexOf('?');
      const match = router.find(question < 0 ? url : url.slice(0, question));
      if (!match) return false;
      const method = request.method === 'HEAD' ? 'GET' : (request.method ?? '');
      const route = match.routes.get(method);
      if (route) {
        const query = question < 0 ? '' : url.slice(question + 1);
        const exchange = new Exchange(request, response, route, addressOf, settings);
        if (!route.later) exchange.run(match.segments, query);
        else exchange.runLater(replacing(match, route.later), match.segments, query);
      } else if (method !== 'OPTIONS' || !preflight(request, response, match.routes)) {
        answerProblem(request, response, methodNotAllowed(match.routes.keys()), [], options.drawProblem);
      }
      return true;
    },
    endStreams: () => {
      for (const end of streams) end();
    },
  };
}

/** Once loaded, a route takes the place of the one that stood for it. */
const replacing =
  ({ routes }: Match, load: () => Promise<Route>) =>
  async (): Promise<Route> => {
    const route = await load();
    routes.set(route.row.method, route);
    return route;
  };

function methodNotAllowed(methods: Iterable<string>): Problem {
  const allow = [...methods].flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : [name])).join(', ');
  return new Problem('method-not-allowed', undefined, { headers: { Allow: allow } });
}

/** A server must take a whole URL as the request's target too (RFC 9112, 3.2.2). */
const originForm = (target: string): string =>
  target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?]*/i, '');
