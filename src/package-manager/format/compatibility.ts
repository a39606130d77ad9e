// Whether a version is compatible with a tool version, platform, runtime and minimum status, and if not, why.
import type {
  PackageType,
  PackageVersion,
  Platform,
  Runtime,
  VersionStatus,
} from '../../../generated/packages/resources.ts';
import { compareNumbers, numbersOf } from './version-order.ts';

/** Requirements for a version. Absent fields match every version. */
export interface Criteria {
  readonly tool_version?: string | undefined;
  readonly platform?: Platform | undefined;
  /** Available runtimes. */
  readonly runtime?: readonly Runtime[] | undefined;
  /** Minimum stability. */
  readonly status?: VersionStatus | undefined;
}

export type Misfit = 'tool-too-old' | 'tool-too-new' | 'platform' | 'runtime' | 'status';

/** Lower is more stable. */
export const STATUS_RANK: Readonly<Record<VersionStatus, number>> = {
  stable: 1,
  testing: 2,
  development: 3,
  deprecated: 4,
};

const isToolOld = ({ tool_version }: PackageVersion, tool: string): boolean =>
  compareNumbers(numbersOf(tool, 0), numbersOf(tool_version, 0)) < 0;

const isToolNew = ({ tool_version_max: max }: PackageVersion, tool: string): boolean =>
  max !== undefined && compareNumbers(numbersOf(tool, 0), numbersOf(max, 999)) > 0;

export const runsOnTool = (version: PackageVersion, tool: string): boolean =>
  !isToolOld(version, tool) && !isToolNew(version, tool);

/** A version that lists no platforms runs on all. */
export const runsOnPlatform = ({ platforms }: PackageVersion, supported: readonly Platform[]): boolean =>
  platforms === undefined || supported.some((platform) => platforms.includes(platform));

/** Null for packages other than plugins, which need no runtime. */
export const runtimeOf = (version: PackageVersion, type: PackageType): Runtime | null =>
  type === 'plugin' ? (version.runtime ?? 'swig') : null;

/** The first reason why the version is not compatible; null if it is. */
export function findMisfit(version: PackageVersion, type: PackageType, criteria: Criteria): Misfit | null {
  const { tool_version: tool, platform, runtime, status } = criteria;
  if (tool !== undefined && isToolOld(version, tool)) return 'tool-too-old';
  if (tool !== undefined && isToolNew(version, tool)) return 'tool-too-new';
  if (platform !== undefined && !runsOnPlatform(version, [platform])) return 'platform';
  const needed = runtimeOf(version, type);
  if (runtime !== undefined && needed !== null && !runtime.includes(needed)) return 'runtime';
  if (status !== undefined && STATUS_RANK[version.status] > STATUS_RANK[status]) return 'status';
  return null;
}

/** The reason as text. `tool` is the name of the design tool. */
export function explainMisfit(
  misfit: Misfit,
  version: PackageVersion,
  type: PackageType,
  criteria: Criteria,
  tool = 'tool',
): string {
  switch (misfit) {
    case 'tool-too-old':
      return `requires ${tool} ${version.tool_version} or later`;
    case 'tool-too-new':
      return `supports ${tool} up to ${version.tool_version_max}`;
    case 'platform':
      return `supports only ${(version.platforms ?? []).join(', ')}`;
    case 'runtime':
      return `requires the ${runtimeOf(version, type)} runtime`;
    case 'status':
      return `is ${version.status}, but ${criteria.status} was requested`;
  }
}
