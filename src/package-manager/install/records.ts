// installed.json: the installed packages, their repositories and their files.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ManifestFile, Package } from '../../../generated/packages/resources.ts';
import { resources } from '../../../generated/packages/validators.js';
import { replaceFile } from '../../base/files/durable.ts';
import { ifMissing } from '../../base/files/if-missing.ts';
import { parseOr } from '../../contract/parse-or.ts';
import { foldedPath } from '../archive/path.ts';
import { InstallError } from '../errors.ts';
import { type Brand, brandedPackage, NEUTRAL_BRAND } from '../format/brand.ts';
import { isObject } from '../format/json.ts';
import type { Installed } from '../format/select-version.ts';
import type { RepositoryPin } from '../remote/signatures.ts';
import { sha256Of } from '../validate/hash.ts';
import { packageFolder, type RootLayout } from './layout.ts';

/** Its path is relative to the root. */
export interface InstalledFile extends Readonly<ManifestFile> {
  readonly mode: '0644' | '0755';
  /** A user file that keep_on_update matches. Size and hash are those of the archive, not of this file. */
  readonly kept?: true;
}

export interface InstalledPackage extends Installed {
  readonly repository_name: string;
  /** Of its repository; absent if that was unsigned. */
  readonly signature?: RepositoryPin | undefined;
  /** Hash of the archive. */
  readonly sha256: string;
  readonly size: number;
  readonly url: string;
  /** Seconds since 1970. */
  readonly installed_at: number;
  readonly pinned: boolean;
  /** Expressions of both the list and the archive. */
  readonly keep_on_update: readonly string[];
  readonly files: readonly InstalledFile[];
  /** With the installed version only, and neutral field names. */
  readonly package: Package;
}

export type Records = ReadonlyMap<string, InstalledPackage>;

const FORMAT = 1;

const isFile = (file: unknown): boolean =>
  isObject(file) && typeof file['path'] === 'string' && !file['path'].split(/[\\/]/).includes('..');

/** Records may be part of a project from someone else, and paths are made of their identifiers and versions. */
export function isRecord(record: unknown): record is InstalledPackage {
  if (!isObject(record)) return false;
  const { identifier, version, version_epoch = 0, status, files, keep_on_update, package: item } = record;
  const listed = { version, version_epoch, status, tool_version: '0' }; // as a repository would list it
  return (
    resources.PackageIdentifier(identifier) &&
    resources.PackageVersion(listed) &&
    [files, keep_on_update, isObject(item) && item['versions']].every(Array.isArray) &&
    (files as readonly unknown[]).every(isFile)
  );
}

/** Null if it is not a record of this package. */
export function parseRecord(text: string, identifier: string): InstalledPackage | null {
  const record: unknown = parseOr(text, null);
  return isRecord(record) && record.identifier === identifier ? record : null;
}

/** By identifier. */
export async function readRecords({ state }: RootLayout): Promise<Records> {
  const file = join(state, 'installed.json');
  const text = await readFile(file, 'utf8').catch(ifMissing(`{"packages":[]}`));
  const list: unknown = parseOr(text, null);
  const packages = isObject(list) ? list['packages'] : null;
  if (Array.isArray(packages) && packages.every(isRecord)) {
    return new Map(packages.map((record) => [record.identifier, record]));
  }
  throw new InstallError('integrity', `the list of installed packages is invalid; to start without it, delete ${file}`);
}

export async function writeRecords({ state }: RootLayout, records: Records, brand: Brand): Promise<void> {
  const packages = [...records.values()].sort((a, b) => (a.identifier < b.identifier ? -1 : 1));
  const text = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
  await replaceFile(join(state, 'installed.json'), text({ format: FORMAT, packages }));
  if (brand !== NEUTRAL_BRAND) {
    const entries = packages.map((record) => entryOf(record, brand));
    await replaceFile(join(state, 'installed_packages.json'), text({ packages: entries }));
  }
}

/** In the format of the design tool's own package manager. */
const entryOf = (record: InstalledPackage, brand: Brand): object => ({
  package: brandedPackage(record.package, brand),
  current_version: record.version,
  repository_id: sha256Of(record.repository).slice(0, 16),
  repository_name: record.repository_name,
  install_timestamp: record.installed_at,
  pinned: record.pinned,
});

export function findRecord(records: Records, identifier: string): InstalledPackage {
  const record = records.get(identifier);
  if (record) return record;
  throw new InstallError('not-installed', `${identifier.slice(0, 100)} is not installed`);
}

/** Refuses an identifier that differs from an installed one only in case: they would share a directory on some systems. */
export function refuseCaseConflict(records: Records, identifier: string): void {
  const folder = foldedPath(packageFolder(identifier));
  const conflicting = [...records.keys()].find(
    (each) => each !== identifier && foldedPath(packageFolder(each)) === folder,
  );
  if (conflicting) {
    const message = `${identifier} would use the same directory as ${conflicting}, which is already installed`;
    throw new InstallError('refused', message);
  }
}
