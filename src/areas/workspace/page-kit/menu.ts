// A popup menu. Arrow keys, Home and End move the focus; Escape and a click elsewhere close it.
import { html, nothing } from 'lit-html';
import { create, iconButton } from './element.ts';
import { icon } from './icons.ts';
import type { Point } from './page.ts';

export interface MenuItem {
  readonly label: string;
  /** The shortcut as displayed. */
  readonly keys?: string | undefined;
  readonly disabled?: boolean;
  readonly run: () => void;
}

/** Null is a separator. */
export type MenuItems = readonly (MenuItem | null)[];

/** A button that opens a menu below itself. */
export function menuButton(label: string, open: (at: Point) => void): HTMLButtonElement {
  const button = iconButton(icon('more'), label, () => {
    const { left, bottom } = button.getBoundingClientRect();
    open({ x: left, y: bottom + 2 });
  });
  button.setAttribute('aria-haspopup', 'menu');
  return button;
}

export function openMenu(label: string, items: MenuItems, { x, y }: Point): void {
  const before = document.activeElement;
  const close = () => menu.hidePopover();
  const entry = ({ label: text, keys, disabled = false, run }: MenuItem) => {
    const click = () => {
      close();
      run();
    };
    return html`<button type="button" role="menuitem" tabindex="-1" ?disabled=${disabled} @click=${click}>
      <span>${text}</span>${keys === undefined ? nothing : html`<kbd>${keys}</kbd>`}
    </button>`;
  };
  const menu = create(html`<div class="menu" role="menu" popover="auto" aria-label=${label} tabindex="-1">
    ${items.map((item) => (item ? entry(item) : html`<div role="separator"></div>`))}
  </div>`);
  menu.addEventListener('keydown', (event) => moveFocus(menu, event));
  menu.addEventListener('toggle', ({ newState }) => {
    if (newState === 'closed') menu.remove();
  });
  menu.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'closed' && menu.contains(document.activeElement)) (before as HTMLElement | null)?.focus?.();
  });
  // A click into a frame triggers no listener of this page.
  addEventListener('blur', close, { once: true });
  (document.querySelector('header') ?? document.body).append(menu); // page content belongs inside landmarks
  menu.showPopover();
  const { width, height } = menu.getBoundingClientRect();
  menu.style.left = `${Math.max(4, Math.min(x, innerWidth - width - 4))}px`;
  menu.style.top = `${Math.max(4, Math.min(y, innerHeight - height - 4))}px`;
  menu.querySelector<HTMLElement>('[role=menuitem]:not(:disabled)')?.focus();
}

function moveFocus(menu: HTMLElement, event: KeyboardEvent): void {
  const items = [...menu.querySelectorAll<HTMLButtonElement>('[role=menuitem]:not(:disabled)')];
  const at = items.indexOf(document.activeElement as HTMLButtonElement);
  const next: Readonly<Record<string, number>> = {
    ArrowDown: (at + 1) % items.length,
    ArrowUp: (at - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  };
  event.stopPropagation(); // keep the page's shortcuts from running
  if (event.key === 'Tab') return menu.hidePopover();
  const index = next[event.key];
  if (index === undefined) return;
  event.preventDefault();
  items[index]?.focus();
}
