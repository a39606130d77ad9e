// annex-packages.lock: the exact versions to install on each platform, to be committed with a project.

import { readFile, rename } from 'node:fs/promises';
import { dirname, isAbsolute } from 'node:path';
import type { Package, PackageVersion, Platform } from '../../../generated/packages/resources.ts';
import { resources } from '../../../generated/packages/validators.js';
import {
  isTemporaryOf,
  PUBLIC,
  removeAbandoned,
  syncFolder,
  writeAtomically,
  writeTemporary,
} from '../../base/files/durable.ts';
import { ifMissing } from '../../base/files/if-missing.ts';
import { parseOr } from '../../contract/parse-or.ts';
import { InstallError } from '../errors.ts';
import { type Criteria, runsOnPlatform } from '../format/compatibility.ts';
import { isObject } from '../format/json.ts';
import { resolveVersion } from '../format/select-version.ts';
import type { RepositoryPin } from '../remote/signatures.ts';
import type { Target } from './chosen-version.ts';
import type { InstalledPackage } from './records.ts';

export const LOCK_FILE = 'annex-packages.lock';

type LockedField = 'version' | 'version_epoch' | 'status' | 'url' | 'sha256' | 'size';
export type LockedVersion = Required<Pick<InstalledPackage, LockedField>>;

/** Another machine accepts neither other keys than those of `signature` nor older signatures. */
export interface LockedPackage extends Pick<InstalledPackage, 'repository' | 'repository_name' | 'signature'> {
  readonly platforms: Readonly<Partial<Record<Platform, LockedVersion>>>;
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>;

const FORMAT = 1;
const PLATFORMS: readonly Platform[] = ['linux', 'macos', 'windows'];

const isEntry = (entry: unknown): boolean => isObject(entry) && isObject(entry['platforms']);

/** Empty if there is no such file. */
export async function readLockFile(file: string): Promise<LockedPackages> {
  const text = await readFile(file, 'utf8').catch(ifMissing(null));
  if (text === null) return {};
  const list = parseOr(text, null);
  const packages = isObject(list) && list['format'] === FORMAT ? list['packages'] : null;
  if (isObject(packages) && Object.values(packages).every(isEntry)) return packages as LockedPackages;
  throw new InstallError('integrity', `${file} is not a lock file that this version supports`);
}

/** The change of one package in the lock file: part of its transaction. */
export interface LockChange {
  /** Absolute, because another process may finish the transaction. */
  readonly file: string;
  /** Null removes the package. */
  readonly entry: LockedPackage | null;
  /** The new lock file, next to the old one. */
  readonly staged: string;
}

/** Writes the new lock file, so that a read-only directory or a full disk is noticed before anything is installed. */
export async function stageLockFile(
  file: string,
  identifier: string,
  entry: LockedPackage | null,
): Promise<LockChange> {
  await removeAbandoned(file);
  return { file, entry, staged: await writeTemporary(file, await changedText(file, identifier, entry), PUBLIC) };
}

/** Whether the journal of a package manager could contain it. */
export function isLockChange(change: unknown): change is LockChange {
  if (!isObject(change)) return false;
  const { file, entry, staged } = change;
  if (typeof file !== 'string' || typeof staged !== 'string' || !isAbsolute(file)) return false;
  return isTemporaryOf(file, staged) && (entry === null || isEntry(entry));
}

/**
 * Repeatable. Changes one entry only: after a kill, the file may have been edited, or its directory removed. Without the
 * staged file it is done, or the journal is of another machine: a project from someone else cannot have that file.
 */
export async function commitLockFile(identifier: string, { file, entry, staged }: LockChange): Promise<void> {
  const stagedText = await readFile(staged, 'utf8').catch(() => null);
  if (stagedText === null) return;
  const text = await changedText(file, identifier, entry);
  if (stagedText === text) await rename(staged, file);
  else await writeAtomically(file, text, PUBLIC).catch(ifMissing(undefined));
  await syncFolder(dirname(file));
}

async function changedText(file: string, identifier: string, entry: LockedPackage | null): Promise<string> {
  const { [identifier]: _, ...others } = await readLockFile(file);
  const packages = Object.entries(entry ? { ...others, [identifier]: entry } : others);
  const sorted = Object.fromEntries(packages.sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify({ format: FORMAT, packages: sorted }, null, 2)}\n`;
}

/** Locks the installed version on every platform it supports, and the best version on others. `item`: the package as listed. */
export function lockedPackageOf(record: InstalledPackage, item: Package | null, criteria: Criteria): LockedPackage {
  const [metadata] = record.package.versions;
  const { version, version_epoch = 0, status, url, sha256, size, repository, repository_name, signature } = record;
  const installed: LockedVersion = { version, version_epoch, status, url, sha256, size };
  const platforms: Partial<Record<Platform, LockedVersion>> = {};
  for (const platform of PLATFORMS) {
    // The archive's own metadata has not been validated.
    const isSupported =
      platform === criteria.platform || !Array.isArray(metadata?.platforms) || runsOnPlatform(metadata, [platform]);
    const best = isSupported || !item ? null : resolveVersion(item, { ...criteria, platform }).version;
    const locked = isSupported ? installed : listedVersion(best);
    if (locked) platforms[platform] = locked;
  }
  return { repository, repository_name, ...(signature ? { signature } : {}), platforms };
}

/** Null if the version lists no URL, hash or size. */
function listedVersion(listed: PackageVersion | null): LockedVersion | null {
  if (!listed) return null;
  const { version, version_epoch = 0, status } = listed;
  const { download_url: url, download_sha256: sha256, download_size: size } = listed;
  if (url === undefined || sha256 === undefined || size === undefined) return null;
  return { version, version_epoch, status, url, sha256, size };
}

/** What the lock file requires of a repository. */
export const lockedPin = (locked: LockedPackages, url: string): RepositoryPin | undefined =>
  Object.values(locked)
    .filter(({ repository }) => repository === url)
    .flatMap(({ signature }) => signature ?? [])
    .sort((a, b) => b.version - a.version)[0];

export function lockedTarget(locked: LockedPackages, identifier: string, platform: Platform | undefined): Target {
  const entry = Object.hasOwn(locked, identifier) ? locked[identifier] : undefined;
  const lockedVersion = platform && entry?.platforms[platform];
  if (!entry || !lockedVersion) {
    const where = entry ? ` for ${platform ?? 'this system'}` : '';
    throw new InstallError('refused', `${identifier} is not in ${LOCK_FILE}${where}`);
  }
  const { version, version_epoch, status, url, sha256, size } = lockedVersion;
  const archive = { download_url: url, download_sha256: sha256, download_size: size };
  const listed = { version, version_epoch, status, tool_version: '0', ...archive }; // as a repository would list it
  if (!resources.PackageIdentifier(identifier) || !resources.PackageVersion(listed) || sha256 === undefined) {
    const message = `${LOCK_FILE} has an invalid entry: ${JSON.stringify(identifier.slice(0, 100))}`;
    throw new InstallError('integrity', message);
  }
  return {
    identifier,
    version,
    ...(version_epoch === 0 ? {} : { version_epoch }),
    status,
    url,
    sha256,
    size,
    repository: entry.repository,
    repository_name: entry.repository_name,
    ...(entry.signature ? { signature: entry.signature } : {}),
    keep_on_update: [],
  };
}
