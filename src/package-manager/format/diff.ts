// Compares two package lists: added, removed and changed packages, and broken promises. A published version must not
// change, and its status may change only as the format allows.
import type { Package, PackageVersion, VersionStatus } from '../../../generated/packages/resources.ts';
import { stableJson } from './json.ts';
import { compareVersions, versionLabel } from './version-order.ts';

export interface Change {
  readonly field: string;
  /** Undefined if the field was added. */
  readonly before: unknown;
  /** Undefined if the field was removed. */
  readonly after: unknown;
}

/** Also the names of the lint rules that compare with a previous list. */
export type PromiseName = 'package-kept' | 'version-kept' | 'hash-kept' | 'size-kept' | 'status-order';

export interface BrokenPromise {
  readonly promise: PromiseName;
  readonly identifier: string;
  /** As spelled in the list; null if it concerns the whole package. */
  readonly version: string | null;
  readonly message: string;
  readonly remedy: string;
}

export type ListDiff = ReturnType<typeof diffLists>;

export function diffLists(before: readonly Package[], after: readonly Package[]) {
  const old = byIdentifier(before);
  const now = byIdentifier(after);
  const changed = [...now.values()].flatMap((item) => {
    const former = old.get(item.identifier);
    return (former && diffPackage(former, item)) ?? [];
  });
  return {
    /** Identifiers. */
    added: [...now.keys()].filter((identifier) => !old.has(identifier)),
    removed: [...old.keys()].filter((identifier) => !now.has(identifier)),
    changed,
    broken: brokenPromises(before, after),
  };
}

/** Changed fields of the package itself, and its versions. Null if it is the same. */
function diffPackage(before: Package, after: Package) {
  const { versions: oldVersions, ...old } = before;
  const { versions: newVersions, ...now } = after;
  const changes = diffFields(old, now);
  const added = newVersions.filter((version) => !findSameVersion(version, oldVersions)).map(versionLabel);
  const removed = oldVersions.filter((version) => !findSameVersion(version, newVersions)).map(versionLabel);
  const changed = newVersions.flatMap((version) => {
    const former = findSameVersion(version, oldVersions);
    const fields = former ? diffFields(former, version) : [];
    return fields.length > 0 ? [{ version: versionLabel(version), changes: fields }] : [];
  });
  const same = changes.length + added.length + removed.length + changed.length === 0;
  return same ? null : { identifier: after.identifier, changes, added, removed, changed };
}

function diffFields(before: object, after: object): Change[] {
  const old = new Map<string, unknown>(Object.entries(before));
  const now = new Map<string, unknown>(Object.entries(after));
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((field) => stableJson(old.get(field)) !== stableJson(now.get(field)))
    .map((field) => ({ field, before: old.get(field), after: now.get(field) }));
}

/** Changes that break promises to users of the old list. */
export function brokenPromises(before: readonly Package[], after: readonly Package[]): BrokenPromise[] {
  const now = byIdentifier(after);
  return [...byIdentifier(before).values()].flatMap((old): BrokenPromise[] => {
    const { identifier } = old;
    const item = now.get(identifier);
    if (item) return old.versions.flatMap((version) => brokenByVersion(identifier, version, item.versions));
    const message = `${identifier} was removed; users who installed it get no more updates.`;
    const remedy = 'Keep it in the list with deprecated versions or with no versions.';
    return [{ promise: 'package-kept', identifier, version: null, message, remedy }];
  });
}

const IMMUTABLE_FIELDS = {
  download_sha256: 'hash-kept',
  download_size: 'size-kept',
  install_size: 'size-kept',
} as const;

function brokenByVersion(
  identifier: string,
  old: PackageVersion,
  versions: readonly PackageVersion[],
): BrokenPromise[] {
  const version = old.version;
  const label = `${identifier} ${versionLabel(old)}`;
  // A package may withdraw all its versions at once.
  if (versions.length === 0) return [];
  const now = findSameVersion(old, versions);
  if (!now) {
    const other = versions.find(
      (candidate) => compareVersions({ ...candidate, version_epoch: 0 }, { ...old, version_epoch: 0 }) === 0,
    );
    const message = other
      ? `${label} changed its version_epoch to ${other.version_epoch ?? 0}.`
      : `${label} was removed.`;
    const remedy = 'Keep every published version and mark it deprecated instead.';
    return [{ promise: 'version-kept', identifier, version, message, remedy }];
  }
  const changed = Object.entries(IMMUTABLE_FIELDS).flatMap(([field, promise]): BrokenPromise[] => {
    const [was, is] = [old[field as keyof typeof IMMUTABLE_FIELDS], now[field as keyof typeof IMMUTABLE_FIELDS]];
    if (was === undefined || was === is) return [];
    const message = `${label} was published with ${field} ${was}, but now has ${is ?? 'none'}.`;
    const remedy = `Publish the new archive as a new version and leave ${version} unchanged.`;
    return [{ promise, identifier, version, message, remedy }];
  });
  return [...changed, ...brokenByStatus(identifier, old, now)];
}

/** stable may become deprecated, deprecated is final, testing and development may become anything. */
export const mayBecome = (before: VersionStatus, after: VersionStatus): boolean =>
  before === after ||
  before === 'testing' ||
  before === 'development' ||
  (before === 'stable' && after === 'deprecated');

function brokenByStatus(identifier: string, old: PackageVersion, now: PackageVersion): BrokenPromise[] {
  if (mayBecome(old.status, now.status)) return [];
  const rule = old.status === 'stable' ? 'a stable version can only become deprecated' : 'deprecated is final';
  const message = `${identifier} ${versionLabel(old)} changed from ${old.status} to ${now.status}; ${rule}.`;
  const remedy = `Restore the status ${old.status}.`;
  return [{ promise: 'status-order', identifier, version: old.version, message, remedy }];
}

const byIdentifier = (list: readonly Package[]): Map<string, Package> =>
  new Map(list.map((item) => [item.identifier, item]));

const findSameVersion = (version: PackageVersion, versions: readonly PackageVersion[]): PackageVersion | undefined =>
  versions.find((candidate) => compareVersions(candidate, version) === 0);
