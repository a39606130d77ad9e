// Which browsers have which workspace open, which of them the user last looked at, and what each of them shares.
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

/** One open page. It stays the same over a lost connection, told by the id that it made for itself. */
export class Browser {
  /** Together with the user, so that nobody takes over another user's browser by its id. */
  readonly id: string;
  readonly workspace: WorkspaceName;
  peer: PagePeer;
  sharing: Sharing;
  /** What the user could share there so that pictures can be taken. */
  canShare: Sharing = ANYTHING;
  /** Where in the layout the user last was. */
  leaf: string | null = null;
  /** When it was focused, in epoch milliseconds, made to rise; 0: never. The largest is the one last focused. */
  attention: number;
  /** Who has it open. */
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

  /** The id that the page made for itself. */
  get pageId(): string {
    return this.id.slice(this.id.lastIndexOf('/') + 1);
  }
}

/** Each once, in the order of their first browsers. */
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

  /** The one of an owner that somebody last looked at, as owner/repo. */
  focusedWorkspace(owner: string): string | null {
    const [last] = this.all
      .filter(({ workspace }) => workspace.owner === owner)
      .sort((one, other) => other.attention - one.attention);
    return last ? keyOf(last.workspace) : null;
  }

  /** The one that the user last looked at; null when nobody has the workspace open. */
  lastFocused(workspace: WorkspaceName, among: (browser: Browser) => boolean = () => true): Browser | null {
    return this.of(workspace)
      .filter(among)
      .reduce<Browser | null>((best, each) => (best && best.attention >= each.attention ? best : each), null);
  }

  /** Calls whenever a browser comes, goes, is focused, or shares something else; returns what ends it. */
  watch(changed: (workspace: WorkspaceName) => void): () => void {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  }

  share(browser: Browser, sharing: Sharing): void {
    browser.sharing = sharing;
    this.#tell(browser.workspace);
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
    this.#tell(workspace);
    return { browser, former };
  }

  focus(browser: Browser, leaf: string | null): void {
    browser.attention = this.#focusTime();
    browser.leaf = leaf ?? browser.leaf;
    this.#tell(browser.workspace);
  }

  #focusTime(): number {
    this.#attention = Math.max(this.#attention + 1, this.#now());
    return this.#attention;
  }

  /** Null when another connection has taken its place already. */
  disconnect(peer: PagePeer): Browser | null {
    const browser = this.#byPeer.get(peer);
    if (!browser) return null;
    this.#byPeer.delete(peer);
    const key = keyOf(browser.workspace);
    const open = this.#byWorkspace.get(key);
    open?.delete(browser.id);
    if (open?.size === 0) this.#byWorkspace.delete(key);
    this.#tell(browser.workspace);
    return browser;
  }

  #tell(workspace: WorkspaceName): void {
    for (const changed of this.#watchers) changed(workspace);
  }
}
