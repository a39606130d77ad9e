// Finds parameters whose names look like tokens or secrets, in any spelling. Only the code may pass the gateway.

/** Names that a message may quote. Any other name may itself be a secret. */
const QUOTABLE_NAMES: ReadonlyMap<string, string> = new Map([
  ['accesstoken', 'access_token'],
  ['idtoken', 'id_token'],
  ['refreshtoken', 'refresh_token'],
  ['clientsecret', 'client_secret'],
  ['codeverifier', 'code_verifier'],
]);
const SECRET_NAME =
  /(?:token|password|passwd|passphrase|assertion|apikey|privatekey|credentials?|codeverifier)$|secret/;

/** In characters. Only the start and the end of a longer name are checked. */
const MAX_NAME_LENGTH = 256;

/** A cache. */
const harmlessNames = new Set<string>();
const MAX_HARMLESS_NAMES = 1_000;

/** Describes the first such parameter for use in a sentence; null if there is none. Searches nested values too. */
export function findSecret(values: object): string | null {
  for (const [name, value] of Object.entries(values)) {
    const description = harmlessNames.has(name) ? null : describeIfSecret(name);
    if (description !== null) return description;
    const nested = typeof value === 'object' && value !== null ? findSecret(value) : null;
    if (nested !== null) return nested;
  }
  return null;
}

export const secretRefusal = (secret: string): string =>
  `The message contains ${secret}. Never send tokens or secrets to the gateway.`;

function describeIfSecret(name: string): string | null {
  const letters = clip(name)
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  if (SECRET_NAME.test(letters))
    return QUOTABLE_NAMES.get(letters) ?? 'a parameter that looks like a token or a secret';
  if (harmlessNames.size >= MAX_HARMLESS_NAMES) harmlessNames.clear();
  if (name.length <= MAX_NAME_LENGTH) harmlessNames.add(name);
  return null;
}

const clip = (name: string): string =>
  name.length <= MAX_NAME_LENGTH ? name : name.slice(0, MAX_NAME_LENGTH) + name.slice(-MAX_NAME_LENGTH);
