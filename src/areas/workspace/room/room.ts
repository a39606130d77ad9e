// A workspace that is open or being changed on this node: its layout, its open browsers, its log and its queue of changes.
//
// Changes run one after the other. Each is saved with the next revision, then sent to the followers: the open pages and the
// event streams. With one node, the room knows the layout and reads it only once. With several, other nodes change it too:
// it is read for each call, a save fails if another node was faster and is tried again, and notifications of the database
// make followers look again.
//
// Commands go to one browser, see `ask`. The browsers of other nodes are asked by their own nodes (room-caller.ts).
import type { Settings } from '../../../../generated/config/settings.ts';
import type { Schemas } from '../../../../generated/workspace/contract.ts';
import type {
  Agent,
  CommandMessage,
  CommandOutcome,
  LogLine,
  WebviewStatus,
} from '../../../../generated/workspace/messages.ts';
import { inOrder } from '../../../base/async/in-order.ts';
import { oneAtATime } from '../../../base/async/one-at-a-time.ts';
import type { Clock } from '../../../base/clock.ts';
import { Problem } from '../../../base/problem.ts';
import { ignoreStateErrors } from '../../../base/state/nodes/mailbox.ts';
import type { BrowserNodes, OpenBrowser, PlacedBrowser } from '../browsers/browser-nodes.ts';
import {
  Browser,
  type CommandEnd,
  type CommandProgress,
  type Hello,
  type PagePeer,
  type Reached,
} from '../browsers/open-browser.ts';
import type { Catalog } from '../layout/catalog.ts';
import { createLayoutEdit, type LayoutEdit } from '../layout/edit.ts';
import type { LayoutStore, SavedLayout } from '../layout/store.ts';
import { WorkspaceLog } from '../log/log.ts';
import type { SharedLog } from '../log/shared-log.ts';
import type { Acting, Actor, WorkspaceName } from '../workspace.ts';

/** What all rooms share. */
export interface RoomParts {
  readonly store: LayoutStore;
  readonly catalog: Catalog;
  readonly clock: Clock;
  readonly baseUrl: () => string;
  readonly limits: Settings['panels'];
  /** Whether other nodes change the same workspaces. */
  readonly isShared: boolean;
  /** Absent if there is only one node. */
  readonly nodes?: BrowserNodes | undefined;
  readonly sharedLog?: SharedLog | undefined;
  /** Strictly increasing in all rooms. */
  readonly focusTime: () => number;
  /** Aborted at shutdown, with the problem to return to callers that wait for a browser. */
  readonly stopping: AbortSignal;
  readonly onFault: (error: unknown) => void;
}

export type Snapshot = Pick<SavedLayout, 'revision' | 'layout'>;

export interface Follower {
  /** Called with the current layout, then with the newest after each change, and with what was logged about it. */
  changed(snapshot: Snapshot, lines: readonly LogLine[]): void;
  /** Called with what was logged about a change that is known already. */
  logged?(lines: readonly LogLine[]): void;
  /** Called with `workspace-not-found`, once, when the workspace is renamed or deleted; with other errors, it goes on. */
  failed(error: unknown): void;
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

type Edited<T> = T & { readonly revision: number };

/** The layout of a workspace that was never saved. */
const UNTOUCHED: SavedLayout = {
  revision: 0,
  nextId: 1,
  layout: { type: 'leaf', id: 'leaf-1', tabs: [], activeTab: '' },
  text: '',
};

/** Retries after a conflict with another node. */
const MAX_TRIES = 20;

export class Room {
  readonly name: WorkspaceName;
  readonly log: WorkspaceLog;
  readonly parts: RoomParts;
  /** Undefined before the first read, and with several nodes also outdated. */
  #saved: SavedLayout | null | undefined;
  #snapshot: Schemas['LayoutSnapshot'] | null = null;
  readonly #inOrder = inOrder();
  #changes = 0;
  readonly #followers = new Map<Follower, { revision: number; existed: boolean }>();
  #unfollowStore: (() => void) | null = null;
  readonly #look: () => void;
  readonly #browsers = new Map<string, Browser>();
  /** Disconnected browsers that may come back. */
  readonly #missing = new Map<string, Browser>();
  readonly #browserWatchers = new Set<() => void>();
  /** Checks of `until`. */
  readonly #waits = new Set<() => void>();

