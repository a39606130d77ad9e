// The dialogs of the layout: choose a panel, a command or a tab.
import type { LeafNode, SplitNode } from '../../../../../generated/workspace/messages.ts';
import type { ActionQueue } from '../../page-kit/action-queue.ts';
import type { WorkspacePage } from '../../page-kit/page.ts';
import { ask } from '../../page-kit/search-dialog.ts';
import type { Dock } from './dock.ts';
import { tabsOf } from './layout-tree.ts';
import { createPicker, type Picked } from './panel-picker.ts';
import { findCommands, findTabs } from './tab-list.ts';
import type { UserActions } from './user-actions.ts';

const PLACES = { horizontal: ' on the right', vertical: ' below' } as const;

/** Lets the user choose a panel for a leaf, or for a new one beside it. The leaf is read after the choice. */
export function pickPanel(
  page: WorkspacePage,
  dock: Dock,
  queue: ActionQueue,
  split?: SplitNode['direction'],
  leaf: () => LeafNode | null = () => dock.activeLeaf,
): void {
  const open = (picked: Picked) => {
    const { id: panelId, tabs } = leaf() ?? dock.activeLeaf ?? {};
    if (panelId === undefined) return;
    if (split === undefined || tabs?.length === 0) void page.change({ op: 'openTab', panelId, ...picked });
    else void page.change({ op: 'splitLeaf', panelId, direction: split, ...picked });
  };
  const isOpen = (type: string) =>
    page.layout !== null &&
    tabsOf(page.layout).some(({ panelType }) => page.data.findPanel(panelType)?.panelType === type);
  ask({
    title: `Open panel${split === undefined ? '' : PLACES[split]}`,
    placeholder: 'Search panels or enter a URL',
    none: 'No matching panels',
    find: createPicker(page.data, isOpen, (picked) => queue.run(() => open(picked))),
  });
}

export const openPalette = (page: WorkspacePage, actions: UserActions): void =>
  ask({
    title: 'Commands',
    placeholder: 'Search commands and tabs',
    none: 'No matching commands or tabs',
    find: (text) => findCommands(page, actions, text),
  });

export const openTabList = (page: WorkspacePage, actions: UserActions): void =>
  ask({
    title: 'Tabs',
    placeholder: 'Search tabs',
    none: 'No matching tabs',
    find: (text) => findTabs(page, actions, text),
  });
