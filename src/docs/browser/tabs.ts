// Shows code samples in several languages as tabs (WAI-ARIA tabs pattern, automatic activation). The choice is remembered.
// Without this script, the samples are listed one below the other.
import { element } from '../../pages/browser/element.ts';

const KEY = 'annex-docs-language';

const samples = document.querySelector<HTMLElement>('.samples');
if (samples) build(samples);

function build(samples: HTMLElement): void {
  const list = element('div', { class: 'tablist', role: 'tablist', 'aria-label': samples.dataset['label'] ?? '' });
  const tabs = [...samples.querySelectorAll<HTMLElement>(':scope > figure')].map((figure, at) => {
    const label = figure.querySelector('figcaption span')?.textContent ?? '';
    const [id, controls] = [`sample-${at}`, `sample-${at}-panel`];
    const button = element('button', { type: 'button', id, role: 'tab', 'aria-controls': controls }, label);
    const panel = element('div', { id: controls, role: 'tabpanel', 'aria-labelledby': id });
    figure.replaceWith(panel);
    panel.append(figure);
    list.append(button);
    return { label, button, panel };
  });
  samples.prepend(list);
  samples.dataset['ready'] = '';
  const show = (chosen: number): void => {
    for (const [at, { button, panel }] of tabs.entries()) {
      button.setAttribute('aria-selected', String(at === chosen));
      button.tabIndex = at === chosen ? 0 : -1;
      panel.hidden = at !== chosen;
    }
  };
  const remembered = readChoice();
  const index = tabs.findIndex(({ label }) => label === remembered);
  show(Math.max(0, index));
  const choose = (at: number): void => {
    show(at);
    remember(tabs[at]?.label ?? '');
  };
  list.addEventListener('click', ({ target }) => {
    const at = tabs.findIndex(({ button }) => button === target);
    if (at >= 0) choose(at);
  });
  list.addEventListener('keydown', (event) => {
    const at = tabs.findIndex(({ button }) => button === event.target);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    choose(next % tabs.length);
    tabs[next % tabs.length]?.button.focus();
  });
}

function remember(label: string): void {
  try {
    localStorage.setItem(KEY, label);
  } catch {
    // If the browser forbids storage, the choice lasts until the page is closed.
  }
}

function readChoice(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
