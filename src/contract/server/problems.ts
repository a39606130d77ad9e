import type { Middleware } from 'koa';
import { Problem } from '../problem.ts';
import { Refusal } from '../refusal.ts';
import { answerProblem, type DrawProblem } from './write.ts';

/**
 * The first middleware of an app: what nobody answers, and what a page fails with, is a problem like any other.
 * `translate` knows faults that callers should know of by a problem's name.
 */
export const answerProblems =
  (draw?: DrawProblem, translate: (error: unknown) => Problem | null = () => null): Middleware =>
  async (context, next) => {
    try {
      await next();
    } catch (error) {
      if (context.headerSent) throw error;
      const problem = error instanceof Problem ? error : translate(error);
      if (!problem) context.app.emit('error', error, context);
      return answerProblem(context, problem ?? new Refusal('internal-error'), [], draw);
    }
    if (context.status !== 404 || context.body != null || context.respond === false || context.headerSent) return;
    await answerProblem(context, new Refusal('not-found'), [], draw);
  };
