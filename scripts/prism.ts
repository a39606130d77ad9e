// Prism in this process, by its own packages, which are found from its command line's.
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

// Prism writes JSON, XML and text. It is given the two that it lacks: events and bytes.
const serializer = cli('@stoplight/prism-http-server/dist/serialize') as { serialize: Serialize };
const { serialize } = serializer;
serializer.serialize = (payload, media = '') => {
  if (media === 'text/event-stream') return formatEvent(payload as Parameters<typeof formatEvent>[0]);
  const bytes = sampleOf(media);
  return bytes.length > 0 ? bytes : serialize(payload, media);
};

export interface PrismOptions {
  /** 0, the default, takes a free one. */
  readonly port?: number;
  /** A real server: Prism is the proxy in front of it instead of a mock. */
  readonly upstream?: string;
  /** Whether pages of any origin may call it. */
  readonly cors?: boolean;
  /** Whether an answer off its document is an error. */
  readonly errors?: boolean;
}
export interface StartedPrism {
  readonly url: string;
  /** How many operations of the document it knows. */
  readonly known: number;
  close(): Promise<void>;
}

export async function startPrism(area: string, options: PrismOptions = {}): Promise<StartedPrism> {
  const { port = 0, upstream, cors = false, errors = true } = options;
  const document = new URL(`../generated/${area}/openapi.json`, import.meta.url);
  const operations = await getHttpOperationsFromSpec(document.pathname);
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
