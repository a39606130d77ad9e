// The metrics in prom-client.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { RequestLine } from '../../contract/server/index.ts';
import { VERSION } from '../version.ts';

const BUCKETS_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10];
/** Requests are counted in batches, which is several times faster than one by one. */
const BATCH_SIZE = 256;
/** How long a text is reused: it costs ten times as much as another request, and anyone may request it. */
const TEXT_LIFETIME_MS = 250;
/** Default metrics of prom-client that break the naming rules: gauges with the suffix of a counter. */
const MISNAMED = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total'];

export type ReadValues = () => number | Readonly<Record<string, number>>;
export type ObserveDuration = (ms: number, labelValue: string) => void;

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
    for (const name of MISNAMED) this.#registry.removeSingleMetric(name);
    this.add('gauge', 'annex_build_info', 'Always 1; the label is the version.', () => ({ [VERSION]: 1 }), 'version');
    this.#faults = new Counter({
      name: 'annex_faults_total',
      help: 'Internal errors and contract violations.',
      registers,
    });
    this.#requests = new Histogram({
      name: 'annex_request_seconds',
      help: 'Time from request to response, by operation and status, without event streams.',
      labelNames: ['operation', 'status'],
      buckets: BUCKETS_SECONDS,
      registers,
    });
  }

  countRequest(line: RequestLine): void {
    if (line.stream) return; // its time is how long the client listened
    this.#batch.push(line);
    if (this.#batch.length >= BATCH_SIZE) this.#countBatch();
  }

  countFault(): void {
    this.#faults.inc();
  }

  /** `read` returns the value, or one for each value of `label`. */
  add(kind: 'gauge' | 'counter', name: string, help: string, read: ReadValues, label = ''): void {
    const Kind = kind === 'gauge' ? Gauge : Counter;
    new Kind({
      name,
      help,
      labelNames: label === '' ? [] : [label],
      registers: [this.#registry],
      collect() {
        this.reset();
        const values = read();
        if (typeof values === 'number') this.inc(values);
        else for (const [name, value] of Object.entries(values)) this.inc({ [label]: name }, value);
      },
    });
  }

  addHistogram(name: string, help: string, label: string): ObserveDuration {
    const histogram = new Histogram({
      name,
      help,
      labelNames: [label],
      buckets: BUCKETS_SECONDS,
      registers: [this.#registry],
    });
    return (ms, value) => histogram.observe({ [label]: value }, ms / 1_000);
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
