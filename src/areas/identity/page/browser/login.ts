// Shows and submits the login form. Without JavaScript the form stays hidden.
import { createIdentityClient } from '../../../../../generated/identity/client.ts';
import { Problem } from '../../../../contract/problem.ts';
import { explainFailure } from '../../../../pages/browser/failure.ts';
import { ensureProof, ownFetch } from '../../../../pages/browser/own-fetch.ts';

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

const form = document.querySelector('form');
const failure = document.querySelector('.failure');
if (form && failure) {
  const isLogout = form.dataset['loggedIn'] !== undefined;
  const field = (name: string) => form.querySelector<HTMLInputElement>(`input[name=${name}]`);
  const explain = (error: unknown): string => {
    if (error instanceof DOMException) return 'Your browser blocks storage for this site. Allow it, then try again.';
    return explainFailure(error, {
      'wrong-password': 'Incorrect name or password.',
      'too-many-attempts': `Too many attempts. Try again in ${durationText(retryAfter)}.`,
      'insecure-login': error instanceof Problem ? error.message : '',
      'cross-site-request': `You can’t log in at this address. Open ${form.dataset['base']} instead.`,
      'invalid-request': 'The name or password is empty or too long.',
      unavailable: 'The platform is unavailable right now. Try again in a moment.',
    });
  };
  form.hidden = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const button = event.submitter instanceof HTMLButtonElement ? event.submitter : form.querySelector('button');
    const password = field('password');
    button?.toggleAttribute('disabled', true);
    try {
      if (isLogout) await identity.endLogin();
      else {
        const [name, secret] = [field('name')?.value ?? '', password?.value ?? ''];
        await identity.createLogin({ body: { name, password: secret, proof: ensureProof() } });
      }
      location.replace(isLogout ? location.href : (form.dataset['next'] ?? '/'));
    } catch (error) {
      failure.textContent = ''; // emptied first, so that screen readers announce the same text again
      requestAnimationFrame(() => {
        failure.textContent = explain(error);
      });
      if (!password) return;
      password.value = '';
      password.focus();
    } finally {
      button?.toggleAttribute('disabled', false);
    }
  });
}

function durationText(seconds: number): string {
  return seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
}
