// What a server counts, for Prometheus. Labels are names of the contract's own: never an address, a path or a token.
import type { RequestLine } from '../contract/server/index.ts';
import { loadOnce } from '../load-once.ts';
import type { MetricsRegistry } from './registry.ts';

export interface Metrics {
  readonly onRequest: (line: RequestLine) => void;
  readonly onFault: () => void;
  /** A number that is read when somebody asks. */
  readonly gauge: (name: string, help: string, read: () => number) => void;
  /** The exposition format, as text. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

/** Prometheus' text format, as prom-client writes it. */
const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Loading prom-client is an eighth of a start: it is loaded after the first answer, and samples from before are kept. */
export function createMetrics(server: string): Metrics {
  let registry: MetricsRegistry | null = null;
  const samples: ((registry: MetricsRegistry) => void)[] = [];
  const load = loadOnce(async (): Promise<MetricsRegistry> => {
    const { MetricsRegistry } = await import('./registry.ts');
    registry = new MetricsRegistry(server);
    for (const add of samples.splice(0)) add(registry);
    return registry;
  });
  const ignore = (): void => {}; // whoever asks for the metrics is told
  const keep = (sample: (registry: MetricsRegistry) => void): void => {
    samples.push(sample);
    setImmediate(() => void load().catch(ignore));
  };
  return {
    onRequest: (line) => {
      if (registry) registry.countRequest(line);
      else keep((loaded) => loaded.countRequest(line));
    },
    onFault: () => {
      if (registry) registry.countFault();
      else keep((loaded) => loaded.countFault());
    },
    gauge: (name, help, read) => {
      if (registry) registry.addGauge(name, help, read);
      else samples.push((loaded) => loaded.addGauge(name, help, read));
    },
    text: async () => (registry ?? (await load())).text(),
    contentType: CONTENT_TYPE,
  };
}
