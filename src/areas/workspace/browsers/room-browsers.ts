// The browsers that have a workspace open: who is connected to this node, and what they are asked, see `ask`. The browsers of
// other nodes are asked by their own nodes (room/browser-work.ts).
import type { CommandMessage, CommandOutcome, WebviewStatus } from '../../../../generated/workspace/messages.ts';
import { oneAtATime } from '../../../base/async/one-at-a-time.ts';
import type { Clock } from '../../../base/clock.ts';
import { ignoreStateErrors } from '../../../base/state/nodes/mailbox.ts';
import type { Actor, WorkspaceName } from '../workspace.ts';
import type { BrowserNodes, OpenBrowser, PlacedBrowser } from './browser-nodes.ts';
import {
  Browser,
  type BrowserOptions,
  type CommandEnd,
  type CommandProgress,
  type Hello,
  type PagePeer,
  type Reached,
} from './open-browser.ts';

export interface RoomBrowsersParts {
  readonly clock: Clock;
  readonly limits: BrowserOptions['limits'];
  /** Absent if there is only one node. */
  readonly nodes?: BrowserNodes | undefined;
  /** Strictly increasing in all rooms. */
  readonly focusTime: () => number;
  /** Aborted at shutdown, with the problem to return to callers that wait for a browser. */
  readonly stopping: AbortSignal;
  readonly onFault: (error: unknown) => void;
}

/** The end of a command. `late`: it goes on, and `end` is its end. */
export type Answer =
  | { readonly kind: 'result'; readonly browser: Browser; readonly outcome: CommandOutcome }
  | { readonly kind: 'lost'; readonly browser: Browser; readonly reached: Exclude<Reached, 'unsent'> }
  | { readonly kind: 'late'; readonly browser: Browser; readonly end: Promise<CommandEnd> }
  | { readonly kind: 'no-browser' };

export interface Question {
  readonly message: CommandMessage;
  /** From when the first browser is asked. A later result is ignored unless the command `persists`. */
  readonly timeoutMs: number;
  /** Whether another browser may be asked after one was lost that may have run it. */
  readonly isRepeatable: boolean;
  /** Whether it goes on after the deadline and over a restart of the server. */
  readonly persists?: boolean;
  /** The last focused one by default. `lost`: how far the command got in a browser that was lost. */
  readonly choose?: (lost: Reached | null) => Browser | null | Promise<Browser | null>;
  /** `giveUp` ends the wait as the deadline does. */
  readonly onProgress?: (progress: CommandProgress, giveUp: () => void) => void;
}

export class RoomBrowsers {
  readonly #name: WorkspaceName;
  readonly #parts: RoomBrowsersParts;
  /** Called when a browser has left, or its web views have changed. */
  readonly #wake: () => void;
  readonly #open = new Map<string, Browser>();
  /** Disconnected browsers that may come back. */
  readonly #missing = new Map<string, Browser>();
  readonly #watchers = new Set<() => void>();

  constructor(name: WorkspaceName, parts: RoomBrowsersParts, wake: () => void) {
    this.#name = name;
    this.#parts = parts;
    this.#wake = wake;
  }

