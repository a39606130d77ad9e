// Panels load http and https, but never our own pages, which would run with the user's login.
import { isThisMachine } from '../../../base/hosts.ts';
import { Problem } from '../../../base/problem.ts';

/** The one page of ours that a web view loads: it needs no login there, only a token of its own. */
export const WIDGET_PATH = '/screenshot-paste';

/** Our addresses; the configured one is the first. */
export type OwnUrls = readonly [string, ...string[]];

/** For a web view: the same, and the paste widget, always at our configured address. */
export function checkViewUrl(url: string, own: OwnUrls, pointer: string): string {
  const parsed = URL.parse(url);
  const isWidget = parsed?.pathname === WIDGET_PATH && isOwn(parsed, own);
  return isWidget ? new URL(WIDGET_PATH + parsed.search, own[0]).href : checkPanelUrl(url, own, pointer);
}

/** Returns the normalized URL. `pointer` locates it in the request. */
export function checkPanelUrl(url: string, own: OwnUrls, pointer: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (!parsed || !/^https?:$/.test(parsed.protocol)) {
    throw new Problem('invalid-request', undefined, { errors: [{ pointer, detail: 'must be an http or https URL' }] });
  }
  if (isOwn(parsed, own)) throw new Problem('own-origin-refused');
  return parsed.href;
}

/** This machine has several names, and the platform answers to all of them. */
const isOwn = (url: URL, own: OwnUrls): boolean =>
  own.some((address) => {
    const ours = new URL(address);
    if (portOf(url) !== portOf(ours)) return false;
    return nameOf(url) === nameOf(ours) || [url, ours].every(({ hostname }) => isThisMachine(hostname));
  });

/** A trailing dot in a host name does not change where it leads. */
const nameOf = ({ hostname }: URL): string => hostname.replace(/\.$/, '');

export const portOf = ({ port, protocol }: URL): string => port || (protocol === 'https:' ? '443' : '80');
