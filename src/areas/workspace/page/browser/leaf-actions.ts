// The buttons at the right end of a tab row.
import type { IHeaderActionsRenderer } from 'dockview';
import type { SplitNode } from '../../../../../generated/workspace/messages.ts';
import { element, iconButton } from './element.ts';
import { icon } from './icons.ts';

export interface LeafActionsOptions {
  pick(split?: SplitNode['direction']): void;
  menu(at: { readonly x: number; readonly y: number }): void;
}

export class LeafActions implements IHeaderActionsRenderer {
  readonly element: HTMLElement;

  constructor({ pick, menu }: LeafActionsOptions) {
    const more = iconButton(icon('more'), 'Panel menu', () => {
      const { left, bottom } = more.getBoundingClientRect();
      menu({ x: left, y: bottom + 2 });
    });
    more.setAttribute('aria-haspopup', 'menu');
    this.element = element(
      'div',
      { class: 'leaf-actions' },
      iconButton(icon('plus'), 'Open panel here', () => pick()),
      iconButton(icon('split-right'), 'Split right', () => pick('horizontal')),
      iconButton(icon('split-down'), 'Split down', () => pick('vertical')),
      more,
    );
  }

  init(): void {}
  dispose(): void {}
}
