import type { Paste } from '../../../generated/paste/contract.ts';
import { operations } from '../../../generated/paste/operations.ts';
import { type ClientOptions, createClient } from '../../contract/client/index.ts';
import type { Client } from '../../contract/types.ts';

export const createPasteClient = (options: ClientOptions): Client<Paste> => createClient<Paste>(operations, options);
