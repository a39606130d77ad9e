// Shows a single leaf: the maximized one, or on a narrow screen the active one. Only in this browser; the layout does
// not change.
import type { DockviewApi } from 'dockview';
import type { Layout } from '../../../../../generated/workspace/messages.ts';
import type { LeafGroups } from './leaf-groups.ts';

const NARROW = '(max-width: 40rem)';

export function createSinglePanelMode(api: DockviewApi, groups: LeafGroups, changed: () => void) {
  const media = matchMedia(NARROW);
  const mode = { maximized: null as string | null, isNarrow, toggle, showAll, apply };
  media.addEventListener('change', changed);

  /** Whether there is room for only one leaf. */
  function isNarrow(): boolean {
    return media.matches;
  }

  function toggle(leafId: string): void {
    mode.maximized = mode.maximized === leafId ? null : leafId;
  }

  /** Shows all leaves, so that they can be placed and sized. */
  function showAll(): void {
    if (api.hasMaximizedGroup()) api.exitMaximizedGroup();
  }

  /** `active` is the id of the active leaf. */
  function apply(layout: Layout, active: string | null): void {
    if (mode.maximized !== null && !groups.get(mode.maximized)) mode.maximized = null;
    const wanted = isNarrow() ? active : mode.maximized;
    const panel = wanted === null || layout.type === 'leaf' ? undefined : groups.get(wanted)?.activePanel;
    if (panel?.group.api.isMaximized()) return;
    if (api.hasMaximizedGroup()) {
      api.exitMaximizedGroup();
      groups.resize(layout);
    }
    if (panel) api.maximizeGroup(panel);
  }

  return mode;
}
export type SinglePanelMode = ReturnType<typeof createSinglePanelMode>;
