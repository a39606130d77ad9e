// What a server counts, for Prometheus. Labels are names of the contract's own: never an address, a path or a token.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { RequestLine } from './contract/server/index.ts';

export interface Metrics {
  readonly onRequest: (line: RequestLine) => void;
  readonly onFault: () => void;
  /** A number that is read when somebody asks. */
  readonly gauge: (name: string, help: string, read: () => number) => void;
  /** The exposition format, as text. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

export function createMetrics(server: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ server });
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const seconds = new Histogram({
    name: 'annex_request_seconds',
    help: 'Time from a request to its answer, by operation and status.',
    labelNames: ['operation', 'status'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10],
    registers,
  });
  const faults = new Counter({ name: 'annex_faults_total', help: 'Bugs and broken promises of ours.', registers });
  return {
    onRequest: ({ operation, status, ms }) => seconds.observe({ operation, status: String(status) }, ms / 1_000),
    onFault: () => faults.inc(),
    gauge: (name, help, read) => {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
