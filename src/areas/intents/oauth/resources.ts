import { OauthError } from './oauth-error.ts';

/** The server that a token is for (RFC 8707), as it is listed. The first one if the request names none or an empty one. */
export function findResource(listed: readonly string[], requested: string | undefined): string {
  const found = requested ? listed.find((each) => normalize(each) === normalize(requested)) : listed[0];
  if (found === undefined) throw new OauthError('invalid_target', 'This platform issues no tokens for that resource.');
  return found;
}

/** A server of this machine has several names. */
function normalize(resource: string): string | null {
  if (!URL.canParse(resource) || resource.includes('#')) return null;
  const url = new URL(resource);
  if (url.hostname === 'localhost' || url.hostname === '[::1]') url.hostname = '127.0.0.1';
  return url.href.replace(/\/$/, '');
}
