// How long requests took, counted by hand: it happens with every request, and a library's histogram costs ten times it.
import type { RequestLine } from '../contract/server/index.ts';

const NAME = 'annex_request_seconds';
const HEAD = [`# HELP ${NAME} Time from a request to its answer, by operation and status.`, `# TYPE ${NAME} histogram`];
const BOUNDS_MS = [1, 5, 25, 100, 500, 2_500, 10_000];

interface Times {
  readonly labels: string;
  /** How many took at most as long as the bound of the same place, and longer than the one before. */
  readonly within: number[];
  count: number;
  sumMs: number;
}

export class RequestTimes {
  readonly #server: string;
  readonly #operations = new Map<string, Map<number, Times>>();

  constructor(server: string) {
    this.#server = server;
  }

  count({ operation, status, ms }: RequestLine): void {
    const times = this.#operations.get(operation)?.get(status) ?? this.#add(operation, status);
    times.count += 1;
    times.sumMs += ms;
    let place = 0;
    while (ms > (BOUNDS_MS[place] ?? Infinity)) place += 1;
    times.within[place] = (times.within[place] ?? 0) + 1;
  }

  /** Prometheus' text format. */
  text(): string {
    const rows = [...this.#operations.values()].flatMap((byStatus) => [...byStatus.values()].flatMap(present));
    return [...HEAD, ...rows, ''].join('\n');
  }

  #add(operation: string, status: number): Times {
    const labels = `operation="${operation}",status="${status}",server="${this.#server}"`;
    const times: Times = { labels, within: BOUNDS_MS.map(() => 0), count: 0, sumMs: 0 };
    const byStatus = this.#operations.get(operation) ?? new Map<number, Times>();
    this.#operations.set(operation, byStatus.set(status, times));
    return times;
  }
}

function present({ labels, within, count, sumMs }: Times): string[] {
  let total = 0;
  const buckets = BOUNDS_MS.map((bound, place) => {
    total += within[place] ?? 0;
    return `${NAME}_bucket{le="${bound / 1_000}",${labels}} ${total}`;
  });
  return [
    ...buckets,
    `${NAME}_bucket{le="+Inf",${labels}} ${count}`,
    `${NAME}_sum{${labels}} ${sumMs / 1_000}`,
    `${NAME}_count{${labels}} ${count}`,
  ];
}
