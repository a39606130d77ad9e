// The last thing that happens to a line of the log before it is written. Nobody may log a query string, token, code,
// auth_url, key or password; where one comes all the same (in an error's message, a stranger's field) it ends here.

const HIDDEN = '[hidden]';
const MAX_TEXT_LENGTH = 8_192;

/** Fields whose name says that their value is nobody's business. */
const SECRET_NAME =
  /token|secret|passw|passphrase|credential|cookie|authorization|verifier|challenge|signature|(?:auth|updates|redirect)_?ur[il]|^(?:code|query|querystring|search|params?)$|key$/i;
/** What stands in a field named code and is no authorization code: ECONNRESET, 42P01. */
const ERROR_CODE = /^(?:[A-Z][A-Z_]{2,39}|[0-9A-Z]{5})$/;

/** What gives a secret away in running text, and what takes its place. Each is linear in the text's length. */
const SECRETS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\?[^\s?]\S*/g, ''], // a query, to the end of the word
  [/#[^\s#]*=\S*/g, ''], // a fragment with parameters
  [/(:\/\/)[^\s/]{1,400}@/g, `$1${HIDDEN}@`],
  [/\b(Bearer|Basic)\s{1,8}[^\s"',;]+/gi, `$1 ${HIDDEN}`],
  [/(cookie|authorization)(["']?\s{0,8}[:=]\s{0,8})[^\n]+/gi, `$1$2${HIDDEN}`],
  [
    /((?:token|secret|passw(?:or)?d|verifier|api[_-]?key|auth_url)[\w-]{0,40}["']?\s{0,8}[:=]\s{0,8}["']?)[^\s"',;&}]+/gi,
    `$1${HIDDEN}`,
  ],
  [/(\bcode["']?(?:=|["']\s{0,8}:)\s{0,8}["']?)[^\s"',;&}]+/gi, `$1${HIDDEN}`],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, HIDDEN], // a JSON Web Token
  [/(?<![\w-])(?:(?:tok|ak)_)?[\w-]{43}(?![\w-])/g, HIDDEN], // 32 bytes in base64url: every token of ours
];

/** Lines that can hold none of it, which nearly all lines are: known names, numbers, and short plain words. */
const PLAIN =
  /^\{(?:(?:"(?:level|time|msg|operation|method|path|status|ms)":(?:[\d.]+|"(?:[\w-]{0,42}[./{}])*[\w-]{0,42}")|"address":"[\da-f.:]*")[,}])+\n$/;

/** A line of JSON, as pino writes it. */
export const scrubLine = (line: string): string =>
  PLAIN.test(line) ? line : `${JSON.stringify(scrub(JSON.parse(line)))}\n`;

export function scrub(value: unknown): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(scrub);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [scrubText(name), scrubField(name, inner)]));
}

function scrubField(name: string, value: unknown): unknown {
  const plain = typeof value === 'number' || typeof value === 'boolean' || value === null;
  if (plain || !SECRET_NAME.test(name)) return scrub(value);
  return name === 'code' && typeof value === 'string' && ERROR_CODE.test(value) ? value : HIDDEN;
}

function scrubText(text: string): string {
  let clean = text;
  for (const [pattern, instead] of SECRETS) clean = clean.replace(pattern, instead);
  return clean.length > MAX_TEXT_LENGTH ? `${clean.slice(0, MAX_TEXT_LENGTH)}…` : clean;
}
