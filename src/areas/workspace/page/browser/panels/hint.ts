// A notice above the page of a web view, with optional actions.
import { element, iconButton } from '../element.ts';
import { icon } from '../icons.ts';

export class Hint {
  readonly element = element('div', { class: 'hint', role: 'status', hidden: true });

  show(text: string, ...answers: readonly { readonly label: string; readonly run: () => void }[]): void {
    const click = (run: () => void) => () => {
      this.hide();
      run();
    };
    this.element.replaceChildren(
      element('span', {}, text),
      ...answers.map(({ label, run }) =>
        element('button', { type: 'button', class: 'button', click: click(run) }, label),
      ),
      iconButton(icon('close'), 'Dismiss', () => this.hide()),
    );
    this.element.hidden = false;
  }

  hide(): void {
    this.element.hidden = true;
  }
}
