// Redirect URIs: which ones a client may register, and which one a request may use.
import { LOOPBACK_NAMES } from '../../../base/hosts.ts';

const PARTS = /^http:\/\/(\[[^\]]*\]|[^/?:]*)(?::\d{1,5})?((?:[/?].*)?)$/;

/** Host and path, without the port, which the application chooses when it starts to listen (RFC 8252, 7.3). */
function loopbackPlace(uri: string): string | null {
  const [, host = '', path = ''] = PARTS.exec(uri) ?? [];
  return LOOPBACK_NAMES.includes(host) ? host + path : null;
}

export const isLoopback = (uri: string): boolean => loopbackPlace(uri) !== null;

/** For people: the host, or the scheme of an application. */
export const placeOf = (uri: string): string => new URL(uri)[/^https?:/i.test(uri) ? 'host' : 'protocol'];

/** Null if the URI may be registered, else the reason in words. */
export function findRedirectFault(uri: string, appSchemes: readonly string[]): string | null {
  if (!URL.canParse(uri) || /[\s\\#\p{C}]/u.test(uri)) return 'must be a URL without spaces and fragment';
  const { protocol, username, password } = new URL(uri);
  if (username !== '' || password !== '') return 'must not contain a user name';
  const scheme = protocol.slice(0, -1);
  if (scheme === 'https' || isLoopback(uri)) return null;
  if (scheme === 'http') return 'must use https, except on localhost, 127.0.0.1 and [::1]';
  return scheme.includes('.') || appSchemes.includes(scheme) ? null : `must not use the scheme ${scheme}`;
}

/** Compares character by character, except for the port of a loopback address. */
export function matchesRedirect(registered: string, requested: string): boolean {
  if (registered === requested) return true;
  const place = loopbackPlace(registered);
  return place !== null && place === loopbackPlace(requested) && URL.canParse(requested);
}

/** The address of an authorization response, in ASCII, as a header needs it. */
export function responseUrl(
  redirectUri: string,
  parameters: Readonly<Record<string, string | null | undefined>>,
): string {
  const present = Object.entries(parameters).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return new URL(`${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${new URLSearchParams(present)}`).href;
}
