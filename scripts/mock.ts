// npm run mock: Prism for every OpenAPI document on a port of its own, and the stateful mock of the gateway's socket.
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { mockGateway } from '../src/areas/gateway/mock.ts';
import { type StartedPrism, startPrism } from './prism.ts';

const FIRST_PORT = 4010;
const generated = resolve(import.meta.dirname, '../generated');

export interface Mocks {
  /** What answers where: an area, or `gateway-socket`. */
  readonly addresses: ReadonlyMap<string, string>;
  close(): Promise<void>;
}

/** With `firstPort` 0 every mock takes a free port. */
export async function startMocks(firstPort = FIRST_PORT): Promise<Mocks> {
  const areas = readdirSync(generated, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(join(generated, entry.name)).includes('openapi.json'))
    .map((entry) => entry.name)
    .sort();
  const portOf = (index: number): number => (firstPort === 0 ? 0 : firstPort + index);
  const addresses = new Map<string, string>();
  const servers: StartedPrism[] = [];
  for (const [index, area] of areas.entries()) {
    const server = await startPrism(area, { port: portOf(index), cors: true, errors: false });
    servers.push(server);
    addresses.set(area, server.url);
  }
  const gateway = await mockGateway({ port: portOf(areas.length) });
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
  console.log('Mocks are running.\n');
  for (const [area, address] of addresses) console.log(`  ${area.padEnd(16)}${address}`);
  console.log('\nChoose an answer with the header `Prefer: code=410, example=intent-denied`.');
  process.once('SIGINT', () => void close().then(() => process.exit(0)));
  process.once('SIGTERM', () => void close().then(() => process.exit(0)));
}
