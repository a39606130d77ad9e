// The open browsers of each workspace, the order in which they were focused, and what they share.
import type { Person, WorkspaceChannel } from '../../../../generated/workspace/messages.ts';
import type { Callers } from '../../../base/caller.ts';
import type { Peer } from '../../../contract/channel.ts';
import type { Actor } from '../actors.ts';
import { keyOf, type WorkspaceName } from '../workspace.ts';

export type PagePeer = Peer<WorkspaceChannel, Callers['browserSession']>;

export interface Sharing {
  readonly tab: boolean;
  readonly screen: boolean;
}

export type Share = keyof Sharing;

const ANYTHING: Sharing = { tab: true, screen: true };

/** One open page. Keeps its identity across reconnects, by the id that the page generated. */
export class Browser {
  /** Contains the user's id, so that a user cannot take over another user's browser. */
  readonly id: string;
  readonly workspace: WorkspaceName;
  peer: PagePeer;
  sharing: Sharing;
  /** What this browser is able to share for screenshots. */
  canShare: Sharing = ANYTHING;
  /** The leaf that was last focused. */
  leaf: string | null = null;
  /** When it was last focused: epoch milliseconds, strictly increasing; 0 if never. */
  attention: number;
  readonly user: Actor;

  constructor(
    id: string,
    workspace: WorkspaceName,
    peer: PagePeer,
    { sharing, user }: { readonly sharing: Sharing; readonly user: Actor },
    attention: number,
  ) {
    this.id = id;
    this.user = user;
    this.workspace = workspace;
    this.peer = peer;
    this.sharing = sharing;
    this.attention = attention;
  }

  /** The id that the page generated. */
  get pageId(): string {
    return this.id.slice(this.id.lastIndexOf('/') + 1);
  }
}

/** One entry per user, in the order of their first browsers. */
export function peopleOf(browsers: readonly Pick<Browser, 'user'>[]): Person[] {
  const windows = Map.groupBy(browsers, ({ user }) => user.name);
  return [...windows].map(([name, { length }]) => ({ name, browsers: length }));
}

export class Browsers {
  readonly #byWorkspace = new Map<string, Map<string, Browser>>();
  readonly #byPeer = new Map<PagePeer, Browser>();
  readonly #watchers = new Set<(workspace: WorkspaceName) => void>();
  readonly #now: () => number;
  #attention = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  get all(): readonly Browser[] {
    return [...this.#byPeer.values()];
  }

  of(workspace: WorkspaceName): readonly Browser[] {
    return [...(this.#byWorkspace.get(keyOf(workspace))?.values() ?? [])];
  }

  find(peer: PagePeer): Browser | null {
    return this.#byPeer.get(peer) ?? null;
  }

  people(workspace: WorkspaceName): Person[] {
    return peopleOf(this.of(workspace));
  }

  /** The owner's most recently focused workspace, as owner/repo. */
  focusedWorkspace(owner: string): string | null {
    const [last] = this.all
      .filter(({ workspace }) => workspace.owner === owner)
      .sort((one, other) => other.attention - one.attention);
    return last ? keyOf(last.workspace) : null;
  }

  /** Null: no browser has the workspace open. */
  lastFocused(workspace: WorkspaceName, among: (browser: Browser) => boolean = () => true): Browser | null {
    return this.of(workspace)
      .filter(among)
      .reduce<Browser | null>((best, each) => (best && best.attention >= each.attention ? best : each), null);
  }

  /** Calls when a browser connects, disconnects, is focused or changes its sharing. Returns a function that stops. */
  watch(changed: (workspace: WorkspaceName) => void): () => void {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  }

  share(browser: Browser, sharing: Sharing): void {
    browser.sharing = sharing;
    this.#notify(browser.workspace);
  }

  focusedLeaf(workspace: WorkspaceName): string | null {
    return this.lastFocused(workspace)?.leaf ?? null;
  }

  /** A reconnecting browser replaces its former connection and keeps its focus. */
  connect(
    peer: PagePeer,
    workspace: WorkspaceName,
    hello: {
      readonly id: string;
      readonly user: Actor;
      readonly focused: boolean;
      readonly sharing: Sharing;
      readonly canShare?: Sharing | undefined;
    },
  ): { readonly browser: Browser; readonly former: PagePeer | null } {
    const open = this.#byWorkspace.get(keyOf(workspace)) ?? new Map<string, Browser>();
    this.#byWorkspace.set(keyOf(workspace), open);
    const known = open.get(hello.id);
    const former = known && known.peer !== peer ? known.peer : null;
    if (former) this.#byPeer.delete(former);
    // A browser that never reported focus ranks below one that did.
    const attention = hello.focused ? this.#focusTime() : (known?.attention ?? 0);
    const browser = known ?? new Browser(hello.id, workspace, peer, hello, attention);
    browser.peer = peer;
    browser.sharing = hello.sharing;
    browser.canShare = hello.canShare ?? ANYTHING;
    browser.attention = attention;
    open.set(hello.id, browser);
    this.#byPeer.set(peer, browser);
    this.#notify(workspace);
    return { browser, former };
  }

  focus(browser: Browser, leaf: string | null): void {
    browser.attention = this.#focusTime();
    browser.leaf = leaf ?? browser.leaf;
    this.#notify(browser.workspace);
  }

  #focusTime(): number {
    this.#attention = Math.max(this.#attention + 1, this.#now());
    return this.#attention;
  }

  /** Null if another connection has already replaced this one. */
  disconnect(peer: PagePeer): Browser | null {
    const browser = this.#byPeer.get(peer);
    if (!browser) return null;
    this.#byPeer.delete(peer);
    const key = keyOf(browser.workspace);
    const open = this.#byWorkspace.get(key);
    open?.delete(browser.id);
    if (open?.size === 0) this.#byWorkspace.delete(key);
    this.#notify(browser.workspace);
    return browser;
  }

  #notify(workspace: WorkspaceName): void {
    for (const changed of this.#watchers) changed(workspace);
  }
}
