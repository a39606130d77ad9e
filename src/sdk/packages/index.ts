export { createPackagesClient, type PackagesClient } from '../../../generated/packages/client.ts';
export type { Packages, Schemas } from '../../../generated/packages/contract.ts';
export type * from '../../../generated/packages/resources.ts';
export {
  type Criteria,
  explainMisfit,
  findMisfit,
  type Misfit,
  runsOnPlatform,
  runsOnTool,
  runtimeOf,
  STATUS_RANK,
} from '../../package-manager/format/compatibility.ts';
export { type SearchFilters, type SearchHit, searchPackages } from '../../package-manager/format/search.ts';
export {
  chooseUpdate,
  chooseUpdates,
  type Installed,
  type PassedOver,
  type Resolution,
  resolveVersion,
  type Update,
} from '../../package-manager/format/select-version.ts';
export {
  compareVersions,
  newestOf,
  type VersionNumber,
  versionLabel,
} from '../../package-manager/format/version-order.ts';
