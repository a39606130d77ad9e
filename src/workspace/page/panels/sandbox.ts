// A sandbox: the frame's document above, a console with results and errors below.
import type { Tab } from '../../../../generated/workspace/messages.ts';
import { element, iconButton } from '../element.ts';
import { icon } from '../icons.ts';
import { type EvalOutcome, Sandbox } from '../sandbox/host.ts';
import type { PanelView } from './panel.ts';

const KEPT_LINES = 500;
const SHOWN_CHARACTERS = 2_000;
const USER_TIMEOUT_MS = 10_000;

type Kind = 'input' | 'result' | 'error' | 'console';

export class SandboxPanel implements PanelView {
  readonly element: HTMLElement;
  readonly favicon = null;
  readonly #sandbox = new Sandbox((level, text) => this.#print(level === 'error' ? 'error' : 'console', text));
  readonly #lines = element('ol', { class: 'console-lines', 'aria-live': 'polite', 'aria-label': 'Console' });
  readonly #header: HTMLElement;
  #resets: number | null = null;

  constructor(reset: () => void) {
    const title = element('span', { class: 'panel-title' }, icon('sandbox'), 'Sandbox');
    const note = element('span', { class: 'soft' }, 'scripts only, no network');
    this.#header = element(
      'div',
      { class: 'panel-header' },
      title,
      note,
      element('span', { class: 'spacer' }),
      iconButton(icon('refresh'), 'Reset the sandbox', reset),
    );
    const hint = element(
      'li',
      { class: 'line hint-line' },
      'Type JavaScript below, or let a program evaluate it. Results and errors appear here.',
    );
    this.#lines.append(hint);
    const stage = element('div', { class: 'stage' }, this.#sandbox.element);
    const lines = element('div', { class: 'at-end' }, this.#lines);
    const console = element('div', { class: 'console-area' }, lines, this.#prompt());
    this.element = element(
      'section',
      { class: 'panel sandbox', 'aria-label': 'Sandbox' },
      this.#header,
      stage,
      console,
    );
  }

  get loading(): boolean {
    return this.#sandbox.loading;
  }

  update({ panelState }: Tab): void {
    const { headerHidden = false, resets = 0 } = panelState;
    this.#header.hidden = headerHidden;
    if (this.#resets !== null && resets !== this.#resets) {
      this.#sandbox.reset();
      this.#print('console', 'The sandbox was reset.');
    }
    this.#resets = resets;
  }

  async evaluate(code: string, timeoutMs: number): Promise<EvalOutcome> {
    this.#print('input', code);
    const outcome = await this.#sandbox.evaluate(code, timeoutMs);
    if (outcome.status === 'error') this.#print('error', outcome.error);
    else this.#print('result', 'result' in outcome ? JSON.stringify(outcome.result) : 'undefined');
    return outcome;
  }

  dispose(): void {
    this.#sandbox.reset('The panel was closed while the code ran.');
    this.element.remove();
  }

  #prompt(): HTMLFormElement {
    const input = element('input', {
      type: 'text',
      class: 'console-input',
      spellcheck: 'false',
      autocomplete: 'off',
      'aria-label': 'JavaScript to run',
      placeholder: 'JavaScript',
    });
    const form = element('form', { class: 'console-form' }, element('span', { 'aria-hidden': 'true' }, '›'), input);
    const run = element(
      'button',
      { type: 'submit', class: 'icon-button', title: 'Run', 'aria-label': 'Run' },
      icon('play'),
    );
    form.append(run);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const code = input.value;
      if (code.trim() === '') return;
      input.value = '';
      void this.evaluate(code, USER_TIMEOUT_MS);
    });
    return form;
  }

  #print(kind: Kind, text: string): void {
    this.#lines.querySelector('.hint-line')?.remove();
    const shown = text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)} …` : text;
    this.#lines.append(element('li', { class: `line ${kind}` }, shown));
    while (this.#lines.childElementCount > KEPT_LINES) this.#lines.firstElementChild?.remove();
  }
}
