export type { Packages, Schemas } from '../../../generated/packages/contract.ts';
export type * from '../../../generated/packages/resources.ts';
export { createPackagesClient } from './client.ts';
export { compareVersions, runsOnPlatform, runsOnTool } from './order.ts';
