// npm run mock: starts a Prism mock server for every OpenAPI document, and the stateful mock of the gateway's socket.
import { AREA_NAMES } from '../generated/documents.ts';
import { mockGateway } from '../src/areas/gateway/mock.ts';
import { type StartedPrism, startPrism } from './prism.ts';

const FIRST_PORT = 4010;

export interface Mocks {
  /** URLs by area; also `gateway-socket`. */
  readonly addresses: ReadonlyMap<string, string>;
  close(): Promise<void>;
}

/** With `firstPort` 0 every mock uses a free port. */
export async function startMocks(firstPort = FIRST_PORT): Promise<Mocks> {
  const portOf = (index: number): number => (firstPort === 0 ? 0 : firstPort + index);
  const addresses = new Map<string, string>();
  const servers: StartedPrism[] = [];
  for (const [index, area] of AREA_NAMES.entries()) {
    const server = await startPrism(area, { port: portOf(index), cors: true, errors: false });
    servers.push(server);
    addresses.set(area, server.url);
  }
  const gateway = await mockGateway({ port: portOf(AREA_NAMES.length) });
  addresses.set('gateway-socket', gateway.socketUrl);
  return {
    addresses,
    close: async () => {
      await Promise.all([...servers.map((server) => server.close()), gateway.close()]);
    },
  };
}

if (import.meta.main) {
  const { addresses, close } = await startMocks();
  console.log('Mock servers are running.\n');
  for (const [area, address] of addresses) console.log(`  ${area.padEnd(16)}${address}`);
  console.log('\nChoose a response with the header `Prefer: code=410, example=intent-denied`.');
  process.once('SIGINT', () => void close().then(() => process.exit(0)));
  process.once('SIGTERM', () => void close().then(() => process.exit(0)));
}
