// What an application makes of random bytes and hashes. WebCrypto, so that browsers have it too.

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const CODE_LENGTH = 8;
const VERIFIER_BYTES = 32;

/**
 * Eight base32 characters (RFC 4648) of the SHA-256 of an intent's token. Application and approval page show the same:
 * people compare them, to see that the page is about what they began.
 */
export async function shortCode(token: string): Promise<string> {
  let bits = 0n;
  for (const byte of (await sha256(token)).subarray(0, (CODE_LENGTH * 5) / 8)) bits = (bits << 8n) | BigInt(byte);
  const characters = Array.from({ length: CODE_LENGTH }, (_, at) => BASE32[Number((bits >> BigInt(5 * at)) & 31n)]);
  return characters.reverse().join('');
}

/** A secret, and the S256 challenge of RFC 7636 that stands for it. */
export async function createVerifier(): Promise<{ readonly verifier: string; readonly challenge: string }> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(VERIFIER_BYTES)));
  return { verifier, challenge: base64url(await sha256(verifier)) };
}

const sha256 = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
