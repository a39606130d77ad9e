// The database of a server. While PostgreSQL is away at the start, the server already listens and says so.

import { setTimeout as delay } from 'node:timers/promises';
import { type Clock, systemClock } from '../base/clock.ts';
import type { Settings } from '../base/config/config.ts';
import { createMetrics } from '../base/metrics/metrics.ts';
import { Problem } from '../base/problem.ts';
import { openDatabase } from '../base/state/open.ts';
import { type Database, isAway, type Role } from '../base/state/port.ts';
import { Uptime } from '../base/uptime.ts';
import { type ServerOptions, type StartedServer, startServer } from './server.ts';
import { databaseOptions } from './shared-options.ts';

const RETRY_MS = 500;

export interface Starting {
  /** Ends the wait: the process is told to stop. */
  readonly stopping?: AbortSignal;
  /** Called when it listens and has to wait. */
  readonly onWaiting?: (server: StartedServer) => void;
}

export type OpenedDatabase = Awaited<ReturnType<typeof openServerDatabase>>;

type Options = ServerOptions & Starting & { readonly role: Role };

/** With its clock, and the port to listen on: the one that it listened on while it waited. */
export async function openServerDatabase(name: string, settings: Settings, options: Options) {
  const { log, role, stopping, onWaiting } = options;
  const onAway = (error: unknown) =>
    error
      ? log.warn({ err: error }, 'lost the connection to the database')
      : log.info('the database is available again');
  let waiting = null as StartedServer | null;
  const open = async () => {
    const database = await openDatabase({ ...databaseOptions(settings), role, onAway });
    try {
      const clock = await clockOf(database, settings);
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
  const sayAway = async (error: unknown) => {
    if (waiting) return;
    log.warn({ err: error }, 'waiting for the database');
    waiting = await listenUnready(name, options);
    onWaiting?.(waiting);
  };
  try {
    return await retryWhileAway(open, stopping, sayAway);
  } finally {
    await waiting?.close();
  }
}

/** Again and again while the database is away, until the process is told to stop. */
export async function retryWhileAway<T>(
  work: () => Promise<T>,
  stopping?: AbortSignal,
  onAway?: (error: unknown) => Promise<void>,
): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isAway(error) || stopping?.aborted) throw error;
      await onAway?.(error);
      await delay(RETRY_MS, null, { signal: stopping });
    }
  }
}

/** The time that everything in this database is compared with. */
export async function clockOf(database: Database, { databaseUrl }: Settings): Promise<Clock & { stop(): void }> {
  if (databaseUrl === undefined) return { ...systemClock, stop: () => {} };
  const { createDatabaseClock } = await import('../base/state/database-clock.ts');
  return createDatabaseClock(database);
}

/** Alive, not ready: every request but one gets 503. */
function listenUnready(name: string, options: ServerOptions): Promise<StartedServer> {
  const uptime = new Uptime(options.clock);
  return startServer(options, {
    metrics: createMetrics(name),
    services: [],
    guard: (context) => {
      if (context.path !== '/health/live') {
        throw new Problem('unavailable', 'The database is unavailable.', { headers: { 'Retry-After': '1' } });
      }
      context.body = uptime.health;
    },
  });
}
