// A dialog with a search field and a list: the panel picker and the command palette.
import { element } from './element.ts';
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
  readonly #dialog = element('dialog', { class: 'picker', 'aria-labelledby': 'picker-title' });
  readonly #title = element('h2', { id: 'picker-title' });
  readonly #search = element('input', {
    type: 'search',
    role: 'combobox',
    'aria-controls': 'picker-list',
    'aria-expanded': 'true',
    'aria-autocomplete': 'list',
    autocomplete: 'off',
    spellcheck: 'false',
  });
  readonly #list = element('div', { class: 'picker-list', id: 'picker-list', role: 'listbox', tabindex: '-1' });
  readonly #none = element('p', { class: 'picker-none soft', role: 'status' });
  #question: Question | null = null;
  #entries: HTMLElement[] = [];
  #current = 0;

  constructor() {
    this.#dialog.append(element('div', { class: 'picker-head' }, this.#title, this.#search), this.#list, this.#none);
    this.#search.addEventListener('input', () => this.#show());
    this.#dialog.addEventListener('keydown', (event) => this.#key(event));
    this.#dialog.addEventListener('click', ({ target }) => {
      if (target === this.#dialog) this.#dialog.close();
    });
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
    this.#entries = [];
    this.#list.replaceChildren(...groups.map((group, index) => this.#group(group, index)));
    this.#list.hidden = groups.length === 0;
    this.#none.hidden = groups.length > 0;
    if (at === 0) this.#list.scrollTop = 0;
    this.#point(at);
  }

  #group({ name, choices }: ChoiceGroup, index: number): HTMLElement {
    const id = `picker-group-${index}`;
    const heading = element('h3', { id, role: 'presentation' }, name);
    return element(
      'div',
      { role: 'group', 'aria-labelledby': id },
      heading,
      ...choices.map((each) => this.#entry(each)),
    );
  }

  #entry({ icon: name, label, note, badge, keys, disabled = false, staysOpen = false, run }: Choice): HTMLElement {
    const labels = element('span', {}, element('strong', {}, label));
    if (note !== undefined) labels.append(element('small', {}, note));
    const id = `picker-entry-${this.#entries.length}`;
    const entry = element(
      'div',
      { id, class: 'picker-entry', role: 'option', 'aria-selected': 'false' },
      tabIcon(name, 'square'),
      labels,
    );
    if (badge) entry.append(element('span', { class: 'badge' }, badge));
    if (keys !== undefined) entry.append(element('kbd', {}, keys));
    if (disabled) {
      entry.setAttribute('aria-disabled', 'true');
      return entry;
    }
    const at = this.#entries.push(entry) - 1;
    entry.addEventListener('click', () => {
      if (!staysOpen) this.#dialog.close();
      run();
      if (!staysOpen) return;
      this.#show(at);
      this.#search.focus();
    });
    return entry;
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
    this.#entries[this.#current]?.setAttribute('aria-selected', 'false');
    this.#current = Math.max(0, Math.min(at, this.#entries.length - 1));
    const entry = this.#entries[this.#current];
    entry?.setAttribute('aria-selected', 'true');
    if (at > 0) entry?.scrollIntoView({ block: 'nearest' });
    this.#search.setAttribute('aria-activedescendant', entry?.id ?? '');
  }
}
