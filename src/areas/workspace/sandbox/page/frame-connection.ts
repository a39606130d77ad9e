// One sandboxed frame and the port to it.
import type { ConsoleLine } from '../../../../../generated/workspace/messages.ts';
import { element } from '../../page-kit/element.ts';
import { type ConsoleLevel, type FromFrame, LEVELS, MAX_LINE_CHARACTERS, type ToFrame } from './protocol.ts';

const SHELL = '/workspaces/sandbox-shell';
const FRAME = '/workspaces/sandbox-frame';
/** Longest time from the request to `ready`. */
const LOAD_MS = 10_000;
/** Timeout of the check after a `load` event. */
const PING_MS = 500;

export interface FrameListener {
  message(message: Exclude<FromFrame, { kind: 'ready' | 'here' | 'painted' }>): void;
  ready(enforced: boolean): void;
  lost(how: 'not-loaded' | 'navigated-away'): void;
}

export class FrameConnection {
  readonly #settled = Promise.withResolvers<void>();
  /** Resolves when the frame can run code or is gone. */
  readonly ready = this.#settled.promise;
  /** Whether the browser blocks all network access; null while the frame loads. */
  enforced: boolean | null = null;
  /** Whether no code has run in it yet. */
  fresh = true;
  readonly #port: MessagePort;
  readonly #listener: FrameListener;
  #timer: ReturnType<typeof setTimeout>;
  #painted: (() => void)[] = [];

  constructor(place: HTMLElement, listener: FrameListener) {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.#listener = listener;
    port1.onmessage = ({ data }: MessageEvent<unknown>) => this.#receive(readMessage(data));
    const frame = element('iframe', { sandbox: 'allow-scripts', src: FRAME, title: 'Sandbox document' });
    let greeted = false;
    frame.addEventListener('load', () => {
      if (greeted) return this.#ping();
      greeted = true;
      return frame.contentWindow?.postMessage('hello', '*', [port2]);
    });
    const shell = element('iframe', { src: SHELL, title: 'Sandbox' });
    shell.addEventListener('load', () => shell.contentDocument?.body.append(frame), { once: true });
    place.replaceChildren(shell);
    this.#timer = setTimeout(() => listener.lost('not-loaded'), LOAD_MS);
  }

  send(message: ToFrame): void {
    this.#port.postMessage(message);
  }

  /** Resolves once the frame has painted its current content; never while code keeps it busy. */
  whenPainted(): Promise<void> {
    this.send({ kind: 'paint' });
    return new Promise((resolve) => this.#painted.push(resolve));
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#port.close();
    this.#settled.resolve();
  }

  /** After a `load` event: either code rewrote the document, or another document was loaded, which has no port. */
  #ping(): void {
    if (this.enforced === null) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#listener.lost('navigated-away'), PING_MS);
    this.send({ kind: 'there' });
  }

  #receive(message: FromFrame | null): void {
    if (message?.kind === 'here') return clearTimeout(this.#timer);
    if (message?.kind === 'painted') return this.#painted.shift()?.();
    if (message?.kind !== 'ready') return message ? this.#listener.message(message) : undefined;
    if (this.enforced !== null) return;
    clearTimeout(this.#timer);
    this.enforced = message.enforced;
    this.#listener.ready(message.enforced);
    this.#settled.resolve();
  }
}

/** Messages from the frame are untrusted. */
function readMessage(data: unknown): FromFrame | null {
  if (typeof data !== 'object' || data === null) return null;
  const { kind, id, json, error, stack, enforced, lines, leftOut } = data as Record<string, unknown>;
  if (kind === 'here' || kind === 'painted') return { kind };
  if (kind === 'ready') return { kind, enforced: enforced === true };
  if (kind === 'console' && Array.isArray(lines) && typeof leftOut === 'number') {
    return { kind, leftOut, lines: lines.flatMap(readLine) };
  }
  if (typeof id !== 'number') return null;
  if (kind === 'started') return { kind, id };
  if (kind === 'value' && (json === null || typeof json === 'string')) return { kind, id, json };
  if (kind === 'error' && typeof error === 'string') {
    return { kind, id, error, stack: typeof stack === 'string' ? stack : null };
  }
  return null;
}

function readLine(line: unknown): ConsoleLine[] {
  const { level, text } = (line ?? {}) as Record<string, unknown>;
  if (!LEVELS.includes(level as ConsoleLevel) || typeof text !== 'string') return [];
  return [{ level: level as ConsoleLevel, text: text.slice(0, MAX_LINE_CHARACTERS).toWellFormed() }];
}
