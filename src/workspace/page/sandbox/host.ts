// The page's end of a sandbox: a frame that may run scripts and nothing else, inside a shell page of our own whose
// policy keeps the frame from going anywhere.
import type { CodeFailed, Executed } from '../../../../generated/workspace/messages.ts';
import { element } from '../element.ts';
import type { ConsoleLevel, FromFrame, ToFrame } from './protocol.ts';
import { evaluable } from './rewrite.ts';

const SHELL = '/workspaces/sandbox-shell';
const FRAME = '/workspaces/sandbox-frame';
const MAX_ERROR_CHARACTERS = 20_000;
/** The server reads 64 levels, some of which the message itself takes. */
const MAX_DEPTH = 60;

export type EvalOutcome = Executed | CodeFailed;

interface Guest {
  readonly port: MessagePort;
  readonly ready: Promise<void>;
  readonly pending: Map<number, (outcome: EvalOutcome) => void>;
  loaded: boolean;
}

export class Sandbox {
  /** Holds the frame; the same element for as long as the panel is open. */
  readonly element = element('div', { class: 'sandbox-frame' });
  readonly #onConsole: (level: ConsoleLevel, text: string) => void;
  #guest: Guest;
  #ids = 0;
  /** Code runs in the order it came in. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(onConsole: (level: ConsoleLevel, text: string) => void) {
    this.#onConsole = onConsole;
    this.#guest = this.#invite();
  }

  get loading(): boolean {
    return !this.#guest.loaded;
  }

  evaluate(code: string, timeoutMs: number): Promise<EvalOutcome> {
    const turn = this.#last.then(() => this.#run(code, timeoutMs));
    this.#last = turn;
    return turn;
  }

  /** What runs is given up, what waits runs in the fresh frame. */
  reset(reason = 'The sandbox was reset while the code ran.'): void {
    const { pending, port } = this.#guest;
    port.close();
    this.#guest = this.#invite();
    for (const settle of pending.values()) settle({ status: 'error', error: reason });
  }

  async #run(code: string, timeoutMs: number): Promise<EvalOutcome> {
    let text: string;
    try {
      text = evaluable(code);
    } catch (error) {
      return { status: 'error', error: `SyntaxError: ${(error as Error).message}`.slice(0, MAX_ERROR_CHARACTERS) };
    }
    await this.#guest.ready;
    const guest = this.#guest;
    const id = ++this.#ids;
    return new Promise((resolve) => {
      // Code that never ends blocks its frame for good: only another frame helps.
      const timer = setTimeout(() => this.reset(`The code took longer than ${timeoutMs} ms.`), timeoutMs);
      guest.pending.set(id, (outcome) => {
        clearTimeout(timer);
        guest.pending.delete(id);
        resolve(outcome);
      });
      guest.port.postMessage({ id, code: text } satisfies ToFrame);
    });
  }

  #invite(): Guest {
    const { port1, port2 } = new MessageChannel();
    const { promise, resolve } = Promise.withResolvers<void>();
    const guest: Guest = { port: port1, ready: promise, pending: new Map(), loaded: false };
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = readMessage(data);
      if (message?.kind === 'ready') {
        guest.loaded = true;
        resolve();
      } else if (message) this.#receive(guest, message);
    };
    const frame = element('iframe', { sandbox: 'allow-scripts', src: FRAME, title: 'Sandbox document' });
    frame.addEventListener('load', () => frame.contentWindow?.postMessage('hello', '*', [port2]), { once: true });
    const shell = element('iframe', { src: SHELL, title: 'Sandbox' });
    shell.addEventListener('load', () => shell.contentDocument?.body.append(frame), { once: true });
    this.element.replaceChildren(shell);
    return guest;
  }

  #receive({ pending }: Guest, message: Exclude<FromFrame, { kind: 'ready' }>): void {
    if (message.kind === 'console') return this.#onConsole(message.level, message.text);
    return pending.get(message.id)?.(outcomeOf(message));
  }
}

function outcomeOf(message: Extract<FromFrame, { id: number }>): EvalOutcome {
  if (message.kind === 'error')
    return { status: 'error', error: message.error.slice(0, MAX_ERROR_CHARACTERS).toWellFormed() };
  if (message.json === null) return { status: 'executed' };
  try {
    return { status: 'executed', result: sendable(JSON.parse(message.json), MAX_DEPTH) };
  } catch (error) {
    const tooDeep = error instanceof RangeError;
    const reason = tooDeep ? `is nested deeper than ${MAX_DEPTH} levels` : 'is no JSON';
    return { status: 'error', error: `The value ${reason}.` };
  }
}

/** As the server reads JSON: not too deep, and in whole characters. */
function sendable(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) throw new RangeError('too deep');
  if (Array.isArray(value)) return value.map((item) => sendable(item, depth - 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key.toWellFormed(), sendable(item, depth - 1)]),
  );
}

/** The code in the frame can say anything: only what has the right shape counts. */
function readMessage(data: unknown): FromFrame | null {
  if (typeof data !== 'object' || data === null) return null;
  const { kind, id, json, error, level, text } = data as Record<string, unknown>;
  if (kind === 'ready') return { kind };
  if (kind === 'value' && typeof id === 'number' && (json === null || typeof json === 'string'))
    return { kind, id, json };
  if (kind === 'error' && typeof id === 'number' && typeof error === 'string') return { kind, id, error };
  const levels: readonly unknown[] = ['log', 'info', 'warn', 'error', 'debug'];
  if (kind === 'console' && levels.includes(level) && typeof text === 'string') {
    return { kind, level: level as ConsoleLevel, text };
  }
  return null;
}
