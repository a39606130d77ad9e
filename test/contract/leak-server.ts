// Runs both servers in a separate process that reports its open resources to its parent. Started with --expose-gc.

import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureMemory } from '../../scripts/memory.ts';
import { type Clock, systemClock } from '../../src/base/clock.ts';
import { createLog } from '../../src/base/log/log.ts';
import { openDatabase } from '../../src/base/state/open.ts';
import type { Database } from '../../src/base/state/port.ts';
import { startGateway } from '../../src/servers/gateway.ts';
import { startPlatform } from '../../src/servers/platform.ts';

export interface Ready {
  readonly type: 'ready';
  readonly platformPort: number;
  readonly gatewayPort: number;
}
/** The resources still in use after the last connection has closed and garbage was collected. */
export interface Measured {
  readonly type: 'measured';
  readonly heapUsed: number;
  readonly watchers: number;
  readonly alarms: number;
  readonly sockets: number;
  readonly registrations: number;
  readonly faults: number;
}

/** Counts subscriptions that were started and not stopped. */
const counted = () => {
  let open = 0;
  return {
    open: () => open,
    start(stop: () => void): () => void {
      let stopped = false;
      open++;
      return () => {
        if (!stopped) open--;
        stopped = true;
        stop();
      };
    },
  };
};

const folder = await mkdtemp(join(tmpdir(), 'annex-leak-'));
const opened = await openDatabase({ dataDir: folder, role: 'server' });
const watchers = counted();
const alarms = counted();
const database: Database = {
  refused: null,
  commit: (statements, options) => opened.commit(statements, options),
  read: (statement, deadlineMs) => opened.read(statement, deadlineMs),
  readCached: (statement, deadlineMs) => opened.readCached(statement, deadlineMs),
  watch: (topic, maybeChanged) => watchers.start(opened.watch(topic, maybeChanged)),
  close: () => opened.close(),
};
const clock: Clock = {
  now: () => systemClock.now(),
  elapsed: () => systemClock.elapsed(),
  at: (time, wake) => alarms.start(systemClock.at(time, wake)),
};

let faults = 0;
const log = createLog({ level: 'error', stream: { write: () => void faults++ } });
const shared = { host: '127.0.0.1', port: 0, clock, log, violations: 'throw' } as const;
const many = 1_000_000;
const platform = await startPlatform({
  ...shared,
  database,
  packagesDir: folder,
  intents: { maxPendingPerAddress: many, maxEndedPerAddress: many },
});
const gateway = await startGateway({ ...shared, sockets: { maxSockets: many, maxSocketsPerAddress: many } });

const connections = new Set<Socket>();
for (const { server } of [platform, gateway]) {
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
}

async function measure(): Promise<Measured> {
  for (const [socket] of connections.entries()) await once(socket, 'close');
  if (connections.size > 0) return measure();
  const { heapBytes } = await measureMemory();
  return {
    type: 'measured',
    heapUsed: heapBytes,
    watchers: watchers.open(),
    alarms: alarms.open(),
    sockets: gateway.connections(),
    registrations: gateway.service.counts.pending,
    faults,
  };
}

process.on('message', async ({ type }: { type: 'measure' | 'stop' }) => {
  if (type === 'measure') process.send?.(await measure());
  else process.disconnect();
});
process.once('disconnect', async () => {
  await Promise.all([platform.close(), gateway.close()]);
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
process.send?.({ type: 'ready', platformPort: platform.port, gatewayPort: gateway.port } satisfies Ready);
