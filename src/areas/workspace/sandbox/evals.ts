// Runs code in sandboxes: at once if a browser is open, otherwise queued in order. Every call is answered in time. No
// code runs twice: what was written to one browser's socket is never sent to another browser.
//
// The quick way touches no database: the code is sent to the browser that was focused last, and its result is the
// answer. Only if the result is late, or if no browser is open, a row is written and the answer is `queued` with an id.
//
// A row is `queued` (nobody has it), `taken` (written to one browser's socket, which may or may not have it), `running`
// (that browser has confirmed it) or `done`. It belongs to the browser that took it, by the id that the page keeps over
// reconnects. From there:
//   - The result arrives, even after a restart of the server: `done`.
//   - The socket closes before anything was written: back to `queued`, for any browser.
//   - The socket closes later: the same page gets the code again when it reconnects. It knows the ids that it has run, and
//     answers with the former result instead of running them twice.
//   - The page does not come back before its lease ends: `done` with an error that says whether the code may have run.
// Of several nodes each delivers to its own browsers; the row decides which one has an eval.
import { randomUUID } from 'node:crypto';
import type { Schemas } from '../../../../generated/workspace/contract.ts';
import type { CommandOutcome, EvalCommand } from '../../../../generated/workspace/messages.ts';
import { outcomeUnknown, Problem } from '../../../base/problem.ts';
import { MAX_VALUE_BYTES, StateError } from '../../../base/state/port.ts';
import { durationText } from '../../../base/time-text.ts';
import type { Browser, CommandEnd, CommandProgress, Reached } from '../browsers/open-browser.ts';
import type { LogEntry } from '../log/log.ts';
import { BrowserWork, type RoomCaller } from '../room/browser-work.ts';
import type { Room } from '../room/room.ts';
import type { Actor, WorkspaceName } from '../workspace.ts';
import type { EvalStore, Outcome, WaitingEval } from './eval-store.ts';

const EVAL_ID = /^[\w-]+$/;
/** How long after its code's deadline a browser counts as gone. */
const LEASE_MS = 60_000;
/** Another node returns the outcome as one database value. */
const MAX_OUTCOME_BYTES = MAX_VALUE_BYTES - 1_024;
const CLOSED: Outcome = { status: 'error', error: 'The browser was closed while the code was running.' };
const UNCONFIRMED: Outcome = {
  status: 'error',
  error: 'The browser disconnected before it confirmed the code. The code may have run. Check before you run it again.',
};
const TOO_LARGE: Outcome = {
  status: 'error',
  error: 'The code ran, but its result is too large to store.',
};
const NOT_QUEUED: Outcome = {
  status: 'error',
  error:
    'The browser did not respond in time, and the queue is full. The code may have run. Check before you run it again.',
};

export class Evals {
  readonly #store: EvalStore;

  readonly work = new BrowserWork(
    'eval',
    (caller, code: Omit<WaitingEval, 'id'>) => this.run(caller, code),
    (outcome) => (Buffer.byteLength(JSON.stringify(outcome)) > MAX_OUTCOME_BYTES ? TOO_LARGE : outcome),
  );

  constructor(store: EvalStore) {
    this.#store = store;
  }

  /** Null unless the action is `eval`. */
  async control(caller: RoomCaller, body: Schemas['ControlSandbox']): Promise<Schemas['EvalOutcome'] | null> {
    const { room, by } = caller;
    if (body.action === 'eval') {
      const { id } = (await room.layout.startEdit(by)).panelTab(body, 'sandbox');
      const { evalTimeoutMs, evalSlackMs } = room.parts.limits;
      const code = { tabId: id, code: body.code, timeoutMs: body.timeout_ms ?? evalTimeoutMs };
      return this.work.ask(caller, [code], {
        timeoutMs: code.timeoutMs + evalSlackMs,
        onNoReply: async (outcome, runHere) => (outcome === 'withdrawn' ? runHere() : UNCONFIRMED),
      });
    }
    await room.layout.edit(by, (edit) => {
      const { id: tabId } = edit.panelTab(body, 'sandbox');
      if (body.action === 'reset') return edit.apply({ op: 'resetPanel', tabId });
      return edit.apply({ op: 'setPanelState', tabId, state: { headerHidden: body.hidden } });
    });
    return null;
  }

  async run({ room, by }: RoomCaller, code: Omit<WaitingEval, 'id'>): Promise<Schemas['EvalOutcome']> {
    const outcome = await this.#runOrQueue(room, { id: randomUUID(), ...code });
    setImmediate(() => logOutcome(room, by.actor, 'Code', outcome, code.tabId)); // the response goes first
    return outcome;
  }

