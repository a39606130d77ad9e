// The buttons and forms of the account page. After a change, the lists are replaced by those of a new page.
import { createIdentityClient } from '../../../../../generated/identity/client.ts';
import type { Scope } from '../../../../../generated/scopes.ts';
import { Problem } from '../../../../contract/problem.ts';
import {
  type Actions,
  bindAccount,
  type Forms,
  showMessage,
  showSecret,
} from '../../../../pages/browser/account-kit.ts';
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

const ACTIONS: Actions = {
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

const FORMS: Forms = {
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

bindAccount({
  actions: ACTIONS,
  forms: FORMS,
  explain: (error) => explainPasskey(error) ?? explainLogin(error, TEXTS),
});
document.querySelector('.account')?.classList.add('ready');
showMessage(sessionStorage.getItem(NOTICE) ?? '', true);
sessionStorage.removeItem(NOTICE);
