export { createPlatformClient, type PlatformClient } from '../../../generated/platform/client.ts';
export type { Platform, Schemas } from '../../../generated/platform/contract.ts';
