// A separate server process: the platform, or bare node:http that keeps its streams open. intents.ts forks it with
// `annex FOLDER` or `bare`, and with --expose-gc.
import { Connections } from '../../src/contract/server/index.ts';
import { startSite } from '../http-site.ts';
import { measureMemory } from '../memory.ts';
import { logInAda, startPlatformIn } from '../start-platform.ts';

export interface Ready {
  readonly url: string;
  /** The Cookie header of a logged-in user; empty for the bare server. */
  readonly cookie: string;
}

const UNLIMITED = 1_000_000;
/** Longer than the run, so that no keep-alives are measured. */
const KEEP_ALIVE_MS = 600_000;

interface Running extends Ready {
  close(): unknown;
}

async function startAnnex(folder: string): Promise<Running> {
  const platform = await startPlatformIn(folder, {
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
  const cookie = `__Host-annex_session=${await logInAda(platform)}`;
  return { url: platform.url, cookie, close: platform.close };
}

/** A minimal event stream: headers, an open response and the keep-alive timer that every stream needs. */
async function startBare(): Promise<Running> {
  const { url, close } = await startSite((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.flushHeaders();
    const keepAlive = setInterval(() => response.write(':\n\n'), KEEP_ALIVE_MS);
    response.on('close', () => clearInterval(keepAlive));
  });
  return { url, cookie: '', close };
}

const [, , kind, folder = ''] = process.argv;
const running = await (kind === 'annex' ? startAnnex(folder) : startBare());
process.on('message', async () => process.send?.(await measureMemory()));
process.once('SIGTERM', async () => {
  await running.close();
  process.disconnect();
});
const { url, cookie } = running;
process.send?.({ url, cookie } satisfies Ready);
