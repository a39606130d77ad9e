import type { Middleware } from 'koa';
import { Problem } from '../problem.ts';
import { Refusal } from '../refusal.ts';
import type { OperationsOptions } from './options.ts';
import { type RenderProblem, writeProblemOrPage } from './write.ts';

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
