// Serves the operations of documents as Koa middleware.
import type { Context, Middleware } from 'koa';
import { createAddressReader } from '../address.ts';
import type { AnyCallers } from '../handler.ts';
import { Problem } from '../problem.ts';
import { Refusal } from '../refusal.ts';
import { EVENT_LIMITS, Streams } from './events.ts';
import { Exchange } from './exchange.ts';
import { DEFAULTS, type OperationsOptions } from './options.ts';
import { type MatchedOperation, preflight } from './route.ts';
import { Router } from './router.ts';
import { type RenderProblem, withDocumentedTitle, writeProblemOrPage } from './write.ts';

/** The type of `context.state` once a request has matched an operation. */
export interface OperationState {
  operation?: MatchedOperation;
}

export type Operations = Middleware & {
  /** Ends all open event streams, so that the server can stop. */
  readonly endStreams: () => void;
  readonly countStreams: () => number;
};

/**
 * Resolves when status, media type and headers are set on the context; Koa writes the body after the surrounding
 * middleware has run. Event streams and files read in parts are written directly, and it resolves after their last
 * byte. A request that matches no operation goes to the next middleware.
 *
 * `_matchedRoute` and `_matchedRouteName` are set as in @koa/router, for tracing and metrics.
 */
export function operations<Callers = AnyCallers>(typedOptions: OperationsOptions<Callers>): Operations {
  const options = typedOptions as unknown as OperationsOptions; // schemes are looked up by name at run time
  const router = new Router(options.services.flatMap((service) => service.routes));
  const { trustedProxies = [], onUntrustedProxy = () => {} } = options;
  const addressOf = options.addressOf ?? createAddressReader(trustedProxies, onUntrustedProxy);
  const events = { ...EVENT_LIMITS, ...options.events };
  const streams = new Streams(events);
  const settings = { ...DEFAULTS, ...options, events, streams };
  const refuse = (context: Context, problem: Problem) =>
    writeProblemOrPage(context, problem, [], options.renderProblem);
  const middleware: Middleware = (context, next) => {
    const { req: request } = context;
    const url = originForm(request.url ?? '/');
    const question = url.indexOf('?');
    const match = router.find(question < 0 ? url : url.slice(0, question));
    if (url.length > settings.urlBytes) {
      const problem = withDocumentedTitle(new Refusal('uri-too-long'), request.socket);
      match?.routes.get(request.method ?? '')?.onRefused?.(problem, context.request); // never for HEAD
      return refuse(context, problem);
    }
    if (!match) return next();
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? '');
    const route = match.routes.get(method);
    if (!route) {
      if (method === 'OPTIONS' && preflight(context, match.routes)) return;
      return refuse(context, methodNotAllowed(match.routes.keys()));
    }
    const { matched } = route;
    context['_matchedRoute'] = matched.path;
    context['_matchedRouteName'] = matched.operationId;
    (context.state as OperationState).operation = matched;
    const query = question < 0 ? '' : url.slice(question + 1);
    return new Exchange(context, route, addressOf, settings).run(match.segments, query);
  };
  return Object.assign(middleware, { endStreams: () => streams.endAll(), countStreams: () => streams.size });
}

function methodNotAllowed(methods: Iterable<string>): Problem {
  const allow = [...methods].flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : [name])).join(', ');
  return new Refusal('method-not-allowed', undefined, { headers: { Allow: allow } });
}

/** Servers must also accept a full URL as the request target (RFC 9112, 3.2.2). */
const originForm = (target: string): string =>
  target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?]*/i, '');

/**
 * First middleware of an app: turns errors of later middleware, and requests that none of them handled, into problems.
 * `translate` maps known errors to problems.
 */
export const answerProblems =
  (render?: RenderProblem, translate: NonNullable<OperationsOptions['translate']> = () => null): Middleware =>
  async (context, next) => {
    try {
      await next();
    } catch (error) {
      if (context.headerSent) throw error;
      const problem = error instanceof Problem ? error : translate(error, context.method);
      if (!problem) context.app.emit('error', error, context);
      return writeProblemOrPage(context, problem ?? new Refusal('internal-error'), [], render);
    }
    if (context.status !== 404 || context.body != null || context.respond === false || context.headerSent) return;
    await writeProblemOrPage(context, new Refusal('not-found'), [], render);
  };
