// Changes in words, for the system log. Of an address no more than where it leads: queries, fragments and user names in
// it may be secrets. Which tab is shown and how large the halves of a split are is not worth a line.
import type { LayoutChange, PanelState } from '../../../generated/workspace/messages.ts';
import { getTab, type Layout } from './tree.ts';

/** What a change made or touched. */
export interface Touched {
  readonly tabId?: string;
  readonly panelId?: string;
  readonly splitId?: string;
}

const MAX_ADDRESS_CHARACTERS = 200;

/** Null for what is not told. `before` is the tree that the change was made in, `after` the one it made. */
export function describeChange(change: LayoutChange, touched: Touched, before: Layout, after: Layout): string | null {
  const made = () => nameOf(after, touched.tabId ?? '');
  const named = (tabId: string) => nameOf(before, tabId);
  switch (change.op) {
    case 'openTab':
      return `${made()} was opened in ${touched.panelId}.`;
    case 'splitLeaf':
      return `${change.panelId} was split: ${made()} was opened in ${touched.panelId}.`;
    case 'moveTab':
      return `${named(change.tabId)} was moved to ${touched.panelId}.`;
    case 'closePanel':
      return `${change.panelId} was closed.`;
    case 'closeTab':
      return `${named(change.tabId)} was closed.`;
    case 'renameTab':
      return `${named(change.tabId)} is called ${change.displayName} now.`;
    case 'setPanelState':
      return tellState(named(change.tabId), change.state);
    case 'refreshPanel':
      return `${named(change.tabId)} was refreshed.`;
    case 'resetPanel':
      return `${named(change.tabId)} was reset.`;
    case 'activateTab':
    case 'resizeSplit':
      return null;
  }
}

function tellState(name: string, { url, headerHidden, proxyEnabled }: PanelState): string | null {
  if (url !== undefined) return `${name} navigated to ${addressOf(url)}`;
  if (headerHidden !== undefined) return `The header of ${name} was ${headerHidden ? 'hidden' : 'shown'}.`;
  if (proxyEnabled === true) return `Proxy mode of ${name} is wanted; it is stored, but not available yet.`;
  if (proxyEnabled === false) return `Proxy mode of ${name} is no longer wanted.`;
  return null;
}

function nameOf(layout: Layout, tabId: string): string {
  const { tab } = getTab(layout, tabId);
  return `${tab.displayName} (${tabId})`;
}

function addressOf(url: string): string {
  const { origin, pathname } = new URL(url);
  const address = origin + (pathname === '/' ? '' : pathname);
  return address.length > MAX_ADDRESS_CHARACTERS ? `${address.slice(0, MAX_ADDRESS_CHARACTERS)} …` : address;
}
