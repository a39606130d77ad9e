// A tab, or all tabs of a leaf, dropped on another leaf: the changes to ask the server for.
import type { DockviewWillDropEvent } from 'dockview';
import type { LayoutChange, LeafNode } from '../../../../../generated/workspace/messages.ts';

export function movesOf(event: DockviewWillDropEvent, tabIds: readonly string[], target: LeafNode): LayoutChange[] {
  const edge = event.position === 'center' || event.kind === 'tab' ? undefined : event.position;
  return tabIds.map((tabId, step) => {
    const place = edge === undefined ? indexOf(event, target, tabId, step) : { edge };
    return { op: 'moveTab', tabId, targetPanelId: target.id, ...place };
  });
}

/** Counted without the tab that moves, as the contract has it. */
function indexOf(event: DockviewWillDropEvent, target: LeafNode, tabId: string, step: number): { index?: number } {
  const over = event.panel?.id;
  if (event.kind !== 'tab' || over === undefined) return {};
  const others = target.tabs.filter(({ id }) => id !== tabId).map(({ id }) => id);
  const at = others.indexOf(over);
  return at < 0 ? {} : { index: at + step + (event.position === 'right' ? 1 : 0) };
}
