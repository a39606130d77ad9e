// The panel picker: every panel of the catalog by category, with a search.

import { element } from './element.ts';
import { icon } from './icons.ts';
import type { CatalogPanel, PageData } from './page-data.ts';

export class PanelPicker {
  readonly #dialog = element('dialog', { class: 'picker', 'aria-labelledby': 'picker-title' });
  readonly #title = element('h2', { id: 'picker-title' });
  readonly #search = element('input', {
    type: 'search',
    placeholder: 'Search panels',
    'aria-label': 'Search panels',
    autocomplete: 'off',
  });
  readonly #list = element('div', { class: 'picker-list' });
  readonly #catalog: PageData['catalog'];
  readonly #isOpen: (panelType: string) => boolean;
  #chosen: (panel: CatalogPanel) => void = () => {};

  constructor(catalog: PageData['catalog'], isOpen: (panelType: string) => boolean) {
    this.#catalog = catalog;
    this.#isOpen = isOpen;
    this.#dialog.append(element('header', {}, this.#title, this.#search), this.#list);
    this.#search.addEventListener('input', () => this.#show());
    this.#dialog.addEventListener('keydown', (event) => this.#move(event));
    this.#dialog.addEventListener('click', ({ target }) => {
      if (target === this.#dialog) this.#dialog.close();
    });
    document.body.append(this.#dialog);
  }

  open(title: string, chosen: (panel: CatalogPanel) => void): void {
    this.#chosen = chosen;
    this.#title.textContent = title;
    this.#search.value = '';
    this.#show();
    this.#dialog.showModal();
    this.#search.focus();
  }

  #show(): void {
    const words = this.#search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const fits = ({ displayName, description }: CatalogPanel, category: string) => {
      const text = `${displayName} ${description} ${category}`.toLowerCase();
      return words.every((word) => text.includes(word));
    };
    const sections = this.#catalog.categories.flatMap(({ name, panels }) => {
      const fitting = panels.filter((panel) => fits(panel, name));
      return fitting.length === 0
        ? []
        : element('section', {}, element('h3', {}, name), ...fitting.map((panel) => this.#entry(panel)));
    });
    const none = element('p', { class: 'soft' }, 'No panel has these words.');
    this.#list.replaceChildren(...(sections.length > 0 ? sections : [none]));
  }

  #entry(panel: CatalogPanel): HTMLButtonElement {
    const taken = panel.singleton && this.#isOpen(panel.panelType);
    const badge = taken ? 'open already' : panel.placeholder ? 'placeholder' : null;
    const entry = element(
      'button',
      { type: 'button', class: 'picker-entry', disabled: taken },
      icon(panel.displayIcon),
      element('span', {}, element('strong', {}, panel.displayName), element('small', {}, panel.description)),
      ...(badge === null ? [] : [element('span', { class: 'badge' }, badge)]),
    );
    entry.addEventListener('click', () => {
      this.#dialog.close();
      this.#chosen(panel);
    });
    return entry;
  }

  #move(event: KeyboardEvent): void {
    const entries = [...this.#list.querySelectorAll<HTMLButtonElement>('.picker-entry:not(:disabled)')];
    if (event.key === 'Enter' && event.target === this.#search) entries[0]?.click();
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const at = entries.indexOf(document.activeElement as HTMLButtonElement);
    const next = at + step;
    if (next < 0) this.#search.focus();
    else entries[Math.min(next, entries.length - 1)]?.focus();
  }
}
