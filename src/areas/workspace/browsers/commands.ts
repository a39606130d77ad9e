// Sends commands to browsers, resends them after a reconnect, and gives up when the browser does not return.
import type { Settings } from '../../../../generated/config/settings.ts';
import type { CommandMessage, CommandOutcome } from '../../../../generated/workspace/messages.ts';
import type { Clock } from '../../../base/clock.ts';
import { Problem } from '../../../base/problem.ts';
import type { Browser } from './browsers.ts';

export type CommandLimits = Pick<Settings['panels'], 'graceMs' | 'acceptMs'>;

/**
 * How far a command got. 'unsent': nothing was written to a socket. 'sent': it was written, and the browser may or
 * may not have received it. 'accepted': the browser confirmed it.
 */
export type Reached = 'unsent' | 'sent' | 'accepted';

/** A command ends with a result, or is lost with its browser. */
export type CommandEnd =
  | { readonly kind: 'result'; readonly outcome: CommandOutcome }
  | { readonly kind: 'lost'; readonly reached: Reached };

/** 'slow': the browser has not confirmed the command in time, but still may. */
export type CommandProgress = 'accepted' | 'deferred' | 'slow';

interface Command {
  readonly message: CommandMessage;
  readonly browserId: string;
  reached: Reached;
  readonly onProgress: (progress: CommandProgress) => void;
  readonly end: (end: CommandEnd) => void;
  cancelSlow: () => void;
}

export class Commands {
  readonly #clock: Clock;
  readonly #limits: CommandLimits;
  readonly #commands = new Map<string, Command>();
  readonly #present = new Set<string>();
  readonly #stopping = new AbortController();
  /** Disconnected browsers, with the function that cancels the wait for their return. */
  readonly #missing = new Map<string, () => void>();

  constructor(clock: Clock, limits: CommandLimits) {
    this.#clock = clock;
    this.#limits = limits;
  }

  /** Aborted at shutdown, with the problem to return to callers that wait for a browser. */
  get stopping(): AbortSignal {
    return this.#stopping.signal;
  }

  has(commandId: string): boolean {
    return this.#commands.has(commandId);
  }

  isRunningIn({ id }: Browser): boolean {
    return [...this.#commands.values()].some(({ browserId }) => browserId === id);
  }

  /** Never resolves if the browser stays connected and does not answer: the caller sets the deadline. */
  send(
    browser: Browser,
    message: CommandMessage,
    onProgress: (progress: CommandProgress) => void = () => {},
  ): Promise<CommandEnd> {
    const isThere = this.#present.has(browser.id) || this.#missing.has(browser.id);
    if (!isThere) return Promise.resolve({ kind: 'lost', reached: 'unsent' });
    return new Promise((resolve) => {
      const slow = () => onProgress('slow');
      const command: Command = {
        message,
        browserId: browser.id,
        reached: 'unsent',
        onProgress,
        end: resolve,
        cancelSlow: this.#clock.at(this.#clock.now() + this.#limits.acceptMs, slow),
      };
      this.#commands.set(message.command, command);
      this.#write(browser, command);
    });
  }

  /** `deadline` is in epoch milliseconds. A later result is ignored. */
  async sendUntil(deadline: number, browser: Browser, message: CommandMessage): Promise<CommandEnd | 'late'> {
    let cancel: () => void = () => {};
    const late = new Promise<'late'>((resolve) => {
      cancel = this.#clock.at(deadline, () => resolve('late'));
    });
    const end = await Promise.race([this.send(browser, message), late]);
    cancel();
    if (end === 'late') this.forget(message.command);
    if (this.#stopping.signal.aborted && end !== 'late' && end.kind === 'lost') throw stopped();
    return end;
  }

  /** To be called before a shutdown closes the connections: a browser lost then may still be running. */
  stop(): void {
    this.#stopping.abort(stopped());
  }

  /** Abandons the command and ignores a late result. */
  forget(commandId: string): void {
    this.#commands.get(commandId)?.cancelSlow();
    this.#commands.delete(commandId);
  }

  accepted(browser: Browser, commandId: string, deferred: boolean): void {
    const command = this.#of(browser, commandId);
    if (!command) return;
    command.cancelSlow();
    command.reached = 'accepted';
    command.onProgress(deferred ? 'deferred' : 'accepted');
  }

  /** False if the command is unknown here; it may have been sent before a restart. */
  result(browser: Browser, commandId: string, outcome: CommandOutcome): boolean {
    const command = this.#of(browser, commandId);
    if (!command) return false;
    this.#finish(command, { kind: 'result', outcome });
    return true;
  }

  /** Resends unanswered commands. The browser recognizes their ids and runs each only once. */
  connected(browser: Browser): void {
    this.#present.add(browser.id);
    this.#missing.get(browser.id)?.();
    this.#missing.delete(browser.id);
    for (const command of this.#commands.values()) {
      if (command.browserId === browser.id) this.#write(browser, command);
    }
  }

  /** `closed`: the page is gone, with all code that ran in it. Otherwise it may reconnect. */
  disconnected(browser: Browser, closed: boolean): void {
    const giveUp = () => {
      this.#missing.delete(browser.id);
      for (const command of this.#commands.values()) {
        if (command.browserId === browser.id) this.#finish(command, { kind: 'lost', reached: command.reached });
      }
    };
    this.#present.delete(browser.id);
    this.#missing.get(browser.id)?.();
    if (closed) return giveUp();
    this.#missing.set(browser.id, this.#clock.at(this.#clock.now() + this.#limits.graceMs, giveUp));
  }

  /** A send that fails at once wrote nothing. After any other failure the command may have arrived. */
  #write(browser: Browser, command: Command): void {
    const sent = browser.peer.send(command.message);
    if (sent !== 'gone' && sent !== 'stuck' && command.reached === 'unsent') command.reached = 'sent';
  }

  #of(browser: Browser, commandId: string): Command | null {
    const command = this.#commands.get(commandId);
    return command?.browserId === browser.id ? command : null;
  }

  #finish(command: Command, end: CommandEnd): void {
    this.forget(command.message.command);
    command.end(end);
  }
}

const stopped = (): Problem =>
  new Problem('unavailable', 'The server is shutting down. Try again.', { headers: { 'Retry-After': '1' } });
