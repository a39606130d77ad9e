// Rules for a package and its versions.
import type { Package, PackageVersion } from '../../../../generated/packages/resources.ts';
import { compareNumbers, compareVersions, numbersOf } from '../../format/version-order.ts';
import { type DocumentKind, errorAt, type Finding, warningAt } from '../finding.ts';
import { checkExpression } from './expressions.ts';

const HASH_OF_EMPTY_FILE = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

export function lintPackage(item: Package, at: string, kind: DocumentKind): Finding[] {
  return [
    ...noVersions(item, at),
    ...duplicateVersions(item.versions, at),
    ...expressions(item.keep_on_update, `${at}/keep_on_update`),
    ...item.versions.flatMap((version, index) => lintVersion(item, version, `${at}/versions/${index}`, kind)),
  ];
}

function lintVersion(item: Package, version: PackageVersion, at: string, kind: DocumentKind): Finding[] {
  return [
    ...notAPlugin(item, version, at),
    ...placeholderHash(version, at),
    ...toolRange(version, at),
    ...(kind === 'packages' ? incompleteDownload(version, at) : []),
    ...expressions(version.keep_on_update, `${at}/keep_on_update`),
  ];
}

function noVersions({ versions }: Package, at: string): Finding[] {
  if (versions.length > 0) return [];
  return [warningAt(`${at}/versions`, 'no-versions', 'The package has no versions, so nobody can install it.')];
}

function duplicateVersions(versions: readonly PackageVersion[], at: string): Finding[] {
  const sorted = versions
    .map((version, index) => ({ version, index }))
    .sort((a, b) => compareVersions(a.version, b.version) || a.index - b.index);
  return sorted.flatMap(({ version, index }, place) => {
    const before = sorted[place - 1];
    if (!before || compareVersions(before.version, version) !== 0) return [];
    const message = `Version ${version.version} is the same as ${before.version.version} at ${at}/versions/${before.index}.`;
    return [
      errorAt(
        `${at}/versions/${index}/version`,
        'duplicate-version',
        message,
        'Remove one of them or change its version number.',
      ),
    ];
  });
}

function notAPlugin({ type }: Package, { runtime, platforms }: PackageVersion, at: string): Finding[] {
  if (type === 'plugin') return [];
  const finding = (field: string): Finding =>
    warningAt(
      `${at}/${field}`,
      `${field}-not-plugin`,
      `${field} applies only to plugins, not to a ${type}.`,
      'Remove the field.',
    );
  return [
    ...(runtime === undefined ? [] : [finding('runtime')]),
    ...(platforms === undefined ? [] : [finding('platforms')]),
  ];
}

function placeholderHash({ download_sha256: hash }: PackageVersion, at: string): Finding[] {
  if (hash === undefined) return [];
  const message =
    hash === HASH_OF_EMPTY_FILE
      ? 'This is the SHA-256 of an empty file.'
      : new Set(hash).size <= 2 || /^(.{1,16}?)\1+$/.test(hash)
        ? 'This is a placeholder, not a SHA-256.'
        : null;
  if (message === null) return [];
  return [
    errorAt(`${at}/download_sha256`, 'placeholder-hash', message, 'Use the SHA-256 of the archive as downloaded.'),
  ];
}

function toolRange(version: PackageVersion, at: string): Finding[] {
  const { tool_version: min, tool_version_max: max } = version;
  if (max === undefined || compareNumbers(numbersOf(min, 0), numbersOf(max, 999)) <= 0) return [];
  const message = `No tool version can match: tool_version ${min} is above tool_version_max ${max}.`;
  return [errorAt(`${at}/tool_version_max`, 'tool-version-range', message)];
}

const DOWNLOAD_FIELDS = ['download_url', 'download_sha256', 'download_size', 'install_size'] as const;

function incompleteDownload(version: PackageVersion, at: string): Finding[] {
  const missing = DOWNLOAD_FIELDS.filter((field) => version[field] === undefined);
  if (missing.length === 0) return [];
  return [
    warningAt(
      at,
      'incomplete-download',
      `This version cannot be downloaded and verified without ${missing.join(', ')}.`,
    ),
  ];
}

function expressions(list: readonly string[] | undefined, at: string): Finding[] {
  return (list ?? []).flatMap((expression, index) => checkExpression(expression, `${at}/${index}`));
}
