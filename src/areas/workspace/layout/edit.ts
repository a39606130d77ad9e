// A layout being changed: assigns ids, checks the rules that need the catalog, and describes each change for the system
// log. Tab activation and split sizes are not logged. URLs are reduced to origin and path: queries, fragments and user
// names may be secrets.
import type { Settings } from '../../../../generated/config/settings.ts';
import type { Schemas } from '../../../../generated/workspace/contract.ts';
import type { Agent, LayoutChange, OpenTab, PanelState } from '../../../../generated/workspace/messages.ts';
import { WEB_VIEW } from '../../../../generated/workspace/panel-types.ts';
import { Problem } from '../../../base/problem.ts';
import type { LogEntry } from '../log.ts';
import type { Catalog, CatalogPanel, PanelKind } from '../panels/catalog.ts';
import { canChange, changeState, initialStateOf } from '../panels/panel-state.ts';
import type { SavedLayout } from './store.ts';
import type { Layout, LeafNode, Tab } from './tree.ts';
import * as tree from './tree.ts';

export interface LayoutRules {
  readonly catalog: Catalog;
  readonly limits: Settings['panels'];
  readonly baseUrl: string;
  /** The last focused leaf. */
  readonly focused: string | null;
  /** The program that makes the change. */
  readonly agent?: Agent | undefined;
}

/** Ids of what a change created or moved. */
interface ChangedIds {
  readonly tabId?: string;
  readonly panelId?: string;
  readonly splitId?: string;
}

type NewPanel = Omit<OpenTab, 'panelId' | 'active'>;
type Op<Name extends LayoutChange['op']> = Extract<LayoutChange, { op: Name }>;
export type ChangeResult<Change extends LayoutChange = LayoutChange> = Change extends { op: 'splitLeaf' }
  ? Required<ChangedIds>
  : Change extends { op: 'openTab' | 'moveTab' }
    ? ChangedIds & Required<Pick<ChangedIds, 'tabId' | 'panelId'>>
    : ChangedIds;

const MAX_ADDRESS_CHARACTERS = 200;
const MAX_NAMES = 3;

export class LayoutEdit {
  layout: Layout;
  /** The number in the id of the next leaf, split or tab. */
  nextId: number;
  readonly logEntries: LogEntry[] = [];
  readonly #rules: LayoutRules;

  constructor({ layout, nextId }: Pick<SavedLayout, 'layout' | 'nextId'>, rules: LayoutRules) {
    this.layout = layout;
    this.nextId = nextId;
    this.#rules = rules;
  }

