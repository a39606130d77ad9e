// Forwards the frame's console to the page, in batches that it can draw.
import type { ConsoleLine } from '../../../../../generated/workspace/messages.ts';
import { type ConsoleLevel, LEVELS, MAX_LINE_CHARACTERS } from './protocol.ts';
import { stringify } from './saved-globals.ts';

/** Lines sent immediately; then the page must first confirm that it has drawn them. */
const SENT_AT_ONCE = 100;
const KEPT_LINES = 500;
const KEPT_CHARACTERS = 100_000;

export class ConsoleOutlet {
  readonly #send: (lines: readonly ConsoleLine[], leftOut: number) => void;
  #sent = 0;
  #kept: ConsoleLine[] = [];
  #characters = 0;
  #leftOut = 0;

  constructor(send: (lines: readonly ConsoleLine[], leftOut: number) => void) {
    this.#send = send;
  }

  get isFlooded(): boolean {
    return this.#sent >= SENT_AT_ONCE;
  }

  print(level: ConsoleLevel, text: string): void {
    const line = { level, text: text.slice(0, MAX_LINE_CHARACTERS) };
    if (!this.isFlooded) {
      this.#sent += 1;
      return this.#send([line], 0);
    }
    this.#kept.push(line);
    this.#characters += line.text.length;
    // At twice the limit, so that lines are moved only occasionally.
    if (this.#kept.length > 2 * KEPT_LINES || this.#characters > 2 * KEPT_CHARACTERS) this.#trim();
  }

  drawn(): void {
    this.#sent = 0;
    this.flush();
  }

  flush(): void {
    if (this.#kept.length === 0) return;
    this.#trim();
    this.#sent += this.#kept.length;
    this.#send(this.#kept, this.#leftOut);
    this.#kept = [];
    this.#characters = 0;
    this.#leftOut = 0;
  }

  /** Keeps the latest lines. */
  #trim(): void {
    let first = this.#kept.length;
    this.#characters = 0;
    for (; first > 0 && this.#kept.length - first < KEPT_LINES; first--) {
      const { length } = this.#kept[first - 1]?.text ?? '';
      if (this.#characters + length > KEPT_CHARACTERS) break;
      this.#characters += length;
    }
    this.#leftOut += first;
    this.#kept = this.#kept.slice(first);
  }
}

/** Forwards console calls and uncaught errors. Returns a function that attaches the error listeners again. */
export function forwardConsole(outlet: ConsoleOutlet): () => void {
  for (const level of LEVELS) {
    const original = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      if (!outlet.isFlooded) original(...values);
      outlet.print(level, values.map(readable).join(' '));
    };
  }
  const onError = ({ message }: ErrorEvent) => outlet.print('error', message);
  const onRejection = ({ reason }: PromiseRejectionEvent) =>
    outlet.print('error', `Uncaught (in promise) ${readable(reason)}`);
  const listen = (): void => {
    addEventListener('error', onError);
    addEventListener('unhandledrejection', onRejection);
  };
  listen();
  return listen;
}

function readable(value: unknown): string {
  if (typeof value === 'string') return value;
  try {
    return value instanceof Error ? `${value.name}: ${value.message}` : (stringify(value) ?? String(value));
  } catch {
    return typeof value;
  }
}
