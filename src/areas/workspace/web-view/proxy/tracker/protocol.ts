// Messages between the tracker in a proxied page and the workspace, over a MessagePort.
import type { Answer, Ask } from '../in-page/protocol.ts';

export type LoadState = 'loading' | 'loaded' | 'failed';

export type TrackerMessage =
  | { readonly type: 'address'; readonly url: string; readonly kind: 'load' | 'push' | 'replace' | 'traverse' }
  | { readonly type: 'title'; readonly title: string }
  | { readonly type: 'icon'; readonly url: string }
  | { readonly type: 'scroll'; readonly x: number; readonly y: number }
  /** `reason`: why the proxy could not get the page; else empty. */
  | { readonly type: 'state'; readonly state: LoadState; readonly status: number; readonly reason: string }
  | { readonly type: 'console'; readonly level: string; readonly text: string }
  | { readonly type: 'request-failed'; readonly method: string; readonly url: string; readonly reason: string }
  /** The page is navigating within its origin. */
  | { readonly type: 'going'; readonly url: string }
  | { readonly type: 'answer'; readonly id: number; readonly answer: Answer }
  /** The user used the page; reported after the first command of an agent. */
  | { readonly type: 'user-input' }
  /** The user clicked a link to a file. */
  | { readonly type: 'download' }
  /** The page navigates to another origin, in its frame or in a window that it may not open itself. */
  | { readonly type: 'leave'; readonly url: string; readonly window: boolean };

export type WorkspaceMessage =
  | { readonly type: 'scrollTo'; readonly x: number; readonly y: number }
  /** The code that looks at the page and acts in it; sent before the first `ask` of each document. */
  | { readonly type: 'agent'; readonly code: string }
  | { readonly type: 'ask'; readonly id: number; readonly ask: Ask };

/** The first message, sent by postMessage before there is a port, by a page or by the entry page before it. */
export interface Hello {
  readonly type: typeof HELLO | typeof ENTER;
  /** The page's address. The workspace trusts only the origin, which the browser vouches for. */
  readonly url: string;
}
export const HELLO = 'annex-hello';
export const ENTER = 'annex-enter';
export const PORT = 'annex-port';
/** Lets the entry page navigate to the page. */
export const GO = 'annex-go';

/** The address of a page at its site, without the proxy. */
export const addressAt = (upstream: string, { pathname, search, hash }: URL | Location): string =>
  upstream + pathname + search + hash;

/**
 * A site's cookies have this prefix in the browser, so that no other host can set them: a page can set cookies for all
 * labels of the wildcard, but not with this prefix. Only cookies with the prefix reach the site.
 */
const PREFIX = '__Host-site-';

/** Frames keep only partitioned cookies, which must be secure (CHIPS). */
export function cookieOfLabel(cookie: string): string {
  const [pair = '', ...attributes] = cookie.split(';');
  const kept = attributes.filter((each) => !/^\s*(domain|path|samesite|secure|partitioned)\s*(=|$)/i.test(each));
  return [PREFIX + pair.trim(), ...kept, ' Path=/', ' SameSite=None', ' Secure', ' Partitioned'].join(';');
}

/** The cookies of the site, as it has set them. */
export const cookiesOfSite = (cookies: string): string =>
  cookies
    .split(/;\s*/)
    .filter((pair) => pair.startsWith(PREFIX))
    .map((pair) => pair.slice(PREFIX.length))
    .join('; ');

/** Path at which the proxy forwards a request to another origin; the encoded address follows. */
export const CROSS_ORIGIN = '/.annex/cors?to=';
export const WITH_CREDENTIALS = 'x-annex-credentials';
