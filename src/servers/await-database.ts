// Opens the database of a server. If PostgreSQL is unavailable at the start, the server already listens and returns 503.

import { setTimeout as delay } from 'node:timers/promises';
import { type Clock, systemClock, Uptime } from '../base/clock.ts';
import type { Settings } from '../base/config/config.ts';
import { type Logger, logLeaps } from '../base/log/log.ts';
import { createMetrics } from '../base/metrics/metrics.ts';
import { Problem } from '../base/problem.ts';
import { openDatabase } from '../base/state/open.ts';
import { type Database, isDatabaseUnavailable, type Role } from '../base/state/port.ts';
import { type ServerOptions, type StartedServer, startServer } from './server.ts';
import { databaseOptions } from './shared-options.ts';

const RETRY_MS = 500;

export interface Starting {
  /** Aborted when the process is asked to stop; ends the wait. */
  readonly stopping?: AbortSignal;
  /** Called when the server listens but has to wait for the database. */
  readonly onWaiting?: (server: StartedServer) => void;
}

type Options = ServerOptions & Starting & { readonly role: Role };

/** Resolves to the database, its clock, and the port to listen on: the port on which it listened while waiting, if any. */
export async function openServerDatabase(name: string, settings: Settings, options: Options) {
  const { log, role, stopping, onWaiting } = options;
  const onAvailabilityChange = (error: unknown) =>
    error
      ? log.warn({ err: error }, 'lost the connection to the database')
      : log.info('the database is available again');
  let waiting = null as StartedServer | null;
  const open = async () => {
    const database = await openDatabase({ ...databaseOptions(settings), role, onAvailabilityChange });
    try {
      const clock = await createClockFor(database, settings, options);
      const close = () => {
        clock.stop();
        return database.close();
      };
      return { database, clock, port: waiting?.port ?? options.port, close };
    } catch (error) {
      await database.close();
      throw error;
    }
  };
  if (settings.databaseUrl === undefined) return open();
  const listenWhileWaiting = async (error: unknown) => {
    if (waiting) return;
    log.warn({ err: error }, 'waiting for the database');
    waiting = await listenUnready(name, options);
    onWaiting?.(waiting);
  };
  try {
    return await retryWhileUnavailable(open, stopping, listenWhileWaiting);
  } finally {
    await waiting?.close();
  }
}

/** Retries `work` while the database is unavailable, until the process is asked to stop. */
export async function retryWhileUnavailable<T>(
  work: () => Promise<T>,
  stopping?: AbortSignal,
  onAvailabilityChange?: (error: unknown) => Promise<void>,
): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error) || stopping?.aborted) throw error;
      await onAvailabilityChange?.(error);
      await delay(RETRY_MS, null, { signal: stopping });
    }
  }
}

/** The clock for all times in this database; that of a server has a log. */
export async function createClockFor(
  database: Database,
  { databaseUrl }: Settings,
  server?: { readonly clock: Clock; readonly log: Logger },
): Promise<Clock & { stop(): void }> {
  if (databaseUrl === undefined) return { ...(server?.clock ?? systemClock), stop: () => {} };
  const { createDatabaseClock } = await import('../base/state/database-clock.ts');
  return createDatabaseClock(database, server && logLeaps(server.log, 'database'));
}

/** A server that is alive but not ready: every request except /health/live gets 503. */
function listenUnready(name: string, options: ServerOptions): Promise<StartedServer> {
  const uptime = new Uptime(options.clock);
  return startServer(options, {
    metrics: createMetrics(name),
    services: [],
    guards: [
      (context) => {
        if (context.path !== '/health/live') {
          throw new Problem('unavailable', 'The database is unavailable. Try again later.', {
            headers: { 'Retry-After': '1' },
          });
        }
        context.body = uptime.health;
      },
    ],
  });
}
