// Only the code passes: what smells of a token or a secret is recognised by its name, in whatever spelling.

/** What others may show: a name that somebody made up may itself be a secret. */
const KNOWN: ReadonlyMap<string, string> = new Map([
  ['accesstoken', 'access_token'],
  ['idtoken', 'id_token'],
  ['refreshtoken', 'refresh_token'],
  ['clientsecret', 'client_secret'],
  ['codeverifier', 'code_verifier'],
]);
const SMELL = /(?:token|password|passwd|passphrase|assertion|apikey|privatekey|credentials?|codeverifier)$|secret/;

/** Names are short where they are real; a longer one is judged by both of its ends. */
const MAX_NAME = 256;

/** Names that have been judged well: the same few come all the time. */
const clean = new Set<string>();
const MAX_CLEAN = 1_000;

/** What is said about the first name that smells; null when none does. Looks into objects and lists, too. */
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
  if (SMELL.test(plain)) return KNOWN.get(plain) ?? 'what looks like a token or a secret';
  if (clean.size >= MAX_CLEAN) clean.clear();
  if (name.length <= MAX_NAME) clean.add(name);
  return null;
}

const clip = (name: string): string =>
  name.length <= MAX_NAME ? name : name.slice(0, MAX_NAME) + name.slice(-MAX_NAME);
