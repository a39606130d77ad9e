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

export function createSandbox(unenforced: 'run' | 'refuse', listener: SandboxListener) {
  /** Contains the frame; stays the same while the panel is open. */
  const place = element('div', { class: 'sandbox-frame' });
  let frame = createFrame();
  let running: Running | null = null;
  let ids = 0;
  let closed = false;
  /** Code runs in order of arrival. */
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const isLoading = (): boolean => frame.enforced === null;

  /** If nothing else is running, the frame has received the code when this returns. */
  function evaluate(code: string, timeoutMs: number): Promise<EvalOutcome> {
    const start = () => run(code, timeoutMs);
    const isNext = waiting++ === 0;
    const turn = (isNext ? start() : last.then(start)).finally(() => waiting--);
    last = turn;
    return turn;
  }

  /** Aborts running code; queued code runs in the new frame. */
  function reset(reason = 'The sandbox was reset while the code was running.'): void {
    const [aborted, previous] = [running, frame];
    frame = createFrame();
    previous.close();
    aborted?.settle(aborted.started ? { status: 'error', error: reason } : null);
  }

  /** To be called once the last lines are drawn, so that the frame sends more. */
  function drawn(): void {
    frame.send({ kind: 'drawn' });
  }

  function whenPainted(): Promise<void> {
    return frame.whenPainted();
  }

  function close(): void {
    closed = true;
    frame.close();
    running?.settle({ status: 'error', error: 'The panel was closed while the code was running.' });
  }

  async function run(code: string, timeoutMs: number): Promise<EvalOutcome> {
    let script: Script;
    try {
      script = rewrite(code);
    } catch (error) {
      return syntaxError(error);
    }
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const current = isLoading() || closed ? await ready() : frame;
      if (!current) return { status: 'error', error: 'The panel was closed.' };
      if (!current.enforced && unenforced === 'refuse') return { status: 'error', error: REFUSED };
      const outcome = await runIn(current, script, timeoutMs);
      if (outcome) return outcome;
    }
    return { status: 'error', error: 'The sandbox is not responding.' };
  }

  /** Null: the panel is closed. */
  async function ready(): Promise<FrameConnection | null> {
    for (;;) {
      const awaited = frame;
      await awaited.ready;
      if (closed) return null;
      if (awaited === frame) return awaited;
    }
  }

  function runIn(current: FrameConnection, script: Script, timeoutMs: number): Promise<EvalOutcome | null> {
    const id = ++ids;
    const record = new ConsoleRecord();
    const about = { ...(current.fresh && { frame: 'new' as const }), ...(!current.enforced && UNENFORCED) };
    return new Promise((resolve) => {
      let timer = setTimeout(() => reset(), START_MS);
      const evaluation: Running = {
        id,
        record,
        started: false,
        begin: () => {
          evaluation.started = true;
          current.fresh = false;
          clearTimeout(timer);
          // Code that never ends blocks its frame forever, so the frame is replaced.
          timer = setTimeout(() => reset(`The code timed out after ${timeoutMs} ms.`), timeoutMs);
        },
        settle: (outcome) => {
          clearTimeout(timer);
          running = null;
          const { lines } = record;
          resolve(outcome && { ...outcome, ...(lines.length > 0 && { console: lines }), ...about });
        },
      };
      running = evaluation;
      current.send({ kind: 'run', id, ...script });
    });
  }

  function createFrame(): FrameConnection {
    return new FrameConnection(place, {
      ready: listener.ready,
      message: receive,
      lost: (how) => reset(how === 'navigated-away' ? NAVIGATED_AWAY : undefined),
    });
  }

  function receive(message: Parameters<FrameListener['message']>[0]): void {
    if (message.kind === 'console') {
      running?.record.add(message.lines, message.leftOut);
      return listener.console(message.lines, message.leftOut);
    }
    if (running?.id !== message.id) return;
    if (message.kind !== 'started') return running.settle(outcomeOf(message));
    if (!running.started) running.begin();
  }

  return { element: place, isLoading, evaluate, reset, drawn, whenPainted, close };
}
export type Sandbox = ReturnType<typeof createSandbox>;

const UNENFORCED = { sandbox: 'unenforced' } as const;
