// Converts a drop of one tab or a whole leaf into layout changes.
import type { DockviewWillDropEvent } from 'dockview';
import type { LayoutChange, LeafNode } from '../../../../../generated/workspace/messages.ts';

export function movesOf(event: DockviewWillDropEvent, tabIds: readonly string[], target: LeafNode): LayoutChange[] {
  const edge = event.position === 'center' || event.kind === 'tab' ? undefined : event.position;
  return tabIds.map((tabId, step) => {
    const place = edge === undefined ? indexOf(event, target, tabId, step) : { edge };
    return { op: 'moveTab', tabId, targetPanelId: target.id, ...place };
  });
}

/** Does not count the moved tab, as the contract requires. */
function indexOf(event: DockviewWillDropEvent, target: LeafNode, tabId: string, step: number): { index?: number } {
  const over = event.panel?.id;
  if (event.kind !== 'tab' || over === undefined) return {};
  const others = target.tabs.filter(({ id }) => id !== tabId).map(({ id }) => id);
  const at = others.indexOf(over);
  return at < 0 ? {} : { index: at + step + (event.position === 'right' ? 1 : 0) };
}
