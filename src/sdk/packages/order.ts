// The order of versions and what a tool can run: the rules that every compatible client follows.
import type { PackageVersion, Platform } from '../../../generated/packages/resources.ts';

type Numbers = readonly [number, number, number];

/** Absent parts are filled: with 0 for a lower bound, with 999 for an upper one. */
function numbersOf(version: string, fill: number): Numbers {
  const [major = fill, minor = fill, patch = fill] = version.split('.').map(Number);
  return [major, minor, patch];
}

function compareNumbers(a: readonly number[], b: readonly number[]): number {
  for (const [index, left] of a.entries()) {
    const right = b[index] ?? 0;
    if (left !== right) return left - right;
  }
  return 0;
}

/** Negative when `a` is older. The epoch counts first; "1.0" equals "1.0.0". */
export const compareVersions = (
  a: Pick<PackageVersion, 'version' | 'version_epoch'>,
  b: Pick<PackageVersion, 'version' | 'version_epoch'>,
): number =>
  compareNumbers(
    [a.version_epoch ?? 0, ...numbersOf(a.version, 0)],
    [b.version_epoch ?? 0, ...numbersOf(b.version, 0)],
  );

export const runsOnTool = (version: PackageVersion, tool: string): boolean => {
  const wanted = numbersOf(tool, 0);
  if (compareNumbers(numbersOf(version.tool_version, 0), wanted) > 0) return false;
  return (
    version.tool_version_max === undefined || compareNumbers(wanted, numbersOf(version.tool_version_max, 999)) <= 0
  );
};

export const runsOnPlatform = (version: PackageVersion, platforms: readonly Platform[]): boolean =>
  version.platforms === undefined || platforms.some((platform) => version.platforms?.includes(platform));
