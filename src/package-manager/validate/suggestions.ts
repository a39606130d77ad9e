// Suggests replacements for invalid values. A suggestion is always valid.
import { resources } from '../../../generated/packages/validators.js';
import { nearest } from '../../contract/nearest-word.ts';

interface Format {
  /** Describes valid values. */
  readonly description: string;
  readonly accepts: (value: string) => boolean;
  readonly guess: (value: string) => string;
}

const MAX_GUESSED_CHARACTERS = 1_000;

const VERSION =
  'one to three numbers separated by dots, the first two with up to 4 digits and the last with up to 6, such as 1, 1.4 or 1.4.0';
const TOOL_VERSION = 'one to three numbers of one or two digits separated by dots, such as 9, 9.0 or 9.0.7';

const version: Format = {
  description: VERSION,
  accepts: (value) => resources.PackageVersion({ version: value, status: 'stable', tool_version: '1' }),
  guess: (value) => /\d+(\.\d+){0,2}/.exec(value)?.[0] ?? value,
};

const toolVersion: Format = { ...version, description: TOOL_VERSION, accepts: (value) => resources.ToolVersion(value) };

const hash: Format = {
  description: 'a SHA-256 in hexadecimal: exactly 64 lower-case characters from 0-9 and a-f',
  accepts: (value) => resources.Sha256(value),
  guess: (value) =>
    value
      .trim()
      .toLowerCase()
      .replace(/^(sha-?256[:=-]|0x)/, ''),
};

