// Forwards the frame's console to the page, in batches that it can draw.
import type { ConsoleLine } from '../../../../../generated/workspace/messages.ts';
import { type ConsoleLevel, LEVELS, MAX_LINE_CHARACTERS } from './protocol.ts';
import { stringify } from './saved-globals.ts';

/** Lines sent immediately; then the page must first confirm that it has drawn them. */
const SENT_AT_ONCE = 100;
const KEPT_LINES = 500;
const KEPT_CHARACTERS = 100_000;

export function createConsoleOutlet(send: (lines: readonly ConsoleLine[], leftOut: number) => void) {
  let sent = 0;
  let kept: ConsoleLine[] = [];
  let characters = 0;
  let leftOut = 0;

  const isFlooded = (): boolean => sent >= SENT_AT_ONCE;

  function print(level: ConsoleLevel, text: string): void {
    const line = { level, text: text.slice(0, MAX_LINE_CHARACTERS) };
    if (!isFlooded()) {
      sent += 1;
      return send([line], 0);
    }
    kept.push(line);
    characters += line.text.length;
    // At twice the limit, so that lines are moved only occasionally.
    if (kept.length > 2 * KEPT_LINES || characters > 2 * KEPT_CHARACTERS) trim();
  }

  function drawn(): void {
    sent = 0;
    flush();
  }

  function flush(): void {
    if (kept.length === 0) return;
    trim();
    sent += kept.length;
    send(kept, leftOut);
    kept = [];
    characters = 0;
    leftOut = 0;
  }

  /** Keeps the latest lines. */
  function trim(): void {
    let first = kept.length;
    characters = 0;
    for (; first > 0 && kept.length - first < KEPT_LINES; first--) {
      const { length } = kept[first - 1]?.text ?? '';
      if (characters + length > KEPT_CHARACTERS) break;
      characters += length;
    }
    leftOut += first;
    kept = kept.slice(first);
  }

  return { isFlooded, print, drawn, flush };
}
export type ConsoleOutlet = ReturnType<typeof createConsoleOutlet>;

/** Forwards console calls and uncaught errors. Returns a function that attaches the error listeners again. */
export function forwardConsole(outlet: ConsoleOutlet): () => void {
  for (const level of LEVELS) {
    const original = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      if (!outlet.isFlooded()) original(...values);
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
