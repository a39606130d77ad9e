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
import type { Settings } from '../../../../generated/config/settings.ts';
import type { Schemas } from '../../../../generated/workspace/contract.ts';
import type { CommandOutcome, EvalCommand } from '../../../../generated/workspace/messages.ts';
import type { Clock } from '../../../base/clock.ts';
import { outcomeUnknown, Problem } from '../../../base/problem.ts';
import { StateError } from '../../../base/state/port.ts';
import type { Browser, Browsers } from '../browsers/browsers.ts';
import type { CommandEnd, CommandProgress, Commands, Reached } from '../browsers/commands.ts';
import type { Workspace, WorkspaceName } from '../workspace.ts';
import type { LogEntry, WorkspaceLog } from '../workspace-log.ts';
import type { EvalStore, Outcome, QueueLimits, WaitingEval } from './eval-store.ts';

export type EvalLimits = QueueLimits &
  Pick<Settings['panels'], 'evalTimeoutMs' | 'evalKeepMs' | 'evalSlackMs' | 'evalFrameMs'>;

export interface EvalDependencies {
  readonly store: EvalStore;
  readonly browsers: Browsers;
  readonly commands: Commands;
  readonly clock: Clock;
  readonly limits: EvalLimits;
  readonly log: WorkspaceLog;
  /** Receives errors of background work. */
  readonly onFault: (error: unknown) => void;
}

