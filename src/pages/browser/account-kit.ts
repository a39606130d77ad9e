// The buttons and forms of the account page. Each area binds its own; after a change, the lists are replaced by those of a new
// page.
import { Problem } from '../../contract/problem.ts';
import { ownFetch } from './own-fetch.ts';

/** By `data-action`; they take `data-value`. A text that they return is shown instead of `data-done`. */
export type Actions = Readonly<Record<string, (value: string) => Promise<unknown>>>;
type Fields = Readonly<Record<string, string>>;
/** By `data-form`. They return what to show. */
export type Forms = Readonly<Record<string, (fields: Fields, data: FormData) => Promise<string>>>;

interface Parts {
  readonly actions: Actions;
  readonly forms: Forms;
  /** Tells the user why something failed. */
  readonly explain: (error: unknown) => string;
}

/** Shows what will not be shown again. */
export function showSecret(selector: string, lines: readonly string[] | undefined): void {
  const box = document.querySelector<HTMLElement>(selector);
  const code = box?.querySelector('code');
  if (!code || !lines) return;
  code.textContent = lines.join('\n');
  box?.removeAttribute('hidden');
  box?.focus();
}

export function showMessage(text: string, isFailure: boolean): void {
  const message = document.querySelector('.message');
  if (message) message.textContent = text;
  message?.classList.toggle('warn', isFailure);
}

async function refreshLists(): Promise<void> {
  const response = await ownFetch(location.href, { headers: { Accept: 'text/html' } });
  if (response.redirected) return location.reload(); // the session has ended
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const list of document.querySelectorAll('[data-refresh]')) {
    list.replaceWith(fresh.getElementById(list.id) ?? list);
  }
}

/** Shows the text that `work` resolves to, or why it failed. */
async function run(button: HTMLButtonElement, explain: Parts['explain'], work: () => Promise<string>): Promise<void> {
  button.disabled = true;
  try {
    showMessage(await work(), false);
  } catch (error) {
    if (error instanceof Problem && error.status === 401) return location.reload();
    showMessage(explain(error), true);
    button.disabled = false; // a disabled button cannot have the focus
    (button.form?.querySelector<HTMLInputElement>('[type=password]') ?? button).focus();
  }
  button.disabled = false;
}

export function bindAccount({ actions, forms, explain }: Parts): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const { action = '', value = '', confirm: question, done } = button?.dataset ?? {};
    const act = actions[action];
    showMessage('', false);
    if (!button || !act || (question && !confirm(question))) return;
    void run(button, explain, async () => {
      const result = await act(value).catch((error: unknown) => {
        if (!(error instanceof Problem) || error.status !== 404) throw error; // 404: it is already gone
      });
      if (done === undefined) return ''; // the page is being left
      if (action !== 'new-codes') button.closest('section')?.querySelector('h2')?.focus();
      await refreshLists();
      return typeof result === 'string' ? result : done;
    });
  });
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !(submitter instanceof HTMLButtonElement)) return;
    const send = forms[form.dataset['form'] ?? ''];
    if (!send) return;
    event.preventDefault();
    void run(submitter, explain, async () => {
      const data = new FormData(form);
      const done = await send(Object.fromEntries(data) as Fields, data);
      form.reset();
      await refreshLists();
      return done;
    });
  });
}
