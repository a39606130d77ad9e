// The widget's status line: progress and errors.
import { UnreachableError } from '../../../../contract/client/errors.ts';
import { Problem } from '../../../../contract/problem.ts';
import { limit } from './client.ts';
import { get } from './dom.ts';

/** `share` is the completed part from 0 to 1, undefined when unknown. Null hides it. */
export function busy(text: string | null, share?: number): void {
  get('.state').hidden = text === null;
  if (text === null) return;
  get('.state span').textContent = text;
  const bar = get<HTMLProgressElement>('progress');
  if (share === undefined) bar.removeAttribute('value');
  else bar.value = share;
}

export function fail(text: string | null, canReload = false): void {
  get('.failure').hidden = text === null;
  get('.failure span').textContent = text ?? '';
  get('.failure button').hidden = !canReload;
}

/** `file`: the one that it is about, where that is not clear. What failed before stays readable. */
export function failWith(error: unknown, file = ''): void {
  const about = file === '' ? '' : `${file}: `;
  const before = about === '' || get('.failure').hidden ? '' : `${get('.failure span').textContent} `;
  if (error instanceof Problem) fail(`${before}${about}${explain(error)}`, error.status === 403);
  else if (error instanceof UnreachableError)
    fail(`${before}${about}The viewer is not responding. Check that it is running.`);
  else fail(`${before}${about}Something went wrong. Try again in a moment.`);
}

/** For screen readers. */
export function say(text: string): void {
  get('#said').textContent = text;
}

const WORDS: Readonly<Record<number, string>> = {
  413: `The image is larger than ${limit}. Nothing was saved.`,
  415: 'You can paste only PNG, JPEG, WebP and GIF images. Nothing was saved.',
  403: 'This page has expired. Reload it and paste again.',
  401: 'The viewer accepts images only from this machine or with an API key.',
  404: 'The files of this screenshot no longer exist.',
  409: 'Nothing to undo.',
  507: 'The disk is full. Nothing was saved.',
};

function explain({ status, message, errors = [], name }: Problem): string {
  if (status !== 400) return WORDS[status] ?? `Something went wrong (${status}). Try again in a moment.`;
  const places = errors.map(
    ({ pointer, detail }) => `${pointer.replace('/body/', '').replace('/body', 'The image')} ${detail}`,
  );
  if (places.length > 0) return places.join('; ');
  return name === 'invalid-request' ? 'The image cannot be read. Nothing was saved.' : message;
}
