export { createIdentityClient, type IdentityClient } from '../../../generated/identity/client.ts';
export type { Identity, Schemas } from '../../../generated/identity/contract.ts';
