// What a workspace without panels shows.
import type { IWatermarkRenderer } from 'dockview';
import { element } from './element.ts';
import { icon } from './icons.ts';

export class EmptyWorkspace implements IWatermarkRenderer {
  readonly element: HTMLElement;

  constructor(pick: () => void) {
    this.element = element(
      'div',
      { class: 'empty' },
      icon('sandbox'),
      element('h2', {}, 'Nothing is open'),
      element('p', {}, 'Open a web view, a sandbox or another panel. Programs with a key of yours can open them too.'),
      element('button', { type: 'button', class: 'button primary', click: pick }, 'Open a panel'),
    );
  }

  init(): void {}
}
