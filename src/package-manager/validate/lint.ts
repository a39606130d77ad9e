// Lint rules beyond the schema. Rule names are stable. Rules check only valid packages and repositories, because the
// schema reports the rest; URLs are checked everywhere.
import type { Package, PackageVersion, Repository, RepositoryResource } from '../../../generated/packages/resources.ts';
import { resources } from '../../../generated/packages/validators.js';
import { brokenPromises } from '../format/diff.ts';
import { compareNumbers, compareVersions, numbersOf } from '../format/version-order.ts';
import { checkExpression } from './expressions.ts';
import { type DocumentKind, errorAt, type Finding, pointerTo, quoted, warningAt } from './finding.ts';
import { type Checked, MAX_FINDINGS } from './schema.ts';
import { suggestText } from './suggestions.ts';

export function lintDocument(document: unknown, kind: DocumentKind, checked: Checked, previous: unknown): Finding[] {
  if (kind === 'repository') {
    return [...lintRepositoryUrls(document), ...(checked.repository ? lintRepository(checked.repository) : [])];
  }
  const items: unknown =
    kind === 'package' ? [document] : (document as { readonly packages?: unknown } | null)?.packages;
  const findings: Finding[] = [];
  for (const [index, item] of (Array.isArray(items) ? items : []).entries()) {
    if (findings.length >= MAX_FINDINGS) break;
    const at = kind === 'package' ? '' : pointerTo('/packages', index);
    findings.push(...lintPackageUrls(item, at));
    const valid = checked.packages[index];
    if (valid) findings.push(...lintPackage(valid, at, kind));
  }
  if (kind === 'packages') findings.push(...lintIdentifiers(checked.packages));
  if (previous !== undefined) findings.push(...lintAgainstPrevious(previous, checked.packages, kind));
  return findings;
}

const HASH_OF_EMPTY_FILE = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

function lintPackage(item: Package, at: string, kind: DocumentKind): Finding[] {
  const findings = lintDuplicateVersions(item.versions, at);
  if (item.versions.length === 0) {
    const message = 'The package has no versions, so nobody can install it.';
    findings.push(warningAt(`${at}/versions`, 'no-versions', message));
  }
  findings.push(...lintExpressions(item.keep_on_update, at));
  for (const [index, version] of item.versions.entries()) {
    findings.push(...lintVersion(item, version, `${at}/versions/${index}`, kind));
  }
  return findings;
}

function lintDuplicateVersions(versions: readonly PackageVersion[], at: string): Finding[] {
  const sorted = versions
    .map((version, index) => ({ version, index }))
    .sort((a, b) => compareVersions(a.version, b.version) || a.index - b.index);
  return sorted.flatMap(({ version, index }, place) => {
    const before = sorted[place - 1];
    if (!before || compareVersions(before.version, version) !== 0) return [];
    const message = `Version ${version.version} is the same as ${before.version.version} at ${at}/versions/${before.index}.`;
    const remedy = 'Remove one of them or change its version number.';
    return [errorAt(`${at}/versions/${index}/version`, 'duplicate-version', message, remedy)];
  });
}

const DOWNLOAD_FIELDS = ['download_url', 'download_sha256', 'download_size', 'install_size'] as const;

