// Sends messages to the targets of users. The delivery log decides: a message is a row for each target and request, written
// before it is sent, so that no request rings twice and none is lost without a line.
//
//   waiting -> sending -> sent | failed | unsure     waiting -> muted | ended
//
// A target takes its turn at most every 30 seconds, with everything that waits for it as one message. Whoever changes the
// rows to `sending` sends: nodes share the log. The result of an attempt changes only rows that still have its claim. An
// attempt that left no result, because its server stopped, is `unsure` after 30 seconds and not repeated. One that surely
// did not arrive waits for the next turn.
import { randomUUID } from 'node:crypto';
import type { Schemas } from '../../../generated/notify/contract.ts';
import type { Clock } from '../../base/clock.ts';
import { RequestFailed, sendPublic } from '../../base/public-request.ts';
import { seal, unsealJson } from '../../base/secrets.ts';
import { type Destination, type Message, write } from './destination.ts';
import { isQuiet } from './quiet-hours.ts';
import type { Attempt, NotifyStore, Target } from './store.ts';
import type { PushKeys } from './web-push.ts';

export interface RingRequest extends Message {
  /** A request, or another subject with an id of its own, such as the end of an agent's work. */
  readonly requestId: string;
  readonly userIds: readonly string[];
  /** What is asked, for targets that include it. */
  readonly command?: string | undefined;
  /** An agent has finished its work: only for users who want to know. */
  readonly whenDone?: boolean;
}

export interface RingParts {
  readonly store: NotifyStore;
  readonly clock: Clock;
  /** Seals destinations and messages. */
  readonly key: () => Promise<Buffer>;
  readonly pushKeys: () => Promise<PushKeys>;
  readonly baseUrl: () => string;
  readonly privateHosts: readonly string[];
  /** Whether a message about it is still of use. */
  readonly stillWaiting: (requestId: string) => Promise<boolean>;
  readonly onFault: (error: unknown) => void;
  readonly limits?: Partial<typeof LIMITS>;
}

const LIMITS = {
  /** Without a response, a message is given up after this time. */
  timeoutMs: 10_000,
  /** Between two messages to a target. */
  turnMs: 30_000,
  /** After this time, an attempt without a result was cut off. */
  lostMs: 30_000,
};
const KEPT_MS = 604_800_000;
/** The first attempt and three more. */
const MAX_TRIES = 4;
const MAX_TITLE = 200;
const MAX_TEXT = 2_000;

const NOT_TRIED: Attempt = { state: 'again', status: null, reason: null };

type Content = Message & Pick<RingRequest, 'command'>;

export class Ring {
  readonly #parts: RingParts;
  readonly #limits: typeof LIMITS;
  readonly #stop = new AbortController();
  readonly #running = new Set<Promise<void>>();
  /** Cancel the wait for the next turn, by target. */
  readonly #turns = new Map<string, () => void>();

  constructor(parts: RingParts) {
    this.#parts = parts;
    this.#limits = { ...LIMITS, ...parts.limits };
  }

  /** Resolves when it is written down. Rings once for each target and request, however often and wherever it is called. */
  async ring({ requestId, userIds, whenDone = false, ...message }: RingRequest): Promise<void> {
    const { store, clock, key } = this.#parts;
    if (userIds.length === 0) return;
    const sealed = seal((await key()).toString('hex'), requestId, JSON.stringify(message));
    for (const id of await store.addDeliveries(requestId, userIds, sealed, clock.now(), whenDone)) this.#start(id);
  }

