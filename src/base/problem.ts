import { type ProblemName, problems } from '../../generated/problems.ts';
import { Problem as AnyProblem, type ProblemOptions } from '../contract/problem.ts';

/** For a change that may have been made. A 503 would say that it was not, and that another node can be tried. */
export const outcomeUnknown = (cause: unknown): Problem =>
  new Problem('internal-error', 'The outcome is unknown. Check whether the change was made before you retry.', {
    cause,
  });

/** A problem of our documents. */
export class Problem<Name extends ProblemName = ProblemName> extends AnyProblem<Name> {
  constructor(name: Name, detail?: string, options?: ProblemOptions) {
    super(name, problems[name], detail, options);
  }
}

/** Includes problems of the contract layer: its own, and those that a client read from a response. */
export const isProblem = (error: unknown): error is Problem => error instanceof AnyProblem;

export const isUnavailable = (error: unknown): boolean => isProblem(error) && error.is('unavailable');
