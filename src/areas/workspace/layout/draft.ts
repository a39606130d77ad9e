// A layout being changed: assigns ids, checks the rules that need the catalog, and collects lines for the system log.
import type { Agent, OpenTab } from '../../../../generated/workspace/messages.ts';
import { Problem } from '../../../base/problem.ts';
import type { PanelLimits } from '../limits.ts';
import type { LogEntry } from '../log/log.ts';
import type { Catalog, CatalogPanel, PanelKind } from './catalog.ts';
import { initialStateOf } from './panel-state.ts';
import type { OwnUrls } from './panel-url.ts';
import type { SavedLayout } from './store.ts';
import type { Layout, Tab } from './tree.ts';
import * as tree from './tree.ts';

export interface LayoutRules {
  readonly catalog: Catalog;
  readonly limits: PanelLimits;
  readonly own: OwnUrls;
  /** The last focused leaf. */
  readonly focused: string | null;
  /** The program that makes the change. */
  readonly agent?: Agent | undefined;
}

export class LayoutDraft {
  layout: Layout;
  /** The number in the id of the next leaf, split or tab. */
  nextId: number;
  readonly logEntries: LogEntry[] = [];
  readonly rules: LayoutRules;

  constructor({ layout, nextId }: Pick<SavedLayout, 'layout' | 'nextId'>, rules: LayoutRules) {
    this.layout = layout;
    this.nextId = nextId;
    this.rules = rules;
  }

  createId(kind: 'leaf' | 'split' | 'tab'): string {
    return `${kind}-${this.nextId++}`;
  }

  createTab(panel: Omit<OpenTab, 'panelId' | 'active'>): Tab {
    const { panelType, panelState = {}, initialState = panelState, name, ...display } = panel;
    const { catalog, agent } = this.rules;
    const entry = catalog.find(panelType);
    if (!entry) throw new Problem('unknown-panel-type', `The catalog has no panel of type ${panelType}.`);
    this.#checkRoom(entry);
    return {
      id: this.createId('tab'),
      panelType,
      displayName: display.displayName ?? name ?? initialState.displayName ?? entry.displayName,
      displayIcon: display.displayIcon ?? initialState.displayIcon ?? entry.displayIcon,
      panelState: initialStateOf(catalog.kindOf(panelType), initialState, this.rules),
      ...(agent ? { openedBy: agent } : {}),
    };
  }

  update(tabId: string, change: (tab: Tab) => Tab): void {
    this.layout = tree.updateTab(this.layout, tabId, change);
  }

  #checkRoom(panel: CatalogPanel): void {
    const { catalog, limits } = this.rules;
    const tabs = tree.tabsOf(this.layout);
    const open = panel.singleton ? tabs.find(({ panelType }) => catalog.find(panelType) === panel) : undefined;
    if (open) throw new Problem('singleton-open', `The ${panel.displayName} is already open as “${open.displayName}”.`);
    if (tabs.length < limits.maxTabs) return;
    throw new Problem('layout-full', `The workspace has reached its limit of ${limits.maxTabs} tabs. Close one first.`);
  }

  checkDepth(): void {
    const { maxDepth } = this.rules.limits;
    if (tree.depthOf(this.layout) <= maxDepth) return;
    throw new Problem('layout-full', `Panels can be split at most ${maxDepth} levels deep. Open a tab instead.`);
  }

  checkIcons(): void {
    const { maxIconsBytes } = this.rules.limits;
    const bytes = tree.tabsOf(this.layout).reduce((sum, { displayIcon }) => sum + displayIcon.length, 0);
    if (bytes <= maxIconsBytes) return;
    const detail = `The tab icons of a workspace can use at most ${maxIconsBytes} bytes. Use smaller icons.`;
    throw new Problem('layout-full', detail);
  }

  /** The last focused leaf, or else the first. */
  get defaultLeaf(): string {
    const leaves = tree.leavesOf(this.layout);
    return (leaves.find(({ id }) => id === this.rules.focused) ?? leaves[0])?.id ?? '';
  }

  kindOf({ panelType }: Tab): PanelKind {
    return this.rules.catalog.kindOf(panelType);
  }

  wrongPanel({ displayName, panelType }: Tab, isActive = false): Problem {
    const kind = this.rules.catalog.nameOf(panelType);
    const detail = isActive ? `The active tab “${displayName}” is ${kind}.` : `“${displayName}” is ${kind}.`;
    return new Problem('wrong-panel', detail);
  }

  nameOf(tabId: string): string {
    return `“${tree.getTab(this.layout, tabId).tab.displayName}”`;
  }

  log(text: string, tabId?: string): void {
    this.logEntries.push({ text, tabId });
  }
}
