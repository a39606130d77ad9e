// A layout being changed: assigns ids, checks the rules that need the catalog, and describes each change for the system
// log. Tab activation and split sizes are not logged. URLs are reduced to origin and path: queries, fragments and user
// names may be secrets.
import type { Settings } from '../../../../generated/config/settings.ts';
import type { Schemas } from '../../../../generated/workspace/contract.ts';
import type { Agent, LayoutChange, OpenTab, PanelState } from '../../../../generated/workspace/messages.ts';
import { WEB_VIEW } from '../../../../generated/workspace/panel-types.ts';
import { Problem } from '../../../base/problem.ts';
import type { LogEntry } from '../log/log.ts';
import type { Catalog, CatalogPanel, PanelKind } from './catalog.ts';
import { canChange, changeState, initialStateOf } from './panel-state.ts';
import type { SavedLayout } from './store.ts';
import type { LeafNode, Tab } from './tree.ts';
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

export function createLayoutEdit({ layout, nextId }: Pick<SavedLayout, 'layout' | 'nextId'>, rules: LayoutRules) {
  const logEntries: LogEntry[] = [];
  /** `nextId`: the number in the id of the next leaf, split or tab. */
  const edit = { layout, nextId, logEntries, apply, panelTab, updateTab, openFirstTab };
  const { catalog, focused, agent } = rules;
  const { maxTabs, maxDepth, maxIconsBytes } = rules.limits;

  function apply<Change extends LayoutChange>(change: Change): ChangeResult<Change> {
    return run(change) as ChangeResult<Change>;
  }

  function run(change: LayoutChange): ChangedIds {
    switch (change.op) {
      case 'openTab':
        return openTab(change);
      case 'splitLeaf':
        return splitLeaf(change);
      case 'moveTab':
        return moveTab(change);
      case 'closeTab':
        log(`Closed ${nameOf(change.tabId)}.`, change.tabId);
        edit.layout = tree.removeTab(edit.layout, change.tabId);
        return {};
      case 'closePanel':
        return closePanel(change);
      case 'activateTab':
        edit.layout = tree.activateTab(edit.layout, change.tabId);
        return {};
      case 'renameTab':
        log(`Renamed ${nameOf(change.tabId)} to “${change.displayName}”.`, change.tabId);
        update(change.tabId, (tab) => ({ ...tab, displayName: change.displayName }));
        return {};
      case 'resizeSplit':
        edit.layout = tree.resizeSplit(edit.layout, change.splitId, change.ratio);
        return {};
      case 'setPanelState':
        return setPanelState(change);
      case 'refreshPanel':
        count(change.tabId, 'webview', 'reloads');
        log(`Reloaded ${nameOf(change.tabId)}.`, change.tabId);
        return {};
      case 'resetPanel':
        count(change.tabId, 'sandbox', 'resets');
        log(`Reset ${nameOf(change.tabId)}.`, change.tabId);
        return {};
    }
  }

  /** The tab `tabId` of the leaf, by default its active tab, which must be of that kind. */
  function panelTab({ panelId, tabId }: { readonly panelId: string; readonly tabId?: string }, kind: PanelKind): Tab {
    const leaf = tree.getLeaf(edit.layout, panelId);
    const tab = tabId === undefined ? tree.activeTabOf(leaf) : leaf.tabs.find(({ id }) => id === tabId);
    if (!tab && tabId !== undefined) throw new Problem('tab-not-found', 'The panel has no tab with this id.');
    if (!tab) throw new Problem('wrong-panel', 'The panel has no tabs.');
    if (kindOf(tab) !== kind) throw wrongPanel(tab, tabId === undefined);
    return tab;
  }

  function updateTab(tabId: string, { displayName, displayIcon, active }: Schemas['UpdateTab']): void {
    const { tab } = tree.getTab(edit.layout, tabId);
    if (displayName !== undefined && displayName !== tab.displayName) apply({ op: 'renameTab', tabId, displayName });
    if (displayIcon !== undefined && displayIcon !== tab.displayIcon) {
      update(tabId, (found) => ({ ...found, displayIcon }));
      checkIcons();
    }
    if (active) apply({ op: 'activateTab', tabId });
  }

  /** The tab of a workspace that has none. */
  function openFirstTab(): void {
    const tab = newTab({ panelType: WEB_VIEW });
    edit.layout = tree.addTab(edit.layout, defaultLeaf(), tab, { active: true });
  }

  function update(tabId: string, change: (tab: Tab) => Tab): void {
    edit.layout = tree.updateTab(edit.layout, tabId, change);
  }

  function openTab(change: Op<'openTab'>): ChangedIds {
    const panelId = change.panelId ?? defaultLeaf();
    tree.getLeaf(edit.layout, panelId);
    const tab = newTab(change);
    edit.layout = tree.addTab(edit.layout, panelId, tab, { active: change.active ?? true });
    checkIcons();
    log(`Opened ${nameOf(tab.id)}.`, tab.id);
    return { tabId: tab.id, panelId };
  }

  function splitLeaf({ panelId, direction, position, ratio, ...panel }: Op<'splitLeaf'>): ChangedIds {
    const split = { id: id('split'), direction, ratio: ratio ?? 0.5, before: position === 'before' };
    const leafId = id('leaf');
    const tab = newTab(panel);
    const leaf: LeafNode = { type: 'leaf', id: leafId, tabs: [tab], activeTab: tab.id };
    edit.layout = tree.splitLeaf(edit.layout, panelId, split, leaf);
    checkDepth();
    checkIcons();
    log(`Opened ${nameOf(tab.id)} in a new panel.`, tab.id);
    return { splitId: split.id, panelId: leafId, tabId: tab.id };
  }

  function closePanel({ panelId }: Op<'closePanel'>): ChangedIds {
    const { tabs } = tree.getLeaf(edit.layout, panelId);
    if (tabs.length > 0) log(`Closed ${describePanel(tabs)}.`);
    for (const { id } of tabs) edit.layout = tree.removeTab(edit.layout, id);
    return {};
  }

  function moveTab({ tabId, sourcePanelId, targetPanelId, index, edge }: Op<'moveTab'>): ChangedIds {
    const { leaf } = tree.getTab(edit.layout, tabId);
    if (sourcePanelId !== undefined && leaf.id !== sourcePanelId) {
      tree.getLeaf(edit.layout, sourcePanelId);
      throw new Problem('tab-not-found', 'The tab is not in the source panel.');
    }
    const name = nameOf(tabId);
    if (edge === undefined) {
      edit.layout = tree.moveTab(edit.layout, tabId, targetPanelId, index);
      log(leaf.id === targetPanelId ? `Moved ${name}.` : `Moved ${name} to another panel.`, tabId);
      return { tabId, panelId: targetPanelId };
    }
    const ids = { split: id('split'), leaf: id('leaf') };
    const moved = tree.moveToEdge(edit.layout, tabId, targetPanelId, edge, ids);
    if (!moved) return { tabId, panelId: targetPanelId };
    edit.layout = moved;
    checkDepth();
    log(`Moved ${name} to a new panel.`, tabId);
    return { tabId, panelId: ids.leaf, splitId: ids.split };
  }

  function setPanelState({ tabId, from, state }: Op<'setPanelState'>): ChangedIds {
    const { tab } = tree.getTab(edit.layout, tabId);
    if (!canChange(kindOf(tab), state)) throw wrongPanel(tab);
    if (from !== undefined && from !== tab.panelState.url) return {};
    const panelState = changeState(tab.panelState, state, rules);
    update(tabId, (found) => ({ ...found, panelState }));
    const text = describeState(nameOf(tabId), state);
    if (text !== null) log(text, tabId);
    return {};
  }

  /** A counter in the panel state reaches every browser, including those that connect later. */
  function count(tabId: string, kind: 'webview' | 'sandbox', counter: 'reloads' | 'resets'): void {
    const { tab } = tree.getTab(edit.layout, tabId);
    if (kindOf(tab) !== kind) throw wrongPanel(tab);
    update(tabId, (found) => {
      const count = (found.panelState[counter] ?? 0) + 1;
      return { ...found, panelState: { ...found.panelState, [counter]: count } };
    });
  }

  function newTab({ panelType, panelState = {}, initialState = panelState, name, ...display }: NewPanel): Tab {
    const panel = catalog.find(panelType);
    if (!panel) throw new Problem('unknown-panel-type', `The catalog has no panel of type ${panelType}.`);
    checkRoom(panel);
    return {
      id: id('tab'),
      panelType,
      displayName: display.displayName ?? name ?? initialState.displayName ?? panel.displayName,
      displayIcon: display.displayIcon ?? initialState.displayIcon ?? panel.displayIcon,
      panelState: initialStateOf(catalog.kindOf(panelType), initialState, rules),
      ...(agent ? { openedBy: agent } : {}),
    };
  }

  function checkRoom(panel: CatalogPanel): void {
    const tabs = tree.tabsOf(edit.layout);
    const open = panel.singleton ? tabs.find(({ panelType }) => catalog.find(panelType) === panel) : undefined;
    if (open) throw new Problem('singleton-open', `The ${panel.displayName} is already open as “${open.displayName}”.`);
    if (tabs.length >= maxTabs)
      throw new Problem('layout-full', `The workspace has reached its limit of ${maxTabs} tabs. Close one first.`);
  }

  function checkDepth(): void {
    if (tree.depthOf(edit.layout) > maxDepth) {
      throw new Problem('layout-full', `Panels can be split at most ${maxDepth} levels deep. Open a tab instead.`);
    }
  }

  function checkIcons(): void {
    const bytes = tree.tabsOf(edit.layout).reduce((sum, { displayIcon }) => sum + displayIcon.length, 0);
    if (bytes > maxIconsBytes) {
      throw new Problem(
        'layout-full',
        `The tab icons of a workspace can use at most ${maxIconsBytes} bytes. Use smaller icons.`,
      );
    }
  }

  function defaultLeaf(): string {
    const leaves = tree.leavesOf(edit.layout);
    return (leaves.find(({ id }) => id === focused) ?? leaves[0])?.id ?? '';
  }

  function kindOf(tab: Tab): PanelKind {
    return catalog.kindOf(tab.panelType);
  }

  function wrongPanel({ displayName, panelType }: Tab, isActive = false): Problem {
    const kind = catalog.nameOf(panelType);
    return new Problem(
      'wrong-panel',
      isActive ? `The active tab “${displayName}” is ${kind}.` : `“${displayName}” is ${kind}.`,
    );
  }

  function nameOf(tabId: string): string {
    return `“${tree.getTab(edit.layout, tabId).tab.displayName}”`;
  }

  function log(text: string, tabId?: string): void {
    logEntries.push({ text, tabId });
  }

  function id(kind: 'leaf' | 'split' | 'tab'): string {
    return `${kind}-${edit.nextId++}`;
  }

  return edit;
}
export type LayoutEdit = ReturnType<typeof createLayoutEdit>;

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
