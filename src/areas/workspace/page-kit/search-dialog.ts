// A dialog with a search field and a list: the panel picker and the command palette.
import { html, nothing, render } from 'lit-html';
import { create } from './element.ts';
import { tabIcon } from './icons.ts';
import type { MenuItem } from './menu.ts';

export interface Choice extends MenuItem {
  readonly icon: string;
  readonly note?: string;
  readonly badge?: string | null;
  /** Changes the list instead of closing the dialog. */
  readonly staysOpen?: boolean;
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

const search = create<HTMLInputElement>(html`<input
  type="search"
  role="combobox"
  aria-controls="picker-list"
  aria-expanded="true"
  aria-autocomplete="list"
  autocomplete="off"
  spellcheck="false"
  @input=${() => show()}
/>`);
const dialog = create<HTMLDialogElement>(html`<dialog
  class="picker"
  aria-labelledby="picker-title"
  @keydown=${onKey}
  @click=${({ target }: Event) => target === dialog && dialog.close()}
></dialog>`);
document.body.append(dialog);
let asked: Question;
let current = 0;

export function ask(question: Question): void {
  asked = question;
  search.placeholder = question.placeholder;
  search.setAttribute('aria-label', question.placeholder);
  search.value = '';
  show();
  if (!dialog.open) dialog.showModal();
  search.focus();
}

/** `at` is the entry to select. */
function show(at = 0): void {
  const { title, find, none } = asked;
  const groups = find(search.value.trim()).filter(({ choices }) => choices.length > 0);
  const all = groups.flatMap(({ choices }) => choices);
  const content = html`<div class="picker-head"><h2 id="picker-title">${title}</h2>${search}</div>
    <div class="picker-list" id="picker-list" role="listbox" tabindex="-1" aria-label=${title} ?hidden=${all.length === 0}>
      ${groups.map(
        ({ name, choices }, index) => html`<div role="group" aria-labelledby="picker-group-${index}">
          <h3 id="picker-group-${index}" role="presentation">${name}</h3>
          ${choices.map((choice) => entryOf(choice, all.indexOf(choice)))}
        </div>`,
      )}
    </div>
    <p class="picker-none soft" role="status" ?hidden=${all.length > 0}>${none}</p>`;
  render(content, dialog);
  if (at === 0) dialog.querySelector('.picker-list')?.scrollTo(0, 0);
  select(at);
}

function entryOf({ icon, label, note, badge, keys, disabled = false, staysOpen = false, run }: Choice, index: number) {
  const choose = ({ currentTarget }: Event) => {
    if (disabled) return;
    const at = entries().indexOf(currentTarget as HTMLElement);
    if (!staysOpen) dialog.close();
    run();
    if (!staysOpen) return;
    show(at);
    search.focus();
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
const entries = (): HTMLElement[] => [...dialog.querySelectorAll<HTMLElement>('[role=option]:not([aria-disabled])')];

function onKey(event: KeyboardEvent): void {
  event.stopPropagation(); // keep the page's shortcuts from running
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 && event.key !== 'Enter' && event.key !== 'Escape') return;
  event.preventDefault();
  if (event.key === 'Enter') entries()[current]?.click();
  else if (event.key === 'Escape')
    dialog.close(); // otherwise Escape would only clear the search field
  else select(current + step);
}

function select(at: number): void {
  const all = entries();
  current = Math.max(0, Math.min(at, all.length - 1));
  const entry = all[current];
  for (const option of dialog.querySelectorAll('[role=option]')) {
    option.setAttribute('aria-selected', String(option === entry));
  }
  if (at > 0) entry?.scrollIntoView({ block: 'nearest' });
  search.setAttribute('aria-activedescendant', entry?.id ?? '');
}
