// Panels of extensions: their page, framed like any foreign page but without an address bar, or a note that there is none.
import { html } from 'lit-html';
import type { Tab } from '../../../../../../generated/workspace/messages.ts';
import { create, element } from '../element.ts';
import { tabIcon } from '../icons.ts';
import type { CatalogPanel } from '../page-data.ts';
import { WITH_DOWNLOADS } from './frame-permissions.ts';
import type { PanelView } from './panel.ts';

export class PanelPage implements PanelView {
  readonly element: HTMLElement;
  readonly favicon = null;
  readonly #frame: HTMLIFrameElement;

  constructor(url: string) {
    this.#frame = element('iframe', { sandbox: WITH_DOWNLOADS, referrerpolicy: 'no-referrer', src: url });
    this.element = create(html`<div role="group" class="panel"><div class="stage">${this.#frame}</div></div>`);
  }

  update({ displayName }: Tab): void {
    this.#frame.title = displayName;
    this.element.setAttribute('aria-label', displayName);
  }

  dispose(): void {
    this.#frame.remove();
  }
}

/** Shown for a catalog panel that has no page. */
export class Placeholder implements PanelView {
  readonly element: HTMLElement;
  readonly favicon = null;

  constructor(panel: CatalogPanel | undefined) {
    const name = panel?.displayName ?? 'Unknown panel';
    this.element = create(html`<div role="group" class="panel" aria-label=${name}>
      <div class="empty">
        ${tabIcon(panel?.displayIcon ?? 'square', 'square')}
        <h2>${name}</h2>
        <p>${panel?.description ?? 'This panel is not in the catalog.'}</p>
        <p class="soft">Not installed. An extension can provide this panel.</p>
      </div>
    </div>`);
  }

  update(): void {}
  dispose(): void {}
}
