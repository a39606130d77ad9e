import type { Watchdog } from '../../../generated/watchdog/contract.ts';
import { operations } from '../../../generated/watchdog/operations.ts';
import { type ClientOptions, createClient } from '../../contract/client/index.ts';
import type { Client } from '../../contract/types.ts';

export const createWatchdogClient = (options: ClientOptions): Client<Watchdog> =>
  createClient<Watchdog>(operations, options);
