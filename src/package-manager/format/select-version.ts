// Selects the version to install or to update to, with a reason for every version that was not selected.
import type { Package, PackageVersion, VersionStatus } from '../../../generated/packages/resources.ts';
import { type Criteria, explainMisfit, findMisfit, type Misfit, STATUS_RANK } from './compatibility.ts';
import { compareVersions, newestOf, type VersionNumber, versionLabel } from './version-order.ts';

export interface PassedOver {
  readonly version: PackageVersion;
  readonly reason: Misfit | 'older';
  /** For people: `1.4.0: requires tool 9.0 or later`. */
  readonly detail: string;
}

export interface Resolution {
  /** Null if no version is compatible. */
  readonly version: PackageVersion | null;
  /** All other versions, newest first. */
  readonly others: readonly PassedOver[];
}

type Versions = Pick<Package, 'type' | 'versions'>;

/**
 * The newest compatible stable version, or the newest of any status if none is stable. With a minimum status, the newest
 * version that is at least as stable. `tool` is the name of the design tool.
 */
export function resolveVersion({ type, versions }: Versions, criteria: Criteria = {}, tool = 'tool'): Resolution {
  const compatible = versions.filter((version) => findMisfit(version, type, criteria) === null);
  const best = chooseAmong(compatible, criteria.status);
  const others = versions
    .filter((version) => version !== best)
    .sort((a, b) => compareVersions(b, a))
    .map((version): PassedOver => {
      const misfit = findMisfit(version, type, criteria);
      const [reason, text] = misfit
        ? ([misfit, explainMisfit(misfit, version, type, criteria, tool)] as const)
        : explainRank(version, best ?? version);
      return { version, reason, detail: `${versionLabel(version)}: ${text}` };
    });
  return { version: best, others };
}

export const chooseAmong = (compatible: readonly PackageVersion[], status?: VersionStatus): PackageVersion | null =>
  (status === undefined ? newestOf(compatible.filter((version) => version.status === 'stable')) : null) ??
  newestOf(compatible);

/** Why a compatible version was not selected. */
function explainRank(version: PackageVersion, chosen: PackageVersion): readonly ['status' | 'older', string] {
  const order = compareVersions(version, chosen);
  if (order > 0) return ['status', `is ${version.status}, but a stable version is available`];
  if (order < 0) return ['older', `older than ${versionLabel(chosen)}`];
  return version.status === chosen.status
    ? ['older', `same version as ${versionLabel(chosen)}, which is listed first`]
    : ['status', `same version as ${versionLabel(chosen)}, which is ${chosen.status}`];
}

export interface Installed extends VersionNumber {
  readonly identifier: string;
  readonly status: VersionStatus;
  /** URL of the repository that it was installed from, which is the only source of updates. */
  readonly repository: string;
  /** Skipped when all packages are updated. */
  readonly pinned?: boolean;
}

/** The newest compatible version that is newer than the installed one and at least as stable. */
export function chooseUpdate(
  installed: Pick<Installed, 'version' | 'version_epoch' | 'status'>,
  { type, versions }: Versions,
  criteria: Criteria = {},
): PackageVersion | null {
  const isStableEnough = ({ status }: PackageVersion) => STATUS_RANK[status] <= STATUS_RANK[installed.status];
  const newer = versions.filter((version) => compareVersions(version, installed) > 0 && isStableEnough(version));
  return newestOf(newer.filter((version) => findMisfit(version, type, criteria) === null));
}

export interface Update {
  readonly installed: Installed;
  readonly version: PackageVersion | null;
  /** `gone`: its repository no longer lists the package. */
  readonly reason: 'newer' | 'current' | 'pinned' | 'gone';
  /** Whether the installed version is deprecated. */
  readonly deprecated: boolean;
}

/** Uses the current status in the list, because a version can become deprecated after it was installed. */
export function isDeprecated(installed: Installed, item: Pick<Package, 'versions'> | null | undefined): boolean {
  const listedVersion = item?.versions.find((version) => compareVersions(version, installed) === 0);
  return (listedVersion ?? installed).status === 'deprecated';
}

/** `lists`: the packages of each repository by its URL. */
export const chooseUpdates = (
  installed: readonly Installed[],
  lists: ReadonlyMap<string, readonly Package[]>,
  criteria: Criteria = {},
): Update[] =>
  installed.map((record) => {
    const item = lists.get(record.repository)?.find(({ identifier }) => identifier === record.identifier);
    const common = { installed: record, version: null, deprecated: isDeprecated(record, item) };
    if (record.pinned) return { ...common, reason: 'pinned' };
    if (!item) return { ...common, reason: 'gone' };
    const version = chooseUpdate(record, item, criteria);
    return { ...common, version, reason: version ? 'newer' : 'current' };
  });
