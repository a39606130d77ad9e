// The input of a console: Enter runs the code, Shift+Enter starts a new line, and in the first and last line the arrow
// keys browse the history.
import { html } from 'lit-html';
import { create } from '../element.ts';
import { icon } from '../icons.ts';

const KEPT = 100;

export class ConsolePrompt {
  readonly #input = create<HTMLTextAreaElement>(html`<textarea
    class="console-input"
    rows="1"
    spellcheck="false"
    autocomplete="off"
    autocapitalize="off"
    aria-label="JavaScript to run"
    placeholder="JavaScript"
    title="Enter to run, Shift+Enter for a new line, arrow keys for history"
    @keydown=${(event: KeyboardEvent) => this.#key(event)}
    @input=${() => this.#grow()}
  ></textarea>`);
  readonly element = create(html`<form class="console-form" @submit=${(event: Event) => this.#submit(event)}>
    <span aria-hidden="true">›</span>${this.#input}
    <button type="submit" class="icon-button" title="Run" aria-label="Run">${icon('play')}</button>
  </form>`);
  readonly #run: (code: string) => void;
  #history: string[] = [];
  /** Index in the history; its length means the text being typed. */
  #at = 0;
  #typed = '';

  constructor(run: (code: string) => void) {
    this.#run = run;
  }

  #submit(event: Event): void {
    event.preventDefault();
    const code = this.#input.value;
    if (code.trim() === '') return;
    if (this.#history.at(-1) !== code) this.#history = [...this.#history, code].slice(-KEPT);
    this.#at = this.#history.length;
    this.#set('');
    this.#run(code);
  }

  #key(event: KeyboardEvent): void {
    const { value, selectionStart, selectionEnd } = this.#input;
    const isFirstLine = !value.slice(0, selectionStart).includes('\n');
    const isLastLine = !value.slice(selectionEnd).includes('\n');
    const step = event.key === 'ArrowUp' && isFirstLine ? -1 : event.key === 'ArrowDown' && isLastLine ? 1 : 0;
    if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) {
      this.#submit(event);
    } else if (step !== 0 && !event.altKey && !event.ctrlKey && !event.shiftKey) {
      event.preventDefault();
      this.#recall(this.#at + step);
    }
  }

  #recall(at: number): void {
    if (at < 0 || at > this.#history.length) return;
    if (this.#at === this.#history.length) this.#typed = this.#input.value;
    this.#at = at;
    this.#set(this.#history[at] ?? this.#typed);
  }

  #set(text: string): void {
    this.#input.value = text;
    this.#grow();
  }

  #grow(): void {
    this.#input.rows = Math.min(8, this.#input.value.split('\n').length);
  }
}
