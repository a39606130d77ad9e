// The layout of a workspace that is open or being changed on this node.
//
// Changes run one after the other. Each is saved with the next revision, then sent to the followers: the open pages and the
// event streams. With one node, it is read only once. With several, other nodes change it too: it is read for each call, a
// save fails if another node was faster and is tried again, and notifications of the database make followers look again.
import type { Schemas } from '../../../../generated/workspace/contract.ts';
import type { Agent, LogLine } from '../../../../generated/workspace/messages.ts';
import { inOrder } from '../../../base/async/in-order.ts';
import { oneAtATime } from '../../../base/async/one-at-a-time.ts';
import type { Clock } from '../../../base/clock.ts';
import { Problem } from '../../../base/problem.ts';
import type { PanelLimits } from '../limits.ts';
import type { WorkspaceLog } from '../log/log.ts';
import type { Acting, WorkspaceName } from '../workspace.ts';
import type { Catalog } from './catalog.ts';
import { LayoutEdit } from './edit.ts';
import type { OwnUrls } from './panel-url.ts';
import type { LayoutStore, SavedLayout } from './store.ts';

export interface RoomLayoutParts {
  readonly store: LayoutStore;
  readonly catalog: Catalog;
  readonly clock: Clock;
  readonly ownUrls: () => OwnUrls;
  readonly limits: PanelLimits;
  /** Whether other nodes change the same workspaces. */
  readonly isShared: boolean;
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

export class RoomLayout {
  readonly #name: WorkspaceName;
  readonly #parts: RoomLayoutParts;
  readonly #log: WorkspaceLog;
  readonly #focusedLeaf: () => Promise<string | null>;
  /** Called after each change. */
  readonly #wake: () => void;
  /** Undefined before the first read, and with several nodes also outdated. */
  #saved: SavedLayout | null | undefined;
  #snapshot: Schemas['LayoutSnapshot'] | null = null;
  readonly #inOrder = inOrder();
  #changes = 0;
  readonly #followers = new Map<Follower, { revision: number; existed: boolean }>();
  #unfollowStore: (() => void) | null = null;
  readonly #look = oneAtATime(
    async () => this.#tell(await this.#read()),
    (error) => {
      for (const follower of [...this.#followers.keys()]) follower.failed(error);
    },
  );

  constructor(
    name: WorkspaceName,
    parts: RoomLayoutParts,
    log: WorkspaceLog,
    focusedLeaf: () => Promise<string | null>,
    wake: () => void,
  ) {
    this.#name = name;
    this.#parts = parts;
    this.#log = log;
    this.#focusedLeaf = focusedLeaf;
    this.#wake = wake;
  }

  get isIdle(): boolean {
    return this.#changes === 0 && this.#followers.size === 0;
  }

  /** Null while a change is being saved. */
  get latest(): Snapshot | null {
    return this.#saved ? this.#withTab(this.#saved) : null;
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
        const existing = await this.#find();
        if (mustExist && existing === null) throw this.#notFound();
        const saved = this.#withTab(existing);
        const edit = await this.startEdit(by, saved);
        const result = work(edit);
        if (edit.layout === saved.layout) return { ...result, revision: saved.revision };
        const revision = saved.revision + 1;
        const log = () => edit.logEntries.map((entry) => this.#log.record(by.actor, entry));
        if (!(await this.#save({ revision, nextId: edit.nextId, layout: edit.layout }, log))) continue;
        return { ...result, revision };
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
      if (!(await this.#parts.store.rename(this.#name, repo, this.#parts.clock.now()))) return false;
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
      if (!(await this.#parts.store.delete(this.#name))) throw this.#notFound();
      this.#log.clear();
      this.#tell(null);
    });
  }

  #notFound(): Problem {
    return new Problem('workspace-not-found', `${this.#name.owner} has no workspace named ${this.#name.repo}.`);
  }

  /** `existed`: it was opened before. Returns a function that stops. */
  follow(follower: Follower, existed = false): () => void {
    this.#followers.set(follower, { revision: -1, existed });
    if (this.#parts.isShared) this.#unfollowStore ??= this.#parts.store.watch(this.#name, this.#look);
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
    const { store, clock, limits } = this.#parts;
    const saved = { ...layout, text: JSON.stringify(layout.layout) };
    this.#saved = undefined; // if the outcome stays unknown
    if (!(await store.save(this.#name, saved, clock.now(), limits.maxWorkspaces))) return false;
    this.#tell(saved, log());
    return true;
  }

  async #find(): Promise<SavedLayout | null> {
    return this.#saved !== undefined && !this.#parts.isShared ? this.#saved : this.#read();
  }

  async #read(): Promise<SavedLayout | null> {
    const saved = await this.#parts.store.find(this.#name, this.#saved);
    if (this.#changes === 0 || this.#parts.isShared) this.#saved = saved;
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
    const { catalog, limits, ownUrls } = this.#parts;
    return new LayoutEdit(layout, { catalog, limits, own: ownUrls(), focused, agent });
  }
}
