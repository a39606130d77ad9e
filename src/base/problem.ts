import { type ProblemName, problems } from '../../generated/problems.ts';
import { Problem as AnyProblem, type ProblemOptions } from '../contract/problem.ts';

/** For what may have been done: 503 says that nothing was, and that another node may be asked. */
export const outcomeUnknown = (cause: unknown): Problem =>
  new Problem('internal-error', 'The outcome is unknown. Check whether the change was made before you retry.', {
    cause,
  });

/** A problem that our documents know. */
export class Problem<Name extends ProblemName = ProblemName> extends AnyProblem<Name> {
  constructor(name: Name, detail?: string, options?: ProblemOptions) {
    super(name, problems[name], detail, options);
  }
}

/** Also where the contract layer made it: of its own accord, or of another server's response. */
export const isProblem = (error: unknown): error is Problem => error instanceof AnyProblem;

export const isUnavailable = (error: unknown): boolean => isProblem(error) && error.is('unavailable');
