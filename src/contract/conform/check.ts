// A check tests one statement about an implementation.
import type { Client, Reply } from './client.ts';
import type { EventStream } from './connections.ts';
import { Mismatch, Skip } from './mismatch.ts';
import type { Wire } from './wire.ts';

/** must: required, or clients cannot work. should: documented. may: clients work without it. */
export type Level = 'must' | 'should' | 'may';

/** write: changes data. state: needs a server that keeps state, not a mock. slow: waits for minutes. */
export type Need = 'write' | 'state' | 'slow' | 'key' | 'cookie';

export interface Check {
  /** The id of a requirement (`C-create-201`), an operation's check (`createIntent:refuses`) or a flow. */
  readonly id: string;
  readonly text: string;
  readonly level: Level;
  readonly needs: readonly Need[];
  /** Throws a Mismatch if the check fails, or a Skip if it cannot be run. */
  run(client: Client): Promise<void>;
}

/** Creates checks that share one scenario, which runs once. `assertions` are by "level id: text" and check its result. */
export const checksOf = <T>(
  scenario: (client: Client) => Promise<T>,
  needs: readonly Need[],
  assertions: Readonly<Record<`${Level} ${string}: ${string}`, (result: T) => void>>,
): Check[] =>
  Object.entries<(result: T) => void>(assertions).map(([title, assert]) => {
    const [, level, id = '', text = ''] = /^(\w+) (\S+): (.*)$/.exec(title) ?? [];
    return { id, text, level: level as Level, needs, run: async (client) => assert(await client.once(scenario)) };
  });

/** Fails the check with `message` unless the condition is true; `wire` is the request that shows it. */
export function expect(condition: boolean, message: string, wire?: Wire): void {
  if (!condition) throw new Mismatch(message, wire);
}

/** Fails the check unless the response has one of these statuses. */
export function expectStatus(reply: Reply, ...statuses: readonly number[]): void {
  skipIfRateLimited(reply);
  expect(statuses.includes(reply.status), `${reply.status} instead of ${statuses.join(' or ')}`, reply.wire);
}

/** Fails the check unless a field of the response has this value. */
export function expectField({ json, wire }: Reply, name: string, expected: unknown): void {
  expect(json[name] === expected, `${name} is ${json[name]} instead of ${expected}`, wire);
}

/** Fails the check unless the response is a well-formed stream of events. */
export function expectStream({ status, type, invalidLines, wire }: EventStream): void {
  expect(status === 200, `${status} instead of 200`, wire);
  expect(/^text\/event-stream\b/.test(type), `a stream with the type ${type}`, wire);
  expect(invalidLines.length === 0, `not a valid stream line: ${invalidLines[0]}`, wire);
}

/** A rate-limited response proves nothing about the check. */
export function skipIfRateLimited({ status, headers }: Reply): void {
  if (status === 429)
    throw new Skip(`the server limits requests (429); retry after ${headers['retry-after'] ?? 'some'} seconds`);
}
