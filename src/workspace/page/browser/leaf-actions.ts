// The buttons at the right end of a leaf's tabs.
import type { IHeaderActionsRenderer } from 'dockview';
import type { SplitNode } from '../../../../generated/workspace/messages.ts';
import { element, iconButton } from './element.ts';
import { icon } from './icons.ts';

export class LeafActions implements IHeaderActionsRenderer {
  readonly element: HTMLElement;

  constructor(pick: (split?: SplitNode['direction']) => void) {
    this.element = element(
      'div',
      { class: 'leaf-actions' },
      iconButton(icon('plus'), 'Open a panel here', () => pick()),
      iconButton(icon('split-right'), 'Split to the right', () => pick('horizontal')),
      iconButton(icon('split-down'), 'Split downwards', () => pick('vertical')),
    );
  }

  init(): void {}
  dispose(): void {}
}
