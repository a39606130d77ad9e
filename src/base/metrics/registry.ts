// The metrics in prom-client.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { RequestLine } from '../../contract/server/index.ts';

const BUCKETS_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10];
/** Requests are counted in batches, which is several times faster than one by one. */
const BATCH_SIZE = 256;
/** How long a text is reused: it costs ten times as much as another request, and anyone may request it. */
const TEXT_LIFETIME_MS = 250;

export class MetricsRegistry {
  readonly #registry = new Registry();
  readonly #faults: Counter;
  readonly #requests: Histogram<'operation' | 'status'>;
  readonly #batch: RequestLine[] = [];
  #text: Promise<string> | null = null;

  constructor(server: string) {
    const registers = [this.#registry];
    this.#registry.setDefaultLabels({ server });
    collectDefaultMetrics({ register: this.#registry });
    this.#faults = new Counter({
      name: 'annex_faults_total',
      help: 'Internal errors and contract violations.',
      registers,
    });
    this.#requests = new Histogram({
      name: 'annex_request_seconds',
      help: 'Time from request to response, by operation and status.',
      labelNames: ['operation', 'status'],
      buckets: BUCKETS_SECONDS,
      registers,
    });
  }

  countRequest(line: RequestLine): void {
    this.#batch.push(line);
    if (this.#batch.length >= BATCH_SIZE) this.#countBatch();
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
    if (this.#text) return this.#text;
    this.#countBatch();
    this.#text = this.#registry.metrics();
    setTimeout(() => {
      this.#text = null;
    }, TEXT_LIFETIME_MS).unref();
    return this.#text;
  }

  #countBatch(): void {
    for (const { operation, status, ms } of this.#batch) {
      this.#requests.observe({ operation, status }, ms / 1_000);
    }
    this.#batch.length = 0;
  }
}
