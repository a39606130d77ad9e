// A notice above the page of a web view, with optional actions.
import { html, render } from 'lit-html';
import { element, iconButton } from './element.ts';
import { icon } from './icons.ts';

export class Hint {
  readonly element = element('div', { class: 'hint', role: 'status', hidden: true });

  show(text: string, ...answers: readonly { readonly label: string; readonly run: () => void }[]): void {
    const hideAnd = (run: () => void) => () => {
      this.hide();
      run();
    };
    const buttons = answers.map(
      ({ label, run }) => html`<button type="button" class="button" @click=${hideAnd(run)}>${label}</button>`,
    );
    const dismiss = iconButton(icon('close'), 'Dismiss', () => this.hide());
    render(html`<span>${text}</span>${buttons}${dismiss}`, this.element);
    this.element.hidden = false;
  }

  hide(): void {
    this.element.hidden = true;
  }
}
