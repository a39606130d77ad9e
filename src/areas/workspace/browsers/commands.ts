// Commands to one browser: sent, accepted, answered; sent again when the browser comes back; given up when it does not.
import type { Settings } from '../../../../generated/config/settings.ts';
import type { CommandMessage, CommandOutcome } from '../../../../generated/workspace/messages.ts';
import type { Clock } from '../../../base/clock.ts';
import { Problem } from '../../../base/problem.ts';
import type { Browser } from './browsers.ts';

export type CommandLimits = Pick<Settings['panels'], 'graceMs' | 'acceptMs'>;

/**
 * How far a command came. 'unsent': nothing of it was ever written to a socket. 'sent': it was written, and the browser
 * may have it or not. 'accepted': the browser has said that it has it.
 */
export type Reached = 'unsent' | 'sent' | 'accepted';

/** How a command ends: with a result, or without one because its browser is gone. */
export type CommandEnd =
  | { readonly kind: 'result'; readonly outcome: CommandOutcome }
  | { readonly kind: 'lost'; readonly reached: Reached };

/** Progress of a command. 'slow': the browser has not acknowledged it in time; it still may. */
export type CommandNews = 'accepted' | 'deferred' | 'slow';

interface Command {
  readonly message: CommandMessage;
  readonly browserId: string;
  reached: Reached;
  readonly tell: (news: CommandNews) => void;
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

  /** Aborted with the answer for whoever waits for a browser when the server goes. */
  get stopping(): AbortSignal {
    return this.#stopping.signal;
  }

  get size(): number {
    return this.#commands.size;
  }

  has(commandId: string): boolean {
    return this.#commands.has(commandId);
  }

  /** Resolves in any case, unless the browser stays and never answers: a deadline is the caller's. */
  send(browser: Browser, message: CommandMessage, tell: (news: CommandNews) => void = () => {}): Promise<CommandEnd> {
    const isThere = this.#present.has(browser.id) || this.#missing.has(browser.id);
    if (!isThere) return Promise.resolve({ kind: 'lost', reached: 'unsent' });
    return new Promise((resolve) => {
      const slow = () => tell('slow');
      const command: Command = {
        message,
        browserId: browser.id,
        reached: 'unsent',
        tell,
        end: resolve,
        cancelSlow: this.#clock.at(this.#clock.now() + this.#limits.acceptMs, slow),
      };
      this.#commands.set(message.command, command);
      this.#write(browser, command);
    });
  }

  /** The same with a deadline, in epoch milliseconds; what comes later belongs to nobody. */
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

  /** The server goes, and closes the connections itself: that a browser is lost then says nothing of the browser. */
  stop(): void {
    this.#stopping.abort(stopped());
  }

  /** Gives the command up; a late result is ignored. */
  forget(commandId: string): void {
    this.#commands.get(commandId)?.cancelSlow();
    this.#commands.delete(commandId);
  }

  accepted(browser: Browser, commandId: string, deferred: boolean): void {
    const command = this.#of(browser, commandId);
    if (!command) return;
    command.cancelSlow();
    command.reached = 'accepted';
    command.tell(deferred ? 'deferred' : 'accepted');
  }

  /** False when this browser has no such command here: it may be one from before a restart. */
  result(browser: Browser, commandId: string, outcome: CommandOutcome): boolean {
    const command = this.#of(browser, commandId);
    if (!command) return false;
    this.#finish(command, { kind: 'result', outcome });
    return true;
  }

  /** Connected or reconnected: gets its unanswered commands again. It runs none twice, by their ids. */
  arrived(browser: Browser): void {
    this.#present.add(browser.id);
    this.#missing.get(browser.id)?.();
    this.#missing.delete(browser.id);
    for (const command of this.#commands.values()) {
      if (command.browserId === browser.id) this.#write(browser, command);
    }
  }

  /** `closed`: the page itself is gone and takes with it whatever ran there. Otherwise it may come back. */
  left(browser: Browser, closed: boolean): void {
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

  /** A send that fails at once wrote nothing; after any other failure the command may have arrived. */
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
