// Runs Prism in this process. Its packages are resolved from its CLI package.
import { createRequire } from 'node:module';
import { sampleOf } from '../src/contract/mock/samples.ts';
import { formatEvent } from '../src/contract/server/events.ts';

interface Prism {
  listen(port: number, host: string): Promise<string>;
  close(): Promise<void>;
}
type Serialize = (payload: unknown, media?: string) => unknown;

const cli = createRequire(createRequire(import.meta.url).resolve('@stoplight/prism-cli'));
const { getHttpOperationsFromSpec } = cli('@stoplight/prism-http') as {
  getHttpOperationsFromSpec(file: string): Promise<object[]>;
};
const { createServer } = cli('@stoplight/prism-http-server') as {
  createServer(operations: readonly object[], options: object): Prism;
};
const { createLogger } = cli('@stoplight/prism-core') as { createLogger(name: string, options: object): object };

// Prism serializes JSON, XML and text. This adds event streams and binary content.
const serializer = cli('@stoplight/prism-http-server/dist/serialize') as { serialize: Serialize };
const { serialize } = serializer;
serializer.serialize = (payload, media = '') => {
  if (media === 'text/event-stream') return formatEvent(payload as Parameters<typeof formatEvent>[0]);
  const bytes = sampleOf(media);
  return bytes.length > 0 ? bytes : serialize(payload, media);
};

export interface PrismOptions {
  /** 0, the default, uses a free port. */
  readonly port?: number;
  /** URL of a real server: Prism is then a proxy instead of a mock. */
  readonly upstream?: string;
  /** Whether to allow cross-origin requests. */
  readonly cors?: boolean;
  /** Whether a response that violates the document is an error. */
  readonly errors?: boolean;
}
export interface StartedPrism {
  readonly url: string;
  /** Number of operations of the document. */
  readonly known: number;
  close(): Promise<void>;
}

export function startPrism(area: string, options: PrismOptions = {}): Promise<StartedPrism> {
  return startPrismFor(new URL(`../generated/${area}/openapi.json`, import.meta.url).pathname, options);
}

/** Serves the document at a path. */
export async function startPrismFor(document: string, options: PrismOptions = {}): Promise<StartedPrism> {
  const { port = 0, upstream, cors = false, errors = true } = options;
  const operations = await getHttpOperationsFromSpec(document);
  const mode =
    upstream === undefined
      ? { isProxy: false, mock: { dynamic: false } }
      : { isProxy: true, upstream: new URL(upstream), mock: false };
  const prism = createServer(operations, {
    cors,
    components: { logger: createLogger('prism', { enabled: false }) },
    config: { validateRequest: true, validateResponse: true, checkSecurity: true, errors, ...mode },
  });
  return { url: await prism.listen(port, '127.0.0.1'), known: operations.length, close: () => prism.close() };
}