  apply<Change extends LayoutChange>(change: Change): ChangeResult<Change> {
    return this.#apply(change) as ChangeResult<Change>;
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
        this.#log(`Closed ${this.#nameOf(change.tabId)}.`, change.tabId);
        this.layout = tree.removeTab(this.layout, change.tabId);
        return {};
      case 'closePanel':
        return this.#closePanel(change);
      case 'activateTab':
        this.layout = tree.activateTab(this.layout, change.tabId);
        return {};
      case 'renameTab':
        this.#log(`Renamed ${this.#nameOf(change.tabId)} to “${change.displayName}”.`, change.tabId);
        this.#update(change.tabId, (tab) => ({ ...tab, displayName: change.displayName }));
        return {};
      case 'resizeSplit':
        this.layout = tree.resizeSplit(this.layout, change.splitId, change.ratio);
        return {};
      case 'setPanelState':
        return this.#setPanelState(change);
      case 'refreshPanel':
        this.#count(change.tabId, 'webview', 'reloads');
        this.#log(`Reloaded ${this.#nameOf(change.tabId)}.`, change.tabId);
        return {};
      case 'resetPanel':
        this.#count(change.tabId, 'sandbox', 'resets');
        this.#log(`Reset ${this.#nameOf(change.tabId)}.`, change.tabId);
        return {};
    }
  }

  /** The tab `tabId` of the leaf, by default its active tab, which must be of that kind. */
  panelTab({ panelId, tabId }: { readonly panelId: string; readonly tabId?: string }, kind: PanelKind): Tab {
    const leaf = tree.getLeaf(this.layout, panelId);
    const tab = tabId === undefined ? tree.activeTabOf(leaf) : leaf.tabs.find(({ id }) => id === tabId);
    if (!tab && tabId !== undefined) throw new Problem('tab-not-found', 'The panel has no tab with this id.');
    if (!tab) throw new Problem('wrong-panel', 'The panel has no tabs.');
    if (this.#kindOf(tab) !== kind) throw this.#wrongPanel(tab, tabId === undefined);
    return tab;
  }

  updateTab(tabId: string, { displayName, displayIcon, active }: Schemas['UpdateTab']): void {
    const { tab } = tree.getTab(this.layout, tabId);
    if (displayName !== undefined && displayName !== tab.displayName)
      this.apply({ op: 'renameTab', tabId, displayName });
    if (displayIcon !== undefined && displayIcon !== tab.displayIcon) {
      this.#update(tabId, (found) => ({ ...found, displayIcon }));
      this.#checkIcons();
    }
    if (active) this.apply({ op: 'activateTab', tabId });
  }

  /** The tab of a workspace that has none. */
  openFirstTab(): void {
    const tab = this.#newTab({ panelType: WEB_VIEW });
    this.layout = tree.addTab(this.layout, this.#defaultLeaf(), tab, { active: true });
  }

  #update(tabId: string, change: (tab: Tab) => Tab): void {
    this.layout = tree.updateTab(this.layout, tabId, change);
  }

  #openTab(change: Op<'openTab'>): ChangedIds {
    const panelId = change.panelId ?? this.#defaultLeaf();
    tree.getLeaf(this.layout, panelId);
    const tab = this.#newTab(change);
    this.layout = tree.addTab(this.layout, panelId, tab, { active: change.active ?? true });
    this.#checkIcons();
    this.#log(`Opened ${this.#nameOf(tab.id)}.`, tab.id);
    return { tabId: tab.id, panelId };
  }

  #splitLeaf({ panelId, direction, position, ratio, ...panel }: Op<'splitLeaf'>): ChangedIds {
    const split = { id: this.#id('split'), direction, ratio: ratio ?? 0.5, before: position === 'before' };
    const leafId = this.#id('leaf');
    const tab = this.#newTab(panel);
    const leaf: LeafNode = { type: 'leaf', id: leafId, tabs: [tab], activeTab: tab.id };
    this.layout = tree.splitLeaf(this.layout, panelId, split, leaf);
    this.#checkDepth();
    this.#checkIcons();
    this.#log(`Opened ${this.#nameOf(tab.id)} in a new panel.`, tab.id);
    return { splitId: split.id, panelId: leafId, tabId: tab.id };
  }

  #closePanel({ panelId }: Op<'closePanel'>): ChangedIds {
    const { tabs } = tree.getLeaf(this.layout, panelId);
    if (tabs.length > 0) this.#log(`Closed ${describePanel(tabs)}.`);
    for (const { id } of tabs) this.layout = tree.removeTab(this.layout, id);
    return {};
  }

  #moveTab({ tabId, sourcePanelId, targetPanelId, index, edge }: Op<'moveTab'>): ChangedIds {
    const { leaf } = tree.getTab(this.layout, tabId);
    if (sourcePanelId !== undefined && leaf.id !== sourcePanelId) {
      tree.getLeaf(this.layout, sourcePanelId);
      throw new Problem('tab-not-found', 'The tab is not in the source panel.');
    }
    const name = this.#nameOf(tabId);
    if (edge === undefined) {
      this.layout = tree.moveTab(this.layout, tabId, targetPanelId, index);
      this.#log(leaf.id === targetPanelId ? `Moved ${name}.` : `Moved ${name} to another panel.`, tabId);
      return { tabId, panelId: targetPanelId };
    }
    const ids = { split: this.#id('split'), leaf: this.#id('leaf') };
    const moved = tree.moveToEdge(this.layout, tabId, targetPanelId, edge, ids);
    if (!moved) return { tabId, panelId: targetPanelId };
    this.layout = moved;
    this.#checkDepth();
    this.#log(`Moved ${name} to a new panel.`, tabId);
    return { tabId, panelId: ids.leaf, splitId: ids.split };
  }

  #setPanelState({ tabId, from, state }: Op<'setPanelState'>): ChangedIds {
    const { tab } = tree.getTab(this.layout, tabId);
    if (!canChange(this.#kindOf(tab), state)) throw this.#wrongPanel(tab);
    if (from !== undefined && from !== tab.panelState.url) return {};
    const panelState = changeState(tab.panelState, state, this.#rules);
    this.#update(tabId, (found) => ({ ...found, panelState }));
    const text = describeState(this.#nameOf(tabId), state);
    if (text !== null) this.#log(text, tabId);
    return {};
  }

  /** A counter in the panel state reaches every browser, including those that connect later. */
  #count(tabId: string, kind: 'webview' | 'sandbox', counter: 'reloads' | 'resets'): void {
    const { tab } = tree.getTab(this.layout, tabId);
    if (this.#kindOf(tab) !== kind) throw this.#wrongPanel(tab);
    this.#update(tabId, (found) => {
      const count = (found.panelState[counter] ?? 0) + 1;
      return { ...found, panelState: { ...found.panelState, [counter]: count } };
    });
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
    const tabs = tree.tabsOf(this.layout);
    const { catalog } = this.#rules;
    const open = panel.singleton ? tabs.find(({ panelType }) => catalog.find(panelType) === panel) : undefined;
    if (open) throw new Problem('singleton-open', `The ${panel.displayName} is already open as “${open.displayName}”.`);
    const { maxTabs } = this.#rules.limits;
    if (tabs.length >= maxTabs)
      throw new Problem('layout-full', `The workspace has reached its limit of ${maxTabs} tabs. Close one first.`);
  }

  #checkDepth(): void {
    const { maxDepth } = this.#rules.limits;
    if (tree.depthOf(this.layout) > maxDepth) {
      throw new Problem('layout-full', `Panels can be split at most ${maxDepth} levels deep. Open a tab instead.`);
    }
  }

  #checkIcons(): void {
    const { maxIconsBytes } = this.#rules.limits;
    const bytes = tree.tabsOf(this.layout).reduce((sum, { displayIcon }) => sum + displayIcon.length, 0);
    if (bytes > maxIconsBytes) {
      throw new Problem(
        'layout-full',
        `The tab icons of a workspace can use at most ${maxIconsBytes} bytes. Use smaller icons.`,
      );
    }
  }

  #defaultLeaf(): string {
    const leaves = tree.leavesOf(this.layout);
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

  #nameOf(tabId: string): string {
    return `“${tree.getTab(this.layout, tabId).tab.displayName}”`;
  }

  #log(text: string, tabId?: string): void {
    this.logEntries.push({ text, tabId });
  }

  #id(kind: 'leaf' | 'split' | 'tab'): string {
    return `${kind}-${this.nextId++}`;
  }
}

/** Null for changes that are not logged. */
function describeState(name: string, { url, headerHidden, proxyEnabled }: PanelState): string | null {
  if (url !== undefined) return `Navigated ${name} to ${addressOf(url)}`;
  if (headerHidden !== undefined) return `${headerHidden ? 'Hid' : 'Showed'} the header of ${name}.`;
  if (proxyEnabled !== undefined) return `Turned ${proxyEnabled ? 'on' : 'off'} proxy mode in ${name}.`;
  return null;
}

function describePanel(tabs: readonly Tab[]): string {
  const names = tabs.map(({ displayName }) => `“${displayName}”`);
  const more = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : '';
  return `the panel with ${names.slice(0, MAX_NAMES).join(', ')}${more}`;
}

function addressOf(url: string): string {
  const { origin, pathname } = new URL(url);
  const address = origin + (pathname === '/' ? '' : pathname);
  return address.length > MAX_ADDRESS_CHARACTERS ? `${address.slice(0, MAX_ADDRESS_CHARACTERS)} …` : address;
}
