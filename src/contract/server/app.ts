// Operations stand in front of Koa: they need no Koa context, and making one costs every call an eighth of its time.
// Whatever is no operation (pages, docs, assets) goes through Koa and its routers.
import type { RequestListener } from 'node:http';
import type Koa from 'koa';
import { Problem } from '../problem.ts';
import type { Served } from './serve.ts';
import { answerProblem, type DrawProblem } from './write.ts';

export function listenerOf(served: Served, app: Koa): RequestListener {
  const pages = app.callback();
  return (request, response) => {
    if (!served.handle(request, response)) void pages(request, response);
  };
}

/** The first middleware of an app: what nobody answers, and what a page fails with, is a problem like any other. */
export const answerProblems =
  (draw?: DrawProblem): Koa.Middleware =>
  async (context, next) => {
    const answer = (problem: Problem): void => {
      context.respond = false;
      answerProblem(context.req, context.res, problem, [], draw);
    };
    try {
      await next();
      if (!context.headerSent && context.status === 404 && context.body == null) answer(new Problem('not-found'));
    } catch (error) {
      if (context.headerSent) throw error;
      if (!(error instanceof Problem)) context.app.emit('error', error, context);
      answer(error instanceof Problem ? error : new Problem('internal-error'));
    }
  };
