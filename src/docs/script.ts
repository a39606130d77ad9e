// The one script of the site. Its functions are sent as they stand, so they use nothing from outside of themselves.
import type { Entry, rank as Rank } from './search.ts';
import { rank } from './search.ts';

function site(find: typeof Rank): void {
  // Copy buttons: only where there is a script to press them for.
  for (const figure of document.querySelectorAll('figure.code')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = 'Copy';
    button.addEventListener('click', async () => {
      const text = figure.querySelector('pre')?.textContent ?? '';
      const copied = await navigator.clipboard.writeText(text).then(
        () => true,
        () => false,
      );
      button.textContent = copied ? 'Copied' : 'Not allowed';
      setTimeout(() => {
        button.textContent = 'Copy';
      }, 1500);
    });
    figure.querySelector('figcaption')?.append(button);
  }

  // The list of contents: folded on a phone, and marked where the reader is.
  const contents = document.querySelector<HTMLDetailsElement>('.toc details');
  if (contents && matchMedia('(max-width: 60rem)').matches) contents.open = false;
  const places = new Map<Element, Element>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.toc a[href^="#"]')) {
    const target = document.getElementById(link.hash.slice(1));
    if (target) places.set(target, link);
  }
  const seen = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) {
        if (!isIntersecting) continue;
        for (const link of places.values()) link.removeAttribute('aria-current');
        places.get(target)?.setAttribute('aria-current', 'location');
      }
    },
    { rootMargin: '-15% 0px -75% 0px' },
  );
  for (const target of places.keys()) seen.observe(target);

  // A link to a folded schema unfolds it.
  const unfold = (): void => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target instanceof HTMLDetailsElement) target.open = true;
  };
  addEventListener('hashchange', unfold);
  unfold();

  // Health, of servers of this origin only: another one would not let us read its answer.
  for (const mark of document.querySelectorAll<HTMLElement>('[data-health]')) {
    const url = new URL(mark.dataset['health'] ?? '', location.href);
    if (url.origin !== location.origin) continue;
    const show = (text: string, kind: string): void => {
      mark.textContent = text;
      mark.className = `badge ${kind}`;
      mark.hidden = false;
    };
    fetch(url, { headers: { Accept: 'application/json' } }).then(
      (response) => (response.ok ? show('healthy', 'good') : show(`answers ${response.status}`, 'bad')),
      () => show('does not answer', 'bad'),
    );
  }

  // Search: a combobox over the index, which is fetched when it is first needed.
  const form = document.querySelector<HTMLFormElement>('form.search');
  const input = form?.querySelector('input');
  if (!form || !input) return;
  const list = document.createElement('ul');
  list.id = 'search-results';
  list.className = 'results';
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', 'Found');
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
    const asked = input.value;
    const found = find(await load(), asked, 10);
    if (asked !== input.value) return;
    list.replaceChildren(
      ...found.map((entry, place) => {
        const option = document.createElement('li');
        option.id = `search-result-${place}`;
        option.setAttribute('role', 'option');
        option.setAttribute('aria-selected', 'false');
        const link = document.createElement('a');
        link.href = entry.u;
        link.tabIndex = -1;
        link.append(line('result-kind', entry.k), line('result-title', entry.t), line('result-more', entry.s));
        option.append(link);
        return option;
      }),
    );
    if (found.length === 0 && asked.trim() !== '') list.append(line('result-none', 'Nothing found.'));
    active = -1;
    show(asked.trim() !== '');
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
      event.preventDefault(); // the first one closes the list, the next one empties the field
      show(false);
    }
  });
  form.addEventListener('focusout', (event) => {
    if (!form.contains(event.relatedTarget as Node | null)) show(false);
  });
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', () => show(false));
  document.addEventListener('keydown', (event) => {
    const at = event.target as HTMLElement;
    if (event.key !== '/' || event.ctrlKey || event.metaKey || /^(input|textarea|select)$/i.test(at.tagName)) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
}

export const SITE_SCRIPT = `(${site.toString()})(${rank.toString()});`;
