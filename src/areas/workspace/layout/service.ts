// Reads, changes and watches the layouts of all workspaces.
import { DEFAULTS } from '../../../../generated/config/defaults.ts';
import type { Schemas } from '../../../../generated/workspace/contract.ts';
import type { LayoutChange } from '../../../../generated/workspace/messages.ts';
import { WEB_VIEW } from '../../../../generated/workspace/panel-types.ts';
import { type MaybePromise, mapMaybePromise } from '../../../base/async/maybe-promise.ts';
import type { Clock } from '../../../base/clock.ts';
import { Problem } from '../../../base/problem.ts';
import type { Catalog, PanelKind } from '../panels/catalog.ts';
import { initialStateOf } from '../panels/panel-state.ts';
import { keyOf, type Workspace, type WorkspaceName } from '../workspace.ts';
import type { WorkspaceLog } from '../workspace-log.ts';
import { asProblem, type ChangeResult, Draft, type LayoutLimits } from './draft.ts';
import type { TabSelection } from './find-tab.ts';
import type { KnownWorkspace, LayoutStore, SavedLayout } from './store.ts';
import { getTab, type Layout, leavesOf, type Tab, tabsOf } from './tree.ts';
import { type Snapshot, watchLayout } from './watch.ts';

export interface LayoutDependencies {
  readonly store: LayoutStore;
  readonly catalog: Catalog;
  readonly clock: Clock;
  readonly baseUrl: () => string;
  /** The last focused leaf. */
  readonly focused?: (workspace: WorkspaceName) => MaybePromise<string | null>;
  readonly log?: WorkspaceLog;
  readonly limits?: Partial<LayoutLimits> | undefined;
}

type TabUpdate = Schemas['UpdateTab'];
type Revision = { readonly revision: number };

export const MAX_LISTED = 200;

