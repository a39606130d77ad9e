// Redacts log lines before they are written. No query string, token, code, auth_url, key or password may be logged; this
// removes those that appear in error messages and unknown fields.

const HIDDEN = '[hidden]';
const MAX_TEXT_LENGTH = 8_192;

/** Fields whose value is always hidden. */
const SECRET_NAME =
  /token|secret|passw|passphrase|credential|cookie|authorization|verifier|challenge|signature|(?:auth|updates|redirect)_?ur[il]|^(?:code|query|querystring|search|params?)$|key$/i;
/** Values of `code` that are error codes, not authorization codes: ECONNRESET, 42P01. */
const ERROR_CODE = /^(?:[A-Z][A-Z_]{2,39}|[0-9A-Z]{5})$/;
/** Values of `code` in an error that pino has formatted: those above, ERR_HTTP2_ERROR, and ours such as `too-large`. */
const CODE_OF_ERROR = /^(?:[A-Z][A-Z_]{2,39}|[0-9A-Z]{5}|ERR_[A-Z0-9_]{1,36}|[a-z]{2,20}(?:-[a-z]{2,20}){0,4})$/;

/** Patterns of secrets in text, with their replacements. Each takes linear time. */
const SECRETS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\?[^\s?]\S*/g, ''], // a query string
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
  [/(?<![\w-])(?:(?:tok|ak)_)?[\w-]{43}(?![\w-])/g, HIDDEN], // 32 bytes in base64url: all tokens of Annex
];

/** A line of JSON, as pino writes it. */
export const scrubLine = (line: string): string => `${JSON.stringify(scrub(JSON.parse(line)))}\n`;

export function scrub(value: unknown): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(scrub);
  const codes = 'type' in value && 'stack' in value ? CODE_OF_ERROR : ERROR_CODE;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [scrubText(name), scrubField(name, inner, codes)]),
  );
}

function scrubField(name: string, value: unknown, codes: RegExp): unknown {
  const plain = typeof value === 'number' || typeof value === 'boolean' || value === null;
  if (plain || !SECRET_NAME.test(name)) return scrub(value);
  return name === 'code' && typeof value === 'string' && codes.test(value) ? value : HIDDEN;
}

function scrubText(text: string): string {
  let clean = text;
  for (const [pattern, instead] of SECRETS) clean = clean.replace(pattern, instead);
  return clean.length > MAX_TEXT_LENGTH ? `${clean.slice(0, MAX_TEXT_LENGTH)}…` : clean;
}
