// The input of a console: Enter runs the code, Shift+Enter starts a new line, and in the first and last line the arrow
// keys browse the history.
import { html } from 'lit-html';
import { create } from '../../page-kit/element.ts';
import { icon } from '../../page-kit/icons.ts';

const KEPT = 100;

export function consolePrompt(run: (code: string) => void): HTMLElement {
  const input = create<HTMLTextAreaElement>(html`<textarea
    class="console-input"
    rows="1"
    spellcheck="false"
    autocomplete="off"
    autocapitalize="off"
    aria-label="JavaScript to run"
    placeholder="JavaScript"
    title="Enter to run, Shift+Enter for a new line, arrow keys for history"
    @keydown=${press}
    @input=${grow}
  ></textarea>`);
  let history: string[] = [];
  /** Index in the history; its length means the text being typed. */
  let at = 0;
  let typed = '';

  function submit(event: Event): void {
    event.preventDefault();
    const code = input.value;
    if (code.trim() === '') return;
    if (history.at(-1) !== code) history = [...history, code].slice(-KEPT);
    at = history.length;
    set('');
    run(code);
  }

  function press(event: KeyboardEvent): void {
    const { value, selectionStart, selectionEnd } = input;
    const isFirstLine = !value.slice(0, selectionStart).includes('\n');
    const isLastLine = !value.slice(selectionEnd).includes('\n');
    const step = event.key === 'ArrowUp' && isFirstLine ? -1 : event.key === 'ArrowDown' && isLastLine ? 1 : 0;
    if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) {
      submit(event);
    } else if (step !== 0 && !event.altKey && !event.ctrlKey && !event.shiftKey) {
      event.preventDefault();
      recall(at + step);
    }
  }

  function recall(next: number): void {
    if (next < 0 || next > history.length) return;
    if (at === history.length) typed = input.value;
    at = next;
    set(history[next] ?? typed);
  }

  function set(text: string): void {
    input.value = text;
    grow();
  }

  function grow(): void {
    input.rows = Math.min(8, input.value.split('\n').length);
  }

  return create(html`<form class="console-form" @submit=${submit}>
    <span aria-hidden="true">›</span>${input}
    <button type="submit" class="icon-button" title="Run" aria-label="Run">${icon('play')}</button>
  </form>`);
}
