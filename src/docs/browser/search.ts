// Search: a combobox whose options the server finds while the user types.
import { element } from '../../pages/browser/element.ts';
import type { Entry, ResultGroup } from '../search-rank.ts';

const form = document.querySelector<HTMLFormElement>('form.search');
const input = form?.querySelector('input');
if (form && input) enableSearch(form, input);

function enableSearch(form: HTMLFormElement, input: HTMLInputElement): void {
  const labels = { role: 'listbox', 'aria-label': 'Search results' };
  const list = element('div', { id: 'search-results', class: 'results', hidden: true, ...labels });
  form.append(list);
  const combobox = {
    role: 'combobox',
    'aria-controls': list.id,
    'aria-expanded': 'false',
    'aria-autocomplete': 'list',
  };
  for (const [name, value] of Object.entries(combobox)) input.setAttribute(name, value);
  let active = -1;
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
    const response = await fetch(`/docs/search.json?q=${encodeURIComponent(query)}`);
    const { lead, groups } = (await response.json()) as { lead: string; groups: ResultGroup[] };
    if (query !== input.value) return;
    let place = 0;
    const option = ({ href, kind, title, more }: Entry): HTMLElement => {
      const parts = [line('kind', kind), line('title', title), line('more', more)];
      const labels = { id: `search-result-${place++}`, role: 'option', 'aria-selected': 'false', tabindex: '-1' };
      // An option may not contain a link, but be one.
      return element('a', { href, ...labels }, ...parts);
    };
    const sections = groups.map(({ title, entries }) => {
      const label = title === 'Start here' ? lead : title;
      const heading = element('span', { class: 'result-group', 'aria-hidden': 'true' }, label);
      return element('div', { role: 'group', 'aria-label': label }, heading, ...entries.map(option));
    });
    list.replaceChildren(...sections);
    active = -1;
    show(query.trim() !== '');
  };
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
