// Shows and submits the login form. Without JavaScript the form stays hidden.
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  platformAuthenticatorIsAvailable,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { createIdentityClient } from '../../../../../generated/identity/client.ts';
import { Problem } from '../../../../contract/problem.ts';
import { ensureProof, ownFetch, setProviderLogout, takeProviderLogout } from '../../../../pages/browser/own-fetch.ts';
import { explainLogin, NOTICE } from './explain-login.ts';
import { explainPasskey, logInWithPasskey } from './passkey.ts';

/** From the latest response, in seconds. Kept here because a Problem of the client has no headers. */
let retryAfter = 0;
const identity = createIdentityClient({
  baseUrl: location.origin,
  credentials: 'same-origin',
  fetch: async (...request) => {
    const response = await ownFetch(...request);
    retryAfter = Number(response.headers.get('retry-after')) || 60;
    return response;
  },
});

/** Texts of the provider are not shown, because a link could contain any text. */
const DECLINED = new Problem('provider-login-failed', {
  status: 401,
  title: 'The provider did not log you in. Access may have been declined.',
});

/** In sessionStorage: the path to open after the login with a provider. That of an OAuth request is too long for the provider. */
const NEXT = 'annex-next';
const MAX_NEXT_LENGTH = 1_000;
/** In localStorage: whether this browser was asked to add a passkey. */
const OFFERED = 'annex-passkey-offered';
const UNKNOWN_PASSKEY =
  'This passkey is not known here: it was removed, or belongs to an earlier installation. Log in another way, then delete it in your browser or password manager.';

