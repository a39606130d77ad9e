// Describes changes for the system log. URLs are reduced to origin and path: queries, fragments and user names
// may be secrets. Tab activation and split sizes are not logged.
import type { LayoutChange, PanelState } from '../../../../generated/workspace/messages.ts';
import { getLeaf, getTab, type Layout } from './tree.ts';

/** Ids of what a change created or moved. */
export interface ChangedIds {
  readonly tabId?: string;
  readonly panelId?: string;
  readonly splitId?: string;
}

const MAX_ADDRESS_CHARACTERS = 200;
const MAX_NAMES = 3;

/** Null for changes that are not logged. `before` and `after` are the layouts around the change. */
export function describeChange(change: LayoutChange, ids: ChangedIds, before: Layout, after: Layout): string | null {
  const opened = () => nameOf(after, ids.tabId ?? '');
  const nameBefore = (tabId: string) => nameOf(before, tabId);
  switch (change.op) {
    case 'openTab':
      return `Opened ${opened()}.`;
    case 'splitLeaf':
      return `Opened ${opened()} in a new panel.`;
    case 'moveTab':
      return `Moved ${nameBefore(change.tabId)}${destination(change.tabId, ids, before)}.`;
    case 'closePanel':
      return `Closed ${panelOf(before, change.panelId)}.`;
    case 'closeTab':
      return `Closed ${nameBefore(change.tabId)}.`;
    case 'renameTab':
      return `Renamed ${nameBefore(change.tabId)} to “${change.displayName}”.`;
    case 'setPanelState':
      return describeState(nameBefore(change.tabId), change.state);
    case 'refreshPanel':
      return `Reloaded ${nameBefore(change.tabId)}.`;
    case 'resetPanel':
      return `Reset ${nameBefore(change.tabId)}.`;
    case 'activateTab':
    case 'resizeSplit':
      return null;
  }
}

function describeState(name: string, { url, headerHidden, proxyEnabled }: PanelState): string | null {
  if (url !== undefined) return `Navigated ${name} to ${addressOf(url)}`;
  if (headerHidden !== undefined) return `${headerHidden ? 'Hid' : 'Showed'} the header of ${name}.`;
  if (proxyEnabled === true) return `Turned on proxy mode in ${name}.`;
  if (proxyEnabled === false) return `Turned off proxy mode in ${name}.`;
  return null;
}

function nameOf(layout: Layout, tabId: string): string {
  return `“${getTab(layout, tabId).tab.displayName}”`;
}

/** Empty for a tab that moved within its panel. */
function destination(tabId: string, { panelId, splitId }: ChangedIds, before: Layout): string {
  if (splitId !== undefined) return ' to a new panel';
  return getTab(before, tabId).leaf.id === panelId ? '' : ' to another panel';
}

function panelOf(layout: Layout, panelId: string): string {
  const names = getLeaf(layout, panelId).tabs.map(({ displayName }) => `“${displayName}”`);
  if (names.length === 0) return 'an empty panel';
  const more = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : '';
  return `the panel with ${names.slice(0, MAX_NAMES).join(', ')}${more}`;
}

function addressOf(url: string): string {
  const { origin, pathname } = new URL(url);
  const address = origin + (pathname === '/' ? '' : pathname);
  return address.length > MAX_ADDRESS_CHARACTERS ? `${address.slice(0, MAX_ADDRESS_CHARACTERS)} …` : address;
}
