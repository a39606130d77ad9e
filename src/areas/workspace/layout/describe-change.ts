// Sentences about changes, for the system log. Of a URL only origin and path: queries, fragments and user names
// may be secrets. Tab activation and split sizes are not logged.
import type { LayoutChange, PanelState } from '../../../../generated/workspace/messages.ts';
import { getTab, type Layout } from './tree.ts';

/** What a change made or touched. */
export interface Touched {
  readonly tabId?: string;
  readonly panelId?: string;
  readonly splitId?: string;
}

/** A sentence, and the tab that it is about. */
export interface Told {
  readonly text: string;
  readonly tabId?: string | undefined;
}

const MAX_ADDRESS_CHARACTERS = 200;

/** Null for changes that are not logged. `before` is the tree that the change was made in, `after` the one it made. */
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
  if (proxyEnabled === true) return `Proxy mode of ${name} was switched on.`;
  if (proxyEnabled === false) return `Proxy mode of ${name} was switched off.`;
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
