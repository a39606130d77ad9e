// annex mock: every document on a port of its own, answered with its examples, and the gateway's socket, which keeps
// track of registrations. For whoever writes a client: nothing real stands behind them.
import * as mocks from '../servers/mock.ts';
import { type Arguments, CommandError, UsageError } from './arguments.ts';
import { table } from './table.ts';

const FIRST_PORT = 4010;
const MAX_PORT = 65_535;
/** What answers where, in the order of the ports. */
const AREAS = {
  gateway: mocks.mockGatewayHttp,
  identity: mocks.mockIdentity,
  intents: mocks.mockIntents,
  packages: mocks.mockPackages,
  paste: mocks.mockPaste,
  platform: mocks.mockPlatform,
  watchdog: mocks.mockWatchdog,
  workspace: mocks.mockWorkspace,
} as const;

export async function mockCommand({ options }: Arguments): Promise<void> {
  const firstPort = readPort(options['port']);
  const areas = Object.entries(AREAS);
  const portOf = (index: number) => (firstPort === 0 ? 0 : firstPort + index);
  const started: mocks.Listener[] = [];
  const close = async () => void (await Promise.all(started.map((mock) => mock.close())));
  const lines: string[][] = [];
  try {
    for (const [index, [name, start]] of areas.entries()) {
      const mock = await start({ port: portOf(index) });
      started.push(mock);
      lines.push([name, mock.url]);
    }
    const gateway = await mocks.mockGateway({ port: portOf(areas.length) });
    started.push(gateway);
    lines.push(['gateway socket', `${gateway.socketUrl}   ${gateway.url}/callback`]);
  } catch (error) {
    await close(); // what has started must not keep a failed start alive
    const { code, port } = error as NodeJS.ErrnoException & { readonly port?: number };
    if (code !== 'EADDRINUSE') throw error;
    throw new CommandError(`port ${port} is taken: stop what listens there, or choose others with --port`);
  }
  const stop = () => void close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  console.log(`Mocks are running.

${table(lines, '  ')}

Each request that the document allows is answered with an example of it. Choose one by a header:
  Prefer: code=410, example=intent-denied
What registers at the gateway's socket is called back by a GET of its /callback. Ctrl-C ends them all.
`);
}

function readPort(given: string | true | undefined): number {
  if (given === undefined) return FIRST_PORT;
  const port = Number(given);
  const most = MAX_PORT - Object.keys(AREAS).length;
  if (/^\d{1,5}$/.test(String(given)) && port <= most) return port;
  throw new UsageError(`--port must be a number from 0 to ${most}`);
}
