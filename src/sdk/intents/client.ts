import type { Intents } from '../../../generated/intents/contract.ts';
import { operations } from '../../../generated/intents/operations.ts';
import { type ClientOptions, createClient } from '../../contract/client/index.ts';
import type { Client } from '../../contract/types.ts';

export const createIntentsClient = (options: ClientOptions): Client<Intents> =>
  createClient<Intents>(operations, options);
