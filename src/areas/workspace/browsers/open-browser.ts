// One open page, and the commands that it has not answered yet. It keeps its identity over reconnects, by the id that the
// page generated: unanswered commands are sent again, and the page runs each only once.
import type {
  CommandMessage,
  CommandOutcome,
  HelloMessage,
  LayoutMessage,
  LogLine,
  WebviewStatus,
  WorkspaceChannel,
} from '../../../../generated/workspace/messages.ts';
import type { Callers } from '../../../base/caller.ts';
import type { Clock } from '../../../base/clock.ts';
import type { Peer } from '../../../contract/channel.ts';
import type { PanelLimits } from '../limits.ts';
import type { Actor } from '../workspace.ts';

export type PagePeer = Peer<WorkspaceChannel, Callers['browserSession']>;

type Sharing = HelloMessage['sharing'];
export type Share = keyof Sharing;

const ANYTHING: Sharing = { tab: true, screen: true };

/** Web views whose status is kept; the page is asked for others. */
export const MAX_WEB_VIEWS = 200;

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

interface SentCommand {
  readonly message: CommandMessage;
  reached: Reached;
  readonly onProgress: (progress: CommandProgress) => void;
  readonly end: (end: CommandEnd) => void;
  readonly cancelSlow: () => void;
}

export interface BrowserOptions {
  readonly clock: Clock;
  readonly limits: Pick<PanelLimits, 'graceMs' | 'acceptMs'>;
}

export type Hello = Pick<HelloMessage, 'focused' | 'sharing' | 'canShare'>;

export class Browser {
  /** Contains the user's id, so that a user cannot take over another user's browser. */
  readonly id: string;
  readonly user: Actor;
  peer: PagePeer;
  sharing: Sharing;
  /** What this browser is able to share for screenshots. */
  canShare: Sharing;
  /** The leaf that was last focused. */
  leaf: string | null = null;
  /** When it was last focused: epoch milliseconds, strictly increasing; 0 if never. */
  attention = 0;
  /** The presence message that it last received. */
  presence = '';
  /** The status of its web views by tab id; null if the page does not report it (older pages). */
  webViews: Map<string, WebviewStatus> | null = null;
  /** Whether it was closed, or did not reconnect in time. */
  isGone = false;
  readonly #options: BrowserOptions;
  readonly #commands = new Map<string, SentCommand>();
  /** Stops waiting for its return; null while it is connected. */
  #cancelGrace: (() => void) | null = null;

  constructor(id: string, user: Actor, peer: PagePeer, hello: Hello, options: BrowserOptions) {
    this.id = id;
    this.user = user;
    this.peer = peer;
    this.sharing = hello.sharing;
    this.canShare = hello.canShare ?? ANYTHING;
    this.#options = options;
  }

  /** The id that the page generated. */
  get pageId(): string {
    return this.id.slice(this.id.lastIndexOf('/') + 1);
  }

  get isIdle(): boolean {
    return this.#commands.size === 0;
  }

  has(commandId: string): boolean {
    return this.#commands.has(commandId);
  }

  report(statuses: readonly WebviewStatus[]): void {
    this.webViews ??= new Map();
    for (const status of statuses) {
      this.webViews.delete(status.tabId);
      this.webViews.set(status.tabId, status); // the latest is the last
    }
    for (const tabId of this.webViews.keys()) {
      if (this.webViews.size <= MAX_WEB_VIEWS) return;
      this.webViews.delete(tabId);
    }
  }

  /** Older pages get the log lines of a change one by one. */
  sendLayout(snapshot: Pick<LayoutMessage, 'revision' | 'layout'>, log: readonly LogLine[]): void {
    const isJoined = this.webViews !== null && log.length > 0;
    void this.peer.send({ type: 'layout', ...snapshot, ...(isJoined ? { log: [...log] } : {}) });
    if (!isJoined) this.sendLog(log);
  }

  sendLog(lines: readonly LogLine[]): void {
    for (const line of lines) void this.peer.send({ type: 'log', line });
  }

  /** Never resolves if the browser stays connected and does not answer: the caller sets the deadline. */
  send(message: CommandMessage, onProgress: SentCommand['onProgress']): Promise<CommandEnd> {
    if (this.isGone) return Promise.resolve({ kind: 'lost', reached: 'unsent' });
    const { clock, limits } = this.#options;
    return new Promise((end) => {
      const cancelSlow = clock.at(clock.now() + limits.acceptMs, () => onProgress('slow'));
      const command: SentCommand = { message, reached: 'unsent', onProgress, end, cancelSlow };
      this.#commands.set(message.command, command);
      this.#write(command);
    });
  }

  /** Abandons the command and ignores a late result. */
  forget(commandId: string): void {
    this.#commands.get(commandId)?.cancelSlow();
    this.#commands.delete(commandId);
  }

  accepted(commandId: string, deferred: boolean): void {
    const command = this.#commands.get(commandId);
    if (!command) return;
    command.cancelSlow();
    command.reached = 'accepted';
    command.onProgress(deferred ? 'deferred' : 'accepted');
  }

  /** False if the command is unknown here; it may have been sent before a restart. */
  result(commandId: string, outcome: CommandOutcome): boolean {
    const command = this.#commands.get(commandId);
    if (!command) return false;
    this.#finish(command, { kind: 'result', outcome });
    return true;
  }

  /** Returns the former connection if it is still open. */
  reconnect(peer: PagePeer, { sharing, canShare = ANYTHING }: Hello): PagePeer | null {
    const former = this.#cancelGrace === null && this.peer !== peer ? this.peer : null;
    this.#cancelGrace?.();
    this.#cancelGrace = null;
    this.peer = peer;
    this.presence = '';
    this.sharing = sharing;
    this.canShare = canShare;
    return former;
  }

  sendAgain(): void {
    for (const command of this.#commands.values()) this.#write(command);
  }

  /** `isClosed`: the page is gone, with all code that ran in it. Otherwise it may reconnect. Calls `gone` when it is gone. */
  disconnect(isClosed: boolean, gone: () => void): void {
    const giveUp = () => {
      this.isGone = true;
      gone();
      for (const command of this.#commands.values()) this.#finish(command, { kind: 'lost', reached: command.reached });
    };
    const { clock, limits } = this.#options;
    if (isClosed) giveUp();
    else this.#cancelGrace = clock.at(clock.now() + limits.graceMs, giveUp);
  }

  /** A send that fails at once wrote nothing. After any other failure the command may have arrived. */
  #write(command: SentCommand): void {
    const sent = this.peer.send(command.message);
    if (sent !== 'gone' && sent !== 'stuck' && command.reached === 'unsent') command.reached = 'sent';
  }

  #finish(command: SentCommand, end: CommandEnd): void {
    this.forget(command.message.command);
    command.end(end);
  }
}
