// Panels load http and https, but never our own pages, which would run with the user's login.
import { isThisMachine } from '../../../base/hosts.ts';
import { Problem } from '../../../base/problem.ts';

/** Returns the normalized URL. `pointer` locates it in the request. */
export function checkPanelUrl(url: string, baseUrl: string, pointer: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (!parsed || !/^https?:$/.test(parsed.protocol)) {
    throw new Problem('invalid-request', undefined, { errors: [{ pointer, detail: 'must be an http or https URL' }] });
  }
  if (isOwn(parsed, new URL(baseUrl))) throw new Problem('own-origin-refused');
  return parsed.href;
}

/** This machine has several names, and the platform answers to all of them. */
function isOwn(url: URL, own: URL): boolean {
  if (portOf(url) !== portOf(own)) return false;
  return nameOf(url) === nameOf(own) || [url, own].every(({ hostname }) => isThisMachine(hostname));
}

/** A trailing dot in a host name does not change where it leads. */
const nameOf = ({ hostname }: URL): string => hostname.replace(/\.$/, '');

export const portOf = ({ port, protocol }: URL): string => port || (protocol === 'https:' ? '443' : '80');
