// What the user does on the stage of panels outside of menus and shortcuts: focus, keys on a tab, and the context menu.
import type { ActionQueue } from '../../page-kit/action-queue.ts';
import type { WorkspacePage } from '../../page-kit/page.ts';
import type { Dock } from './dock.ts';
import type { UserActions } from './user-actions.ts';

export function listenToStage(page: WorkspacePage, dock: Dock, actions: UserActions, queue: ActionQueue): void {
  const { stage } = page;
  addEventListener('focus', () => page.send({ type: 'focus', leaf: dock.activeLeaf?.id ?? null }));
  // A click into a frame blurs the document: the active element is that panel's frame.
  addEventListener('blur', () => {
    const leaf = dock.leafAround(document.activeElement);
    if (leaf) page.send({ type: 'focus', leaf: leaf.id });
  });
  stage.addEventListener('pointerdown', ({ target }) => {
    // Dockview activates a clicked tab in the next frame.
    if (target instanceof Element && target.closest('.dv-tab')) queue.waitFor(new Promise(requestAnimationFrame));
  });
  // Dockview has already removed the tab from the page and focused the next one.
  stage.addEventListener('keydown', ({ key, target }) => {
    const isTab = target instanceof Element && target.matches('.dv-tab');
    const tabId = isTab && (key === 'Delete' || key === 'Backspace') && dock.tabs.around(target);
    if (tabId) void page.change({ op: 'closeTab', tabId });
  });
  stage.addEventListener('contextmenu', (event) => {
    const target = event.target as Element;
    const tabId = dock.tabs.around(target);
    const leaf = target.closest('.dv-tabs-and-actions-container') && dock.leafAround(target);
    if (tabId === null && !leaf) return;
    event.preventDefault();
    const at = { x: event.clientX, y: event.clientY };
    if (tabId !== null) actions.openTabMenu(tabId, at);
    else if (leaf) actions.openPanelMenu(leaf, at);
  });
}
