import { Problem } from '../../../../contract/problem.ts';
import { explainFailure } from '../../../../pages/browser/failure.ts';

/** Problems whose detail, or else title, is written for users. */
const FOR_USERS = [
  'insecure-login',
  'passwords-off',
  'provider-unavailable',
  'provider-login-failed',
  'login-expired',
  'no-account',
  'domain-not-allowed',
  'account-already-linked',
  'last-login-method',
];

export function explainLogin(error: unknown, texts: Readonly<Record<string, string>> = {}): string {
  if (error instanceof DOMException) return 'Your browser blocks storage for this site. Allow it, then try again.';
  const message = error instanceof Problem ? error.message : '';
  return explainFailure(error, {
    ...Object.fromEntries(FOR_USERS.map((name) => [name, message])),
    'too-many-attempts': 'Too many attempts. Try again later.',
    unavailable: 'The platform is unavailable right now. Try again in a moment.',
    ...texts,
  });
}
