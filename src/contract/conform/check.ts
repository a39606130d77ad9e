// A check: one sentence that an implementation keeps or breaks.
import type { Client, Reply } from './client.ts';
import { Mismatch, Skip } from './mismatch.ts';
import type { Wire } from './wire.ts';

/** must: the requirement says so, or nobody could call it. should: the documents do. may: clients do without it. */
export type Level = 'must' | 'should' | 'may';

/** write: it creates or changes something. state: a mock cannot keep it. slow: it waits for minutes. */
export type Need = 'write' | 'state' | 'slow' | 'key' | 'cookie';

export interface Check {
  /** Of a sentence of the requirement (`C-create-201`), of an operation (`createIntent:refuses`) or of a flow. */
  readonly id: string;
  readonly text: string;
  readonly level: Level;
  readonly needs: readonly Need[];
  /** Throws a Mismatch where the sentence does not hold, a Skip where it cannot be judged. */
  run(client: Client): Promise<void>;
}

/** Level, id and sentence; what looks at the scenario. */
type Judges<T> = Readonly<Record<`${Level} ${string}: ${string}`, (seen: T) => void>>;

/** Checks that look at the same scenario, which is played once. */
export const checksOf = <T>(
  scenario: (client: Client) => Promise<T>,
  needs: readonly Need[],
  judges: Judges<T>,
): Check[] =>
  Object.entries<(seen: T) => void>(judges).map(([title, judge]) => {
    const [, level, id = '', text = ''] = /^(\w+) (\S+): (.*)$/.exec(title) ?? [];
    return { id, text, level: level as Level, needs, run: async (client) => judge(await client.once(scenario)) };
  });

export function hold(holds: boolean, message: string, wire?: Wire): void {
  if (!holds) throw new Mismatch(message, wire);
}

export function hasStatus(reply: Reply, ...statuses: readonly number[]): void {
  notLimited(reply);
  hold(statuses.includes(reply.status), `${reply.status} instead of ${statuses.join(' or ')}`, reply.wire);
}

/** Whoever is asked to slow down has learnt nothing. */
export function notLimited({ status, headers }: Reply): void {
  if (status === 429) throw new Skip(`the server asks to wait ${headers['retry-after'] ?? 'some'} seconds: 429`);
}
