// prom-client's side of the metrics.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { RequestLine } from '../../contract/server/index.ts';

const BUCKETS_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10];
/** One at a time, samples cost a request several times as much as in a row. */
const COUNTED_TOGETHER = 256;
/** How long a text is given out: it costs ten times what another request does, and anybody may ask. */
const SHARED_MS = 250;

export class MetricsRegistry {
  readonly #registry = new Registry();
  readonly #faults: Counter;
  readonly #requests: Histogram<'operation' | 'status'>;
  readonly #uncounted: RequestLine[] = [];
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
    this.#uncounted.push(line);
    if (this.#uncounted.length >= COUNTED_TOGETHER) this.#count();
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
    this.#count();
    this.#text = this.#registry.metrics();
    setTimeout(() => {
      this.#text = null;
    }, SHARED_MS).unref();
    return this.#text;
  }

  #count(): void {
    for (const { operation, status, ms } of this.#uncounted) {
      this.#requests.observe({ operation, status }, ms / 1_000);
    }
    this.#uncounted.length = 0;
  }
}
