// A layout being changed: assigns ids and checks the rules that need the catalog.
import type { Settings } from '../../../../generated/config/settings.ts';
import type { Schemas } from '../../../../generated/workspace/contract.ts';
import type { Agent, LayoutChange, OpenTab } from '../../../../generated/workspace/messages.ts';
import { Problem } from '../../../base/problem.ts';
import type { LogEntry } from '../log.ts';
import type { Catalog, CatalogPanel, PanelKind } from '../panels/catalog.ts';
import { canChange, changeState, initialStateOf } from '../panels/panel-state.ts';
import { type ChangedIds, describeChange } from './describe-change.ts';
import type { SavedLayout } from './store.ts';
import {
  activateTab,
  activeTabOf,
  addTab,
  depthOf,
  getLeaf,
  getTab,
  type Layout,
  LayoutError,
  leavesOf,
  moveTab,
  moveToEdge,
  removeTab,
  resizeSplit,
  splitLeaf,
  type Tab,
  tabsOf,
  updateTab,
} from './tree.ts';

export type LayoutLimits = Pick<
  Settings['panels'],
  'maxTabs' | 'maxDepth' | 'maxStateBytes' | 'maxIconsBytes' | 'maxWorkspaces'
>;

export interface LayoutRules {
  readonly catalog: Catalog;
  readonly limits: LayoutLimits;
  readonly baseUrl: string;
  /** The last focused leaf. */
  readonly focused: string | null;
  /** The program that makes the change. */
  readonly agent?: Agent | undefined;
}

type NewPanel = Omit<OpenTab, 'panelId' | 'active'>;
type TabUpdate = Schemas['UpdateTab'];
type Op<Name extends LayoutChange['op']> = Extract<LayoutChange, { op: Name }>;
export type ChangeResult<Change extends LayoutChange = LayoutChange> = Change extends { op: 'splitLeaf' }
  ? Required<ChangedIds>
  : Change extends { op: 'openTab' | 'moveTab' }
    ? ChangedIds & Required<Pick<ChangedIds, 'tabId' | 'panelId'>>
    : ChangedIds;

export class LayoutEdit {
  layout: Layout;
  readonly logEntries: LogEntry[] = [];
  #nextId: number;
  readonly #rules: LayoutRules;

  constructor({ layout, nextId }: Pick<SavedLayout, 'layout' | 'nextId'>, rules: LayoutRules) {
    this.layout = layout;
    this.#nextId = nextId;
    this.#rules = rules;
  }

  get nextId(): number {
    return this.#nextId;
  }

  apply<Change extends LayoutChange>(change: Change): ChangeResult<Change> {
    const before = this.layout;
    const ids = asProblem(() => this.#apply(change));
    const text = this.layout === before ? null : describeChange(change, ids, before, this.layout);
    const tabId = 'tabId' in change ? change.tabId : ids.tabId;
    if (text !== null) this.logEntries.push({ text, tabId });
    return ids as ChangeResult<Change>;
  }

  #apply(change: LayoutChange): ChangedIds {
    switch (change.op) {
      case 'openTab':
        return this.#openTab(change);
      case 'splitLeaf':
        return this.#splitLeaf(change);
      case 'moveTab':
        return this.#moveTab(change);
      case 'closeTab':
        this.layout = removeTab(this.layout, change.tabId);
        return {};
      case 'closePanel':
        for (const { id } of getLeaf(this.layout, change.panelId).tabs) this.layout = removeTab(this.layout, id);
        return {};
      case 'activateTab':
        this.layout = activateTab(this.layout, change.tabId);
        return {};
      case 'renameTab':
        this.#update(change.tabId, (tab) => ({ ...tab, displayName: change.displayName }));
        return {};
      case 'resizeSplit':
        this.layout = resizeSplit(this.layout, change.splitId, change.ratio);
        return {};
      case 'setPanelState':
        return this.#setPanelState(change);
      case 'refreshPanel':
        return this.#count(change.tabId, 'webview', 'reloads');
      case 'resetPanel':
        return this.#count(change.tabId, 'sandbox', 'resets');
    }
  }

  /** The tab `tabId` of the leaf, by default its active tab, which must be of that kind. */
  panelTab({ panelId, tabId }: { readonly panelId: string; readonly tabId?: string }, kind: PanelKind): Tab {
    const leaf = asProblem(() => getLeaf(this.layout, panelId));
    const tab = tabId === undefined ? activeTabOf(leaf) : leaf.tabs.find(({ id }) => id === tabId);
    if (!tab && tabId !== undefined) throw new Problem('tab-not-found', 'The panel has no tab with this id.');
    if (!tab) throw new Problem('wrong-panel', 'The panel has no tabs.');
    if (this.#kindOf(tab) !== kind) throw this.#wrongPanel(tab, tabId === undefined);
    return tab;
  }

  updateTab(tabId: string, { displayName, displayIcon, active }: TabUpdate): void {
    const { tab } = asProblem(() => getTab(this.layout, tabId));
    if (displayName !== undefined && displayName !== tab.displayName)
      this.apply({ op: 'renameTab', tabId, displayName });
    if (displayIcon !== undefined && displayIcon !== tab.displayIcon) {
      this.#update(tabId, (found) => ({ ...found, displayIcon }));
      this.#checkIcons();
    }
    if (active) this.apply({ op: 'activateTab', tabId });
  }

  #update(tabId: string, change: (tab: Tab) => Tab): void {
    this.layout = updateTab(this.layout, tabId, change);
  }

