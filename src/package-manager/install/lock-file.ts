// annex-packages.lock: the exact versions to install on each platform, to be committed with a project.
import { readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Package, PackageVersion, Platform, VersionStatus } from '../../../generated/packages/resources.ts';
import { resources } from '../../../generated/packages/validators.js';
import { PUBLIC, removeAbandoned, syncFolder, writeTemporary } from '../../base/files/durable.ts';
import { type Criteria, runsOnPlatform } from '../format/compatibility.ts';
import { resolveVersion } from '../format/select-version.ts';
import type { RemoteRepository } from '../remote/repository.ts';
import { type RepositoryPin, readSignatures, type SignatureOptions } from '../remote/signatures.ts';
import type { Target } from './chosen-version.ts';
import { InstallError } from './error.ts';
import type { InstalledPackage } from './records.ts';

export const LOCK_FILE = 'annex-packages.lock';

export interface LockedVersion {
  readonly version: string;
  readonly version_epoch: number;
  readonly status: VersionStatus;
  readonly url: string;
  readonly sha256: string;
  readonly size: number;
}

export interface LockedPackage {
  readonly repository: string;
  readonly repository_name: string;
  readonly platforms: Readonly<Partial<Record<Platform, LockedVersion>>>;
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** The signatures of repositories by URL, so that another machine neither trusts other keys nor an older list. */
export type LockedRepositories = Readonly<Record<string, RepositoryPin>>;

const FORMAT = 1;
const PLATFORMS: readonly Platform[] = ['linux', 'macos', 'windows'];

/** Empty if there is no such file. */
export const readLockFile = async (file: string): Promise<LockedPackages> => (await readLock(file)).packages;

/** Empty if there is no such file, or if it is from a version without signatures. */
export const readLockedRepositories = async (file: string): Promise<LockedRepositories> =>
  (await readLock(file)).repositories ?? {};

interface Lock {
  readonly packages: LockedPackages;
  readonly repositories?: LockedRepositories | undefined;
}

async function readLock(file: string): Promise<Lock> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return { packages: {} };
  try {
    const { format, packages, repositories } = JSON.parse(text) as Partial<Lock> & { readonly format?: number };
    if (format === FORMAT && packages) return { packages, repositories };
  } catch {
    // reported below
  }
  throw new InstallError('integrity', `${file} is not a lock file that this version supports`);
}

/**
 * Writes the new lock file next to the old one, so that a read-only directory or a full disk is noticed before anything
 * is installed. `changes`: null removes a package. `signed`: the signatures that were verified.
 */
export async function stageLockFile(
  file: string,
  changes: ReadonlyMap<string, LockedPackage | null>,
  signed: LockedRepositories,
) {
  const before = await readLock(file);
  const packages: Record<string, LockedPackage> = { ...before.packages };
  for (const [identifier, entry] of changes) {
    if (entry) packages[identifier] = entry;
    else delete packages[identifier];
  }
  const used = new Set(Object.values(packages).map(({ repository }) => repository));
  const pins = Object.entries({ ...before.repositories, ...signed }).filter(([url]) => used.has(url));
  const repositories = pins.length === 0 ? {} : { repositories: sortedByName(pins) };
  await removeAbandoned(file);
  const content = { format: FORMAT, packages: sortedByName(Object.entries(packages)), ...repositories };
  const text = `${JSON.stringify(content, null, 2)}\n`;
  const staged = await writeTemporary(file, text, PUBLIC);
  return {
    commit: async (): Promise<void> => {
      await rename(staged, file);
      await syncFolder(dirname(file));
    },
    discard: (): Promise<void> => rm(staged, { force: true }),
  };
}

const sortedByName = (entries: readonly (readonly [string, object])[]): object =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));

/** What the lock file keeps of these repositories. */
export const lockedRepositoriesOf = (repositories: readonly RemoteRepository[]): LockedRepositories =>
  Object.fromEntries(
    repositories.flatMap(({ url, signature }) =>
      signature ? [[url, { root: signature.root, version: signature.version }]] : [],
    ),
  );

/** Verifies that the repositories of these packages still have the locked keys and no older list. */
export async function verifyLockedRepositories(
  lockFile: string,
  targets: readonly { readonly target: Target | null }[],
  options: SignatureOptions,
): Promise<void> {
  const used = new Set(targets.map(({ target }) => target?.repository));
  for (const [url, pin] of Object.entries(await readLockedRepositories(lockFile))) {
    if (used.has(url) && !options.offline) await readSignatures(url, { ...options, pin });
  }
}

/** Locks the installed version on every platform it supports, and the best version on others. `item`: the package as listed. */
export function lockedPackageOf(record: InstalledPackage, item: Package | null, criteria: Criteria): LockedPackage {
  const [metadata] = record.package.versions;
  const installed: LockedVersion = {
    version: record.version,
    version_epoch: record.version_epoch ?? 0,
    status: record.status,
    url: record.url,
    sha256: record.sha256,
    size: record.size,
  };
  const platforms: Partial<Record<Platform, LockedVersion>> = {};
  for (const platform of PLATFORMS) {
    // The archive's own metadata has not been validated.
    const isSupported =
      platform === criteria.platform || !Array.isArray(metadata?.platforms) || runsOnPlatform(metadata, [platform]);
    const version = isSupported
      ? installed
      : lockedVersionOf(item && resolveVersion(item, { ...criteria, platform }).version);
    if (version) platforms[platform] = version;
  }
  return { repository: record.repository, repository_name: record.repository_name, platforms };
}

/** Null if the version lists no URL, hash or size. */
function lockedVersionOf(version: PackageVersion | null): LockedVersion | null {
  if (!version) return null;
  const { download_url: url, download_sha256: sha256, download_size: size } = version;
  if (url === undefined || sha256 === undefined || size === undefined) return null;
  return {
    version: version.version,
    version_epoch: version.version_epoch ?? 0,
    status: version.status,
    url,
    sha256,
    size,
  };
}

export function lockedTarget(locked: LockedPackages, identifier: string, platform: Platform | undefined): Target {
  const entry = Object.hasOwn(locked, identifier) ? locked[identifier] : undefined;
  const version = platform && entry?.platforms[platform];
  if (!entry || !version) {
    const where = entry ? ` for ${platform ?? 'this system'}` : '';
    throw new InstallError('refused', `${identifier} is not in ${LOCK_FILE}${where}`);
  }
  const { version_epoch, ...rest } = version;
  const { url, sha256, size, ...number } = version;
  const listed = { ...number, tool_version: '0', download_url: url, download_sha256: sha256, download_size: size };
  if (!resources.PackageIdentifier(identifier) || !resources.PackageVersion(listed) || sha256 === undefined) {
    throw new InstallError(
      'integrity',
      `${LOCK_FILE} has an invalid entry: ${JSON.stringify(identifier.slice(0, 100))}`,
    );
  }
  return {
    identifier,
    ...rest,
    ...(version_epoch === 0 ? {} : { version_epoch }),
    repository: entry.repository,
    repository_name: entry.repository_name,
    keep_on_update: [],
  };
}