function lintVersion({ type }: Package, version: PackageVersion, at: string, kind: DocumentKind): Finding[] {
  const { tool_version: min, tool_version_max: max, download_sha256: hash = '' } = version;
  const findings: Finding[] = [];
  for (const field of type === 'plugin' ? [] : (['runtime', 'platforms'] as const)) {
    if (version[field] === undefined) continue;
    const message = `${field} applies only to plugins, not to a ${type}.`;
    findings.push(warningAt(`${at}/${field}`, `${field}-not-plugin`, message, 'Remove the field.'));
  }
  const isPlaceholder = hash !== '' && (new Set(hash).size <= 2 || /^(.{1,16}?)\1+$/.test(hash));
  if (isPlaceholder || hash === HASH_OF_EMPTY_FILE) {
    const message = isPlaceholder ? 'This is a placeholder, not a SHA-256.' : 'This is the SHA-256 of an empty file.';
    const remedy = 'Use the SHA-256 of the archive as downloaded.';
    findings.push(errorAt(`${at}/download_sha256`, 'placeholder-hash', message, remedy));
  }
  if (max !== undefined && compareNumbers(numbersOf(min, 0), numbersOf(max, 999)) > 0) {
    const message = `No tool version can match: tool_version ${min} is above tool_version_max ${max}.`;
    findings.push(errorAt(`${at}/tool_version_max`, 'tool-version-range', message));
  }
  const missing = DOWNLOAD_FIELDS.filter((field) => version[field] === undefined);
  if (kind === 'packages' && missing.length > 0) {
    const message = `This version cannot be downloaded and verified without ${missing.join(', ')}.`;
    findings.push(warningAt(at, 'incomplete-download', message));
  }
  return [...findings, ...lintExpressions(version.keep_on_update, at)];
}

const lintExpressions = (list: readonly string[] = [], at: string): Finding[] =>
  list.flatMap((expression, index) => checkExpression(expression, `${at}/keep_on_update/${index}`));

/** `duplicate-identifier`: ignores case, because archives and install directories are named after identifiers. */
function lintIdentifiers(packages: readonly (Package | null)[]): Finding[] {
  const seen = new Map<string, { readonly index: number; readonly identifier: string }>();
  const findings: Finding[] = [];
  for (const [index, item] of packages.entries()) {
    if (!item) continue;
    const { identifier } = item;
    const first = seen.get(identifier.toLowerCase());
    if (first) {
      const conflict =
        first.identifier === identifier ? 'is already used' : `differs only in case from ${first.identifier}`;
      const message = `${identifier} ${conflict} at /packages/${first.index}.`;
      findings.push(errorAt(`/packages/${index}/identifier`, 'duplicate-identifier', message));
    } else seen.set(identifier.toLowerCase(), { index, identifier });
  }
  return findings;
}

/** Compares a list with the published one, to find broken promises. */
function lintAgainstPrevious(previous: unknown, packages: readonly (Package | null)[], kind: DocumentKind): Finding[] {
  const now = packages.filter((item) => item !== null);
  const before = listOf(previous).filter(
    ({ identifier }) => kind === 'packages' || now.some((item) => item.identifier === identifier),
  );
  // An invalid package is not missing; the schema reports it.
  const isComplete = packages.length === now.length;
  return brokenPromises(before, now)
    .filter(({ promise }) => isComplete || promise !== 'package-kept')
    .map(({ promise, identifier, version, message, remedy }) => {
      const index = packages.findIndex((item) => item?.identifier === identifier);
      const at = kind === 'package' || index < 0 ? '' : `/packages/${index}`;
      const place = packages[index]?.versions.findIndex((item) => item.version === version) ?? -1;
      return errorAt(place < 0 ? at : `${at}/versions/${place}`, promise, message, remedy);
    });
}

/** A list, or a single package. */
function listOf(document: unknown): readonly Package[] {
  const { packages, versions } = (document ?? {}) as { readonly packages?: unknown; readonly versions?: unknown };
  if (Array.isArray(packages)) return packages as readonly Package[];
  return Array.isArray(versions) ? [document as Package] : [];
}

const PARTS = { packages: 'packages.json', resources: 'resources.zip', manifests: 'manifests.json' } as const;

/** The files that a repository.json lists. */
export const listedFiles = (about: Repository) =>
  Object.entries(PARTS).flatMap(([part, name]) => {
    const resource = about[part as keyof typeof PARTS];
    return resource ? [{ part, name, resource }] : [];
  });

/** Larger timestamps are in milliseconds: in seconds, this is the year 2286. */
const MIN_MILLISECONDS = 10_000_000_000;

