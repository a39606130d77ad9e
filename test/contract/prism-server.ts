// Prism's own packages, found from its command line's: in this process it is up in a second and ends without a trace.
import { createRequire } from 'node:module';

export interface Prism {
  listen(port: number, host: string): Promise<string>;
  close(): Promise<void>;
}

const cli = createRequire(createRequire(import.meta.url).resolve('@stoplight/prism-cli'));
const { getHttpOperationsFromSpec } = cli('@stoplight/prism-http') as {
  getHttpOperationsFromSpec(file: string): Promise<object[]>;
};
const { createServer } = cli('@stoplight/prism-http-server') as {
  createServer(known: readonly object[], options: object): Prism;
};
const { createLogger } = cli('@stoplight/prism-core') as { createLogger(name: string, options: object): object };

const CHECKS = { validateRequest: true, validateResponse: true, checkSecurity: true, errors: true };

export interface StartedPrism {
  readonly url: string;
  /** How many operations of the document it knows. */
  readonly known: number;
  close(): Promise<void>;
}

/** The mock of one area's document, or, with `upstream`, the proxy in front of a real server. */
export async function startPrism(area: string, upstream?: string): Promise<StartedPrism> {
  const known = await getHttpOperationsFromSpec(
    new URL(`../../generated/${area}/openapi.json`, import.meta.url).pathname,
  );
  const mode =
    upstream === undefined
      ? { isProxy: false, mock: { dynamic: false } }
      : { isProxy: true, upstream: new URL(upstream), mock: false };
  const prism = createServer(known, {
    cors: false,
    components: { logger: createLogger('prism', { enabled: false }) },
    config: { ...CHECKS, ...mode },
  });
  return { url: await prism.listen(0, '127.0.0.1'), known: known.length, close: () => prism.close() };
}
