// Search as you type. Without script the button does the same.

const TYPING_MS = 160;

const form = document.querySelector<HTMLFormElement>('form[data-live]');
const live = form?.dataset['live'] ?? '';
const target = live === '' ? null : document.querySelector(live);
/** Remembers the chosen platform and tool version for pages whose address names none. */
const MINE = ['tool_version', 'platform'] as const;
const stored = (name: string): string => `annex.packages.${name}`;

if (form && target) {
  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const address = (): string => {
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form)) {
      if (typeof value === 'string' && value.trim() !== '') query.append(name, value.trim());
    }
    return location.pathname + (query.size > 0 ? `?${query}` : '');
  };
  const update = async (): Promise<void> => {
    if (!form.checkValidity()) return;
    const mine = ++asked;
    const url = address();
    try {
      const response = await fetch(url, { headers: { accept: 'text/html' } });
      const fresh = new DOMParser().parseFromString(await response.text(), 'text/html').querySelector(live);
      if (mine !== asked || !fresh) return;
      target.replaceChildren(...fresh.childNodes);
      history.replaceState(null, '', url);
    } catch {
      if (mine === asked) form.submit();
    }
  };
  const fieldOf = (name: string) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field : null;
  };
  const given = new URLSearchParams(location.search);
  if (!MINE.some((name) => given.has(name))) {
    for (const name of MINE) {
      const field = fieldOf(name);
      if (field) field.value = localStorage.getItem(stored(name)) ?? '';
    }
    if (MINE.some((name) => fieldOf(name)?.value)) void update();
  }
  document.addEventListener('click', ({ target: clicked }) => {
    if (!(clicked instanceof Element) || !clicked.closest('a[data-forget]')) return;
    for (const name of MINE) localStorage.removeItem(stored(name));
  });
  form.addEventListener('input', ({ target: changed }) => {
    for (const name of MINE) {
      const field = fieldOf(name);
      if (field?.checkValidity()) localStorage.setItem(stored(name), field.value);
    }
    clearTimeout(timer);
    timer = setTimeout(() => void update(), changed instanceof HTMLSelectElement ? 0 : TYPING_MS);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(timer);
    void update();
  });
  document.addEventListener('keydown', (event) => {
    const field = form.querySelector<HTMLInputElement>('input[type=search]');
    const typing = event.target instanceof Element && event.target.closest('input, select, textarea');
    if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey || !field) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
}
