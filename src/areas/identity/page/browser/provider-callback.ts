// The page that a provider redirects to. It sends the response with the proof of this browser, then opens the next page.
import { createIdentityClient } from '../../../../../generated/identity/client.ts';
import { ensureProof, ownFetch } from '../../../../pages/browser/own-fetch.ts';
import { explainLogin } from './explain-login.ts';

const identity = createIdentityClient({ baseUrl: location.origin, credentials: 'same-origin', fetch: ownFetch });
const section = document.querySelector<HTMLElement>('[data-provider]');
const sent = new URLSearchParams(location.search);
history.replaceState(null, '', location.pathname); // a code in the history or in a bookmark is of no use

async function complete(provider: string): Promise<void> {
  const [code, state, iss] = ['code', 'state', 'iss'].map((name) => sent.get(name) ?? undefined);
  if (sent.has('error')) return fail('The provider did not log you in. Access may have been declined.');
  if (code === undefined || state === undefined) return fail('This login is no longer valid. Start it again.');
  const body = { code, state, proof: ensureProof(), ...(iss === undefined ? {} : { iss }) };
  location.replace((await identity.createProviderLogin({ path: { provider }, body })).next);
}

/** Texts of the provider are not shown: a link could contain any text. */
function fail(text: string): void {
  const heading = section?.querySelector('h1');
  const failure = section?.querySelector('.failure');
  if (heading) heading.textContent = 'Login failed';
  if (failure) failure.textContent = text;
  section?.querySelector('.actions')?.removeAttribute('hidden');
}

complete(section?.dataset['provider'] ?? '').catch((error: unknown) => fail(explainLogin(error)));
