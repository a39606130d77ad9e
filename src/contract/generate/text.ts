// Helpers that write TypeScript source text.
export const HEADER = '// Generated from spec/ by `npm run generate`. Do not edit.\n';

export const quote = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n').replaceAll(UNPRINTABLE, escapeUnit)}'`;

const UNPRINTABLE = /[\p{Cc}\u2028\u2029]/gu;
const escapeUnit = (text: string): string => `\\u${text.charCodeAt(0).toString(16).padStart(4, '0')}`;

export const key = (name: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(name) || /^\d+$/.test(name) ? name : quote(name);

export const union = (names: readonly string[]): string =>
  names.length === 0 ? 'never' : [...new Set(names)].sort().map(quote).join(' | ');

export const pascal = (name: string): string =>
  name.replace(/(^|-)([a-z])/g, (_, _dash: string, letter: string) => letter.toUpperCase());

/** Any text as the name of a type. */
export const typeName = (text: string): string =>
  text
    .split(/[^\p{ID_Continue}$]+/u)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
    .replace(/^(?![\p{ID_Start}_$])/u, '_');

export const camel = (name: string): string => pascal(name).replace(/^./, (letter) => letter.toLowerCase());

/** Of lines in examples. */
export const WIDTH = 100;

export const indent = (text: string): string => text.replace(/^(?=.)/gm, '  ');

/** A value as a TypeScript literal, on one line if it is not longer than `width`. */
export function literal(value: unknown, width = WIDTH): string {
  if (typeof value === 'string') return quote(value);
  if (value === null || typeof value !== 'object') return String(value);
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  const items = Array.isArray(value)
    ? value.map((item) => literal(item, width))
    : entries.map(([name, inner]) => `${safeKey(name)}: ${literal(inner, width)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }'];
  if (items.length === 0) return `${open}${close}`.replace('  ', '');
  const short = `${open}${items.join(', ')}${close}`;
  if (short.length <= width && !short.includes('\n')) return short;
  return `${open.trim()}\n${indent(`${items.join(',\n')},`)}\n${close.trim()}`;
}

/** In a literal, the plain name would set the prototype. */
const safeKey = (name: string): string => (name === '__proto__' ? "['__proto__']" : key(name));
