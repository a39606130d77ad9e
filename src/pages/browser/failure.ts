// Why a call of a page did not work, in words for the person in front of it.

import { UnreachableError } from '../../contract/client/errors.ts';
import { Problem } from '../../contract/problem.ts';

export function explainFailure(error: unknown, words: Readonly<Record<string, string>> = {}): string {
  if (error instanceof UnreachableError) return 'The platform is not responding. Check that it is running.';
  const known = error instanceof Problem ? words[error.name] : undefined;
  return known ?? 'Something went wrong on our side. Try again in a moment.';
}