const form = document.querySelector('form');
const failure = document.querySelector('.failure');
if (form && failure) {
  const isLogout = form.dataset['loggedIn'] !== undefined;
  const isRecovery = form.dataset['recover'] !== undefined;
  const field = (name: string) => form.querySelector<HTMLInputElement>(`input[name=${name}]`);
  const explain = (error: unknown): string =>
    explainPasskey(error) ??
    explainLogin(error, {
      'wrong-password': 'Incorrect name or password.',
      'too-many-attempts': `Too many attempts. Try again in ${durationText(retryAfter)}.`,
      'cross-site-request': `You can’t log in at this address. Open ${form.dataset['base']} instead.`,
      'invalid-request': 'The name or password is empty or too long.',
      'unknown-passkey': UNKNOWN_PASSKEY,
      'wrong-recovery-code': 'Incorrect name or code. A code works once.',
    });
  const show = (error: unknown, text = explain(error)): void => {
    failure.textContent = ''; // emptied first, so that screen readers announce the same text again
    requestAnimationFrame(() => {
      failure.textContent = text;
    });
  };
  const next = form.dataset['next'] ?? '/';
  const { returning } = form.dataset;
  form.hidden = returning !== undefined;
  if (!isLogout && returning === undefined) takeProviderLogout(); // of a session that has ended
  const toggle = form.querySelector('[data-show]');
  const showPassword = (visible: boolean): void => {
    field('password')?.setAttribute('type', visible ? 'text' : 'password');
    if (toggle?.firstChild) toggle.firstChild.textContent = visible ? 'Hide' : 'Show';
  };
  toggle?.addEventListener('click', () => showPassword(field('password')?.type === 'password'));
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const button =
      event.submitter instanceof HTMLButtonElement ? event.submitter : form.querySelector('button[type=submit]');
    const password = field('password');
    showPassword(false); // or the browser would not offer to save it
    const label = button?.textContent ?? '';
    const setBusy = (isBusy: boolean): void => {
      button?.toggleAttribute('disabled', isBusy);
      if (button) button.textContent = isBusy ? (isLogout ? 'Logging out …' : 'Logging in …') : label;
    };
    WebAuthnAbortService.cancelCeremony(); // of the autofill
    setBusy(true); // until the next page is there
    try {
      if (isLogout) {
        await identity.endLogin();
        return location.replace(takeProviderLogout() ?? location.href);
      }
      const [name, secret] = [field('name')?.value ?? '', password?.value ?? ''];
      if (isRecovery) {
        const new_password = field('new_password')?.value;
        await identity.createRecoveryLogin({
          body: { name, code: field('code')?.value ?? '', proof: ensureProof(), ...(new_password && { new_password }) },
        });
      } else await identity.createLogin({ body: { name, password: secret, proof: ensureProof() } });
      location.replace(isRecovery ? next : await nextAfterPassword(next));
    } catch (error) {
      show(error);
      setBusy(false);
      if (!password) return;
      password.value = '';
      password.focus();
    }
  });
  if (isRecovery) {
    const link = new URLSearchParams(location.hash.slice(1));
    history.replaceState(null, '', location.pathname); // the code works once
    addEventListener('hashchange', () => location.reload()); // another link, in the same tab
    for (const [name, value] of link) field(name === 'code' ? 'code' : 'name')?.setAttribute('value', value);
  }
  const passkeyButton = form.querySelector<HTMLButtonElement>('[data-passkey]');
  const usePasskey = (autofill: boolean): Promise<void> =>
    logInWithPasskey(identity, autofill).then(
      () => location.replace(next),
      (error: unknown) => {
        if (autofill && !(error instanceof Problem)) return; // not chosen, or replaced by a click
        show(error);
        if (autofill) void usePasskey(true);
      },
    );
  if (passkeyButton) {
    passkeyButton.hidden = !browserSupportsWebAuthn();
    passkeyButton.addEventListener('click', () => void usePasskey(false));
    if (returning === undefined && field('name')) {
      void browserSupportsWebAuthnAutofill().then((isSupported) => (isSupported ? usePasskey(true) : undefined));
    }
  }
  if (returning !== undefined) {
    completeLogin(returning).catch(async (error: unknown) => {
      const text = explain(error);
      const isLoggedIn = await identity.getLogin().then(Boolean, () => false);
      if (isLoggedIn) {
        sessionStorage.setItem(NOTICE, text); // the user wanted to link an account
        return location.replace('/account');
      }
      form.hidden = false;
      show(error, text);
    });
  }
  for (const button of form.querySelectorAll<HTMLButtonElement>('button[data-provider]')) {
    button.addEventListener('click', async () => {
      button.disabled = true;
      try {
        const path = { provider: button.dataset['provider'] ?? '' };
        const body = { proof: ensureProof(), next: next.length <= MAX_NEXT_LENGTH ? next : '/' };
        const { authorization_url } = await identity.startProviderLogin({ path, body });
        sessionStorage.setItem(NEXT, next);
        location.assign(authorization_url);
      } catch (error) {
        show(error);
      } finally {
        button.disabled = false;
      }
    });
  }
}

/** Where to go after a login with a password: to the offer of a passkey if one is required, or there is none, once per browser. */
async function nextAfterPassword(next: string): Promise<string> {
  const { passkeys, required } = await identity.listPasskeys();
  const canAdd = document.querySelector('[data-passkey]') && (await platformAuthenticatorIsAvailable());
  const isOffered = canAdd && passkeys.length === 0 && localStorage.getItem(OFFERED) === null;
  if (isOffered) localStorage.setItem(OFFERED, 'yes');
  return isOffered || required ? `/account?offer=${encodeURIComponent(next)}` : next;
}

/** Sends the provider's response with the proof of this browser, then opens the next page. */
async function completeLogin(provider: string): Promise<void> {
  const { code, state, iss = null } = Object.fromEntries(new URLSearchParams(location.search));
  history.replaceState(null, '', location.pathname); // a code in the history or in a bookmark is of no use
  if (code === undefined || state === undefined) throw DECLINED;
  const body = { code, state, proof: ensureProof(), ...(iss === null ? {} : { iss }) };
  const { next, logout_url } = await identity.createProviderLogin({ path: { provider }, body });
  if (logout_url !== null) setProviderLogout(logout_url);
  location.replace(next === '/' ? (sessionStorage.getItem(NEXT) ?? next) : next);
}

function durationText(seconds: number): string {
  return seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
}
