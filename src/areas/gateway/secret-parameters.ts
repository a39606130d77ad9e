// Finds parameters named like tokens or secrets in any spelling: only the code may pass.

/** Names that may be repeated in messages: an unknown name may itself be a secret. */
const KNOWN: ReadonlyMap<string, string> = new Map([
  ['accesstoken', 'access_token'],
  ['idtoken', 'id_token'],
  ['refreshtoken', 'refresh_token'],
  ['clientsecret', 'client_secret'],
  ['codeverifier', 'code_verifier'],
]);
const SMELL = /(?:token|password|passwd|passphrase|assertion|apikey|privatekey|credentials?|codeverifier)$|secret/;

/** Of a longer name only both ends are checked. */
const MAX_NAME = 256;

/** Cache of harmless names. */
const clean = new Set<string>();
const MAX_CLEAN = 1_000;

/** A sentence about the first such name, also in nested objects and lists; null when there is none. */
export function findSecret(values: object): string | null {
  for (const [name, value] of Object.entries(values)) {
    const found = clean.has(name) ? null : judge(name);
    if (found !== null) return found;
    const within = typeof value === 'object' && value !== null ? findSecret(value) : null;
    if (within !== null) return within;
  }
  return null;
}

function judge(name: string): string | null {
  const plain = clip(name)
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  if (SMELL.test(plain)) return KNOWN.get(plain) ?? 'a parameter that looks like a token or a secret';
  if (clean.size >= MAX_CLEAN) clean.clear();
  if (name.length <= MAX_NAME) clean.add(name);
  return null;
}

const clip = (name: string): string =>
  name.length <= MAX_NAME ? name : name.slice(0, MAX_NAME) + name.slice(-MAX_NAME);
