// The page of an extension's panel, framed like any foreign page but without an address bar.
import type { Tab } from '../../../../../../generated/workspace/messages.ts';
import { element } from '../element.ts';
import { WITH_DOWNLOADS } from './frame-permissions.ts';
import type { PanelView } from './panel.ts';

export class PanelPage implements PanelView {
  readonly element: HTMLElement;
  readonly favicon = null;
  readonly #frame: HTMLIFrameElement;

  constructor(url: string) {
    this.#frame = element('iframe', { sandbox: WITH_DOWNLOADS, referrerpolicy: 'no-referrer', src: url });
    this.element = element('div', { role: 'group', class: 'panel' }, element('div', { class: 'stage' }, this.#frame));
  }

  update({ displayName }: Tab): void {
    this.#frame.title = displayName;
    this.element.setAttribute('aria-label', displayName);
  }

  dispose(): void {
    this.#frame.remove();
  }
}
