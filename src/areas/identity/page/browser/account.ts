// The buttons and forms of the account page. After a change, the lists are replaced by those of a new page.
import { createIdentityClient } from '../../../../../generated/identity/client.ts';
import type { Scope } from '../../../../../generated/scopes.ts';
import { Problem } from '../../../../contract/problem.ts';
import { ensureProof, ownFetch } from '../../../../pages/browser/own-fetch.ts';
import { explainLogin, NOTICE } from './explain-login.ts';
import { addPasskey, explainPasskey } from './passkey.ts';

const TEXTS = {
  'cross-site-request': 'Open this page at the platform’s own address and try again.',
  'wrong-current-password': 'The current password is wrong. Try again.',
  'too-many-attempts': 'Too many wrong passwords. Try again in a few minutes.',
  'too-many-keys': 'This owner has too many API keys. Revoke one first.',
};
const DIFFERENT = new Problem('invalid-request', { status: 400, title: 'The new passwords do not match. Try again.' });
const identity = createIdentityClient({ baseUrl: location.origin, credentials: 'same-origin', fetch: ownFetch });

/** By `data-action`; they take `data-value`. */
const ACTIONS: Readonly<Record<string, (value: string) => Promise<unknown>>> = {
  'end-session': (id) => identity.endOtherSession({ path: { id } }),
  'revoke-application': (id) => identity.deleteApplication({ path: { id } }),
  'end-others': (kind) => identity.endOtherSessions({ query: { kind: kind as 'Browser' | 'Application' } }),
  'remove-passkey': async (id) => {
    await identity.deletePasskey({ path: { id } });
    // Browsers and password managers then stop offering it.
    await window.PublicKeyCredential?.signalUnknownCredential?.({ rpId: location.hostname, credentialId: id }).catch(
      () => {},
    );
  },
  'new-codes': async () => showSecret('.recovery-codes', (await identity.createRecoveryCodes()).recovery_codes),
  'revoke-key': (id) => identity.deleteKey({ path: { id } }),
  'revoke-panel': async (panel) => {
    const response = await ownFetch(`/api/panels/grants/${panel}`, { method: 'DELETE' });
    if (!response.ok) throw new Problem('unavailable', await response.json());
  },
  unlink: (id) => identity.deleteLinkedAccount({ path: { id } }),
  link: async (provider) => {
    const body = { proof: ensureProof(), next: location.pathname };
    location.assign((await identity.startProviderLink({ path: { provider }, body })).authorization_url);
  },
};

type Fields = Readonly<Record<string, string>>;

/** By `data-form`. They return what to show. */
const FORMS: Readonly<Record<string, (fields: Fields, data: FormData) => Promise<string>>> = {
  key: async ({ owner = '', name = '', max_age = '' }, data) => {
    const scopes = data.getAll('scopes') as Scope[];
    const body = {
      owner,
      ...(name === '' ? {} : { name }),
      ...(max_age === '' ? {} : { max_age: Number(max_age) }),
      ...(scopes.length === 0 ? {} : { scopes }),
      personal: data.has('personal'),
    };
    const { key } = await identity.createKey({ body });
    showSecret('.new-key', [key]);
    return 'Key created.';
  },
  passkey: async ({ name }) => {
    showSecret('.recovery-codes', (await addPasskey(identity, name)).recovery_codes);
    return 'Passkey added.';
  },
  password: async ({ current_password = '', new_password = '', repeated = '' }) => {
    if (new_password !== repeated) throw DIFFERENT;
    await identity.updatePassword({ body: { current_password, new_password } });
    document.getElementById('password-title')?.focus();
    return 'Password changed. Your other browsers are logged out.';
  },
};

/** Shows what will not be shown again. */
function showSecret(selector: string, lines: readonly string[] | undefined): void {
  const box = document.querySelector<HTMLElement>(selector);
  const code = box?.querySelector('code');
  if (!code || !lines) return;
  code.textContent = lines.join('\n');
  box?.removeAttribute('hidden');
  box?.focus();
}

function showMessage(text: string, isFailure: boolean): void {
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
async function run(button: HTMLButtonElement, work: () => Promise<string>): Promise<void> {
  button.disabled = true;
  try {
    showMessage(await work(), false);
  } catch (error) {
    if (error instanceof Problem && error.status === 401) return location.reload();
    showMessage(explainPasskey(error) ?? explainLogin(error, TEXTS), true);
    button.disabled = false; // a disabled button cannot have the focus
    (button.form?.querySelector<HTMLInputElement>('[type=password]') ?? button).focus();
  }
  button.disabled = false;
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null;
  const { action, value = '', confirm: question, done } = button?.dataset ?? {};
  showMessage('', false);
  if (!button || action === undefined || (question && !confirm(question))) return;
  void run(button, async () => {
    await ACTIONS[action]?.(value).catch((error: unknown) => {
      if (!(error instanceof Problem) || error.status !== 404) throw error; // 404: it is already gone
    });
    if (done === undefined) return ''; // the page is being left
    if (action !== 'new-codes') button.closest('section')?.querySelector('h2')?.focus();
    await refreshLists();
    return done;
  });
});

document.addEventListener('submit', (event) => {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || !(submitter instanceof HTMLButtonElement)) return;
  event.preventDefault();
  void run(submitter, async () => {
    const data = new FormData(form);
    const done = (await FORMS[form.dataset['form'] ?? '']?.(Object.fromEntries(data) as Fields, data)) ?? '';
    form.reset();
    await refreshLists();
    return done;
  });
});

document.querySelector('.account')?.classList.add('ready');
showMessage(sessionStorage.getItem(NOTICE) ?? '', true);
sessionStorage.removeItem(NOTICE);
