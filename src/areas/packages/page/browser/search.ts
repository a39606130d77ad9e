// Searches as you type. Without JavaScript, the button submits the form.
import { ownFetch } from '../../../../pages/browser/own-fetch.ts';

const DEBOUNCE_MS = 160;

const form = document.querySelector<HTMLFormElement>('form[data-live]');
/** Selector of the element that shows the results. */
const selector = form?.dataset['live'] ?? '';
const target = selector === '' ? null : document.querySelector(selector);
/** Stored in the browser, and used on pages whose address has none of them. */
const REMEMBERED = ['tool_version', 'platform'] as const;
const storageKey = (name: string): string => `annex.packages.${name}`;

if (form && target) {
  let latest = 0;
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
    const request = ++latest;
    const url = address();
    try {
      const response = await ownFetch(url, { headers: { accept: 'text/html' } });
      const fresh = new DOMParser().parseFromString(await response.text(), 'text/html').querySelector(selector);
      if (request !== latest || !fresh) return;
      target.replaceChildren(...fresh.childNodes);
      history.replaceState(null, '', url);
    } catch {
      if (request === latest) form.submit();
    }
  };
  const fieldOf = (name: string) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field : null;
  };
  const parameters = new URLSearchParams(location.search);
  if (!REMEMBERED.some((name) => parameters.has(name))) {
    const before = address();
    for (const name of REMEMBERED) {
      const [field, value] = [fieldOf(name), localStorage.getItem(storageKey(name))];
      // The pages have different values for "any".
      const isPossible =
        field instanceof HTMLInputElement || [...(field?.options ?? [])].some((one) => one.value === value);
      if (field && value !== null && isPossible) field.value = value;
    }
    if (address() !== before) void update();
  }
  document.addEventListener('click', ({ target: clicked }) => {
    if (!(clicked instanceof Element) || !clicked.closest('a[data-forget]')) return;
    for (const name of REMEMBERED) localStorage.removeItem(storageKey(name));
  });
  form.addEventListener('input', ({ target: changed }) => {
    for (const name of REMEMBERED) {
      const field = fieldOf(name);
      if (field?.checkValidity()) localStorage.setItem(storageKey(name), field.value);
    }
    clearTimeout(timer);
    timer = setTimeout(() => void update(), changed instanceof HTMLSelectElement ? 0 : DEBOUNCE_MS);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(timer);
    void update();
  });
  document.addEventListener('keydown', (event) => {
    const field = form.querySelector<HTMLInputElement>('input[type=search]');
    const isTyping = event.target instanceof Element && event.target.closest('input, select, textarea');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey || !field) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
}
