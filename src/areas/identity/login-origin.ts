// Checks of a login's origin: same origin, and no plain http beyond loopback.
const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

export const isLoopback = (url: URL): boolean => LOOPBACK.test(url.hostname);

/** Over plain http from beyond this machine, password and cookie could be read on the way. */
export function isInsecure(baseUrl: string): boolean {
  const url = new URL(baseUrl);
  return url.protocol !== 'https:' && !isLoopback(url);
}

/** Requests without an Origin come from programs and pass. */
export const isOurs = (origin: string | undefined, site: string | undefined, baseUrl: string): boolean =>
  (origin === undefined || origin === new URL(baseUrl).origin) && (site === undefined || site === 'same-origin');

/** `next` as a path of our own (no open redirect); `/` for anything else. */
export function safeNext(next: unknown, baseUrl: string): string {
  if (typeof next !== 'string' || !next.startsWith('/') || !URL.canParse(next, baseUrl)) return '/';
  const url = new URL(next, baseUrl);
  return url.origin === new URL(baseUrl).origin && url.pathname !== '/login' && !url.pathname.startsWith('//')
    ? url.pathname + url.search + url.hash
    : '/';
}
