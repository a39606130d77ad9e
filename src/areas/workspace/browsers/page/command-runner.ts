// Runs commands from the server. The server repeats each until it has the result; each runs only once.
import type { CommandMessage, CommandOutcome, WorkspaceChannel } from '../../../../../generated/workspace/messages.ts';
import type { Running } from '../../page-kit/panel.ts';

/** Results kept for repeated commands. The server repeats only commands whose result it did not receive. */
const KEPT_RESULTS = 32;
/** Ids of commands whose result was dropped. More than the server can have pending, so repeats are recognized. */
const KEPT_IDS = 20_000;

/** A result within this time also confirms the command. */
const ACCEPT_MS = 20;

/** Most UTF-8 bytes per UTF-16 code unit. */
const MAX_BYTES = 3;
/** Most values in a message that the server accepts; the smallest value takes two characters of JSON. */
const MAX_VALUES = 100_000;
const MIN_CHARACTERS = 2;
/** What the message adds to an outcome. */
const ENVELOPE = { bytes: 256, values: 3 };

interface Reply {
  readonly deferred: boolean;
  /** Null while the command runs. */
  outcome: CommandOutcome | null;
}

export class CommandRunner {
  maxReplyBytes = Number.POSITIVE_INFINITY;
  readonly #run: (command: CommandMessage) => Running;
  readonly #send: (message: WorkspaceChannel['client']) => void;
  readonly #forgotten = new Set<string>();
  readonly #replies = new Map<string, Reply>();

  constructor(run: (command: CommandMessage) => Running, send: (message: WorkspaceChannel['client']) => void) {
    this.#run = run;
    this.#send = send;
  }

  async receive(message: CommandMessage): Promise<void> {
    const { command } = message;
    const former = this.#replies.get(command);
    if (former) return this.#answer(command, former);
    if (this.#forgotten.has(command)) return this.#answer(command, { deferred: false, outcome: noLongerKept(message) });
    const { deferred, outcome } = this.#run(message);
    const reply: Reply = { deferred, outcome: null };
    this.#replies.set(command, reply);
    const timer = deferred ? this.#answer(command, reply) : setTimeout(() => this.#answer(command, reply), ACCEPT_MS);
    const result = await outcome.catch((error: unknown) => failure(message, 'failed', String(error)));
    clearTimeout(timer);
    reply.outcome = this.#fitting(message, result);
    this.#answer(command, reply);
    this.#forgetOldest();
  }

  #answer(command: string, { deferred, outcome }: Reply): undefined {
    if (outcome) this.#send({ type: 'result', command, outcome });
    else this.#send({ type: deferred ? 'deferred' : 'accepted', command });
  }

  /** A message that is too large would close the connection, and one with too many values is refused. */
  #fitting(message: CommandMessage, outcome: CommandOutcome): CommandOutcome {
    const excess = this.#excessOf(outcome);
    if (excess === null) return outcome;
    if (outcome.status !== 'executed') return failure(message, 'too-large', `The result ${excess}`);
    const { result: _, ...others } = outcome;
    return this.#fitting(message, { ...others, status: 'error', error: `The code ran, but its result ${excess}` });
  }

  #excessOf(outcome: CommandOutcome): string | null {
    const json = JSON.stringify(outcome);
    const values = json.length > MAX_VALUES * MIN_CHARACTERS ? countValues(outcome) + ENVELOPE.values : 0;
    if (values > MAX_VALUES) return `has ${values} values. The limit is ${MAX_VALUES}.`;
    if (json.length * MAX_BYTES + ENVELOPE.bytes <= this.maxReplyBytes) return null;
    const bytes = new Blob([json]).size + ENVELOPE.bytes;
    return bytes <= this.maxReplyBytes ? null : `has ${bytes} bytes. The limit is ${this.maxReplyBytes}.`;
  }

  #forgetOldest(): void {
    const finished = [...this.#replies].filter(([, { outcome }]) => outcome !== null);
    for (const [command] of finished.slice(0, -KEPT_RESULTS)) {
      this.#replies.delete(command);
      this.#forgotten.add(command);
    }
    for (const command of this.#forgotten) {
      if (this.#forgotten.size <= KEPT_IDS) return;
      this.#forgotten.delete(command);
    }
  }
}

const noLongerKept = (message: CommandMessage): CommandOutcome =>
  failure(message, 'failed', 'The command finished, but its result is no longer available.');

const failure = ({ kind }: CommandMessage, code: 'failed' | 'too-large', error: string): CommandOutcome =>
  kind === 'eval' ? { status: 'error', error } : { status: 'failed', code, error };

const countValues = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((count, each) => count + countValues(each), 1)
    : 1;
