// A notice above the page of a web view, with an optional action.
import { element, iconButton } from '../element.ts';
import { icon } from '../icons.ts';

export class Hint {
  readonly element = element('div', { class: 'hint', role: 'status', hidden: true });

  show(text: string, answer?: { readonly label: string; readonly run: () => void }): void {
    const click = () => {
      this.hide();
      answer?.run();
    };
    this.element.replaceChildren(
      element('span', {}, text),
      ...(answer ? [element('button', { type: 'button', class: 'button', click }, answer.label)] : []),
      iconButton(icon('close'), 'Dismiss', () => this.hide()),
    );
    this.element.hidden = false;
  }

  hide(): void {
    this.element.hidden = true;
  }
}
