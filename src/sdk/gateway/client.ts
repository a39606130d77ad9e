import type { Gateway } from '../../../generated/gateway/contract.ts';
import { operations } from '../../../generated/gateway/operations.ts';
import { type ClientOptions, createClient } from '../../contract/client/index.ts';
import type { Client } from '../../contract/types.ts';

export const createGatewayClient = (options: ClientOptions): Client<Gateway> =>
  createClient<Gateway>(operations, options);
