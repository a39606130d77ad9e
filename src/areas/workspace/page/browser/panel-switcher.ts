// On narrow screens, a row of buttons that switch between panels.
import { element } from './element.ts';

export interface Switch {
  readonly leafId: string;
  readonly name: string;
  readonly icon: Element;
}

export class PanelSwitcher {
  readonly element = element('nav', { class: 'switcher', 'aria-label': 'Panels', hidden: true });
  readonly #go: (leafId: string) => void;

  constructor(go: (leafId: string) => void) {
    this.#go = go;
  }

  show(switches: readonly Switch[], current: string | null): void {
    this.element.hidden = switches.length < 2;
    const hasFocus = this.element.contains(document.activeElement);
    this.element.replaceChildren(
      ...switches.map(({ leafId, name, icon }) =>
        element(
          'button',
          { type: 'button', 'aria-current': String(leafId === current), click: () => this.#go(leafId) },
          icon,
          element('span', {}, name),
        ),
      ),
    );
    const shown = this.element.querySelector<HTMLElement>('[aria-current=true]');
    shown?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (hasFocus) shown?.focus();
  }
}