/** The layout of a workspace that was never saved. */
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
  readonly #log: WorkspaceLog | undefined;
  readonly #limits: LayoutLimits;
  /** The running change of each workspace; the next one waits for it. */
  readonly #queues = new Map<string, Promise<unknown>>();
  /** By layout, which is the same object as long as nothing changes. */
  readonly #snapshots = new WeakMap<Layout, Schemas['LayoutSnapshot']>();

  constructor({ store, catalog, clock, baseUrl, focused, log, limits }: LayoutDependencies) {
    this.#store = store;
    this.#catalog = catalog;
    this.#clock = clock;
    this.#baseUrl = baseUrl;
    this.#focused = focused ?? (() => null);
    this.#log = log;
    this.#limits = { ...DEFAULTS.panels, ...limits };
  }

  get(workspace: WorkspaceName): MaybePromise<Snapshot> {
    return mapMaybePromise(this.#find(workspace), ({ revision, layout }) => ({ revision, layout }));
  }

  /** The response of getLayout. No promise when the database answers at once. */
  getWithFocus(workspace: WorkspaceName): MaybePromise<Schemas['LayoutSnapshot']> {
    const [found, focused] = [this.get(workspace), this.#focused(workspace)];
    return found instanceof Promise || focused instanceof Promise
      ? Promise.all([found, focused]).then((both) => this.#withFocus(...both))
      : this.#withFocus(found, focused);
  }

  #withFocus({ revision, layout }: Snapshot, focusedPanelId: string | null): Schemas['LayoutSnapshot'] {
    const known = this.#snapshots.get(layout);
    if (known?.focusedPanelId === focusedPanelId && known.revision === revision) return known;
    const snapshot = Object.freeze({ ...layout, revision, layout, root: layout, focusedPanelId });
    this.#snapshots.set(layout, snapshot);
    return snapshot;
  }

  /** Creates the workspace at its first use. */
  async open(workspace: WorkspaceName): Promise<Snapshot> {
    if (!(await this.#store.find(workspace))) {
      await this.#save(workspace, this.#withTab(UNTOUCHED));
    }
    return this.get(workspace);
  }

  /** Those whose `owner/repo` contains the text, the most recently changed first. */
  list(owners: readonly string[], search?: string): Promise<readonly KnownWorkspace[]> {
    return this.#store.list(owners, MAX_LISTED, search);
  }

  async rename(workspace: Workspace, repo: string): Promise<void> {
    const { owner, repo: old } = workspace;
    const isRenamed = await this.#enqueue(workspace, async () => {
      if (!(await this.#store.find(workspace))) throw notFound(workspace);
      return repo !== old && (await this.#store.rename(workspace, repo, this.#clock.now()));
    });
    if (repo === old) return;
    if (!isRenamed) throw new Problem('workspace-exists', `${owner} already has a workspace named ${repo}.`);
    this.#log?.move(workspace, repo);
    this.#log?.add({ ...workspace, repo }, { text: `Renamed the workspace from “${old}” to “${repo}”.` });
  }

  async delete(workspace: WorkspaceName): Promise<void> {
    if (!(await this.#enqueue(workspace, () => this.#store.delete(workspace)))) throw notFound(workspace);
    this.#log?.forget(workspace);
  }

  change<Change extends LayoutChange>(workspace: Workspace, change: Change): Promise<ChangeResult<Change> & Revision> {
    return this.#edit(workspace, (draft) => draft.apply(change));
  }

  /** Like `change`, but never creates the workspace: it may have been deleted while a page had it open. */
  changeExisting(workspace: Workspace, change: LayoutChange): Promise<ChangeResult<LayoutChange> & Revision> {
    return this.#enqueue(workspace, async () => {
      if (!(await this.#store.find(workspace))) throw notFound(workspace);
      return this.#editNow(workspace, (draft) => draft.apply(change));
    });
  }

  /** The active tab of the leaf `panelId`, which must be of that kind. */
  async getActive(workspace: WorkspaceName, panelId: string, kind: PanelKind): Promise<Tab> {
    return (await this.#draft(workspace, await this.#find(workspace))).activeTab(panelId, kind);
  }

  /** Finds and changes the tab in one step, so that no other change comes between. */
  changeActive(
    workspace: Workspace,
    panelId: string,
    kind: PanelKind,
    change: (tabId: string) => LayoutChange,
  ): Promise<{ readonly tab: Tab } & Revision> {
    return this.#edit(workspace, (draft) => {
      const { id } = draft.activeTab(panelId, kind);
      draft.apply(change(id));
      return { tab: getTab(draft.layout, id).tab };
    });
  }

  async listTabs(workspace: Workspace, name?: string): Promise<Schemas['TabList']> {
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
        isOwn: tab.openedBy !== undefined && tab.openedBy.id === workspace.agent?.id,
      })),
    );
    return { revision, tabs: name === undefined ? tabs : tabs.filter(({ displayName }) => displayName === name) };
  }

  /** Changes name, icon and active state in one step. */
  updateTab(workspace: Workspace, tabId: string, update: TabUpdate): Promise<Revision> {
    return this.#edit(workspace, (draft) => {
      draft.updateTab(tabId, update);
      return {};
    });
  }

  /** Updates every tab of that name. If several are in one leaf, the first becomes active. */
  updateNamed(workspace: Workspace, name: string, update: TabUpdate): Promise<Revision> {
    return this.#edit(workspace, (draft) => {
      for (const { id } of named(draft, name).reverse()) draft.updateTab(id, update);
      return {};
    });
  }

  /** Closes the tab `tabId`, or every tab called `name`, in one change. */
  async closeTabs(
    workspace: Workspace,
    { tabId, panelId, name }: TabSelection,
  ): Promise<{ closed: string[] } & Revision> {
    if (tabId !== undefined) return this.#edit(workspace, (draft) => close(draft, [findOne(draft, tabId, panelId)]));
    if (name !== undefined) return this.#edit(workspace, (draft) => close(draft, named(draft, name)));
    throw new Problem('tab-not-found', 'Specify the tabs to close by `name` or `tabId`.');
  }

  #edit<T extends object>(workspace: Workspace, work: (draft: Draft) => T): Promise<T & Revision> {
    return this.#enqueue(workspace, () => this.#editNow(workspace, work));
  }

  /** Changes of one workspace run one after the other. */
  #enqueue<T>(workspace: WorkspaceName, work: () => Promise<T>): Promise<T> {
    const key = keyOf(workspace);
    const before = this.#queues.get(key) ?? Promise.resolve();
    const mine = before.then(work);
    const settled: Promise<void> = mine.then(ignore, ignore).then(() => {
      if (this.#queues.get(key) === settled) this.#queues.delete(key);
    });
    this.#queues.set(key, settled);
    return mine;
  }

  /** Saves with the next revision, unless the tree is the same as before. */
  async #editNow<T extends object>(workspace: Workspace, work: (draft: Draft) => T): Promise<T & Revision> {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const saved = await this.#find(workspace);
      const draft = await this.#draft(workspace, saved);
      const made = work(draft);
      if (draft.layout === saved.layout) return { ...made, revision: saved.revision };
      const revision = saved.revision + 1;
      const next = { revision, nextId: draft.nextId, layout: draft.layout };
      if (!(await this.#save(workspace, next))) continue;
      for (const entry of draft.logEntries) this.#log?.add(workspace, entry);
      return { ...made, revision };
    }
    throw new Problem('unavailable', 'The layout is changing too fast. Try again.', {
      headers: { 'Retry-After': '1' },
    });
  }

  #save(workspace: WorkspaceName, saved: SavedLayout): Promise<boolean> {
    return this.#store.save(workspace, saved, this.#clock.now(), this.#limits.maxWorkspaces);
  }

  /** See `watchLayout`. `mustExist`: it was opened before. */
  watch(
    workspace: WorkspaceName,
    changed: (snapshot: Snapshot) => void,
    failed: (error: unknown) => void,
    mustExist = false,
  ): () => void {
    const find = async () => {
      const saved = await this.#store.find(workspace);
      return { ...this.#withTab(saved ?? UNTOUCHED), exists: saved !== null };
    };
    return watchLayout(find, (look) => this.#store.watch(workspace, look), changed, failed, mustExist);
  }

  async #draft(workspace: Workspace, saved: SavedLayout): Promise<Draft> {
    return new Draft(saved, {
      catalog: this.#catalog,
      limits: this.#limits,
      baseUrl: this.#baseUrl(),
      focused: await this.#focused(workspace),
      agent: workspace.agent,
    });
  }

  #find(workspace: WorkspaceName): MaybePromise<SavedLayout> {
    return mapMaybePromise(this.#store.find(workspace), (saved) => this.#withTab(saved ?? UNTOUCHED));
  }

  /**
   * A workspace without tabs gets a web view, because callers use `tabs[0].panelId` as the leaf. The id of that tab is
   * derived from the saved state, so nothing needs to be saved.
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

function findOne({ layout }: Draft, tabId: string, panelId: string | undefined): Tab {
  const { tab, leaf } = asProblem(() => getTab(layout, tabId));
  if (panelId === undefined || leaf.id === panelId) return tab;
  throw new Problem('tab-not-found', 'The tab is not in this panel.');
}

function close(draft: Draft, tabs: readonly Tab[]): { closed: string[] } {
  for (const { id } of tabs) draft.apply({ op: 'closeTab', tabId: id });
  return { closed: tabs.map(({ id }) => id) };
}

const notFound = ({ owner, repo }: WorkspaceName): Problem =>
  new Problem('workspace-not-found', `${owner} has no workspace named ${repo}.`);

const ignore = (): void => {};
