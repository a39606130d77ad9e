// What callers send over HTTP, and what problems look like to them.
import { createHash, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Schemas } from '../generated/intents/contract.ts';
import type { ProblemName } from '../generated/problems.ts';
import type { ProblemDetails } from '../src/contract/problem.ts';

/** POST /auth/intents as a program does it. */
export async function createIntent(
  platform: { readonly url: string },
  body?: object,
  headers: Record<string, string> = {},
): Promise<Schemas['Intent']> {
  const response = await fetch(`${platform.url}/auth/intents`, sending('POST', body, headers));
  expect(response.status).toBe(201);
  return (await response.json()) as Schemas['Intent'];
}

export const linkIntent = (
  platform: { readonly url: string },
  token: string,
  headers: Record<string, string>,
  body?: object,
): Promise<Response> => fetch(`${platform.url}/auth/intents/${token}`, sending('PATCH', body, headers));

export const sending = (method: string, body?: object, headers: Record<string, string> = {}): RequestInit =>
  body === undefined
    ? { method, headers }
    : { method, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };

/** The last segment of a problem's type. */
export const nameOf = (type: string): string => type.replace(/^.*\/problems\//, '');

/** What a test expects of the `type` of a problem, wherever the platform stands. */
export const problemType = (name: string): string =>
  expect.stringMatching(new RegExp(`^(https?://\\S+)?/problems/${name}$`)) as unknown as string;

/** The problem's name and places; fails when the answer is not problem details with the status it has. */
export async function problemOf(response: Response): Promise<{
  readonly status: number;
  readonly name: ProblemName;
  readonly detail: string | undefined;
  readonly errors: readonly { readonly pointer: string; readonly detail: string }[];
  /** The places of `errors`, each once. */
  readonly pointers: readonly string[];
}> {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{1,64}$/);
  if (response.status === 503) expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
  const body = (await response.json()) as ProblemDetails;
  expect(body.status).toBe(response.status);
  const name = nameOf(body.type) as ProblemName;
  const { detail, errors = [] } = body;
  const pointers = [...new Set(errors.map(({ pointer }) => pointer))].sort();
  return { status: response.status, name, detail, errors, pointers };
}

/** Verifier and challenge as RFC 7636 has them. */
export function verifierPair(): { readonly verifier: string; readonly challenge: string } {
  const verifier = `${randomUUID()}${randomUUID()}`;
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

export const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:60.0) Gecko/20100101 Firefox/60.0' };
/** The headers of what a page of another site can make a browser send. */
export const FOREIGN_PAGES: readonly Readonly<Record<string, string>>[] = [
  { ...BROWSER, origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }, // fetch or form
  { ...BROWSER, origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' }, // a page at another port
  { ...BROWSER, origin: 'null', 'sec-fetch-site': 'cross-site' }, // a sandboxed frame, or a redirected form
  { ...BROWSER, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, // an image or script
  { ...BROWSER, 'sec-fetch-site': 'same-site' }, // an image of a page at another port
  { ...BROWSER, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }, // a link
  { ...BROWSER, origin: 'https://elsewhere.example' }, // a browser that sends only Origin
  BROWSER, // an old browser
];
