// The proof of a login, which is sent in addition to the session cookie. It is in local storage, which belongs to one
// origin; other ports of this host receive the cookie but cannot read the proof.
const FORMER_NAME = 'annex-proof';
const NAME = `${FORMER_NAME}-${instanceMark()}`;

const LOGOUT = 'annex-provider-logout';

/** Remembers the logout page of the provider that the user has logged in with. */
export const setProviderLogout = (url: string): void => localStorage.setItem(LOGOUT, url);

/** Forgets it and returns it. */
export function takeProviderLogout(): string | null {
  const url = localStorage.getItem(LOGOUT);
  localStorage.removeItem(LOGOUT);
  return url;
}

/** Another server may have been at this address before. The mark of this one came with the page. */
function instanceMark(): string {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.serverTiming?.find(({ name }) => name === 'annex')?.description ?? '';
}

/** Null before the first login. */
export const readProof = (): string | null => localStorage.getItem(NAME) ?? localStorage.getItem(FORMER_NAME);

/** Returns the proof of this browser. It is created once and kept, so that later logins recognize the browser. */
export function ensureProof(): string {
  const bytes = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)));
  const proof = readProof() ?? btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace('=', '');
  localStorage.setItem(NAME, proof);
  return proof;
}

/** Never that of a session: a cookie that another port of this host has set opens nothing. */
export const NO_PROOF = 'none';

/** Fetches from our own origin with the proof. All calls of our pages that need the session use it. */
export const ownFetch: typeof fetch = (input, init) => {
  const request = new Request(input, init);
  if (new URL(request.url).origin !== location.origin) throw new TypeError('ownFetch accepts only URLs of this origin');
  request.headers.set('Annex-Proof', readProof() ?? NO_PROOF);
  return fetch(request);
};
