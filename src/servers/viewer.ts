// The viewer: screenshot paste.
import type { Paste } from '../../generated/paste/contract.ts';
import * as operations from '../../generated/paste/operations.ts';
import { validators } from '../../generated/paste/validators.js';
import { implement } from '../contract/server/index.ts';
import { type PendingPaste, pasteHandlers } from '../paste/handlers.ts';
import { Uptime } from '../uptime.ts';
import { type ServerOptions, type StartedServer, startServer } from './server.ts';

export const startViewer = (options: ServerOptions): Promise<StartedServer> =>
  startServer('viewer', options, {
    services: [implement<Paste, PendingPaste>({ ...operations, validators }, pasteHandlers(new Uptime(options.clock)))],
  });
