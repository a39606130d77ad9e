// Prometheus metrics of a server. Labels are names from the documents and statuses, never an address, a path or a token.
import type { RequestLine } from '../../contract/server/index.ts';
import { loadOnce } from '../async/load-once.ts';
import type { MetricsRegistry, ObserveDuration, ReadValues } from './registry.ts';

export interface Metrics {
  readonly onRequest: (line: RequestLine) => void;
  readonly onFault: () => void;
  /** Adds a gauge that is read at scrape time. */
  readonly gauge: (name: string, help: string, read: () => number) => void;
  /** Adds a counter whose total is read at scrape time, or one total for each value of `label`. */
  readonly counter: (name: string, help: string, read: ReadValues, label?: string) => void;
  /** Adds a histogram; returns the function that observes a duration. */
  readonly histogram: (name: string, help: string, label: string) => ObserveDuration;
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
  const addMetric = (add: (registry: MetricsRegistry) => void): void => {
    if (registry) add(registry);
    else samples.push(add);
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
    gauge: (name, help, read) => addMetric((loaded) => loaded.add('gauge', name, help, read)),
    counter: (name, help, read, label) => addMetric((loaded) => loaded.add('counter', name, help, read, label)),
    histogram: (name, help, label) => {
      let observe: ObserveDuration = (ms, value) => addMetric(() => observe(ms, value));
      addMetric((loaded) => {
        observe = loaded.addHistogram(name, help, label);
      });
      return (ms, value) => observe(ms, value);
    },
    text: async () => (registry ?? (await load())).text(),
  };
}
