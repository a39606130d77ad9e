import type { Packages } from '../../../generated/packages/contract.ts';
import { operations } from '../../../generated/packages/operations.ts';
import { type ClientOptions, createClient } from '../../contract/client/index.ts';
import type { Client } from '../../contract/types.ts';

export const createPackagesClient = (options: ClientOptions): Client<Packages> =>
  createClient<Packages>(operations, options);
