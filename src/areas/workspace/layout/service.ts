// The layouts of all workspaces: read, changed one at a time, watched.
import { DEFAULTS } from '../../../../generated/config/defaults.ts';
import type { Schemas } from '../../../../generated/workspace/contract.ts';
import type { LayoutChange } from '../../../../generated/workspace/messages.ts';
import { WEB_VIEW } from '../../../../generated/workspace/panel-types.ts';
import { type MaybePromise, mapMaybePromise } from '../../../base/async/maybe-promise.ts';
import type { Clock } from '../../../base/clock.ts';
import { Problem } from '../../../base/problem.ts';
import type { Actor } from '../actors.ts';
import type { Catalog, PanelKind } from '../panels/catalog.ts';
import { initialStateOf } from '../panels/panel-state.ts';
import { keyOf, type WorkspaceName } from '../workspace-name.ts';
import type { Told, Touched } from './describe-change.ts';
import { asProblem, Draft, type LayoutLimits } from './draft.ts';
import type { KnownWorkspace, LayoutStore, SavedLayout } from './store.ts';
import { getLeaf, getTab, type Layout, type LeafNode, leavesOf, type Tab, tabsOf } from './tree.ts';

export interface LayoutDependencies {
  readonly store: LayoutStore;
  readonly catalog: Catalog;
  readonly clock: Clock;
  readonly baseUrl: () => string;
  /** The leaf that the user last had the focus in. */
  readonly focused?: (workspace: WorkspaceName) => MaybePromise<string | null>;
  /** Called with what was done, in words, once it is saved. */
  readonly told?: Tell;
  readonly limits?: Partial<LayoutLimits> | undefined;
}

type Tell = (workspace: WorkspaceName, told: Told, by: Actor | undefined) => void;

export interface Snapshot {
  readonly revision: number;
  readonly layout: Layout;
}

type TabUpdate = Schemas['UpdateTab'];
type Closed = { closed: string[]; revision: number };

const MAX_LISTED = 200;

/** As nothing is saved of it. */
const UNTOUCHED: SavedLayout = {
  revision: 0,
  nextId: 1,
  layout: { type: 'leaf', id: 'leaf-1', tabs: [], activeTab: '' },
};

/** Retries after a conflict with another node. */
const MAX_TRIES = 20;

export class LayoutService {
  readonly #store: LayoutStore;
  readonly #catalog: Catalog;
  readonly #clock: Clock;
  readonly #baseUrl: () => string;
  readonly #focused: (workspace: WorkspaceName) => MaybePromise<string | null>;
  readonly #told: Tell;
  readonly #limits: LayoutLimits;
  /** The running change of each workspace; the next one waits for it. */
  readonly #queues = new Map<string, Promise<unknown>>();

  constructor({ store, catalog, clock, baseUrl, focused, told, limits }: LayoutDependencies) {
    this.#store = store;
    this.#catalog = catalog;
    this.#clock = clock;
    this.#baseUrl = baseUrl;
    this.#focused = focused ?? (() => null);
    this.#told = told ?? (() => {});
    this.#limits = { ...DEFAULTS.panels, ...limits };
  }

