// A dialog with a search field and a list: the panel picker and the command palette.
import { html, nothing, render } from 'lit-html';
import { create, element } from './element.ts';
import { tabIcon } from './icons.ts';

export interface Choice {
  readonly icon: string;
  readonly label: string;
  readonly note?: string;
  readonly badge?: string | null;
  readonly keys?: string | undefined;
  readonly disabled?: boolean;
  /** Changes the list instead of closing the dialog. */
  readonly staysOpen?: boolean;
  readonly run: () => void;
}

export interface ChoiceGroup {
  readonly name: string;
  readonly choices: readonly Choice[];
}

export interface Question {
  readonly title: string;
  readonly placeholder: string;
  /** The choices that match the typed text. */
  readonly find: (text: string) => readonly ChoiceGroup[];
  readonly none: string;
}

/** Whether `text` contains every typed word. */
export const hasWords = (typed: string, text: string): boolean =>
  typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));

export class SearchDialog {
  readonly #search = create<HTMLInputElement>(html`<input
    type="search"
    role="combobox"
    aria-controls="picker-list"
    aria-expanded="true"
    aria-autocomplete="list"
    autocomplete="off"
    spellcheck="false"
    @input=${() => this.#show()}
  />`);
  readonly #title = element('h2', { id: 'picker-title' });
  readonly #list = element('div', { class: 'picker-list', id: 'picker-list', role: 'listbox', tabindex: '-1' });
  readonly #none = element('p', { class: 'picker-none soft', role: 'status' });
  readonly #dialog = create<HTMLDialogElement>(html`<dialog
    class="picker"
    aria-labelledby="picker-title"
    @keydown=${(event: KeyboardEvent) => this.#key(event)}
    @click=${({ target }: Event) => target === this.#dialog && this.#dialog.close()}
  >
    <div class="picker-head">${this.#title}${this.#search}</div>
    ${this.#list}${this.#none}
  </dialog>`);
  #question: Question | null = null;
  #current = 0;

  constructor() {
    document.body.append(this.#dialog);
  }

  ask(question: Question): void {
    this.#question = question;
    this.#title.textContent = question.title;
    this.#list.setAttribute('aria-label', question.title);
    this.#search.placeholder = question.placeholder;
    this.#search.setAttribute('aria-label', question.placeholder);
    this.#none.textContent = question.none;
    this.#search.value = '';
    this.#show();
    if (!this.#dialog.open) this.#dialog.showModal();
    this.#search.focus();
  }

  /** `at` is the entry to select. */
  #show(at = 0): void {
    const groups = this.#question?.find(this.#search.value.trim()).filter(({ choices }) => choices.length > 0) ?? [];
    const all = groups.flatMap(({ choices }) => choices);
    render(
      groups.map(
        ({ name, choices }, index) => html`<div role="group" aria-labelledby="picker-group-${index}">
          <h3 id="picker-group-${index}" role="presentation">${name}</h3>
          ${choices.map((choice) => this.#entry(choice, all.indexOf(choice)))}
        </div>`,
      ),
      this.#list,
    );
    this.#list.hidden = groups.length === 0;
    this.#none.hidden = groups.length > 0;
    if (at === 0) this.#list.scrollTop = 0;
    this.#point(at);
  }

  #entry({ icon, label, note, badge, keys, disabled = false, staysOpen = false, run }: Choice, index: number) {
    const choose = ({ currentTarget }: Event) => {
      if (disabled) return;
      const at = this.#entries.indexOf(currentTarget as HTMLElement);
      if (!staysOpen) this.#dialog.close();
      run();
      if (!staysOpen) return;
      this.#show(at);
      this.#search.focus();
    };
    return html`<div
      id="picker-entry-${index}"
      class="picker-entry"
      role="option"
      aria-selected="false"
      aria-disabled=${disabled ? 'true' : nothing}
      @click=${choose}
    >
      ${tabIcon(icon, 'square')}
      <span><strong>${label}</strong>${note === undefined ? nothing : html`<small>${note}</small>`}</span>
      ${badge ? html`<span class="badge">${badge}</span>` : nothing}${keys ? html`<kbd>${keys}</kbd>` : nothing}
    </div>`;
  }

  /** Those that can be chosen. */
  get #entries(): HTMLElement[] {
    return [...this.#list.querySelectorAll<HTMLElement>('[role=option]:not([aria-disabled])')];
  }

  #key(event: KeyboardEvent): void {
    event.stopPropagation(); // keep the page's shortcuts from running
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 && event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Enter') this.#entries[this.#current]?.click();
    else if (event.key === 'Escape')
      this.#dialog.close(); // otherwise Escape would only clear the search field
    else this.#point(this.#current + step);
  }

  #point(at: number): void {
    const entries = this.#entries;
    this.#current = Math.max(0, Math.min(at, entries.length - 1));
    const entry = entries[this.#current];
    for (const option of this.#list.querySelectorAll('[role=option]')) {
      option.setAttribute('aria-selected', String(option === entry));
    }
    if (at > 0) entry?.scrollIntoView({ block: 'nearest' });
    this.#search.setAttribute('aria-activedescendant', entry?.id ?? '');
  }
}
