// npm run mock: Prism for every OpenAPI document on a port of its own, and the stateful mock of the gateway's socket.
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { mockGateway } from '../src/gateway/mock.ts';

const FIRST_PORT = 4010;
const HOST = '127.0.0.1';
const generated = resolve(import.meta.dirname, '../generated');

interface Prism {
  listen(port: number, host: string): Promise<string>;
  close(): Promise<void>;
}

// Prism's own packages, found from its command line's.
const prism = createRequire(createRequire(import.meta.url).resolve('@stoplight/prism-cli'));
const { getHttpOperationsFromSpec } = prism('@stoplight/prism-http') as {
  getHttpOperationsFromSpec(file: string): Promise<object[]>;
};
const { createServer } = prism('@stoplight/prism-http-server') as {
  createServer(operations: readonly object[], options: object): Prism;
};
const { createLogger } = prism('@stoplight/prism-core') as { createLogger(name: string, options: object): object };

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
  const servers: Prism[] = [];
  for (const [index, area] of areas.entries()) {
    const server = createServer(await getHttpOperationsFromSpec(join(generated, area, 'openapi.json')), {
      cors: true,
      components: { logger: createLogger('prism', { enabled: false }) },
      config: {
        validateRequest: true,
        validateResponse: true,
        checkSecurity: true,
        errors: false,
        isProxy: false,
        mock: { dynamic: false },
      },
    });
    servers.push(server);
    addresses.set(area, await server.listen(portOf(index), HOST));
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
