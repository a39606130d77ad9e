// What an authorization URL says about how its answer comes back, and whether annex callback can return that answer.
import { LOOPBACK_NAMES } from '../../base/hosts.ts';
import { printable } from '../arguments.ts';

export interface Authorization {
  /** Null if the address does not say it, as with a pushed request (RFC 9126). */
  readonly redirect: URL | null;
  readonly isForm: boolean;
  /** Why the answer cannot be returned. */
  readonly obstacle: string | null;
}

/** Out-of-band pages show the code to the user. */
const WEB_SCHEMES = new Set(['http:', 'https:', 'urn:']);

/** Where the wrapped program may wait for its answer: on addresses whose listeners `processes.ts` finds. */
export const isLoopback = ({ hostname }: URL): boolean => LOOPBACK_NAMES.includes(hostname);

/** Null for other addresses, and for a login that ends on another machine. */
export function readAuthorization({ searchParams }: URL): Authorization | null {
  const given = (name: string) => searchParams.get(name);
  const redirect = URL.parse(given('redirect_uri') ?? '');
  const isPushed = !given('redirect_uri') && Boolean(given('client_id') && (given('request_uri') ?? given('request')));
  const isLocal = redirect && (isLoopback(redirect) || !WEB_SCHEMES.has(redirect.protocol));
  if (!isPushed && !isLocal) return null;
  const [type, mode] = [given('response_type') ?? 'code', given('response_mode') ?? 'query'];
  return { redirect, isForm: mode === 'form_post', obstacle: obstacleOf(redirect, type, mode) };
}

function obstacleOf(redirect: URL | null, type: string, mode: string): string | null {
  const parameter = (name: string, value: string) => `(${name}=${printable(value).slice(0, 60)})`;
  if (redirect && redirect.protocol !== 'http:') return `it goes to ${redirect.protocol} and only http can be answered`;
  if (type.includes('token')) return `it is a token, and only a code may pass ${parameter('response_type', type)}`;
  if (type !== 'code') return `it has no code ${parameter('response_type', type)}`;
  if (mode === 'query' || mode === 'form_post') return null;
  const why = mode === 'fragment' ? 'it comes after a #, which only the browser sees' : 'it is not a plain code';
  return `${why} ${parameter('response_mode', mode)}`;
}
