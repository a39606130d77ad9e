// On narrow screens, a row of buttons that switch between panels.
import { html, render } from 'lit-html';
import { element } from '../../page-kit/element.ts';
import type { Dock } from './dock.ts';

export class PanelSwitcher {
  readonly element = element('nav', { class: 'switcher', 'aria-label': 'Panels', hidden: true });

  show(dock: Dock): void {
    const hasFocus = this.element.contains(document.activeElement);
    const leaves = dock.single.isNarrow ? dock.leaves : [];
    this.element.hidden = leaves.length < 2;
    const buttons = leaves.map(({ id, activeTab }) => {
      const { name = '', icon = null } = dock.tabs.get(activeTab)?.copy() ?? {};
      return html`<button type="button" aria-current=${id === dock.activeLeaf?.id} @click=${() => dock.goTo(id)}>
        ${icon}<span class="ellipsis">${name}</span>
      </button>`;
    });
    render(buttons, this.element);
    const current = this.element.querySelector<HTMLElement>('[aria-current=true]');
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (hasFocus) current?.focus();
  }
}
