export type { Schemas, Workspace } from '../../../generated/workspace/contract.ts';
export { createWorkspaceClient } from './client.ts';
