// Suggested replacements for invalid values; only those that the format accepts.
import { resources } from '../../../generated/packages/validators.js';

interface Form {
  /** What the value has to look like. */
  readonly words: string;
  readonly accepts: (value: string) => boolean;
  readonly guess: (value: string) => string;
}

const VERSION =
  'one to three numbers separated by dots, the first two with up to 4 digits and the last with up to 6, such as 1, 1.4 or 1.4.0';
const TOOL_VERSION = 'one to three numbers of one or two digits separated by dots, such as 9, 9.0 or 9.0.7';

const version: Form = {
  words: VERSION,
  accepts: (value) => resources.PackageVersion({ version: value, status: 'stable', tool_version: '1' }),
  guess: (value) => /\d+(\.\d+){0,2}/.exec(value)?.[0] ?? value,
};

const toolVersion: Form = { ...version, words: TOOL_VERSION, accepts: (value) => resources.ToolVersion(value) };

const hash: Form = {
  words: 'a SHA-256 in hexadecimal: exactly 64 lower-case characters from 0-9 and a-f',
  accepts: (value) => resources.Sha256(value),
  guess: (value) =>
    value
      .trim()
      .toLowerCase()
      .replace(/^(sha-?256[:=-]|0x)/, ''),
};

const url: Form = {
  words: 'a URL: http:// or https:// with a host and no white space, or file:// with an absolute path',
  accepts: (value) => resources.URL(value),
  guess: (value) => {
    const trimmed = value.trim();
    if (/^\/[^/]/.test(trimmed)) return `file://${trimmed}`;
    if (/^[a-z]:[\\/]/i.test(trimmed)) return `file://${trimmed.replaceAll('\\', '/')}`;
    const based = /^[\w-]+(\.[\w-]+)+([:/]|$)/.test(trimmed) ? `https://${trimmed}` : trimmed;
    return based
      .replace(/^(https?):\/*(?=[^/\s])/i, (_, scheme: string) => `${scheme.toLowerCase()}://`)
      .replaceAll(/\s/g, '%20');
  },
};

const FORMS: Readonly<Record<string, Form>> = {
  identifier: {
    words: '2 to 100 letters, digits, dots and hyphens, starting with a letter and ending with a letter or a digit',
    accepts: (value) => resources.PackageIdentifier(value),
    guess: (value) =>
      trimmed(
        value
          .trim()
          .replaceAll(/[\s_/:]+/g, '-')
          .replaceAll(/[^-a-zA-Z0-9.]/g, ''),
        /[^a-zA-Z]/,
        100,
      ),
  },
  tags: {
    words: '2 to 50 lower-case letters, digits and hyphens, starting with a letter and ending with a letter or a digit',
    accepts: (value) => resources.PackageTag(value),
    guess: (value) =>
      trimmed(
        value
          .trim()
          .toLowerCase()
          .replaceAll(/[\s_/.:]+/g, '-')
          .replaceAll(/[^-a-z0-9]/g, '')
          .replace(/^([23]d)-?([a-z].*)$/, '$2-$1'),
        /[^a-z]/,
        50,
      ),
  },
  version,
  tool_version: toolVersion,
  tool_version_max: toolVersion,
  download_sha256: hash,
  sha256: hash,
  url,
  download_url: url,
  $schema: url,
  update_time_utc: {
    words: 'a UTC time in the format YYYY-MM-DD HH:MM:SS, from the year 2000 on',
    accepts: (value) =>
      resources.RepositoryResource({ url: 'https://a/', update_timestamp: 0, update_time_utc: value }),
    guess: (value) => {
      const [, day = '', time = '00:00:00'] =
        /^([\d./-]{8,10})(?:[T ,]+(\d\d:\d\d(?::\d\d)?))?/.exec(value.trim()) ?? [];
      return `${sortedDay(day)} ${time.length === 5 ? `${time}:00` : time}`;
    },
  },
};

/** 2026/11/15, 15.11.2026 and 11/15/2026 as YYYY-MM-DD; what could be two days is left as it is. */
function sortedDay(text: string): string {
  const parts = text.split(/[./-]/);
  const [first = '', second = '', third = ''] = parts;
  const day = (year: string, month: string, date: string): string =>
    `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  if (first.length === 4) return day(first, second, third);
  if (parts.length === 1 && text.length === 8) return day(text.slice(0, 4), text.slice(4, 6), text.slice(6));
  if (text.includes('.') || Number(first) > 12) return day(third, second, first);
  return Number(second) > 12 ? day(third, first, second) : text;
}

/** Without what may not stand at its ends, and not too long. Nothing where a digit would be lost: it means something. */
function trimmed(value: string, notFirst: RegExp, most: number): string {
  let start = 0;
  while (start < value.length && notFirst.test(value.charAt(start))) start += 1;
  if (/\d/.test(value.slice(0, start))) return '';
  return value.slice(start, start + most).replace(/[-. ]+$/, '');
}

/** What a field of this name has to look like, and what to write instead of `value`. */
export function suggestValue(
  field: string,
  value: string,
): { readonly words: string; readonly instead: string | null } | null {
  const form = Object.hasOwn(FORMS, field) ? FORMS[field] : undefined;
  if (!form) return null;
  const guess = value.length > 1_000 ? value : form.guess(value);
  return { words: form.words, instead: guess !== value && form.accepts(guess) ? guess : null };
}

interface Keys {
  readonly words: string;
  readonly accepts: (name: string) => boolean;
  readonly guess: (name: string) => string;
}

const plain = (name: string): string =>
  name
    .trim()
    .replaceAll(/[_./:]+/g, ' ')
    .replaceAll(/[^-a-zA-Z0-9 ]/g, '');

const isLabel = (name: string): boolean =>
  resources.Package({
    name: '',
    description: '',
    description_full: '',
    identifier: 'aa',
    type: 'library',
    author: { name: '', contact: {} },
    license: 'MIT',
    resources: { [name]: '' },
    versions: [],
  });

const KEYS: Readonly<Record<string, Keys>> = {
  resources: {
    words:
      'Use 2 to 50 letters, digits, spaces and hyphens, starting with a letter and ending with a letter or a digit',
    accepts: isLabel,
    guess: (name) => trimmed(plain(name), /[^a-zA-Z]/, 50),
  },
  contact: {
    words:
      'Use 2 to 50 lower-case letters, digits, spaces and hyphens, starting with a letter and ending with a letter or a digit',
    accepts: (name) => resources.Contact({ name: '', contact: { [name]: '' } }),
    guess: (name) => trimmed(plain(name).toLowerCase(), /[^a-z]/, 50),
  },
};

/** The same for the names in one of the two string maps. */
export function suggestKey(
  map: string,
  name: string,
): { readonly words: string; readonly instead: string | null } | null {
  const keys = Object.hasOwn(KEYS, map) ? KEYS[map] : undefined;
  if (!keys) return null;
  const guess = name.length > 1_000 ? name : keys.guess(name);
  return { words: keys.words, instead: guess !== name && keys.accepts(guess) ? guess : null };
}