  /** Sends at once, without a line in the log. */
  async send(target: Target, message: Message, id: string): Promise<Schemas['TestResult']> {
    const { key, pushKeys, baseUrl, clock, privateHosts: allowed } = this.#parts;
    const destination = unsealJson<Destination>((await key()).toString('hex'), target.id, target.destination);
    if (!destination) return { outcome: 'blocked', reason: 'The target cannot be read. Remove it and add it again.' };
    const base = baseUrl();
    const contact = base.startsWith('https:') ? base : 'mailto:annex@localhost';
    const envelope = { id, now: clock.now(), keys: await pushKeys(), contact };
    const options = { timeoutMs: this.#limits.timeoutMs, allowed, signal: this.#stop.signal };
    try {
      const { status } = await sendPublic(destination.endpoint, write(destination, message, envelope), options);
      return { outcome: status >= 200 && status < 300 ? 'sent' : 'refused', status };
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      const { noResponse, message: reason } = error;
      if (noResponse === null) return { outcome: 'blocked', reason };
      return { outcome: noResponse === 'late' ? 'unsure' : 'unreachable', reason };
    }
  }

  /** Continues what a server has left behind. Call it at the start and periodically. */
  async sweep(): Promise<void> {
    const now = this.#parts.clock.now();
    await this.#parts.store.recover(now - this.#limits.lostMs, now - KEPT_MS, now);
    for (const id of await this.#parts.store.targetsWithWaiting()) this.#start(id);
  }

  /** Cuts what is being sent. */
  async close(): Promise<void> {
    this.#stop.abort();
    for (const cancel of this.#turns.values()) cancel();
    await Promise.all(this.#running);
  }

  #start(targetId: string): void {
    if (this.#stop.signal.aborted) return;
    const run = this.#deliver(targetId)
      .catch(this.#parts.onFault) // the rows stay, and the next sweep tries again
      .finally(() => this.#running.delete(run));
    this.#running.add(run);
  }

  #startAt(targetId: string, time: number): void {
    this.#turns.get(targetId)?.();
    const start = () => {
      this.#turns.delete(targetId);
      this.#start(targetId);
    };
    if (!this.#stop.signal.aborted) this.#turns.set(targetId, this.#parts.clock.at(time, start));
  }

  async #deliver(targetId: string): Promise<void> {
    const { store, clock } = this.#parts;
    const target = await store.target(targetId);
    if (!target) return;
    if (target.next_at > clock.now()) return this.#startAt(targetId, target.next_at);
    const messages = await this.#wanted(target);
    if (messages.size === 0) return;
    const [claim, nextAt] = [randomUUID(), clock.now() + this.#limits.turnMs];
    const claimed = await store.claim(targetId, claim, clock.now(), nextAt);
    const ids = [...messages.keys()].filter((id) => claimed.includes(id));
    const [first] = ids;
    const content = messages.get(first ?? '');
    const attempt = content
      ? attemptOf(await this.send(target, describe(target, content, claimed.length - 1), first ?? ''))
      : NOT_TRIED; // another node has just ended what was read
    if (claimed.length > 0) await store.settle(claim, attempt, clock.now(), MAX_TRIES);
    this.#startAt(targetId, nextAt); // for what came meanwhile, here or at another node
  }

  /** The messages that wait, by request. Ends those that are not to be sent. */
  async #wanted({ id, user_id }: Target): Promise<ReadonlyMap<string, Content>> {
    const { store, clock, key, stillWaiting } = this.#parts;
    const waiting = await store.waiting(id);
    if (waiting.length === 0) return new Map();
    const [settings, secret] = [await store.settings(user_id), (await key()).toString('hex')];
    if (settings.muted === 1 || isQuiet(settings.quiet, clock.now())) {
      const all = waiting.map(({ request_id }) => request_id);
      await store.end(id, all, 'muted', clock.now());
      return new Map();
    }
    const wanted = new Map<string, Content>();
    for (const { request_id, message } of waiting) {
      const content = unsealJson<Content>(secret, request_id, message);
      if (content && (await stillWaiting(request_id))) wanted.set(request_id, content);
      else await store.end(id, [request_id], 'ended', clock.now());
    }
    return wanted;
  }
}

function describe({ include_command }: Target, { command, ...message }: Content, others: number): Message {
  const texts = [
    message.text,
    include_command === 1 ? command : undefined,
    others > 0 ? `${others} more ${others === 1 ? 'waits' : 'wait'}.` : '',
  ];
  const text = texts.filter(Boolean).join('\n');
  return { ...message, title: cut(message.title, MAX_TITLE), text: cut(text, MAX_TEXT) };
}

const cut = (text: string, max: number): string =>
  (text.length > max ? `${text.slice(0, max - 1)}…` : text).toWellFormed();

function attemptOf({ outcome, status = 0, reason }: Schemas['TestResult']): Attempt {
  const response = { status: status || null, reason: reason ?? null };
  if (outcome === 'sent' || outcome === 'unsure') return { state: outcome, ...response };
  const isAgain = outcome === 'unreachable' || status === 429 || status >= 500;
  return { state: isAgain ? 'again' : 'failed', ...response };
}