  constructor(name: WorkspaceName, parts: RoomParts) {
    this.name = name;
    this.parts = parts;
    this.log = new WorkspaceLog(name, parts, (line) => {
      for (const browser of this.#browsers.values()) browser.sendLog([line]);
    });
    this.#look = oneAtATime(
      async () => this.#tell(await this.#read()),
      (error) => {
        for (const follower of [...this.#followers.keys()]) follower.failed(error);
      },
    );
  }

  /** Whether only its log would be lost. */
  get isIdle(): boolean {
    const holders = [this.#browsers, this.#missing, this.#followers, this.#browserWatchers, this.#waits];
    return this.#changes === 0 && holders.every(({ size }) => size === 0);
  }

  /** The layout that a new workspace would have, if there is none. */
  async get(): Promise<Snapshot> {
    return this.#withTab(await this.#find());
  }

  /** The response of getLayout. */
  async getWithFocus(): Promise<Schemas['LayoutSnapshot']> {
    return this.#withFocus(await this.get(), await this.#focusedLeaf());
  }

  #withFocus({ revision, layout }: Snapshot, focusedPanelId: string | null): Schemas['LayoutSnapshot'] {
    const last = this.#snapshot;
    const isSame = last?.layout === layout && last.revision === revision && last.focusedPanelId === focusedPanelId;
    this.#snapshot = isSame ? last : Object.freeze({ ...layout, revision, layout, root: layout, focusedPanelId });
    return this.#snapshot;
  }

  /** Creates the workspace at its first use. */
  async open(): Promise<Snapshot> {
    if ((await this.#find()) === null) await this.#enqueue(() => this.#save(this.#withTab(null)));
    return this.get();
  }

  /** `mustExist`: never creates the workspace, because it may have been deleted while a page had it open. */
  edit<T extends object>(by: Acting, work: (edit: LayoutEdit) => T, mustExist = false): Promise<Edited<T>> {
    return this.#enqueue(async () => {
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const found = await this.#find();
        if (mustExist && found === null) throw this.#notFound();
        const saved = this.#withTab(found);
        const edit = await this.startEdit(by, saved);
        const made = work(edit);
        if (edit.layout === saved.layout) return { ...made, revision: saved.revision };
        const revision = saved.revision + 1;
        const log = () => edit.logEntries.map((entry) => this.log.record(by.actor, entry));
        if (!(await this.#save({ revision, nextId: edit.nextId, layout: edit.layout }, log))) continue;
        return { ...made, revision };
      }
      const headers = { 'Retry-After': '1' };
      throw new Problem('unavailable', 'The layout is changing too fast. Try again.', { headers });
    });
  }

  /** For finding tabs by the rules of changes; nothing is saved. */
  async startEdit({ agent }: Acting, saved?: SavedLayout): Promise<LayoutEdit> {
    const focused = await this.#focusedLeaf();
    return this.#editOf(saved ?? this.#withTab(await this.#find()), focused, agent);
  }

  /** False: the new name is taken. */
  rename(repo: string): Promise<boolean> {
    return this.#enqueue(async () => {
      if ((await this.#find()) === null) throw this.#notFound();
      if (!(await this.parts.store.rename(this.name, repo, this.parts.clock.now()))) return false;
      this.#tell(null);
      return true;
    });
  }

  /** To be called when another workspace has got this name. */
  readAgain(): void {
    this.#saved = undefined;
    this.#look();
  }

  async delete(): Promise<void> {
    await this.#enqueue(async () => {
      if (!(await this.parts.store.delete(this.name))) throw this.#notFound();
      this.log.clear();
      this.#tell(null);
    });
  }

  #notFound(): Problem {
    return new Problem('workspace-not-found', `${this.name.owner} has no workspace named ${this.name.repo}.`);
  }