  async get({ name, parts }: Room, evalId: string): Promise<Schemas['EvalOutcome']> {
    const now = parts.clock.now();
    const { evalKeepMs } = parts.limits;
    const row = EVAL_ID.test(evalId) ? await this.#store.find(name, evalId) : null;
    const forgotten = row && (row.state === 'done' ? 0 : evalKeepMs) + row.expiresAt <= now;
    if (!row || forgotten) throw new Problem('eval-not-found');
    if (row.state === 'done') return row.outcome;
    if (row.expiresAt > now) return { status: 'queued', evalId };
    const time = durationText(evalKeepMs / 1_000);
    const isQueued = row.state === 'queued';
    const error = isQueued
      ? `No browser opened the workspace within ${time}.`
      : `The browser did not respond within ${time}.`;
    return { status: 'error', error };
  }

  /** Sends a connected browser its unanswered evals again, then the queued ones. */
  async opened(room: Room, browser: Browser): Promise<void> {
    for (const waiting of await this.#store.reclaim(room.name, browser.id)) {
      if (!room.browsers.hasCommand(waiting.id)) this.#send(room, browser, waiting, 'again');
    }
    await this.#deliver(room);
  }

  /** Sends queued evals to the last focused browser, oldest first. */
  async #deliver(room: Room): Promise<void> {
    const { clock, stopping } = room.parts;
    const browser = room.browsers.lastFocused();
    if (!browser || stopping.aborted) return;
    for (const waiting of await this.#store.take(room.name, browser.id, clock.now(), LEASE_MS)) {
      this.#send(room, browser, waiting, 'first');
    }
  }

  /** Delivers what any node queues. Returns a function that stops. */
  watch(room: Room): () => void {
    return this.#store.watch(room.name, () => void this.#deliver(room).catch(room.parts.onFault));
  }

  /** Handles a result that no call waits for: of an eval from before a restart, or unknown. */
  async lateResult(room: Room, browser: Browser, evalId: string, outcome: CommandOutcome): Promise<void> {
    await this.#finish(room, evalId, browser.id, ranIn(room, browser, outcome));
  }

  /** Fails the evals of browsers that did not return, and deletes expired outcomes. */
  async sweep(roomOf: (workspace: WorkspaceName) => Room, now: number, keepMs: number): Promise<void> {
    for (const { id, taker, state, workspace } of await this.#store.listOverdue(now)) {
      const room = roomOf(workspace);
      if (!room.browsers.hasCommand(id))
        await this.#finish(room, id, taker, state === 'running' ? CLOSED : UNCONFIRMED);
    }
    await this.#store.sweep(now - keepMs);
  }

  async #runOrQueue(room: Room, waiting: WaitingEval): Promise<Schemas['EvalOutcome']> {
    const { clock, limits, stopping, onFault } = room.parts;
    const timeoutMs = waiting.timeoutMs + limits.evalSlackMs;
    const leaseUntil = clock.now() + timeoutMs + LEASE_MS;
    let state: 'taken' | 'running' = 'taken';
    let recorded: Promise<unknown> | null = null;
    let cancelFrame = () => {};
    const onProgress = (progress: CommandProgress, giveUp: () => void) => {
      if (progress === 'slow') return giveUp();
      state = 'running';
      if (progress === 'deferred') cancelFrame = clock.at(clock.now() + limits.evalFrameMs, giveUp);
      void recorded?.then(() => this.#store.setRunning(waiting.id)).catch(onFault);
    };
    const question = { message: commandOf(waiting), timeoutMs, isRepeatable: false, persists: true, onProgress };
    const answer = await room.browsers.ask(question);
    cancelFrame();
    if (answer.kind === 'no-browser') return this.#enqueue(room, waiting);
    if (answer.kind === 'result') return ranIn(room, answer.browser, answer.outcome);
    // At shutdown, code stays with its browser, which receives it again from the next server.
    if (answer.kind === 'lost' && !stopping.aborted) return lostOutcome(answer.reached);
    const { browser } = answer;
    const start = { state, taker: browser.id, leaseUntil };
    const inserted = this.#insert(room, waiting, start);
    recorded = inserted;
    const isQueued = await inserted.catch((error: unknown) => {
      throw outcomeUnknown(error); // the code may be running
    });
    if (!isQueued) {
      browser.forget(waiting.id);
      return NOT_QUEUED;
    }
    if (answer.kind === 'late') this.#awaitResult(room, browser, waiting.id, answer.end, 'first');
    return { status: 'queued', evalId: waiting.id };
  }

  async #enqueue(room: Room, waiting: WaitingEval): Promise<Schemas['EvalOutcome']> {
    const queued = { state: 'queued' } as const;
    if (!(await this.#insert(room, waiting, queued))) {
      const { maxQueuedEvals, maxQueuedBytes } = room.parts.limits;
      const detail = `A workspace can queue at most ${maxQueuedEvals} evals, and its owner at most ${maxQueuedBytes} bytes. Open the workspace in a browser to run them.`;
      throw new Problem('eval-queue-full', detail, { headers: { 'Retry-After': '60' } });
    }
    await this.#deliver(room).catch(room.parts.onFault); // a browser may have connected meanwhile
    return { status: 'queued', evalId: waiting.id };
  }

  #send(room: Room, browser: Browser, waiting: WaitingEval, delivery: Delivery): void {
    const onProgress = (progress: CommandProgress) => {
      if (progress !== 'slow') void this.#store.setRunning(waiting.id).catch(room.parts.onFault);
    };
    this.#awaitResult(room, browser, waiting.id, browser.send(commandOf(waiting), onProgress), delivery);
  }

  #awaitResult(room: Room, browser: Browser, evalId: string, sent: Promise<CommandEnd>, delivery: Delivery): void {
    const finish = async () => {
      const end = await sent;
      if (end.kind === 'result') return this.#finish(room, evalId, browser.id, ranIn(room, browser, end.outcome));
      if (end.reached === 'unsent' && delivery === 'first') {
        await this.#store.release(room.name, evalId);
        return this.#deliver(room);
      }
      if (!room.parts.stopping.aborted) await this.#finish(room, evalId, browser.id, lostOutcome(end.reached), true);
    };
    finish().catch(room.parts.onFault);
  }

  async #finish(room: Room, evalId: string, taker: string, outcome: Outcome, lost = false): Promise<void> {
    const { clock, limits } = room.parts;
    const expiresAt = clock.now() + limits.evalKeepMs;
    const keep = async (what: Outcome, maxBytes: number) =>
      (await this.#store.finish(evalId, taker, what, { expiresAt, maxBytes, lost })) ? what : null;
    const whole = await keep(outcome, limits.maxQueuedBytes).catch((error: unknown) => {
      if (!(error instanceof StateError) || error.code !== 'too-large') throw error;
      return null;
    });
    const kept = whole ?? (await keep(TOO_LARGE, Number.MAX_SAFE_INTEGER));
    if (kept) logOutcome(room, undefined, 'Queued code', kept);
  }

  #insert({ name, parts }: Room, waiting: WaitingEval, start: Parameters<EvalStore['insert']>[3]): Promise<boolean> {
    const now = parts.clock.now();
    const times = { now, expiresAt: now + parts.limits.evalKeepMs };
    return this.#store.insert(name, waiting, times, start, parts.limits);
  }
}

