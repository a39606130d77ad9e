// The code that the application and the approval page both show, for people to compare. Uses WebCrypto, so it also runs
// in browsers.

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const CODE_LENGTH = 8;

/** Eight base32 characters (RFC 4648) of the SHA-256 of an intent's token. */
export async function shortCode(token: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)));
  let bits = 0n;
  for (const byte of hash.subarray(0, (CODE_LENGTH * 5) / 8)) bits = (bits << 8n) | BigInt(byte);
  const characters = Array.from({ length: CODE_LENGTH }, (_, at) => BASE32[Number((bits >> BigInt(5 * at)) & 31n)]);
  return characters.reverse().join('');
}
