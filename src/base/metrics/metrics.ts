// Prometheus metrics of a server. Labels are names from the documents and statuses, never an address, a path or a token.
import type { RequestLine } from '../../contract/server/index.ts';
import { loadOnce } from '../async/load-once.ts';
import type { MetricsRegistry, ObserveDuration, ReadValues } from './registry.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/** Loads prom-client, which takes an eighth of the start time, after the first response. Earlier samples are queued. */
export function createMetrics(server: string) {
  let registry: MetricsRegistry | null = null;
  const changes: ((registry: MetricsRegistry) => void)[] = [];
  const load = loadOnce(async (): Promise<MetricsRegistry> => {
    const { createRegistry } = await import('./registry.ts');
    registry = createRegistry(server);
    for (const change of changes.splice(0)) change(registry);
    return registry;
  });
  const use = (change: (registry: MetricsRegistry) => void): void => {
    if (registry) change(registry);
    else changes.push(change);
  };
  const count = (sample: (registry: MetricsRegistry) => void): void => {
    use(sample);
    if (!registry) setImmediate(() => void load().catch(() => {})); // `text` reports the error
  };
  return {
    onRequest: (line: RequestLine) => count((loaded) => loaded.countRequest(line)),
    onFault: () => count((loaded) => loaded.countFault()),
    /** Adds a gauge that is read at scrape time. */
    gauge: (name: string, help: string, read: () => number) => use((loaded) => loaded.add('gauge', name, help, read)),
    /** Adds a counter whose total is read at scrape time, or one total for each value of `label`. */
    counter: (name: string, help: string, read: ReadValues, label?: string) =>
      use((loaded) => loaded.add('counter', name, help, read, label)),
    /** Adds a histogram; returns the function that observes a duration. */
    histogram: (name: string, help: string, label: string): ObserveDuration => {
      let observe: ObserveDuration = (ms, value) => use(() => observe(ms, value));
      use((loaded) => {
        observe = loaded.addHistogram(name, help, label);
      });
      return (ms, value) => observe(ms, value);
    },
    /** The metrics in the text exposition format. */
    text: async () => (registry ?? (await load())).text(),
  };
}
