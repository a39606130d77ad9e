// Explains to the user why a call of a page failed.

import { UnreachableError } from '../../contract/client/errors.ts';
import { Problem } from '../../contract/problem.ts';

export function explainFailure(error: unknown, texts: Readonly<Record<string, string>>): string {
  if (error instanceof UnreachableError) return 'The platform is not responding. Check that it is running.';
  const text = error instanceof Problem ? texts[error.name] : undefined;
  return text ?? 'Something went wrong on our side. Try again in a moment.';
}
