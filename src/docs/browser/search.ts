// Search: a combobox over the index, which is fetched on first use.
import { element } from '../../pages/browser/element.ts';
import { type Entry, rank } from '../search-rank.ts';

const MAX_RESULTS = 10;

const form = document.querySelector<HTMLFormElement>('form.search');
const input = form?.querySelector('input');
if (form && input) enableSearch(form, input);

function enableSearch(form: HTMLFormElement, input: HTMLInputElement): void {
  const labels = { role: 'listbox', 'aria-label': 'Search results' };
  const list = element('ul', { id: 'search-results', class: 'results', hidden: true, ...labels });
  form.append(list);
  const combobox = {
    role: 'combobox',
    'aria-controls': list.id,
    'aria-expanded': 'false',
    'aria-autocomplete': 'list',
  };
  for (const [name, value] of Object.entries(combobox)) input.setAttribute(name, value);
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
  const line = (name: string, text: string) => element('span', { class: `result-${name}` }, text);
  const update = async (): Promise<void> => {
    const query = input.value;
    const results = rank(await load(), query, MAX_RESULTS);
    if (query !== input.value) return;
    list.replaceChildren(
      ...results.map(({ u: href, k: kind, t: title, s: more }, place) => {
        const parts = [line('kind', kind), line('title', title), line('more', more)];
        const option = { id: `search-result-${place}`, role: 'option', 'aria-selected': 'false', tabindex: '-1' };
        // An option may not contain a link, but be one.
        return element('li', { role: 'presentation' }, element('a', { href, ...option }, ...parts));
      }),
    );
    if (results.length === 0 && query.trim() !== '') list.append(line('none', 'No results'));
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
