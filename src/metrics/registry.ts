// prom-client's side of the metrics. Loaded behind the first answer: see src/metrics.ts.
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { GaugeSource } from './metrics.ts';

export class MetricsRegistry {
  readonly #registry = new Registry();
  readonly #faults: Counter;

  constructor(server: string) {
    this.#registry.setDefaultLabels({ server });
    collectDefaultMetrics({ register: this.#registry });
    const registers = [this.#registry];
    this.#faults = new Counter({ name: 'annex_faults_total', help: 'Bugs and broken promises of ours.', registers });
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
