// Which version to install, and which to update to, with a reason for every version that is passed over.
import type { Package, PackageVersion, VersionStatus } from '../../../generated/packages/resources.ts';
import { type Criteria, explainMisfit, findMisfit, type Misfit, STATUS_RANK } from './compatibility.ts';
import { compareVersions, newestOf, type VersionNumber, versionLabel } from './version-order.ts';

export interface PassedOver {
  readonly version: PackageVersion;
  readonly reason: Misfit | 'older';
  /** For people: `1.4.0: needs tool 9.0`. */
  readonly detail: string;
}

export interface Resolution {
  /** Null when none fits. */
  readonly version: PackageVersion | null;
  /** Every other version, the newest first. */
  readonly others: readonly PassedOver[];
}

type Chosen = Pick<Package, 'type' | 'versions'>;

/**
 * The newest stable version that fits, else the newest of any status; where a status is asked for, the newest that is
 * trusted at least as much. `tool` is what the design tool is called.
 */
export function resolveVersion({ type, versions }: Chosen, wanted: Criteria = {}, tool = 'tool'): Resolution {
  const fitting = versions.filter((version) => findMisfit(version, type, wanted) === null);
  const chosen = chooseAmong(fitting, wanted.status);
  const others = versions
    .filter((version) => version !== chosen)
    .sort((a, b) => compareVersions(b, a))
    .map((version): PassedOver => {
      const misfit = findMisfit(version, type, wanted);
      const [reason, words] = misfit
        ? ([misfit, explainMisfit(misfit, version, type, wanted, tool)] as const)
        : explainRank(version, chosen ?? version);
      return { version, reason, detail: `${versionLabel(version)}: ${words}` };
    });
  return { version: chosen, others };
}

export const chooseAmong = (fitting: readonly PackageVersion[], status?: VersionStatus): PackageVersion | null =>
  (status === undefined ? newestOf(fitting.filter((version) => version.status === 'stable')) : null) ??
  newestOf(fitting);

/** Of two that fit, why not this one. */
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
  /** The address of the repository that it came from: no other is asked for updates. */
  readonly repository: string;
  /** Left alone when everything is updated. */
  readonly pinned?: boolean;
}

/** The newest version that fits, is newer than the installed one, and is trusted no less. */
export function chooseUpdate(
  installed: Pick<Installed, 'version' | 'version_epoch' | 'status'>,
  { type, versions }: Chosen,
  wanted: Criteria = {},
): PackageVersion | null {
  return newestOf(
    versions.filter(
      (version) =>
        compareVersions(version, installed) > 0 &&
        STATUS_RANK[version.status] <= STATUS_RANK[installed.status] &&
        findMisfit(version, type, wanted) === null,
    ),
  );
}

export interface Update {
  readonly installed: Installed;
  readonly version: PackageVersion | null;
  /** Why there is none: `gone` is no longer listed where it came from. */
  readonly reason: 'newer' | 'current' | 'pinned' | 'gone';
  /** Whether the installed version should no longer be used. */
  readonly deprecated: boolean;
}

/** A stable version may become deprecated after it was installed: the list counts, where it has the version. */
export function isDeprecated(installed: Installed, item: Pick<Package, 'versions'> | null | undefined): boolean {
  const listed = item?.versions.find((version) => compareVersions(version, installed) === 0);
  return (listed ?? installed).status === 'deprecated';
}

/** Update-all. `lists` holds the packages of each repository by its address. */
export const chooseUpdates = (
  installed: readonly Installed[],
  lists: ReadonlyMap<string, readonly Package[]>,
  wanted: Criteria = {},
): Update[] =>
  installed.map((one) => {
    const listed = lists.get(one.repository)?.find(({ identifier }) => identifier === one.identifier);
    const common = { installed: one, version: null, deprecated: isDeprecated(one, listed) };
    if (one.pinned) return { ...common, reason: 'pinned' };
    if (!listed) return { ...common, reason: 'gone' };
    const version = chooseUpdate(one, listed, wanted);
    return { ...common, version, reason: version ? 'newer' : 'current' };
  });
