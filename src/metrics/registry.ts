// prom-client's side of the metrics. Loaded behind the first answer: see src/metrics.ts.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { RequestLine } from '../contract/server/index.ts';
import type { GaugeSource } from '../metrics.ts';

type Observer = ReturnType<Histogram['labels']>;

export class MetricsRegistry {
  readonly #registry = new Registry();
  readonly #seconds: Histogram<'operation' | 'status'>;
  readonly #faults: Counter;
  /** Found once per operation and status: looking labels up costs more than counting. */
  readonly #observers = new Map<string, Map<number, Observer>>();

  constructor(server: string) {
    this.#registry.setDefaultLabels({ server });
    collectDefaultMetrics({ register: this.#registry });
    const registers = [this.#registry];
    this.#seconds = new Histogram({
      name: 'annex_request_seconds',
      help: 'Time from a request to its answer, by operation and status.',
      labelNames: ['operation', 'status'],
      buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10],
      registers,
    });
    this.#faults = new Counter({ name: 'annex_faults_total', help: 'Bugs and broken promises of ours.', registers });
  }

  countRequest({ operation, status, ms }: RequestLine): void {
    const byStatus = this.#observers.get(operation) ?? new Map<number, Observer>();
    const observer = byStatus.get(status) ?? this.#seconds.labels(operation, String(status));
    if (byStatus.size === 0) this.#observers.set(operation, byStatus);
    byStatus.set(status, observer);
    observer.observe(ms / 1_000);
  }

  countFault(): void {
    this.#faults.inc();
  }

  addGauge({ name, help, read }: GaugeSource): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect() {
        this.set(read());
      },
    });
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
