// prom-client's side of the metrics.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { RequestLine } from '../contract/server/index.ts';

const BUCKETS_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10];

type Timer = Histogram.Internal<'operation' | 'status'>;

export class MetricsRegistry {
  readonly #registry = new Registry();
  readonly #faults: Counter;
  readonly #requests: Histogram<'operation' | 'status'>;
  /** By operation and status, with their labels bound: looking those up anew is most of what a sample costs. */
  readonly #timers = new Map<string, Map<number, Timer>>();

  constructor(server: string) {
    const registers = [this.#registry];
    this.#registry.setDefaultLabels({ server });
    collectDefaultMetrics({ register: this.#registry });
    this.#faults = new Counter({ name: 'annex_faults_total', help: 'Bugs and broken promises of ours.', registers });
    this.#requests = new Histogram({
      name: 'annex_request_seconds',
      help: 'Time from a request to its answer, by operation and status.',
      labelNames: ['operation', 'status'],
      buckets: BUCKETS_SECONDS,
      registers,
    });
  }

  countRequest({ operation, status, ms }: RequestLine): void {
    const timer = this.#timers.get(operation)?.get(status) ?? this.#addTimer(operation, status);
    timer.observe(ms / 1_000);
  }

  countFault(): void {
    this.#faults.inc();
  }

  addGauge(name: string, help: string, read: () => number): void {
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

  #addTimer(operation: string, status: number): Timer {
    const timer = this.#requests.labels(operation, String(status));
    const byStatus = this.#timers.get(operation) ?? new Map<number, Timer>();
    this.#timers.set(operation, byStatus.set(status, timer));
    return timer;
  }
}
