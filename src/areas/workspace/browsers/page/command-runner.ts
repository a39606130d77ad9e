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

export function createCommandRunner(
  run: (command: CommandMessage) => Running,
  send: (message: WorkspaceChannel['client']) => void,
) {
  const forgotten = new Set<string>();
  const replies = new Map<string, Reply>();
  const runner = { maxReplyBytes: Number.POSITIVE_INFINITY, receive };

  async function receive(message: CommandMessage): Promise<void> {
    const { command } = message;
    const former = replies.get(command);
    if (former) return answer(command, former);
    if (forgotten.has(command)) return answer(command, { deferred: false, outcome: noLongerKept(message) });
    const { deferred, outcome } = run(message);
    const reply: Reply = { deferred, outcome: null };
    replies.set(command, reply);
    const timer = deferred ? answer(command, reply) : setTimeout(() => answer(command, reply), ACCEPT_MS);
    const result = await outcome.catch((error: unknown) => failure(message, 'failed', String(error)));
    clearTimeout(timer);
    reply.outcome = fitting(message, result);
    answer(command, reply);
    forgetOldest();
  }

  function answer(command: string, { deferred, outcome }: Reply): undefined {
    if (outcome) send({ type: 'result', command, outcome });
    else send({ type: deferred ? 'deferred' : 'accepted', command });
  }

  /** A message that is too large would close the connection, and one with too many values is refused. */
  function fitting(message: CommandMessage, outcome: CommandOutcome): CommandOutcome {
    const excess = excessOf(outcome);
    if (excess === null) return outcome;
    if (outcome.status !== 'executed') return failure(message, 'too-large', `The result ${excess}`);
    const { result: _, ...others } = outcome;
    return fitting(message, { ...others, status: 'error', error: `The code ran, but its result ${excess}` });
  }

  function excessOf(outcome: CommandOutcome): string | null {
    const json = JSON.stringify(outcome);
    const values = json.length > MAX_VALUES * MIN_CHARACTERS ? countValues(outcome) + ENVELOPE.values : 0;
    if (values > MAX_VALUES) return `has ${values} values. The limit is ${MAX_VALUES}.`;
    if (json.length * MAX_BYTES + ENVELOPE.bytes <= runner.maxReplyBytes) return null;
    const bytes = new Blob([json]).size + ENVELOPE.bytes;
    return bytes <= runner.maxReplyBytes ? null : `has ${bytes} bytes. The limit is ${runner.maxReplyBytes}.`;
  }

  function forgetOldest(): void {
    const finished = [...replies].filter(([, { outcome }]) => outcome !== null);
    for (const [command] of finished.slice(0, -KEPT_RESULTS)) {
      replies.delete(command);
      forgotten.add(command);
    }
    for (const command of forgotten) {
      if (forgotten.size <= KEPT_IDS) return;
      forgotten.delete(command);
    }
  }

  return runner;
}

const noLongerKept = (message: CommandMessage): CommandOutcome =>
  failure(message, 'failed', 'The command finished, but its result is no longer available.');

const failure = ({ kind }: CommandMessage, code: 'failed' | 'too-large', error: string): CommandOutcome =>
  kind === 'eval' ? { status: 'error', error } : { status: 'failed', code, error };

const countValues = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((count, each) => count + countValues(each), 1)
    : 1;