const EVAL_ID = /^[\w-]+$/;
/** How long after its code's deadline a browser counts as gone. */
const LEASE_MS = 60_000;
const CLOSED: Outcome = { status: 'error', error: 'The browser was closed while the code was running.' };
export const UNCONFIRMED: Outcome = {
  status: 'error',
  error: 'The browser disconnected before it confirmed the code. The code may have run. Check before you run it again.',
};
export const TOO_LARGE: Outcome = {
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
  readonly #browsers: Browsers;
  readonly #commands: Commands;
  readonly #clock: Clock;
  readonly #limits: EvalLimits;
  readonly #log: WorkspaceLog;
  readonly #onFault: (error: unknown) => void;
  #stopping = false;

  constructor({ store, browsers, commands, clock, limits, log, onFault }: EvalDependencies) {
    this.#store = store;
    this.#browsers = browsers;
    this.#commands = commands;
    this.#clock = clock;
    this.#limits = limits;
    this.#log = log;
    this.#onFault = onFault;
  }

  async run(
    workspace: Workspace,
    tabId: string,
    code: string,
    timeoutMs = this.#limits.evalTimeoutMs,
  ): Promise<Schemas['EvalOutcome']> {
    const waiting: WaitingEval = { id: randomUUID(), tabId, code, timeoutMs };
    const outcome = await this.#runOrQueue(workspace, waiting);
    setImmediate(() => this.#logOutcome(workspace, 'Code', outcome, tabId)); // the response goes first
    return outcome;
  }

  async #runOrQueue(workspace: WorkspaceName, waiting: WaitingEval): Promise<Schemas['EvalOutcome']> {
    for (;;) {
      const browser = this.#browsers.lastFocused(workspace);
      if (!browser) return this.#enqueue(workspace, waiting);
      const outcome = await this.#run(browser, waiting);
      if (outcome) return outcome;
    }
  }

  async get(workspace: WorkspaceName, evalId: string): Promise<Schemas['EvalOutcome']> {
    const now = this.#clock.now();
    const found = EVAL_ID.test(evalId) ? await this.#store.find(workspace, evalId) : null;
    const forgotten = found && (found.state === 'done' ? 0 : this.#limits.evalKeepMs) + found.expiresAt <= now;
    if (!found || forgotten) throw new Problem('eval-not-found');
    if (found.state === 'done') return found.outcome;
    if (found.expiresAt > now) return { status: 'queued', evalId };
    const time = inWords(this.#limits.evalKeepMs);
    const isQueued = found.state === 'queued';
    const error = isQueued
      ? `No browser opened the workspace within ${time}.`
      : `The browser did not respond within ${time}.`;
    return { status: 'error', error };
  }

  /** Sends a connected browser its unanswered evals again, then the queued ones. */
  async opened(browser: Browser): Promise<void> {
    const { workspace } = browser;
    for (const given of await this.#store.reclaim(workspace, browser.id)) {
      if (!this.#commands.has(given.id)) this.#send(browser, given, 'again');
    }
    await this.deliver(workspace);
  }

  /** Sends queued evals to the last focused browser, oldest first. */
  async deliver(workspace: WorkspaceName): Promise<void> {
    const browser = this.#browsers.lastFocused(workspace);
    if (!browser || this.#stopping) return;
    for (const waiting of await this.#store.take(workspace, browser.id, this.#clock.now(), LEASE_MS)) {
      this.#send(browser, waiting, 'first');
    }
  }

  /** Calls `deliver` when any node queues an eval. Returns a function that stops. */
  watch(workspace: WorkspaceName): () => void {
    return this.#store.watch(workspace, () => void this.deliver(workspace).catch(this.#onFault));
  }

  /** Handles a result that no call waits for: of an eval from before a restart, or unknown. */
  async lateResult(browser: Browser, evalId: string, outcome: CommandOutcome): Promise<void> {
    await this.#finish(browser.workspace, evalId, browser.id, this.#ranIn(browser, outcome));
  }

  /** At shutdown, evals stay with their browsers, which receive them again from the next server. */
  stop(): void {
    this.#stopping = true;
  }

  /** Fails the evals of browsers that did not return, and deletes expired outcomes. */
  async sweep(): Promise<void> {
    const now = this.#clock.now();
    for (const { id, taker, state, workspace } of await this.#store.listOverdue(now)) {
      if (this.#commands.has(id)) continue;
      await this.#finish(workspace, id, taker, state === 'running' ? CLOSED : UNCONFIRMED);
    }
    await this.#store.sweep(now - this.#limits.evalKeepMs);
  }

  /** Null: nothing was written to this browser, so the code can go to another one. */
  async #run(browser: Browser, waiting: WaitingEval): Promise<Schemas['EvalOutcome'] | null> {
    let state: 'taken' | 'running' = 'taken';
    let recorded: Promise<unknown> | null = null;
    let resolveLate: () => void = () => {};
    const late = new Promise<'late'>((resolve) => {
      resolveLate = () => resolve('late');
    });
    let cancelFrame = () => {};
    const onProgress = (progress: CommandProgress) => {
      if (progress !== 'slow') state = 'running';
      if (progress === 'slow') resolveLate();
      if (progress === 'deferred')
        cancelFrame = this.#clock.at(this.#clock.now() + this.#limits.evalFrameMs, resolveLate);
      if (recorded && progress !== 'slow')
        void recorded.then(() => this.#store.setRunning(waiting.id)).catch(this.#onFault);
    };
    const sent = this.#commands.send(browser, commandOf(waiting), onProgress);
    const deadline = this.#clock.now() + waiting.timeoutMs + this.#limits.evalSlackMs;
    const cancel = this.#clock.at(deadline, resolveLate);
    const first = await Promise.race([sent, late]);
    cancel();
    cancelFrame();
    if (first !== 'late') {
      if (first.kind === 'result') return this.#ranIn(browser, first.outcome);
      if (first.reached === 'unsent') return null;
      if (!this.#stopping) return lostOutcome(first.reached);
    }
    const given = { state, taker: browser.id, leaseUntil: deadline + LEASE_MS };
    const inserted = this.#store.insert(browser.workspace, waiting, this.#times(), given, this.#limits);
    recorded = inserted;
    const isQueued = await inserted.catch((error: unknown) => {
      throw outcomeUnknown(error); // the code may be running
    });
    if (!isQueued) {
      this.#commands.forget(waiting.id);
      return NOT_QUEUED;
    }
    void this.#awaitResult(browser, waiting.id, sent, 'first').catch(this.#onFault);
    return { status: 'queued', evalId: waiting.id };
  }

  async #enqueue(workspace: WorkspaceName, waiting: WaitingEval): Promise<Schemas['EvalOutcome']> {
    const queued = { state: 'queued' } as const;
    if (!(await this.#store.insert(workspace, waiting, this.#times(), queued, this.#limits))) {
      const { maxQueuedEvals, maxQueuedBytes } = this.#limits;
      const detail = `A workspace can queue at most ${maxQueuedEvals} evals, and its owner at most ${maxQueuedBytes} bytes. Open the workspace in a browser to run them.`;
      throw new Problem('eval-queue-full', detail, { headers: { 'Retry-After': '60' } });
    }
    await this.deliver(workspace).catch(this.#onFault); // a browser may have connected meanwhile
    return { status: 'queued', evalId: waiting.id };
  }

  #send(browser: Browser, waiting: WaitingEval, delivery: Delivery): void {
    const onProgress = (progress: CommandProgress) => {
      if (progress !== 'slow') void this.#store.setRunning(waiting.id).catch(this.#onFault);
    };
    const sent = this.#commands.send(browser, commandOf(waiting), onProgress);
    void this.#awaitResult(browser, waiting.id, sent, delivery).catch(this.#onFault);
  }

  async #awaitResult(browser: Browser, evalId: string, sent: Promise<CommandEnd>, delivery: Delivery): Promise<void> {
    const { workspace } = browser;
    const end = await sent;
    if (end.kind === 'result') return this.#finish(workspace, evalId, browser.id, this.#ranIn(browser, end.outcome));
    if (end.reached === 'unsent' && delivery === 'first') {
      await this.#store.release(workspace, evalId);
      return this.deliver(workspace);
    }
    if (!this.#stopping) await this.#finish(workspace, evalId, browser.id, lostOutcome(end.reached), true);
  }

  async #finish(
    workspace: WorkspaceName,
    evalId: string,
    taker: string,
    outcome: Outcome,
    lost = false,
  ): Promise<void> {
    const expiresAt = this.#clock.now() + this.#limits.evalKeepMs;
    const keep = async (what: Outcome, maxBytes: number) =>
      (await this.#store.finish(evalId, taker, what, { expiresAt, maxBytes, lost })) ? what : null;
    const whole = await keep(outcome, this.#limits.maxQueuedBytes).catch((error: unknown) => {
      if (!(error instanceof StateError) || error.code !== 'too-large') throw error;
      return null;
    });
    const kept = whole ?? (await keep(TOO_LARGE, Number.MAX_SAFE_INTEGER));
    if (kept) this.#logOutcome(workspace, 'Queued code', kept);
  }

  /** Logs only that code failed: the error itself may contain anything. */
  #logOutcome(workspace: Workspace, what: string, outcome: Schemas['EvalOutcome'], tabId?: string): void {
    const failed = outcome === TOO_LARGE ? 'ran, but its result is too large to store' : 'failed';
    const entry: LogEntry =
      outcome.status === 'error'
        ? { text: `${what} ${failed}.`, level: 'error', tabId }
        : { text: `${what} was ${outcome.status}.`, tabId };
    this.#log.add(workspace, entry);
  }

  /** Each browser has its own sandbox: if several are open, the outcome names the browser. */
  #ranIn(browser: Browser, outcome: CommandOutcome): Outcome {
    const ran = evalOutcome(outcome);
    return this.#browsers.of(browser.workspace).length > 1 ? { ...ran, browser: browser.pageId } : ran;
  }

  #times(): { now: number; expiresAt: number } {
    const now = this.#clock.now();
    return { now, expiresAt: now + this.#limits.evalKeepMs };
  }
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

/** Copies the contract's fields only. */
function evalOutcome(outcome: CommandOutcome): Outcome {
  switch (outcome.status) {
    case 'executed': {
      const { status, result, console, frame, sandbox } = outcome;
      return { status, ...present({ result, console, frame, sandbox }) };
    }
    case 'error': {
      const { status, error, stack, console, frame, sandbox } = outcome;
      return { status, error, ...present({ stack, console, frame, sandbox }) };
    }
    default:
      return { status: 'error', error: 'The browser returned a screenshot instead of a result.' };
  }
}

type Present<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

const present = <T extends object>(fields: T): Present<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<T>;

const inWords = (ms: number): string => {
  const minutes = ms / 60_000;
  return minutes >= 1 ? `${Math.round(minutes)} minutes` : `${Math.round(ms / 1_000)} seconds`;
};
