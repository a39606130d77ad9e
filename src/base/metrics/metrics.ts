// Prometheus metrics of a server. Labels are operationIds and statuses, never an address, a path or a token.
import type { RequestLine } from '../../contract/server/index.ts';
import { loadOnce } from '../async/load-once.ts';
import type { MetricsRegistry } from './registry.ts';

export interface Metrics {
  readonly onRequest: (line: RequestLine) => void;
  readonly onFault: () => void;
  /** Adds a gauge that is read at scrape time. */
  readonly gauge: (name: string, help: string, read: () => number) => void;
  /** The metrics in the text exposition format. */
  readonly text: () => Promise<string>;
}

/** Loads prom-client, which takes an eighth of the start time, after the first response. Earlier samples are queued. */
export function createMetrics(server: string): Metrics {
  let registry: MetricsRegistry | null = null;
  const samples: ((registry: MetricsRegistry) => void)[] = [];
  const load = loadOnce(async (): Promise<MetricsRegistry> => {
    const { MetricsRegistry } = await import('./registry.ts');
    registry = new MetricsRegistry(server);
    for (const add of samples.splice(0)) add(registry);
    return registry;
  });
  const ignore = (): void => {}; // `text` reports the error
  const queueSample = (sample: (registry: MetricsRegistry) => void): void => {
    samples.push(sample);
    setImmediate(() => void load().catch(ignore));
  };
  return {
    onRequest: (line) => {
      if (registry) registry.countRequest(line);
      else queueSample((loaded) => loaded.countRequest(line));
    },
    onFault: () => {
      if (registry) registry.countFault();
      else queueSample((loaded) => loaded.countFault());
    },
    gauge: (name, help, read) => {
      if (registry) registry.addGauge(name, help, read);
      else samples.push((loaded) => loaded.addGauge(name, help, read));
    },
    text: async () => (registry ?? (await load())).text(),
  };
}
