// Shows code samples in several languages as tabs (WAI-ARIA tabs pattern, automatic activation). A choice applies to all
// samples and is remembered. Without this script, the samples are listed one below the other.
const KEY = 'annex-docs-language';

interface Tab {
  readonly label: string;
  readonly button: HTMLButtonElement;
  readonly panel: HTMLElement;
}

const groups = [...document.querySelectorAll<HTMLElement>('.samples')].map(build);
const remembered = readChoice();
if (remembered !== null) choose(remembered);

function build(samples: HTMLElement, place: number): Tab[] {
  const list = document.createElement('div');
  list.className = 'tablist';
  list.setAttribute('role', 'tablist');
  list.setAttribute('aria-label', samples.dataset['label'] ?? '');
  const tabs = [...samples.querySelectorAll<HTMLElement>(':scope > figure')].map((figure, at): Tab => {
    const label = figure.querySelector('figcaption span')?.textContent ?? '';
    const button = document.createElement('button');
    button.type = 'button';
    button.id = `sample-${place}-${at}`;
    button.textContent = label;
    button.setAttribute('role', 'tab');
    const panel = document.createElement('div');
    panel.id = `${button.id}-panel`;
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', button.id);
    button.setAttribute('aria-controls', panel.id);
    figure.replaceWith(panel);
    panel.append(figure);
    list.append(button);
    return { label, button, panel };
  });
  samples.prepend(list);
  samples.dataset['ready'] = '';
  show(tabs, 0);
  list.addEventListener('click', ({ target }) => {
    const tab = tabs.find(({ button }) => button === target);
    if (tab) remember(tab.label);
  });
  list.addEventListener('keydown', (event) => {
    const at = tabs.findIndex(({ button }) => button === event.target);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[event.key];
    const tab = next === undefined ? undefined : tabs[next % tabs.length];
    if (!tab) return;
    event.preventDefault();
    remember(tab.label);
    tab.button.focus();
  });
  return tabs;
}

function show(tabs: readonly Tab[], chosen: number): void {
  for (const [at, { button, panel }] of tabs.entries()) {
    button.setAttribute('aria-selected', String(at === chosen));
    button.tabIndex = at === chosen ? 0 : -1;
    panel.hidden = at !== chosen;
  }
}

function choose(label: string): void {
  for (const tabs of groups) {
    const at = tabs.findIndex((tab) => tab.label === label);
    if (at >= 0) show(tabs, at);
  }
}

function remember(label: string): void {
  choose(label);
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

export {};
