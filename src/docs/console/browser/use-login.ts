// "Use my login": gets a session token for the user who is logged in in this browser, as an application would. Calls fetch
// directly: the generated client would double the script.
import { ownFetch } from '../../../pages/browser/own-fetch.ts';
import { byId } from './dom.ts';

/** By status. */
const REFUSALS: Readonly<Record<number, string>> = {
  401: 'You are not logged in. Log in on this platform, then try again.',
  429: 'Too many requests are waiting for approval. Try again in a few minutes.',
};

/** Fills the field of the credential, or says why not. */
export async function useLogin(): Promise<void> {
  const tell = (text: string): void => byId('login-outcome').replaceChildren(text);
  tell('Getting a token …');
  try {
    const { token } = await call('POST', '', { app_name: 'API console', max_age: 3_600 });
    await call('PATCH', `/${token}`, { action: 'approve' });
    const { session_token: secret = '' } = await call('GET', `/${token}/status`);
    for (const input of byId('secret').querySelectorAll('input')) input.value = secret;
    byId<HTMLSelectElement>('credential').value = 'sessionToken';
    tell('The field has a session token that is valid for one hour.');
  } catch (error) {
    tell((error as Error).message);
  }
}

async function call(method: string, path: string, body?: object): Promise<Readonly<Record<string, string>>> {
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
  const init = { method, headers, body: body ? JSON.stringify(body) : null };
  const response = await ownFetch(`/auth/intents${path}`, init).catch(() => null);
  if (!response) throw new Error('The platform is not responding. Check that it is running.');
  if (!response.ok) throw new Error(REFUSALS[response.status] ?? `The platform refused it (${response.status}).`);
  return response.json();
}
