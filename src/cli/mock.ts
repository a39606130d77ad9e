// annex mock: a mock server for every API, which responds with the examples of its document, and a mock of the gateway's
// WebSocket, which keeps track of registrations. For developers of clients.
import * as mocks from '../servers/mock.ts';
import { type Arguments, CommandError, numberOf } from './arguments.ts';
import { table } from './print.ts';

const FIRST_PORT = 4010;
/** In the order of their ports. */
const AREAS = {
  gateway: mocks.mockGatewayHttp,
  identity: mocks.mockIdentity,
  intents: mocks.mockIntents,
  notify: mocks.mockNotify,
  packages: mocks.mockPackages,
  paste: mocks.mockPaste,
  platform: mocks.mockPlatform,
  watchdog: mocks.mockWatchdog,
  workspace: mocks.mockWorkspace,
} as const;

export async function mockCommand(args: Arguments): Promise<void> {
  const firstPort = numberOf(args, 'port') ?? FIRST_PORT;
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
    await close(); // or the mocks already started would keep the process running
    const { code, port } = error as NodeJS.ErrnoException & { readonly port?: number };
    if (code !== 'EADDRINUSE') throw error;
    throw new CommandError(`port ${port} is already in use; stop the other process or choose another port with --port`);
  }
  const stop = () => void close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  console.log(`Mock servers are running.

${table(lines, '  ')}

Each valid request is answered with an example from the API's document. Choose another example with a header:
  Prefer: code=410, example=intent-denied
To deliver a callback to a client registered at the gateway's WebSocket, GET its /callback. Press Ctrl-C to stop.
`);
}
