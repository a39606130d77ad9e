import type { Workspace } from '../../../generated/workspace/contract.ts';
import { operations } from '../../../generated/workspace/operations.ts';
import { type ClientOptions, createClient } from '../../contract/client/index.ts';
import type { Client } from '../../contract/types.ts';

export const createWorkspaceClient = (options: ClientOptions): Client<Workspace> =>
  createClient<Workspace>(operations, options);
