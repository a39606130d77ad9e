// Search: a combobox over the index, which is fetched on first use.
import { type Entry, rank } from '../search-rank.ts';

const MAX_RESULTS = 10;

const form = document.querySelector<HTMLFormElement>('form.search');
const input = form?.querySelector('input');
if (form && input) enableSearch(form, input);

function enableSearch(form: HTMLFormElement, input: HTMLInputElement): void {
  const list = document.createElement('ul');
  list.id = 'search-results';
  list.className = 'results';
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', 'Search results');
  list.hidden = true;
  form.append(list);
  for (const [name, value] of [
    ['role', 'combobox'],
    ['aria-expanded', 'false'],
    ['aria-controls', list.id],
    ['aria-autocomplete', 'list'],
  ] as const) {
    input.setAttribute(name, value);
  }
  let index: Promise<readonly Entry[]> | undefined;
  let active = -1;
  const load = (): Promise<readonly Entry[]> => {
    index ??= fetch(form.dataset['index'] ?? '').then((response) => response.json() as Promise<readonly Entry[]>);
    index.catch(() => {
      index = undefined;
    });
    return index;
  };
  const choose = (next: number | null): void => {
    const options = [...list.querySelectorAll('[role=option]')];
    active = next === null || options.length === 0 ? -1 : (next + options.length) % options.length;
    for (const [place, option] of options.entries()) option.setAttribute('aria-selected', String(place === active));
    options[active]?.scrollIntoView({ block: 'nearest' });
    if (active < 0) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', `search-result-${active}`);
  };
  const show = (open: boolean): void => {
    list.hidden = !open;
    input.setAttribute('aria-expanded', String(open));
    if (!open) choose(null);
  };
  const line = (className: string, text: string): HTMLElement => {
    const element = document.createElement('span');
    element.className = className;
    element.textContent = text;
    return element;
  };
  const update = async (): Promise<void> => {
    const query = input.value;
    const found = rank(await load(), query, MAX_RESULTS);
    if (query !== input.value) return;
    list.replaceChildren(
      ...found.map((entry, place) => {
        const item = document.createElement('li');
        item.role = 'presentation';
        const option = document.createElement('a'); // an option may not contain a link, but be one
        option.id = `search-result-${place}`;
        option.role = 'option';
        option.ariaSelected = 'false';
        option.href = entry.u;
        option.tabIndex = -1;
        option.append(line('result-kind', entry.k), line('result-title', entry.t), line('result-more', entry.s));
        item.append(option);
        return item;
      }),
    );
    if (found.length === 0 && query.trim() !== '') list.append(line('result-none', 'No results'));
    active = -1;
    show(query.trim() !== '');
  };
  input.addEventListener('focus', () => void load().catch(() => {}));
  input.addEventListener('input', () => void update().catch(() => show(false)));
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (list.hidden) return;
      event.preventDefault();
      choose(event.key === 'ArrowDown' ? active + 1 : Math.max(active, 0) - 1);
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      list.querySelectorAll('a')[active]?.click();
      show(false);
    } else if (event.key === 'Escape' && !list.hidden) {
      event.preventDefault(); // the first Escape closes the list, the second one clears the field
      show(false);
    }
  });
  form.addEventListener('focusout', (event) => {
    if (!form.contains(event.relatedTarget as Node | null)) show(false);
  });
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', () => show(false));
  document.addEventListener('keydown', (event) => {
    const target = event.target as HTMLElement;
    if (event.key !== '/' || event.ctrlKey || event.metaKey || /^(input|textarea|select)$/i.test(target.tagName))
      return;
    event.preventDefault();
    input.focus();
    input.select();
  });
}
