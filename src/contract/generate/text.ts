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

/** A value as a TypeScript literal, one level per line. */
export function literal(value: unknown, depth = 0): string {
  if (typeof value === 'string') return quote(value);
  if (value === null || typeof value !== 'object') return String(value);
  const pad = '  '.repeat(depth + 1);
  const close = '  '.repeat(depth);
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item !== 'object')) return `[${value.map((item) => literal(item)).join(', ')}]`;
    return `[\n${value.map((item) => `${pad}${literal(item, depth + 1)},\n`).join('')}${close}]`;
  }
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  if (entries.length === 0) return '{}';
  return `{\n${entries.map(([name, inner]) => `${pad}${key(name)}: ${literal(inner, depth + 1)},\n`).join('')}${close}}`;
}