  /** `existed`: it was opened before. Returns a function that stops. */
  follow(follower: Follower, existed = false): () => void {
    this.#followers.set(follower, { revision: -1, existed });
    if (this.parts.isShared) this.#unfollowStore ??= this.parts.store.watch(this.name, this.#look);
    this.#look();
    return () => this.#unfollow(follower);
  }

  #unfollow(follower: Follower): void {
    this.#followers.delete(follower);
    if (this.#followers.size > 0) return;
    this.#unfollowStore?.();
    this.#unfollowStore = null;
  }

  #tell(saved: SavedLayout | null, lines: readonly LogLine[] = []): void {
    this.#saved = saved;
    const { revision, layout } = this.#withTab(saved);
    for (const [follower, last] of [...this.#followers]) {
      // A lower revision: it was created again.
      if ((last.existed && saved === null) || revision < last.revision) {
        this.#unfollow(follower);
        follower.failed(this.#notFound());
        continue;
      }
      last.existed ||= saved !== null;
      const isKnown = revision === last.revision;
      last.revision = revision;
      if (!isKnown) follower.changed({ revision, layout }, lines);
      else if (lines.length > 0) follower.logged?.(lines);
    }
    this.#wake();
  }

  /** Changes of one workspace run one after the other. */
  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    this.#changes += 1;
    return this.#inOrder(work).finally(() => {
      this.#changes -= 1;
    });
  }

  async #save(layout: Omit<SavedLayout, 'text'>, log: () => LogLine[] = () => []): Promise<boolean> {
    const { store, clock, limits } = this.parts;
    const saved = { ...layout, text: JSON.stringify(layout.layout) };
    this.#saved = undefined; // if the outcome stays unknown
    if (!(await store.save(this.name, saved, clock.now(), limits.maxWorkspaces))) return false;
    this.#tell(saved, log());
    return true;
  }

  async #find(): Promise<SavedLayout | null> {
    return this.#saved !== undefined && !this.parts.isShared ? this.#saved : this.#read();
  }

  async #read(): Promise<SavedLayout | null> {
    const saved = await this.parts.store.find(this.name, this.#saved);
    if (this.#changes === 0 || this.parts.isShared) this.#saved = saved;
    return saved;
  }

  /**
   * A workspace without tabs gets a web view, because callers use `tabs[0].panelId` as the leaf. The id of that tab is
   * derived from the saved state, so nothing needs to be saved.
   */
  #withTab(saved: SavedLayout | null): SavedLayout {
    const before = saved ?? UNTOUCHED;
    if (before.layout.type !== 'leaf' || before.layout.tabs.length > 0) return before;
    const edit = this.#editOf(before, null);
    edit.openFirstTab();
    return { ...before, nextId: edit.nextId, layout: edit.layout };
  }

  #editOf(layout: SavedLayout, focused: string | null, agent?: Agent): LayoutEdit {
    const { catalog, limits, baseUrl } = this.parts;
    return createLayoutEdit(layout, { catalog, limits, baseUrl: baseUrl(), focused, agent });
  }

  get browsers(): readonly Browser[] {
    return [...this.#browsers.values()];
  }

  /** Null: no browser has the workspace open on this node. */
  lastFocused(among: (browser: Browser) => boolean = () => true): Browser | null {
    const candidates = this.browsers.filter(among).sort((one, other) => other.attention - one.attention);
    return candidates[0] ?? null;
  }

  /** The open browsers of all nodes; those of this one first. */
  async openBrowsers(): Promise<readonly PlacedBrowser[]> {
    const here = this.browsers.map((browser) => ({ node: null, browser }));
    const others = await this.parts.nodes?.list(this.name);
    return [...here, ...(others ?? [])];
  }

  async #focusedLeaf(): Promise<string | null> {
    if (!this.parts.nodes) return this.lastFocused()?.leaf ?? null;
    return bestOf(await this.openBrowsers())?.browser.leaf ?? null;
  }

  /** Calls soon after a browser on any node connects, disconnects, is focused or changes its sharing. */
  watchBrowsers(changed: () => void): () => void {
    return this.parts.nodes?.watch(this.name, changed) ?? this.watchOwnBrowsers(changed);
  }

  /** The same for the browsers of this node, at once. */
  watchOwnBrowsers(changed: () => void): () => void {
    this.#browserWatchers.add(changed);
    return () => this.#browserWatchers.delete(changed);
  }

  /** Whether a browser of this node has not answered the command yet. */
  hasCommand(commandId: string): boolean {
    return [...this.#browsers.values(), ...this.#missing.values()].some((browser) => browser.has(commandId));
  }

  /** A browser that reconnects keeps its focus. `former` is its connection that is still open. */
  connect(peer: PagePeer, id: string, user: Actor, hello: Hello): { browser: Browser; former: PagePeer | null } {
    const { clock, limits } = this.parts;
    const known = this.#browsers.get(id) ?? this.#missing.get(id);
    const former = known?.reconnect(peer, hello) ?? null;
    const browser = known ?? new Browser(id, user, peer, hello, { clock, limits });
    // A browser that never reported focus ranks below one that did.
    if (hello.focused) browser.attention = this.parts.focusTime();
    this.#missing.delete(id);
    this.#browsers.set(id, browser);
    this.browsersChanged();
    return { browser, former };
  }

  /** `isClosed`: the page was closed. Otherwise the connection broke, and the page may reconnect. */
  disconnect(browser: Browser, isClosed: boolean): void {
    this.#browsers.delete(browser.id);
    this.#missing.set(browser.id, browser);
    browser.disconnect(isClosed, () => {
      this.#missing.delete(browser.id);
      this.#wake();
    });
    this.browsersChanged();
  }

  report(browser: Browser, statuses: readonly WebviewStatus[]): void {
    browser.report(statuses);
    this.#wake();
  }

  #wake(): void {
    for (const check of [...this.#waits]) check();
  }

  /**
   * The first result of `look` that is not null. It is called now, and after each change of the layout (null while a
   * change is being saved) or of a browser's web views.
   */
  async until<T>(timeoutMs: number, look: (latest: Snapshot | null) => T | null): Promise<T | 'late'> {
    const { clock } = this.parts;
    const { promise, resolve } = Promise.withResolvers<T | 'late'>();
    const check = () => {
      const result = look(this.#saved ? this.#withTab(this.#saved) : null);
      if (result !== null) resolve(result);
    };
    const cancel = clock.at(clock.now() + timeoutMs, () => resolve('late'));
    this.#waits.add(check);
    check();
    return promise.finally(() => {
      cancel();
      this.#waits.delete(check);
    });
  }

  focus(browser: Browser, leaf: string | null): void {
    browser.attention = this.parts.focusTime();
    browser.leaf = leaf ?? browser.leaf;
    this.browsersChanged();
  }

  browsersChanged(): void {
    this.parts.nodes?.write(this.name);
    for (const changed of [...this.#browserWatchers]) changed();
  }

  /** Sends presence to pages that have not received it. */
  readonly sendPresence = oneAtATime(
    async () => {
      const windows = Map.groupBy(await this.openBrowsers(), ({ browser }) => browser.user.name);
      const people = [...windows].map(([name, { length }]) => ({ name, browsers: length }));
      const text = JSON.stringify(people);
      for (const browser of this.#browsers.values()) {
        if (browser.presence === text) continue;
        browser.presence = text;
        void browser.peer.send({ type: 'presence', people });
      }
    },
    (error) => ignoreStateErrors(this.parts.onFault)(error),
  );

  /** Asks one browser after the other until one answers, or until the command may have run and must not run twice. */
  async ask({ message, timeoutMs, choose, onProgress, ...rules }: Question): Promise<Answer> {
    const { clock, stopping } = this.parts;
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
