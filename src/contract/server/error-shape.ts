// Writes problems of the server in the error body of the document.

import { isJsonMedia } from '../negotiate.ts';
import { describeInvalid, type Problem } from '../problem.ts';
import { findError, type OperationRow, type OperationValidators } from '../tables.ts';

/** Returns the error body for a problem, or undefined for the default. */
export type ShapeProblem = (problem: Problem, operation: string) => unknown;

export interface ShapedProblem {
  readonly media: string;
  readonly body: unknown;
}

/** Null if the document has no JSON body for this status, or if the problem does not fit into it. */
export function shapeProblem(
  problem: Problem,
  operation: string,
  row: OperationRow,
  validators: OperationValidators,
  custom: ShapeProblem | undefined,
): ShapedProblem | null {
  const error = findError(row, problem.status);
  const media = error?.media.find(isJsonMedia);
  if (!error || media === undefined) return null;
  const body = custom?.(problem, operation) ?? fill(error.shape, problem);
  const validate = validators.answers[error.key]?.[media];
  return body !== undefined && (!validate || validate(body)) ? { media, body } : null;
}

function fill(shape: unknown, problem: Problem): unknown {
  const { name, title, status, message, errors = [] } = problem;
  const parts: Readonly<Record<string, unknown>> = {
    $name: name,
    $title: title,
    $status: status,
    $statusText: String(status),
    $detail: errors.length === 0 ? message : `${message}: ${describeInvalid(errors)}`,
  };
  if (typeof shape === 'string') return Object.hasOwn(parts, shape) ? parts[shape] : shape;
  if (typeof shape !== 'object' || shape === null || Array.isArray(shape)) return shape;
  return Object.fromEntries(Object.entries(shape).map(([key, inner]) => [key, fill(inner, problem)]));
}
