// Calls that change or list the tabs of a workspace.
import type { Schemas } from '../../../../generated/workspace/contract.ts';
import type { LayoutChange } from '../../../../generated/workspace/messages.ts';
import { Problem } from '../../../base/problem.ts';
import type { ChangeResult, LayoutEdit } from '../layout/edit.ts';
import { getTab, leavesOf, type Tab, type TabSelection, tabsOf } from '../layout/tree.ts';
import type { RoomCaller } from './browser-work.ts';

type TabUpdate = Schemas['UpdateTab'];
export type Revision = { readonly revision: number };

export const change = <Change extends LayoutChange>(
  { room, by }: RoomCaller,
  layoutChange: Change,
): Promise<ChangeResult<Change> & Revision> => room.layout.edit(by, (edit) => edit.apply(layoutChange));

export async function listTabs({ room, by }: RoomCaller, name?: string): Promise<Schemas['TabList']> {
  const { revision, layout } = await room.layout.get();
  const tabs = leavesOf(layout).flatMap(({ id: panelId, tabs, activeTab }) =>
    tabs.map(({ id, panelState, ...tab }) => ({
      ...tab,
      tabId: id,
      id,
      name: tab.displayName,
      panelId,
      panelState: { ...panelState, displayIcon: tab.displayIcon },
      isActive: id === activeTab,
      isOwn: tab.openedBy?.id === by.agent.id,
    })),
  );
  return { revision, tabs: name === undefined ? tabs : tabs.filter(({ displayName }) => displayName === name) };
}

/** Changes name, icon and active state in one step. */
export const updateTab = ({ room, by }: RoomCaller, tabId: string, update: TabUpdate): Promise<Revision> =>
  room.layout.edit(by, (edit) => {
    edit.updateTab(tabId, update);
    return {};
  });

/** Updates every tab of that name. If several are in one leaf, the first becomes active. */
export const updateNamed = ({ room, by }: RoomCaller, name: string, update: TabUpdate): Promise<Revision> =>
  room.layout.edit(by, (edit) => {
    for (const { id } of named(edit, name).reverse()) edit.updateTab(id, update);
    return {};
  });

/** Closes the tab `tabId`, or every tab called `name`, in one change. */
export const closeTabs = (
  { room, by }: RoomCaller,
  { tabId, panelId, name }: TabSelection,
): Promise<{ closed: string[] } & Revision> =>
  room.layout.edit(by, (edit) => {
    if (tabId !== undefined) {
      const { tab, leaf } = getTab(edit.layout, tabId);
      if (panelId === undefined || leaf.id === panelId) return close(edit, [tab]);
      throw new Problem('tab-not-found', 'The tab is not in this panel.');
    }
    if (name !== undefined) return close(edit, named(edit, name));
    throw new Problem('tab-not-found', 'Specify the tabs to close by `name` or `tabId`.');
  });

function named({ layout }: LayoutEdit, name: string): Tab[] {
  const tabs = tabsOf(layout).filter(({ displayName }) => displayName === name);
  if (tabs.length === 0) throw new Problem('tab-not-found', 'No tab has this name.');
  return tabs;
}

function close(edit: LayoutEdit, tabs: readonly Tab[]): { closed: string[] } {
  for (const { id } of tabs) edit.apply({ op: 'closeTab', tabId: id });
  return { closed: tabs.map(({ id }) => id) };
}