  #openTab(change: Op<'openTab'>): ChangedIds {
    const panelId = change.panelId ?? this.#defaultLeaf();
    getLeaf(this.layout, panelId);
    const tab = this.#newTab(change);
    this.layout = addTab(this.layout, panelId, tab, { active: change.active ?? true });
    this.#checkIcons();
    return { tabId: tab.id, panelId };
  }

  #splitLeaf({ panelId, direction, position, ratio, ...panel }: Op<'splitLeaf'>): ChangedIds {
    const split = { id: this.#id('split'), direction, ratio: ratio ?? 0.5, before: position === 'before' };
    const leafId = this.#id('leaf');
    const tab = this.#newTab(panel);
    const leaf = { type: 'leaf', id: leafId, tabs: [tab], activeTab: tab.id } as const;
    this.layout = splitLeaf(this.layout, panelId, split, { ...leaf, tabs: [tab] });
    this.#checkDepth();
    this.#checkIcons();
    return { splitId: split.id, panelId: leafId, tabId: tab.id };
  }

  #moveTab({ tabId, sourcePanelId, targetPanelId, index, edge }: Op<'moveTab'>): ChangedIds {
    const { leaf } = getTab(this.layout, tabId);
    if (sourcePanelId !== undefined && leaf.id !== sourcePanelId) {
      getLeaf(this.layout, sourcePanelId);
      throw new LayoutError('tab-not-found', `The tab is not in the source panel.`);
    }
    if (edge === undefined) {
      this.layout = moveTab(this.layout, tabId, targetPanelId, index);
      return { tabId, panelId: targetPanelId };
    }
    const ids = { split: this.#id('split'), leaf: this.#id('leaf') };
    const moved = moveToEdge(this.layout, tabId, targetPanelId, edge, ids);
    if (!moved) return { tabId, panelId: targetPanelId };
    this.layout = moved;
    this.#checkDepth();
    return { tabId, panelId: ids.leaf, splitId: ids.split };
  }

  #setPanelState({ tabId, from, state }: Op<'setPanelState'>): ChangedIds {
    const { tab } = getTab(this.layout, tabId);
    if (!canChange(this.#kindOf(tab), state)) throw this.#wrongPanel(tab);
    if (from !== undefined && from !== tab.panelState.url) return {};
    const panelState = changeState(tab.panelState, state, this.#rules);
    this.#update(tabId, (found) => ({ ...found, panelState }));
    return {};
  }

  /** A counter in the panel state reaches every browser, including those that connect later. */
  #count(tabId: string, kind: 'webview' | 'sandbox', counter: 'reloads' | 'resets'): ChangedIds {
    const { tab } = getTab(this.layout, tabId);
    if (this.#kindOf(tab) !== kind) throw this.#wrongPanel(tab);
    this.#update(tabId, (found) => {
      const count = (found.panelState[counter] ?? 0) + 1;
      return { ...found, panelState: { ...found.panelState, [counter]: count } };
    });
    return {};
  }

  #newTab({ panelType, panelState = {}, initialState = panelState, name, ...display }: NewPanel): Tab {
    const panel = this.#rules.catalog.find(panelType);
    if (!panel) throw new Problem('unknown-panel-type', `The catalog has no panel of type ${panelType}.`);
    this.#checkRoom(panel);
    return {
      id: this.#id('tab'),
      panelType,
      displayName: display.displayName ?? name ?? initialState.displayName ?? panel.displayName,
      displayIcon: display.displayIcon ?? initialState.displayIcon ?? panel.displayIcon,
      panelState: initialStateOf(this.#rules.catalog.kindOf(panelType), initialState, this.#rules),
      ...(this.#rules.agent ? { openedBy: this.#rules.agent } : {}),
    };
  }

  #checkRoom(panel: CatalogPanel): void {
    const tabs = tabsOf(this.layout);
    const { catalog } = this.#rules;
    const open = panel.singleton ? tabs.find(({ panelType }) => catalog.find(panelType) === panel) : undefined;
    if (open) throw new Problem('singleton-open', `The ${panel.displayName} is already open as “${open.displayName}”.`);
    const { maxTabs } = this.#rules.limits;
    if (tabs.length >= maxTabs)
      throw new Problem('layout-full', `The workspace has reached its limit of ${maxTabs} tabs. Close one first.`);
  }

  #checkDepth(): void {
    const { maxDepth } = this.#rules.limits;
    if (depthOf(this.layout) > maxDepth) {
      throw new Problem('layout-full', `Panels can be split at most ${maxDepth} levels deep. Open a tab instead.`);
    }
  }

  #checkIcons(): void {
    const { maxIconsBytes } = this.#rules.limits;
    const bytes = tabsOf(this.layout).reduce((sum, { displayIcon }) => sum + displayIcon.length, 0);
    if (bytes > maxIconsBytes) {
      throw new Problem(
        'layout-full',
        `The tab icons of a workspace can use at most ${maxIconsBytes} bytes. Use smaller icons.`,
      );
    }
  }

  #defaultLeaf(): string {
    const leaves = leavesOf(this.layout);
    const { focused } = this.#rules;
    return (leaves.find(({ id }) => id === focused) ?? leaves[0])?.id ?? '';
  }

  #kindOf(tab: Tab): PanelKind {
    return this.#rules.catalog.kindOf(tab.panelType);
  }

  #wrongPanel({ displayName, panelType }: Tab, isActive = false): Problem {
    const kind = this.#rules.catalog.nameOf(panelType);
    return new Problem(
      'wrong-panel',
      isActive ? `The active tab “${displayName}” is ${kind}.` : `“${displayName}” is ${kind}.`,
    );
  }

  #id(kind: 'leaf' | 'split' | 'tab'): string {
    return `${kind}-${this.#nextId++}`;
  }
}

/** Turns a LayoutError into a problem. */
export function asProblem<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof LayoutError ? new Problem(error.code, error.message) : error;
  }
}
