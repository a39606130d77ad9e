import { Problem } from '../../../../contract/problem.ts';
import { explainFailure } from '../../../../pages/browser/failure.ts';

/** The name of a message for the account page in the session storage. A link must not contain it: it could be any text. */
export const NOTICE = 'annex-notice';

/** Details and titles of these problems are written for users. */
export function explainLogin(error: unknown, texts: Readonly<Record<string, string>> = {}): string {
  if (error instanceof DOMException) return 'Your browser blocks storage for this site. Allow it, then try again.';
  const isForUsers = error instanceof Problem && (error.status < 500 || error.status === 502);
  if (isForUsers) return texts[error.name] ?? error.message;
  return explainFailure(error, { unavailable: 'The platform is unavailable right now. Try again in a moment.' });
}
