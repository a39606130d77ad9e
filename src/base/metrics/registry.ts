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

export type MetricsRegistry = ReturnType<typeof createRegistry>;

export function createRegistry(server: string) {
  const registry = new Registry();
  let faults = 0;
  const batch: RequestLine[] = [];
  let currentText: Promise<string> | null = null;
  registry.setDefaultLabels({ server });
  collectDefaultMetrics({ register: registry });
  for (const name of MISNAMED) registry.removeSingleMetric(name);
  add('gauge', 'annex_build_info', 'Always 1; the label is the version.', () => ({ [VERSION]: 1 }), 'version');
  add('counter', 'annex_faults_total', 'Internal errors and contract violations.', () => faults);
  const help = 'Time from request to response, by operation and status, without event streams.';
  const requests = createHistogram('annex_request_seconds', help, ['operation', 'status']);

  function countRequest(line: RequestLine): void {
    if (line.stream) return; // its time is how long the client listened
    batch.push(line);
    if (batch.length >= BATCH_SIZE) countBatch();
  }

  /** `read` returns the value, or one for each value of `label`. */
  function add(kind: 'gauge' | 'counter', name: string, help: string, read: ReadValues, label = ''): void {
    const Kind = kind === 'gauge' ? Gauge : Counter;
    new Kind({
      name,
      help,
      labelNames: label === '' ? [] : [label],
      registers: [registry],
      collect() {
        this.reset();
        const values = read();
        if (typeof values === 'number') this.inc(values);
        else for (const [name, value] of Object.entries(values)) this.inc({ [label]: name }, value);
      },
    });
  }

  function addHistogram(name: string, help: string, label: string): ObserveDuration {
    const histogram = createHistogram(name, help, [label]);
    return (ms, value) => histogram.observe({ [label]: value }, ms / 1_000);
  }

  function text(): Promise<string> {
    if (currentText) return currentText;
    countBatch();
    currentText = registry.metrics();
    setTimeout(() => {
      currentText = null;
    }, TEXT_LIFETIME_MS).unref();
    return currentText;
  }

  function createHistogram<Label extends string>(name: string, help: string, labelNames: readonly Label[]) {
    return new Histogram({ name, help, labelNames, buckets: BUCKETS_SECONDS, registers: [registry] });
  }

  function countBatch(): void {
    for (const { operation, status, ms } of batch) requests.observe({ operation, status }, ms / 1_000);
    batch.length = 0;
  }
  return { countRequest, countFault: () => void faults++, add, addHistogram, text };
}