  get(workspace: WorkspaceName): MaybePromise<Snapshot> {
    return mapMaybePromise(this.#find(workspace), ({ revision, layout }) => ({ revision, layout }));
  }

  /** A workspace comes into being at its first use. */
  async open(workspace: WorkspaceName): Promise<Snapshot> {
    if (!(await this.#store.find(workspace))) {
      await this.#save(workspace, this.#withTab(UNTOUCHED));
    }
    return this.get(workspace);
  }

  /** Of these owners, the latest change first. */
  list(owners: readonly string[]): Promise<readonly KnownWorkspace[]> {
    return this.#store.list(owners, MAX_LISTED);
  }

  async getLeaf(workspace: WorkspaceName, leafId: string): Promise<LeafNode> {
    const { layout } = await this.get(workspace);
    return asProblem(() => getLeaf(layout, leafId));
  }

  async getTab(workspace: WorkspaceName, tabId: string): Promise<{ readonly tab: Tab; readonly leaf: LeafNode }> {
    const { layout } = await this.get(workspace);
    return asProblem(() => getTab(layout, tabId));
  }

  change(workspace: WorkspaceName, change: LayoutChange, by?: Actor): Promise<Touched & { readonly revision: number }> {
    return this.edit(workspace, (draft) => draft.apply(change), by);
  }

  /** The panel that a request means by `panelId`. */
  async getActive(workspace: WorkspaceName, panelId: string, kind: PanelKind): Promise<Tab> {
    return (await this.#draft(workspace, await this.#find(workspace))).activeTab(panelId, kind);
  }

  /** Finds and changes in one step, so that no other change comes between. */
  changeActive(
    workspace: WorkspaceName,
    panelId: string,
    kind: PanelKind,
    change: (tabId: string) => LayoutChange,
    by?: Actor,
  ): Promise<{ readonly revision: number; readonly tab: Tab }> {
    const work = (draft: Draft) => {
      const { id } = draft.activeTab(panelId, kind);
      draft.apply(change(id));
      return { tab: getTab(draft.layout, id).tab };
    };
    return this.edit(workspace, work, by);
  }

  /** Every tab, from the first leaf to the last, and where it is. */
  async listTabs(workspace: WorkspaceName, name?: string): Promise<Schemas['TabList']> {
    const { revision, layout } = await this.get(workspace);
    const tabs = leavesOf(layout).flatMap(({ id: panelId, tabs, activeTab }) =>
      tabs.map(({ id, panelState, ...tab }) => ({
        ...tab,
        tabId: id,
        id,
        name: tab.displayName,
        panelId,
        panelState: { ...panelState, displayIcon: tab.displayIcon },
        isActive: id === activeTab,
      })),
    );
    return { revision, tabs: name === undefined ? tabs : tabs.filter(({ displayName }) => displayName === name) };
  }

  /** Name, icon and whether it is shown, in one change. */
  updateTab(workspace: WorkspaceName, tabId: string, update: TabUpdate, by?: Actor): Promise<{ revision: number }> {
    const work = (draft: Draft) => {
      draft.updateTab(tabId, update);
      return {};
    };
    return this.edit(workspace, work, by);
  }

  /** The same for every tab of that name; of several in one leaf the first is shown. */
  updateNamed(workspace: WorkspaceName, name: string, update: TabUpdate, by?: Actor): Promise<{ revision: number }> {
    const work = (draft: Draft) => {
      for (const { id } of named(draft, name).reverse()) draft.updateTab(id, update);
      return {};
    };
    return this.edit(workspace, work, by);
  }

  /** In the leaf `panelId`, where that is given. */
  closeOne(workspace: WorkspaceName, tabId: string, panelId: string | undefined, by?: Actor): Promise<Closed> {
    const work = (draft: Draft) => {
      const { leaf } = asProblem(() => getTab(draft.layout, tabId));
      if (panelId !== undefined && leaf.id !== panelId) {
        throw new Problem('tab-not-found', `The tab is not in this panel.`);
      }
      draft.apply({ op: 'closeTab', tabId });
      return { closed: [tabId] };
    };
    return this.edit(workspace, work, by);
  }

  /** Closes every tab of that name, in one change. */
  closeNamed(workspace: WorkspaceName, name: string, by?: Actor): Promise<Closed> {
    const work = (draft: Draft) => {
      const closed = named(draft, name);
      for (const { id } of closed) draft.apply({ op: 'closeTab', tabId: id });
      return { closed: closed.map(({ id }) => id) };
    };
    return this.edit(workspace, work, by);
  }

  /** Saved with the next revision, unless the tree is the same as before. */
  edit<T extends object>(
    workspace: WorkspaceName,
    work: (draft: Draft) => T,
    by?: Actor,
  ): Promise<T & { revision: number }> {
    const key = keyOf(workspace);
    const before = this.#queues.get(key) ?? Promise.resolve();
    const mine = before.then(() => this.#edit(workspace, work, by));
    const settled: Promise<void> = mine.then(ignore, ignore).then(() => {
      if (this.#queues.get(key) === settled) this.#queues.delete(key);
    });
    this.#queues.set(key, settled);
    return mine;
  }

  async #edit<T extends object>(
    workspace: WorkspaceName,
    work: (draft: Draft) => T,
    by: Actor | undefined,
  ): Promise<T & { revision: number }> {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const saved = await this.#find(workspace);
      const draft = await this.#draft(workspace, saved);
      const made = work(draft);
      if (draft.layout === saved.layout) return { ...made, revision: saved.revision };
      const revision = saved.revision + 1;
      const next = { revision, nextId: draft.nextId, layout: draft.layout };
      if (!(await this.#save(workspace, next))) continue;
      for (const told of draft.told) this.#told(workspace, told, by);
      return { ...made, revision };
    }
    throw new Problem('unavailable', 'The layout is changing too fast. Try again.', {
      headers: { 'Retry-After': '1' },
    });
  }

  #save(workspace: WorkspaceName, saved: SavedLayout): Promise<boolean> {
    return this.#store.save(workspace, saved, this.#clock.now(), this.#limits.maxWorkspaces);
  }

  /** Calls with the layout as it is now, and after changes with the newest; returns what ends it. */
  watch(workspace: WorkspaceName, changed: (snapshot: Snapshot) => void, failed: (error: unknown) => void): () => void {
    let open = true;
    let reading = false;
    let again = false;
    let last = -1;
    const look = async (): Promise<void> => {
      if (reading) {
        again = true;
        return;
      }
      reading = true;
      try {
        do {
          again = false;
          const snapshot = await this.get(workspace);
          if (!open) return;
          if (snapshot.revision > last) {
            last = snapshot.revision;
            changed(snapshot);
          }
        } while (again);
      } catch (error) {
        if (open) failed(error);
      } finally {
        reading = false;
      }
    };
    const stop = this.#store.watch(workspace, () => void look());
    void look();
    return () => {
      open = false;
      stop();
    };
  }

  async #draft(workspace: WorkspaceName, saved: SavedLayout): Promise<Draft> {
    return new Draft(saved, {
      catalog: this.#catalog,
      limits: this.#limits,
      baseUrl: this.#baseUrl(),
      focused: await this.#focused(workspace),
    });
  }

  #find(workspace: WorkspaceName): MaybePromise<SavedLayout> {
    return mapMaybePromise(this.#store.find(workspace), (saved) => this.#withTab(saved ?? UNTOUCHED));
  }

  /**
   * A workspace without tabs, new or with its last tab closed, has a fresh web view: callers take `tabs[0].panelId` as
   * the leaf to use. Its id follows from what is saved, so that nothing has to be saved for it.
   */
  #withTab(saved: SavedLayout): SavedLayout {
    const { layout, nextId } = saved;
    if (layout.type !== 'leaf' || layout.tabs.length > 0) return saved;
    const panel = this.#catalog.find(WEB_VIEW);
    const tab: Tab = {
      id: `tab-${nextId}`,
      panelType: WEB_VIEW,
      displayName: panel?.displayName ?? 'Web view',
      displayIcon: panel?.displayIcon ?? 'globe',
      panelState: initialStateOf('webview', {}, { baseUrl: this.#baseUrl(), limits: this.#limits }),
    };
    return { ...saved, nextId: nextId + 1, layout: { ...layout, tabs: [tab], activeTab: tab.id } };
  }
}

function named(draft: Draft, name: string): Tab[] {
  const found = tabsOf(draft.layout).filter(({ displayName }) => displayName === name);
  if (found.length === 0) throw new Problem('tab-not-found', 'No tab has this name.');
  return found;
}

const ignore = (): void => {};
