// The widget's status: progress, errors and announcements.
import { UnreachableError } from '../../../../contract/client/errors.ts';
import { Problem } from '../../../../contract/problem.ts';
import { limit } from './client.ts';
import { get } from './dom.ts';

/** Its message is shown to the user. */
export class EditError extends Error {}

/** `share` is the completed part from 0 to 1, undefined if unknown. A null text hides the progress. */
export function showProgress(text: string | null, share?: number): void {
  get('.state').hidden = text === null;
  if (text === null) return;
  get('.state span').textContent = text;
  const bar = get<HTMLProgressElement>('progress');
  if (share === undefined) bar.removeAttribute('value');
  else bar.value = share;
}

export function showError(text: string | null, canReload = false): void {
  get('.failure').hidden = text === null;
  get('.failure span').textContent = text ?? '';
  get('.failure button').hidden = !canReload;
}

/** With a file name, the message is added to those of other files. */
export function reportError(error: unknown, file = ''): void {
  const prefix = file === '' ? '' : `${file}: `;
  const earlier = prefix === '' || get('.failure').hidden ? '' : `${get('.failure span').textContent} `;
  showError(`${earlier}${prefix}${explain(error)}`, error instanceof Problem && error.status === 403);
}

function explain(error: unknown): string {
  if (error instanceof Problem) return explainProblem(error);
  if (error instanceof UnreachableError) return 'The viewer is not responding. Check that it is running.';
  return error instanceof EditError ? error.message : 'Something went wrong. Try again in a moment.';
}

/** Tells screen readers. */
export function announce(text: string): void {
  get('#announcement').textContent = text;
}

const MESSAGES: Readonly<Record<number, string>> = {
  413: `The image is larger than ${limit}. Nothing was saved.`,
  415: 'Only PNG, JPEG, WebP and GIF images are supported. Nothing was saved.',
  403: 'This page has expired. Reload it and paste again.',
  401: 'This page has expired or needs a login. Reload it, then paste again.',
  404: 'This screenshot no longer exists.',
  409: 'Nothing to undo.',
  507: 'The disk is full. Nothing was saved.',
};

function explainProblem({ status, message, errors = [], name }: Problem): string {
  if (status !== 400) return MESSAGES[status] ?? `Something went wrong (${status}). Try again in a moment.`;
  const details = errors.map(
    ({ pointer, detail }) => `${pointer.replace('/body/', '').replace('/body', 'The image')} ${detail}`,
  );
  if (details.length > 0) return details.join('; ');
  return name === 'invalid-request' ? 'The image cannot be read. Nothing was saved.' : message;
}
