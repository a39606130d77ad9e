// The watchdog: always on the loopback address, and never for pages.
import type { Watchdog } from '../../generated/watchdog/contract.ts';
import * as operations from '../../generated/watchdog/operations.ts';
import { validators } from '../../generated/watchdog/validators.js';
import { implement } from '../contract/server/index.ts';
import { Uptime } from '../uptime.ts';
import { type PendingWatchdog, watchdogHandlers } from '../watchdog/handlers.ts';
import { type ServerOptions, type StartedServer, startServer } from './server.ts';

const HOST = '127.0.0.1';

export const startWatchdog = (options: Omit<ServerOptions, 'host'>): Promise<StartedServer> =>
  startServer(
    'watchdog',
    { ...options, host: HOST },
    {
      services: [
        implement<Watchdog, PendingWatchdog>(
          { ...operations, validators },
          watchdogHandlers(new Uptime(options.clock)),
        ),
      ],
    },
  );
