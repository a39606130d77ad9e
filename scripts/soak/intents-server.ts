// A separate server process: the platform, or bare node:http that keeps its streams open. intents.ts forks it with
// `annex FOLDER` or `bare`, and with --expose-gc.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { systemClock } from '../../src/base/clock.ts';
import { createLog } from '../../src/base/log/log.ts';
import { openDatabase } from '../../src/base/state/open.ts';
import { Connections } from '../../src/contract/server/index.ts';
import { startPlatform } from '../../src/servers/platform.ts';
import { measureMemory } from '../memory.ts';

export interface Ready {
  readonly url: string;
  /** The Cookie header of a logged-in user; empty for the bare server. */
  readonly cookie: string;
}

const UNLIMITED = 1_000_000;
/** Longer than the run, so that no keep-alives are measured. */
const KEEP_ALIVE_MS = 600_000;

interface Running extends Ready {
  close(): Promise<void>;
}

async function startAnnex(folder: string): Promise<Running> {
  const database = await openDatabase({ dataDir: folder, role: 'server' });
  const platform = await startPlatform({
    host: '127.0.0.1',
    port: 0,
    clock: systemClock,
    log: createLog({ level: 'error' }),
    violations: 'report',
    packagesDir: folder,
    database,
    listen: { connections: new Connections({ maxConnections: UNLIMITED, maxConnectionsPerAddress: UNLIMITED }) },
    intents: { maxPendingPerAddress: UNLIMITED, maxEndedPerAddress: UNLIMITED, maxPending: UNLIMITED },
    serve: {
      events: {
        keepAliveMs: KEEP_ALIVE_MS,
        maxBufferedBytes: 1 << 20,
        maxStreams: UNLIMITED,
        maxStreamsPerAddress: UNLIMITED,
      },
    },
  });
  const { id } = await platform.identity.users.ensure('ada', ['demo']);
  const cookie = `__Host-annex_session=${await platform.identity.logins.createFor(id)}`;
  const close = async () => {
    await platform.close();
    await database.close();
  };
  return { url: platform.url, cookie, close };
}

/** A minimal event stream: headers, an open response and the keep-alive timer that every stream needs. */
async function startBare(): Promise<Running> {
  const server: Server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.flushHeaders();
    const keepAlive = setInterval(() => response.write(':\n\n'), KEEP_ALIVE_MS);
    response.on('close', () => clearInterval(keepAlive));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const close = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, cookie: '', close };
}

const [, , kind, folder = ''] = process.argv;
const running = await (kind === 'annex' ? startAnnex(folder) : startBare());
process.on('message', async (message: 'measure' | 'stop') => {
  if (message === 'measure') process.send?.(await measureMemory());
  else process.disconnect();
});
process.once('disconnect', () => void running.close());
const { url, cookie } = running;
process.send?.({ url, cookie } satisfies Ready);
