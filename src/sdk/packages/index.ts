export type { Packages, Schemas } from '../../../generated/packages/contract.ts';
export type * from '../../../generated/packages/resources.ts';
export {
  chooseUpdate,
  chooseUpdates,
  type Installed,
  type PassedOver,
  type Resolution,
  resolveVersion,
  type Update,
} from './choose.ts';
export { createPackagesClient } from './client.ts';
export {
  type Criteria,
  explainMisfit,
  findMisfit,
  type Misfit,
  runsOnPlatform,
  runsOnTool,
  runtimeOf,
  STATUS_RANK,
} from './compatibility.ts';
export { compareVersions, newestOf, type VersionNumber, versionLabel } from './order.ts';
export { type SearchFilters, type SearchHit, searchPackages } from './search.ts';
