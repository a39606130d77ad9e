// The order of versions: an epoch, then major, minor and patch, as numbers.
import type { PackageVersion } from '../../../generated/packages/resources.ts';

export type VersionNumber = Pick<PackageVersion, 'version' | 'version_epoch'>;

type Numbers = readonly [number, number, number];

/** A list has thousands of versions and few different numbers: each is taken apart once, up to this many. */
const MAX_KNOWN = 20_000;
const known = new Map<string, Numbers>();

/** Major, minor and patch; absent parts are filled, with 0 for a version or a lower bound, with 999 for an upper one. */
export function numbersOf(version: string, fill: 0 | 999): Numbers {
  const key = fill === 0 ? version : `${version}<`;
  const found = known.get(key);
  if (found) return found;
  const [major = fill, minor = fill, patch = fill] = version.split('.').map(Number);
  const numbers: Numbers = [major, minor, patch];
  if (known.size < MAX_KNOWN) known.set(key, numbers);
  return numbers;
}

export const compareNumbers = (a: Numbers, b: Numbers): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

/** Negative when `a` is older. The epoch counts first; "1.0" equals "1.0.0". */
export const compareVersions = (a: VersionNumber, b: VersionNumber): number =>
  (a.version_epoch ?? 0) - (b.version_epoch ?? 0) || compareNumbers(numbersOf(a.version, 0), numbersOf(b.version, 0));

/** The newest; the first listed of equals. Null of none. */
export const newestOf = <V extends VersionNumber>(versions: readonly V[]): V | null =>
  versions.reduce<V | null>((best, version) => (best && compareVersions(version, best) <= 0 ? best : version), null);

/** As people write it, and as manifests.json has it: an epoch other than 0 stands before it with a colon. */
export const versionLabel = ({ version, version_epoch = 0 }: VersionNumber): string =>
  version_epoch === 0 ? version : `${version_epoch}:${version}`;

/** `1.0.0` finds 1.0; without an epoch before it, the one of the highest epoch. */
export function findVersion<V extends VersionNumber>(versions: readonly V[], label: string): V | null {
  const [, epoch, version] = /^(?:(\d{1,9}):)?(\d{1,4}(?:\.\d{1,4}(?:\.\d{1,6})?)?)$/.exec(label) ?? [];
  if (version === undefined) return null;
  const same = (candidate: V): boolean => compareNumbers(numbersOf(candidate.version, 0), numbersOf(version, 0)) === 0;
  return newestOf(
    versions.filter(
      (candidate) => same(candidate) && (epoch === undefined || (candidate.version_epoch ?? 0) === Number(epoch)),
    ),
  );
}
