// Compares versions: by epoch, then by major, minor and patch number.
import type { PackageVersion } from '../../../generated/packages/resources.ts';

export type VersionNumber = Pick<PackageVersion, 'version' | 'version_epoch'>;

type Numbers = readonly [number, number, number];

/** Limits the cache. Lists have thousands of versions but few different version numbers. */
const MAX_CACHED = 20_000;
const cache = new Map<string, Numbers>();

/** Major, minor and patch. `fill` replaces missing parts: 0 in versions and lower bounds, 999 in upper bounds. */
export function numbersOf(version: string, fill: 0 | 999): Numbers {
  const key = fill === 0 ? version : `${version}<`;
  const cached = cache.get(key);
  if (cached) return cached;
  const [major = fill, minor = fill, patch = fill] = version.split('.').map(Number);
  const numbers: Numbers = [major, minor, patch];
  if (cache.size < MAX_CACHED) cache.set(key, numbers);
  return numbers;
}

export const compareNumbers = (a: Numbers, b: Numbers): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

/** Negative if `a` is older. Epochs are compared first; "1.0" equals "1.0.0". */
export const compareVersions = (a: VersionNumber, b: VersionNumber): number =>
  (a.version_epoch ?? 0) - (b.version_epoch ?? 0) || compareNumbers(numbersOf(a.version, 0), numbersOf(b.version, 0));

/** The first of equal versions; null for an empty list. */
export const newestOf = <V extends VersionNumber>(versions: readonly V[]): V | null =>
  versions.reduce<V | null>((best, version) => (best && compareVersions(version, best) <= 0 ? best : version), null);

/** The version for people and in manifests.json: `1:2.0` for version 2.0 of epoch 1, `2.0` for epoch 0. */
export const versionLabel = ({ version, version_epoch = 0 }: VersionNumber): string =>
  version_epoch === 0 ? version : `${version_epoch}:${version}`;

/** `1.0.0` also finds 1.0. Without an epoch, finds the version of the highest epoch. */
export function findVersion<V extends VersionNumber>(versions: readonly V[], label: string): V | null {
  const [, epoch, version] = /^(?:(\d{1,9}):)?(\d{1,4}(?:\.\d{1,4}(?:\.\d{1,6})?)?)$/.exec(label) ?? [];
  if (version === undefined) return null;
  const numbers = numbersOf(version, 0);
  const sameNumber = versions.filter((candidate) => compareNumbers(numbersOf(candidate.version, 0), numbers) === 0);
  const isSameEpoch = ({ version_epoch = 0 }: V) => epoch === undefined || version_epoch === Number(epoch);
  return newestOf(sameNumber.filter(isSameEpoch));
}
