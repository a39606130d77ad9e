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

/** Frames keep only partitioned cookies, which must be secure (CHIPS). */
export function partitioned(cookie: string): string {
  const [pair = '', ...attributes] = cookie.split(';');
  const kept = attributes.filter((each) => !/^\s*(domain|samesite|secure|partitioned)\s*(=|$)/i.test(each));
  return [pair, ...kept, ' SameSite=None', ' Secure', ' Partitioned'].join(';');
}

/** Path at which the proxy forwards a request to another origin; the encoded address follows. */
export const CROSS_ORIGIN = '/.annex/cors?to=';
export const WITH_CREDENTIALS = 'x-annex-credentials';