/** Logs only that code failed: the error itself may contain anything. */
function logOutcome(
  room: Room,
  by: Actor | undefined,
  what: string,
  outcome: Schemas['EvalOutcome'],
  tabId?: string,
): void {
  const failed = outcome === TOO_LARGE ? 'ran, but its result is too large to store' : 'failed';
  const entry: LogEntry =
    outcome.status === 'error'
      ? { text: `${what} ${failed}.`, level: 'error', tabId }
      : { text: `${what} was ${outcome.status}.`, tabId };
  room.log.add(by, entry);
}

/** Each browser has its own sandbox: if several are open, the outcome names the browser. */
function ranIn(room: Room, browser: Browser, outcome: CommandOutcome): Outcome {
  const ran = evalOutcome(outcome);
  return room.browsers.list.length > 1 ? { ...ran, browser: browser.pageId } : ran;
}

/** 'again': the browser may already have the code. */
type Delivery = 'first' | 'again';

const lostOutcome = (reached: Reached): Outcome => (reached === 'accepted' ? CLOSED : UNCONFIRMED);

const commandOf = ({ id, tabId, code, timeoutMs }: WaitingEval): EvalCommand => ({
  type: 'command',
  command: id,
  kind: 'eval',
  tabId,
  code,
  timeout_ms: timeoutMs,
});

/** The contract's fields. A browser may send others, which are dropped. */
const OUTCOME_FIELDS: Readonly<Record<Outcome['status'], readonly string[]>> = {
  executed: ['status', 'result', 'console', 'frame', 'sandbox'],
  error: ['status', 'error', 'stack', 'console', 'frame', 'sandbox'],
};

function evalOutcome(outcome: CommandOutcome): Outcome {
  if (outcome.status !== 'executed' && outcome.status !== 'error') {
    return { status: 'error', error: 'The browser returned a screenshot instead of a result.' };
  }
  const names = OUTCOME_FIELDS[outcome.status];
  return Object.fromEntries(Object.entries(outcome).filter(([name]) => names.includes(name))) as Outcome;
}
