import type { Middleware } from 'koa';
import { Problem } from '../problem.ts';
import { Refusal } from '../refusal.ts';
import type { OperationsOptions } from './options.ts';
import { answerProblem, type DrawProblem } from './write.ts';

/**
 * The first middleware of an app: unanswered requests and errors of later middleware become problems.
 * `translate` turns known faults into problems.
 */
export const answerProblems =
  (draw?: DrawProblem, translate: NonNullable<OperationsOptions['translate']> = () => null): Middleware =>
  async (context, next) => {
    try {
      await next();
    } catch (error) {
      if (context.headerSent) throw error;
      const problem = error instanceof Problem ? error : translate(error, context.method);
      if (!problem) context.app.emit('error', error, context);
      return answerProblem(context, problem ?? new Refusal('internal-error'), [], draw);
    }
    if (context.status !== 404 || context.body != null || context.respond === false || context.headerSent) return;
    await answerProblem(context, new Refusal('not-found'), [], draw);
  };
