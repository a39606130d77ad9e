// What a server counts, for Prometheus. Labels are names of the contract's own: never an address, a path or a token.
import type { RequestLine } from '../contract/server/index.ts';
import type { MetricsRegistry } from './registry.ts';
import { RequestTimes } from './request-times.ts';

export interface Metrics {
  readonly onRequest: (line: RequestLine) => void;
  readonly onFault: () => void;
  /** A number that is read when somebody asks. */
  readonly gauge: (name: string, help: string, read: () => number) => void;
  /** The exposition format, as text. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

export interface GaugeSource {
  readonly name: string;
  readonly help: string;
  readonly read: () => number;
}

/** Prometheus' text format; what prom-client's registries write. */
const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** The library is an eighth of a start. It is loaded once the first answer is out, and told what came before. */
export function createMetrics(server: string): Metrics {
  const times = new RequestTimes(server);
  let registry: MetricsRegistry | null = null;
  let loading: Promise<MetricsRegistry> | null = null;
  const early: ((registry: MetricsRegistry) => void)[] = [];
  const load = (): Promise<MetricsRegistry> => {
    loading ??= import('./registry.ts').then(({ MetricsRegistry }) => {
      registry = new MetricsRegistry(server);
      for (const tell of early.splice(0)) tell(registry);
      return registry;
    });
    return loading;
  };
  const tell = (what: (registry: MetricsRegistry) => void): void => {
    if (registry) what(registry);
    else early.push(what);
  };
  /** Faults come from sockets too: what is told early is not to pile up until somebody asks over HTTP. */
  const loadSoon = (): void => {
    if (!loading) setImmediate(load);
  };
  return {
    onRequest: (line) => {
      times.count(line);
      loadSoon();
    },
    onFault: () => {
      tell((loaded) => loaded.countFault());
      loadSoon();
    },
    gauge: (name, help, read) => tell((loaded) => loaded.addGauge({ name, help, read })),
    text: async () => `${await (registry ?? (await load())).text()}\n${times.text()}`,
    contentType: CONTENT_TYPE,
  };
}