  get isIdle(): boolean {
    return [this.#open, this.#missing, this.#watchers].every(({ size }) => size === 0);
  }

  get list(): readonly Browser[] {
    return [...this.#open.values()];
  }

  /** Null: no browser has the workspace open on this node. */
  lastFocused(among: (browser: Browser) => boolean = () => true): Browser | null {
    const candidates = this.list.filter(among).sort((one, other) => other.attention - one.attention);
    return candidates[0] ?? null;
  }

  /** The open browsers of all nodes; those of this one first. */
  async everywhere(): Promise<readonly PlacedBrowser[]> {
    const here = this.list.map((browser) => ({ node: null, browser }));
    const others = await this.#parts.nodes?.list(this.#name);
    return [...here, ...(others ?? [])];
  }

  async focusedLeaf(): Promise<string | null> {
    if (!this.#parts.nodes) return this.lastFocused()?.leaf ?? null;
    return bestOf(await this.everywhere())?.browser.leaf ?? null;
  }

  /** Calls soon after a browser on any node connects, disconnects, is focused or changes its sharing. */
  watch(changed: () => void): () => void {
    return this.#parts.nodes?.watch(this.#name, changed) ?? this.watchOwn(changed);
  }

  /** The same for the browsers of this node, at once. */
  watchOwn(changed: () => void): () => void {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  }

  /** Whether a browser of this node has not answered the command yet. */
  hasCommand(commandId: string): boolean {
    return [...this.#open.values(), ...this.#missing.values()].some((browser) => browser.has(commandId));
  }

  /** A browser that reconnects keeps its focus. `former` is its connection that is still open. */
  connect(peer: PagePeer, id: string, user: Actor, hello: Hello): { browser: Browser; former: PagePeer | null } {
    const { clock, limits } = this.#parts;
    const existing = this.#open.get(id) ?? this.#missing.get(id);
    const former = existing?.reconnect(peer, hello) ?? null;
    const browser = existing ?? new Browser(id, user, peer, hello, { clock, limits });
    // A browser that never reported focus ranks below one that did.
    if (hello.focused) browser.attention = this.#parts.focusTime();
    this.#missing.delete(id);
    this.#open.set(id, browser);
    this.changed();
    return { browser, former };
  }

  /** `isClosed`: the page was closed. Otherwise the connection broke, and the page may reconnect. */
  disconnect(browser: Browser, isClosed: boolean): void {
    this.#open.delete(browser.id);
    this.#missing.set(browser.id, browser);
    browser.disconnect(isClosed, () => {
      this.#missing.delete(browser.id);
      this.#wake();
    });
    this.changed();
  }

  report(browser: Browser, statuses: readonly WebviewStatus[]): void {
    browser.report(statuses);
    this.#wake();
  }

  focus(browser: Browser, leaf: string | null): void {
    browser.attention = this.#parts.focusTime();
    browser.leaf = leaf ?? browser.leaf;
    this.changed();
  }

  changed(): void {
    this.#parts.nodes?.write(this.#name);
    for (const changed of [...this.#watchers]) changed();
  }

  /** Sends presence to pages that have not received it. */
  readonly sendPresence = oneAtATime(
    async () => {
      const windows = Map.groupBy(await this.everywhere(), ({ browser }) => browser.user.name);
      const people = [...windows].map(([name, { length }]) => ({ name, browsers: length }));
      const text = JSON.stringify(people);
      for (const browser of this.#open.values()) {
        if (browser.presence === text) continue;
        browser.presence = text;
        void browser.peer.send({ type: 'presence', people });
      }
    },
    (error) => ignoreStateErrors(this.#parts.onFault)(error),
  );

  /** Asks one browser after the other until one answers, or until the command may have run and must not run twice. */
  async ask({ message, timeoutMs, choose, onProgress, ...rules }: Question): Promise<Answer> {
    const { clock, stopping } = this.#parts;
    let deadline = 0;
    let lost: Reached | null = null;
    for (;;) {
      const browser: Browser | null = choose ? await choose(lost) : this.lastFocused();
      if (!browser) return { kind: 'no-browser' };
      deadline ||= clock.now() + timeoutMs;
      const { promise: late, resolve } = Promise.withResolvers<'late'>();
      const giveUp = () => resolve('late');
      const cancel = clock.at(deadline, giveUp);
      const sent: Promise<CommandEnd> = browser.send(message, (progress) => onProgress?.(progress, giveUp));
      const end: CommandEnd | 'late' = await Promise.race([sent, late]);
      cancel();
      if (end === 'late') {
        if (!rules.persists) browser.forget(message.command);
        return { kind: 'late', browser, end: sent };
      }
      if (end.kind === 'result') return { ...end, browser };
      if (!rules.persists) stopping.throwIfAborted(); // a browser lost then may still be running
      if (end.reached !== 'unsent' && !rules.isRepeatable) return { kind: 'lost', browser, reached: end.reached };
      lost = end.reached;
    }
  }
}

/** The highest-ranked browser, then the last focused; this node's wins a tie. Null: the workspace is not open. */
export const bestOf = (
  open: readonly PlacedBrowser[],
  rank: (browser: OpenBrowser) => number = () => 0,
): PlacedBrowser | null =>
  open
    .toSorted(
      (one, other) => rank(other.browser) - rank(one.browser) || other.browser.attention - one.browser.attention,
    )
    .at(0) ?? null;
