// Shown for a catalog panel that has no page.

import { element } from '../element.ts';
import { tabIcon } from '../icons.ts';
import type { CatalogPanel } from '../page-data.ts';
import type { PanelView } from './panel.ts';

export class Placeholder implements PanelView {
  readonly element: HTMLElement;
  readonly favicon = null;

  constructor(panel: CatalogPanel | undefined) {
    const name = panel?.displayName ?? 'Unknown panel';
    const what = panel?.description ?? 'This panel is not in the catalog.';
    this.element = element(
      'div',
      { role: 'group', class: 'panel', 'aria-label': name },
      element(
        'div',
        { class: 'empty' },
        tabIcon(panel?.displayIcon ?? 'square', 'square'),
        element('h2', {}, name),
        element('p', {}, what),
        element('p', { class: 'soft' }, 'Not installed. An extension can provide this panel.'),
      ),
    );
  }

  update(): void {}
  dispose(): void {}
}
