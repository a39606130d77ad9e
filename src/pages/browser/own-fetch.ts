// The half of a login that other ports of this host do not get: storage belongs to an origin, cookies to a host.
const NAME = 'annex-proof';

/** Null before the first login. */
export const readProof = (): string | null => localStorage.getItem(NAME);

/** The proof of this browser; drawn once and kept, so that it also recognises the browser at its next login. */
export function ensureProof(): string {
  const bytes = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)));
  const proof = readProof() ?? btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace('=', '');
  localStorage.setItem(NAME, proof);
  return proof;
}

/** Fetches from our own origin, with the proof; all calls of our pages that need the session use it. */
export const ownFetch: typeof fetch = (input, init) => {
  const request = new Request(input, init);
  if (new URL(request.url).origin !== location.origin) throw new TypeError('ownFetch accepts only URLs of this origin');
  const proof = readProof();
  if (proof !== null) request.headers.set('Annex-Proof', proof);
  return fetch(request);
};
