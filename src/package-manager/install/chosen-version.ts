// Selects the repository and the version to install.
import type { Package, PackageVersion, VersionManifest } from '../../../generated/packages/resources.ts';
import { suggest } from '../../contract/nearest-word.ts';
import { InstallError } from '../errors.ts';
import { type Criteria, explainMisfit, findMisfit } from '../format/compatibility.ts';
import { type Installed, resolveVersion } from '../format/select-version.ts';
import { compareVersions, findVersion, newestOf, type VersionNumber, versionLabel } from '../format/version-order.ts';
import type { RemoteRepository } from '../remote/repository.ts';
import type { RepositoryPin } from '../remote/signatures.ts';
import type { InstalledPackage } from './records.ts';

export interface Wanted {
  readonly identifier: string;
  /** `1.4.0`, or `1:0.9` with an epoch. Absent: the best version for the criteria. */
  readonly version?: string | undefined;
}

export interface Target extends Installed, Pick<InstalledPackage, 'repository_name' | 'signature' | 'keep_on_update'> {
  readonly url: string | undefined;
  readonly sha256: string | undefined;
  readonly size: number | undefined;
  readonly install_size?: number | undefined;
  readonly manifest?: VersionManifest | undefined;
}

export interface Listed {
  readonly repository: RemoteRepository;
  readonly package: Package;
}

/** Uses the first repository that lists the package. Signed repositories come first: no other one can replace them. */
export function findListed(repositories: readonly RemoteRepository[], identifier: string): Listed {
  const ordered = [...repositories].sort((a, b) => Number(a.signature === null) - Number(b.signature === null));
  for (const repository of ordered) {
    const item = repository.packages.find((each) => each.identifier === identifier);
    if (item) return { repository, package: item };
    const [invalid] = repository.quarantined.find((item) => item.identifier === identifier)?.errors ?? [];
    if (invalid) {
      const message = `the metadata of ${identifier} is invalid: ${invalid.pointer} ${invalid.detail}`;
      throw new InstallError('integrity', message);
    }
  }
  const identifiers = repositories.flatMap(({ packages }) => packages.map((item) => item.identifier));
  const suggestion = suggest(identifier.slice(0, 100), identifiers);
  throw new InstallError('no-version', `package ${identifier.slice(0, 100)} not found in any repository${suggestion}`);
}

/** Null if the repository that it was installed from no longer lists it. */
export function listedAt(
  repositories: readonly RemoteRepository[],
  { identifier, repository }: InstalledPackage,
): Listed | null {
  const from = repositories.find(({ url }) => url === repository);
  const item = from?.packages.find((each) => each.identifier === identifier);
  return from && item ? { repository: from, package: item } : null;
}

export function findWanted({ package: item }: Listed, label: string): PackageVersion {
  const version = findVersion(item.versions, label);
  if (version) return version;
  const available = item.versions.map(versionLabel).slice(0, 20).join(', ');
  const message = `${item.identifier} has no version ${label.slice(0, 40)}; available: ${available || 'none'}`;
  throw new InstallError('no-version', message);
}

/** The requested version if it is compatible, or the best version if none was requested. */
export function chooseTarget(listed: Listed, request: Wanted, criteria: Criteria, tool: string): PackageVersion {
  const { package: item } = listed;
  if (request.version !== undefined) {
    const version = findWanted(listed, request.version);
    const misfit = findMisfit(version, item.type, { ...criteria, status: undefined });
    if (!misfit) return version;
    const why = explainMisfit(misfit, version, item.type, criteria, tool);
    throw new InstallError('no-version', `${item.identifier} ${versionLabel(version)} is not compatible: it ${why}`);
  }
  const { version, others } = resolveVersion(item, criteria, tool);
  if (version) return version;
  const why = others.slice(0, 3).map(({ detail }) => detail);
  const message = `no compatible version of ${item.identifier}${why.length > 0 ? ` (${why.join('; ')})` : ''}`;
  throw new InstallError('no-version', message);
}

/** Why the newest version is not compatible; undefined if it is, or if it is the chosen one. */
export function explainNewest({ type, versions }: Package, chosen: VersionNumber, criteria: Criteria, tool: string) {
  const newest = newestOf(versions.filter((version) => compareVersions(version, chosen) > 0));
  const misfit = newest && findMisfit(newest, type, { ...criteria, status: undefined });
  return misfit ? `${versionLabel(newest)} ${explainMisfit(misfit, newest, type, criteria, tool)}` : undefined;
}

const pinOf = ({ root, version }: RepositoryPin): RepositoryPin => ({ root, version });

export const targetOf = (
  { repository, package: item }: Listed,
  version: PackageVersion,
  manifest?: VersionManifest | undefined,
): Target => ({
  identifier: item.identifier,
  version: version.version,
  ...(version.version_epoch === undefined ? {} : { version_epoch: version.version_epoch }),
  status: version.status,
  repository: repository.url,
  repository_name: repository.about.name,
  ...(repository.signature ? { signature: pinOf(repository.signature) } : {}),
  url: version.download_url,
  sha256: version.download_sha256,
  size: version.download_size,
  install_size: version.install_size,
  keep_on_update: [...(item.keep_on_update ?? []), ...(version.keep_on_update ?? [])],
  manifest,
});
