// The operations of a document as middleware of a Koa application.
import type { Context, Middleware } from 'koa';
import type { AnyCallers } from '../handler.ts';
import type { Problem } from '../problem.ts';
import { Refusal } from '../refusal.ts';
import { createAddressReader } from './address.ts';
import { preflight } from './cors.ts';
import { EVENT_LIMITS } from './events.ts';
import { Exchange } from './exchange.ts';
import { DEFAULTS, type OperationsOptions } from './options.ts';
import type { MatchedOperation, Route } from './route.ts';
import { Router } from './router.ts';
import { Streams } from './streams.ts';
import { answerProblem } from './write.ts';

/** The type of `context.state` once a request has matched an operation. */
export interface OperationState {
  operation?: MatchedOperation;
}

export type Operations = Middleware & {
  /** Ends every open event stream, so that a server can stop. */
  readonly endStreams: () => void;
};

/**
 * Resolves when the answer is decided: status, type and headers stand on the context, and Koa writes the body once the
 * middleware around has seen it. Event streams and files that are read piece by piece are written as they come; there it
 * resolves when the last byte has been handed over. A request that matches no operation goes to the next middleware.
 *
 * `_matchedRoute` and `_matchedRouteName` are set as @koa/router sets them: tracing and metrics look there.
 */
export function operations<Callers = AnyCallers>(given: OperationsOptions<Callers>): Operations {
  const options = given as unknown as OperationsOptions; // each scheme is looked up by its name
  const router = new Router(options.services.flatMap((service) => service.routes));
  const addressOf = createAddressReader(options.trustedProxies ?? [], options.onUntrustedProxy ?? (() => {}));
  const events = { ...EVENT_LIMITS, ...options.events };
  const streams = new Streams(events);
  const settings = { ...DEFAULTS, ...options, events, streams };
  const answer = (context: Context, problem: Problem) => answerProblem(context, problem, [], options.drawProblem);
  const middleware: Middleware = (context, next) => {
    const { req: request } = context;
    const url = originForm(request.url ?? '/');
    const question = url.indexOf('?');
    const match = router.find(question < 0 ? url : url.slice(0, question));
    if (url.length > settings.urlLimitBytes) {
      const problem = new Refusal('uri-too-long');
      match?.routes.get(request.method ?? '')?.onRefused?.(problem, context.request); // never for HEAD
      return answer(context, problem);
    }
    if (!match) return next();
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? '');
    const route = match.routes.get(method);
    if (!route) {
      if (method === 'OPTIONS' && preflight(context, match.routes)) return;
      return answer(context, methodNotAllowed(match.routes.keys()));
    }
    tell(context, route);
    const query = question < 0 ? '' : url.slice(question + 1);
    return new Promise<void>((settled) => {
      new Exchange(context, route, addressOf, settings, settled).run(match.segments, query);
    });
  };
  return Object.assign(middleware, { endStreams: () => streams.endAll() });
}

function tell(context: Context, { matched }: Route): void {
  context['_matchedRoute'] = matched.path;
  context['_matchedRouteName'] = matched.operationId;
  (context.state as OperationState).operation = matched;
}

function methodNotAllowed(methods: Iterable<string>): Problem {
  const allow = [...methods].flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : [name])).join(', ');
  return new Refusal('method-not-allowed', undefined, { headers: { Allow: allow } });
}

/** A server must take a whole URL as the request's target too (RFC 9112, 3.2.2). */
const originForm = (target: string): string =>
  target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?]*/i, '');
