// The page's side of a sandbox: a frame that may only run scripts, inside a shell page of our own whose policy forbids
// the frame to navigate. A frame that navigates anyway, or hangs, is replaced.
import type { ConsoleLine } from '../../../../../generated/workspace/messages.ts';
import { element } from '../../page-kit/element.ts';
import { ConsoleRecord } from './console-record.ts';
import { FrameConnection, type FrameListener } from './frame-connection.ts';
import { type EvalOutcome, outcomeOf, syntaxError } from './outcome.ts';
import { rewrite, type Script } from './rewrite.ts';

/** Longest wait until a frame starts code; earlier code may keep it busy. */
const START_MS = 2_000;
const MAX_TRIES = 3;
const NAVIGATED_AWAY =
  'The code opened another page in the sandbox. The sandbox was restarted and its variables are gone.';
const REFUSED = 'SandboxUnenforced: this browser cannot block network access, so code does not run here.';

export interface SandboxListener {
  /** `leftOut`: number of lines lost before these. */
  console(lines: readonly ConsoleLine[], leftOut: number): void;
  /** Whether the browser blocks all network access. */
  ready(enforced: boolean): void;
}

interface Running {
  readonly id: number;
  readonly record: ConsoleRecord;
  started: boolean;
  begin(): void;
  /** Null: it has not started and can run in another frame. */
  settle(outcome: EvalOutcome | null): void;
}

export class Sandbox {
  /** Contains the frame; stays the same while the panel is open. */
  readonly element = element('div', { class: 'sandbox-frame' });
  readonly #unenforced: 'run' | 'refuse';
  readonly #listener: SandboxListener;
  #frame: FrameConnection;
  #running: Running | null = null;
  #ids = 0;
  #isClosed = false;
  /** Code runs in order of arrival. */
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(unenforced: 'run' | 'refuse', listener: SandboxListener) {
    this.#unenforced = unenforced;
    this.#listener = listener;
    this.#frame = this.#createFrame();
  }

  get isLoading(): boolean {
    return this.#frame.enforced === null;
  }

  /** If nothing else is running, the frame has received the code when this returns. */
  evaluate(code: string, timeoutMs: number): Promise<EvalOutcome> {
    const start = () => this.#run(code, timeoutMs);
    const isNext = this.#waiting++ === 0;
    const turn = (isNext ? start() : this.#last.then(start)).finally(() => this.#waiting--);
    this.#last = turn;
    return turn;
  }

  /** Aborts running code; queued code runs in the new frame. */
  reset(reason = 'The sandbox was reset while the code was running.'): void {
    const [aborted, previous] = [this.#running, this.#frame];
    this.#frame = this.#createFrame();
    previous.close();
    aborted?.settle(aborted.started ? { status: 'error', error: reason } : null);
  }

  /** To be called once the last lines are drawn, so that the frame sends more. */
  drawn(): void {
    this.#frame.send({ kind: 'drawn' });
  }

  whenPainted(): Promise<void> {
    return this.#frame.whenPainted();
  }

  close(): void {
    this.#isClosed = true;
    this.#frame.close();
    this.#running?.settle({ status: 'error', error: 'The panel was closed while the code was running.' });
  }

  async #run(code: string, timeoutMs: number): Promise<EvalOutcome> {
    let script: Script;
    try {
      script = rewrite(code);
    } catch (error) {
      return syntaxError(error);
    }
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const current = this.isLoading || this.#isClosed ? await this.#ready() : this.#frame;
      if (!current) return { status: 'error', error: 'The panel was closed.' };
      if (!current.enforced && this.#unenforced === 'refuse') return { status: 'error', error: REFUSED };
      const outcome = await this.#runIn(current, script, timeoutMs);
      if (outcome) return outcome;
    }
    return { status: 'error', error: 'The sandbox is not responding.' };
  }

  /** Null: the panel is closed. */
  async #ready(): Promise<FrameConnection | null> {
    for (;;) {
      const awaited = this.#frame;
      await awaited.ready;
      if (this.#isClosed) return null;
      if (awaited === this.#frame) return awaited;
    }
  }

  #runIn(current: FrameConnection, script: Script, timeoutMs: number): Promise<EvalOutcome | null> {
    const id = ++this.#ids;
    const record = new ConsoleRecord();
    const about = { ...(current.fresh && { frame: 'new' as const }), ...(!current.enforced && UNENFORCED) };
    return new Promise((resolve) => {
      let timer = setTimeout(() => this.reset(), START_MS);
      const evaluation: Running = {
        id,
        record,
        started: false,
        begin: () => {
          evaluation.started = true;
          current.fresh = false;
          clearTimeout(timer);
          // Code that never ends blocks its frame forever, so the frame is replaced.
          timer = setTimeout(() => this.reset(`The code timed out after ${timeoutMs} ms.`), timeoutMs);
        },
        settle: (outcome) => {
          clearTimeout(timer);
          this.#running = null;
          const { lines } = record;
          resolve(outcome && { ...outcome, ...(lines.length > 0 && { console: lines }), ...about });
        },
      };
      this.#running = evaluation;
      current.send({ kind: 'run', id, ...script });
    });
  }

  #createFrame(): FrameConnection {
    return new FrameConnection(this.element, {
      ready: this.#listener.ready,
      message: (message) => this.#receive(message),
      lost: (how) => this.reset(how === 'navigated-away' ? NAVIGATED_AWAY : undefined),
    });
  }

  #receive(message: Parameters<FrameListener['message']>[0]): void {
    if (message.kind === 'console') {
      this.#running?.record.add(message.lines, message.leftOut);
      return this.#listener.console(message.lines, message.leftOut);
    }
    if (this.#running?.id !== message.id) return;
    if (message.kind !== 'started') return this.#running.settle(outcomeOf(message));
    if (!this.#running.started) this.#running.begin();
  }
}

const UNENFORCED = { sandbox: 'unenforced' } as const;
