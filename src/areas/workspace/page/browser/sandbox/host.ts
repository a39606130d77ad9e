// The page's end of a sandbox: a frame that may run scripts and nothing else, inside a shell page of our own whose
// policy forbids navigation of the frame. A frame that navigated nevertheless, or hangs, is replaced.
import type { ConsoleLine } from '../../../../../../generated/workspace/messages.ts';
import { element } from '../element.ts';
import { ConsoleRecord } from './console-record.ts';
import { Guest, type GuestListener } from './guest.ts';
import { type EvalOutcome, outcomeOf, syntaxError } from './outcome.ts';
import { rewrite, type Script } from './rewrite.ts';

/** Longest wait until a frame begins to run code; earlier code may keep it busy. */
const START_MS = 2_000;
const MAX_TRIES = 3;
const LED_AWAY = 'The code navigated its frame away from the sandbox. The frame was replaced and its state was lost.';
const REFUSED = 'SandboxUnenforced: this browser cannot block network access, so code does not run here.';

export interface SandboxListener {
  /** `leftOut` lines came before these and are lost. */
  console(lines: readonly ConsoleLine[], leftOut: number): void;
  /** Whether the browser keeps every packet in. */
  ready(enforced: boolean): void;
}

interface Running {
  readonly id: number;
  readonly record: ConsoleRecord;
  started: boolean;
  begin(): void;
  /** Null: it has not begun and can run in another frame. */
  settle(outcome: EvalOutcome | null): void;
}

export class Sandbox {
  /** Holds the frame; the same element for as long as the panel is open. */
  readonly element = element('div', { class: 'sandbox-frame' });
  readonly #unenforced: 'run' | 'refuse';
  readonly #listener: SandboxListener;
  #guest: Guest;
  #running: Running | null = null;
  #ids = 0;
  #closed = false;
  /** Code runs in the order it came in. */
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(unenforced: 'run' | 'refuse', listener: SandboxListener) {
    this.#unenforced = unenforced;
    this.#listener = listener;
    this.#guest = this.#invite();
  }

  get loading(): boolean {
    return this.#guest.enforced === null;
  }

  /** Where nothing else runs, the frame has the code when this returns. */
  evaluate(code: string, timeoutMs: number): Promise<EvalOutcome> {
    const run = () => this.#run(code, timeoutMs);
    const isNext = this.#waiting++ === 0;
    const turn = (isNext ? run() : this.#last.then(run)).finally(() => this.#waiting--);
    this.#last = turn;
    return turn;
  }

  /** Running code is given up; queued code runs in the fresh frame. */
  reset(reason = 'The sandbox was reset while the code was running.'): void {
    const [running, former] = [this.#running, this.#guest];
    this.#guest = this.#invite();
    former.leave();
    running?.settle(running.started ? { status: 'error', error: reason } : null);
  }

  /** To be called when the last lines are drawn: the frame then sends more. */
  drawn(): void {
    this.#guest.send({ kind: 'drawn' });
  }

  whenPainted(): Promise<void> {
    return this.#guest.whenPainted();
  }

  close(): void {
    this.#closed = true;
    this.#guest.leave();
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
      const guest = this.loading || this.#closed ? await this.#ready() : this.#guest;
      if (!guest) return { status: 'error', error: 'The panel was closed.' };
      if (!guest.enforced && this.#unenforced === 'refuse') return { status: 'error', error: REFUSED };
      const outcome = await this.#runIn(guest, script, timeoutMs);
      if (outcome) return outcome;
    }
    return { status: 'error', error: 'The sandbox is not responding.' };
  }

  /** Null: the panel is closed. */
  async #ready(): Promise<Guest | null> {
    for (;;) {
      const guest = this.#guest;
      await guest.ready;
      if (this.#closed) return null;
      if (guest === this.#guest) return guest;
    }
  }

  #runIn(guest: Guest, script: Script, timeoutMs: number): Promise<EvalOutcome | null> {
    const id = ++this.#ids;
    const record = new ConsoleRecord();
    const about = { ...(guest.fresh && { frame: 'new' as const }), ...(!guest.enforced && UNENFORCED) };
    return new Promise((resolve) => {
      let timer = setTimeout(() => this.reset(), START_MS);
      const running: Running = {
        id,
        record,
        started: false,
        begin: () => {
          running.started = true;
          guest.fresh = false;
          clearTimeout(timer);
          // Code that never ends blocks its frame for good: only another frame helps.
          timer = setTimeout(() => this.reset(`The code timed out after ${timeoutMs} ms.`), timeoutMs);
        },
        settle: (outcome) => {
          clearTimeout(timer);
          this.#running = null;
          const { lines } = record;
          resolve(outcome && { ...outcome, ...(lines.length > 0 && { console: lines }), ...about });
        },
      };
      this.#running = running;
      guest.send({ kind: 'run', id, ...script });
    });
  }

  #invite(): Guest {
    const guest: Guest = new Guest(this.element, {
      ready: (enforced) => this.#listener.ready(enforced),
      message: (message) => this.#receive(message),
      lost: (how) => this.reset(how === 'led-away' ? LED_AWAY : undefined),
    });
    return guest;
  }

  #receive(message: Parameters<GuestListener['message']>[0]): void {
    const running = this.#running;
    if (message.kind === 'console') {
      running?.record.add(message.lines, message.leftOut);
      return this.#listener.console(message.lines, message.leftOut);
    }
    if (running?.id !== message.id) return;
    if (message.kind !== 'started') return running.settle(outcomeOf(message));
    if (!running.started) running.begin();
  }
}

const UNENFORCED = { sandbox: 'unenforced' } as const;
