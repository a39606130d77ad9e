// On narrow screens, a row of buttons that switch between panels.
import { html, render } from 'lit-html';
import type { Dock } from './dock.ts';

export function showSwitches(place: HTMLElement, dock: Dock): void {
  const hasFocus = place.contains(document.activeElement);
  const switches = dock.isNarrow ? dock.leaves : [];
  place.hidden = switches.length < 2;
  render(
    switches.map(({ id, activeTab }) => {
      const { name = '', icon = null } = dock.tabs.copy(activeTab) ?? {};
      return html`<button type="button" aria-current=${id === dock.activeLeaf?.id} @click=${() => dock.goTo(id)}>
        ${icon}<span>${name}</span>
      </button>`;
    }),
    place,
  );
  const current = place.querySelector<HTMLElement>('[aria-current=true]');
  current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  if (hasFocus) current?.focus();
}