const url: Format = {
  description: 'a URL: http:// or https:// with a host and no white space, or file:// with an absolute path',
  accepts: (value) => resources.URL(value),
  guess: (value) => {
    const trimmed = value.trim();
    if (/^\/[^/]/.test(trimmed)) return `file://${trimmed}`;
    if (/^[a-z]:[\\/]/i.test(trimmed)) return `file://${trimmed.replaceAll('\\', '/')}`;
    const based = /^[\w-]{1,63}(\.[\w-]{1,63}){1,9}([:/]|$)/.test(trimmed) ? `https://${trimmed}` : trimmed;
    return based
      .replace(/^(https?):\/*(?=[^/\s])/i, (_, scheme: string) => `${scheme.toLowerCase()}://`)
      .replaceAll(/\s/g, '%20');
  },
};

/** Without white space at the ends and invalid characters. `separators` become one separator. */
const clean = (text: string, separators: RegExp, separator: string, invalid: RegExp): string =>
  text.trim().replaceAll(separators, separator).replaceAll(invalid, '');

const toLabel = (name: string): string => clean(name, /[_./:]+/g, ' ', /[^-a-zA-Z0-9 ]/g);

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

/** Of the values of these fields; in `resources` and `contact`, of the names. */
const FORMATS: Readonly<Record<string, Format>> = {
  resources: {
    description:
      'Use 2 to 50 letters, digits, spaces and hyphens, starting with a letter and ending with a letter or a digit',
    accepts: isLabel,
    guess: (name) => trimInvalid(toLabel(name), /[^a-zA-Z]/, 50),
  },
  contact: {
    description:
      'Use 2 to 50 lower-case letters, digits, spaces and hyphens, starting with a letter and ending with a letter or a digit',
    accepts: (name) => resources.Contact({ name: '', contact: { [name]: '' } }),
    guess: (name) => trimInvalid(toLabel(name).toLowerCase(), /[^a-z]/, 50),
  },
  identifier: {
    description:
      '2 to 100 letters, digits, dots and hyphens, starting with a letter and ending with a letter or a digit',
    accepts: (value) => resources.PackageIdentifier(value),
    guess: (value) => trimInvalid(clean(value, /[\s_/:]+/g, '-', /[^-a-zA-Z0-9.]/g), /[^a-zA-Z]/, 100),
  },
  tags: {
    description:
      '2 to 50 lower-case letters, digits and hyphens, starting with a letter and ending with a letter or a digit',
    accepts: (value) => resources.PackageTag(value),
    guess: (value) => {
      const tag = clean(value.toLowerCase(), /[\s_/.:]+/g, '-', /[^-a-z0-9]/g);
      return trimInvalid(tag.replace(/^([23]d)-?([a-z].*)$/, '$2-$1'), /[^a-z]/, 50);
    },
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
    description: 'a UTC time in the format YYYY-MM-DD HH:MM:SS, from the year 2000 on',
    accepts: (value) =>
      resources.RepositoryResource({ url: 'https://a/', update_timestamp: 0, update_time_utc: value }),
    guess: (value) => {
      const [, day = '', time = '00:00:00'] =
        /^([\d./-]{8,10})(?:[T ,]+(\d\d:\d\d(?::\d\d)?))?/.exec(value.trim()) ?? [];
      return `${isoDate(day)} ${time.length === 5 ? `${time}:00` : time}`;
    },
  },
};

/** Converts 2026/11/15, 15.11.2026 and 11/15/2026 to YYYY-MM-DD. Ambiguous dates stay unchanged. */
function isoDate(text: string): string {
  const parts = text.split(/[./-]/);
  const [first = '', second = '', third = ''] = parts;
  const day = (year: string, month: string, date: string): string =>
    `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  if (first.length === 4) return day(first, second, third);
  if (parts.length === 1 && text.length === 8) return day(text.slice(0, 4), text.slice(4, 6), text.slice(6));
  if (text.includes('.') || Number(first) > 12) return day(third, second, first);
  return Number(second) > 12 ? day(third, first, second) : text;
}

/** Removes invalid characters at both ends, and shortens the text. Empty if a digit would be lost, because digits matter. */
function trimInvalid(value: string, notFirst: RegExp, maxLength: number): string {
  let start = 0;
  while (start < value.length && notFirst.test(value.charAt(start))) start += 1;
  if (/\d/.test(value.slice(0, start))) return '';
  return value.slice(start, start + maxLength).replace(/[-. ]+$/, '');
}

/** The format of a field, and a replacement for its text, or null if there is no obvious one. Null without a format. */
export function suggestText(field: string, text: string) {
  const format = Object.hasOwn(FORMATS, field) ? FORMATS[field] : undefined;
  if (!format) return null;
  const { description, accepts, guess } = format;
  const replacement = text.length > MAX_GUESSED_CHARACTERS ? text : guess(text);
  return { description, suggestion: replacement !== text && accepts(replacement) ? replacement : null };
}

/** Open licenses that are not in the format's list. */
const OTHER_OPEN =
  /^(AGPL|MPL|EPL|EUPL|CECILL|BSL|BOOST|0BSD|BLUEOAK|MULAN|OFL|SOLDERPAD|SHL|TAPR|UPL|NCSA|POSTGRESQL|VIM)/;

/** Words that do not identify a license. */
const NOISE = /\b(the|licen[cs]e|version|ver|gnu|only|or later|international|public)\b/g;

/** The license of the format that `written` probably means; `open-source` for other open licenses. */
export function suggestLicense(written: string, licenses: readonly string[]): string | null {
  const normalized = normalize(written);
  if (normalized === '') return null;
  const exact = licenses.find((name) => normalize(name) === normalized);
  if (exact !== undefined) return exact;
  // "GPL-3.0-or-later" becomes GPL-3.0, "CERN-OHL-S-2.0" becomes CERN-OHL.
  const family = licenses
    .filter((name) => normalize(name).length >= 3 && normalized.startsWith(normalize(name)))
    .sort((a, b) => normalize(b).length - normalize(a).length)[0];
  if (family !== undefined) return family;
  if (OTHER_OPEN.test(written.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))) return 'open-source';
  return nearest(written, licenses) ?? null;
}

/** The same text for "GPL v3", "GPLv3", "GPL-3.0+" and "GPL-3.0". */
function normalize(name: string): string {
  return name
    .slice(0, 200)
    .toLowerCase()
    .replaceAll('-or-later', ' ')
    .replaceAll(/[-_+,()]/g, ' ')
    .replaceAll(NOISE, ' ')
    .replaceAll(/\bv(?=\d)|(?<=[a-z])v(?=\d)/g, ' ')
    .replaceAll(/(?<=\d)\.0\b/g, '')
    .replaceAll(/\bclause\b/g, ' ')
    .replaceAll(/\bcreative commons\b/g, 'cc')
    .replaceAll(/\battribution\b/g, 'by')
    .replaceAll(/\bsharealike\b/g, 'sa')
    .replaceAll(/(?<=[a-z])(?=\d)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