const lintRepository = (repository: Repository): Finding[] =>
  listedFiles(repository).flatMap(({ part, resource }) => lintResource(resource, `/${part}`));

function lintResource({ sha256, update_timestamp, update_time_utc }: RepositoryResource, at: string): Finding[] {
  const findings: Finding[] = [];
  if (sha256 === undefined) {
    findings.push(warningAt(at, 'missing-hash', 'Without sha256, clients cannot detect a damaged or replaced file.'));
  }
  if (update_timestamp >= MIN_MILLISECONDS) {
    const seconds = String(Math.floor(update_timestamp / 1000));
    const message = `${update_timestamp} is in milliseconds; the format uses seconds.`;
    findings.push(errorAt(`${at}/update_timestamp`, 'timestamp-unit', message, seconds));
  } else if (update_time_utc !== undefined && update_time_utc !== utcText(update_timestamp)) {
    const correct = utcText(update_timestamp);
    const message = `${update_time_utc} does not match update_timestamp ${update_timestamp}${localTimeHint(update_time_utc, update_timestamp)}.`;
    findings.push(warningAt(`${at}/update_time_utc`, 'timestamp-mismatch', message, correct));
  }
  return findings;
}

/** A difference of quarter hours, up to 14 hours, is most likely a time zone. */
function localTimeHint(text: string, timestamp: number): string {
  const difference = Date.parse(`${text.replace(' ', 'T')}Z`) / 1000 - timestamp;
  const isTimeZone = difference !== 0 && Math.abs(difference) <= 14 * 3600 && difference % 900 === 0;
  return isTimeZone ? '; it looks like a local time' : '';
}

/** Formats seconds since 1970 for update_time_utc. Null if they are out of range. */
export function utcText(timestamp: number): string | null {
  const time = new Date(timestamp * 1000);
  return Number.isNaN(time.getTime()) ? null : time.toISOString().slice(0, 19).replace('T', ' ');
}

/**
 * The original format's pattern is an alternation without a group, so it accepts anything that starts with a web URL or
 * ends with a file URL; and it requires two characters of a host.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the original pattern
const ORIGINAL_PATTERN = /^(https?:\/\/[^\s/$.?#].[^\s]*)|(file:\/\/([a-zA-Z]:|\/)[^\x00]+)$/;
const MAX_URL_CHARACTERS = 10_000;

type Fields = Readonly<Record<string, unknown>>;

function lintPackageUrls(item: unknown, at: string): Finding[] {
  const versions = (item as { readonly versions?: unknown } | null)?.versions;
  if (!Array.isArray(versions)) return [];
  return versions.flatMap((version: Fields | null, index) =>
    checkUrl(version?.['download_url'], `${at}/versions/${index}/download_url`),
  );
}

function lintRepositoryUrls(document: unknown): Finding[] {
  const repository = (document ?? {}) as Readonly<Record<string, Fields | null | undefined>>;
  return [
    ...checkUrl(repository['$schema'], '/$schema'),
    ...Object.keys(PARTS).flatMap((part) => checkUrl(repository[part]?.['url'], `/${part}/url`)),
  ];
}

/** Finds URLs that only one of the original format and this format accepts. */
function checkUrl(value: unknown, at: string): Finding[] {
  if (typeof value !== 'string' || value.length > MAX_URL_CHARACTERS) return [];
  const isValid = resources.URL(value);
  const isOriginal = ORIGINAL_PATTERN.test(value);
  if (isOriginal && !isValid) {
    const message = `${quoted(value)} matches the original format's pattern but is not a valid URL. Clients cannot fetch it.`;
    return [warningAt(at, 'url-original-only', message, suggestText('url', value)?.suggestion ?? null)];
  }
  if (isValid && !isOriginal) {
    const message = `Clients that use the original format's pattern reject ${quoted(value)}.`;
    return [warningAt(at, 'url-original-refuses', message)];
  }
  return [];
}
