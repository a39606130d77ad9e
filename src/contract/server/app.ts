// Operations stand in front of Koa: they need no Koa context, and making one costs every call an eighth of its time.
// Whatever is no operation (pages, docs, assets) goes through Koa and its routers.
import type { RequestListener } from 'node:http';
import type Koa from 'koa';
import { Problem } from '../problem.ts';
import type { Served } from './serve.ts';
import { writeProblem } from './write.ts';

export function listenerOf(served: Served, app: Koa): RequestListener {
  const pages = app.callback();
  return (request, response) => {
    if (!served.handle(request, response)) void pages(request, response);
  };
}

/** The first middleware of an app: what nobody answers is a problem like any other. */
export const answerNotFound: Koa.Middleware = async (context, next) => {
  await next();
  if (context.headerSent || context.status !== 404 || context.body != null) return;
  context.respond = false;
  writeProblem(context.req, context.res, new Problem('not-found'), [], null);
};
