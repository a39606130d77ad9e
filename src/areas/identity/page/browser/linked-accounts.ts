// The "Link" and "Unlink" buttons of the account page.
import type { createIdentityClient } from '../../../../../generated/identity/client.ts';
import { ensureProof } from '../../../../pages/browser/own-fetch.ts';
import { explainLogin } from './explain-login.ts';

export function activateLinkedAccounts(
  identity: ReturnType<typeof createIdentityClient>,
  showMessage: (text: string, isFailure: boolean) => void,
): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-link], button[data-unlink]')) {
    const { link: provider, unlink: id } = button.dataset;
    button.hidden = false;
    button.addEventListener('click', async () => {
      try {
        if (id !== undefined) await identity.deleteLinkedAccount({ path: { id } });
        if (provider === undefined) return location.reload();
        const body = { proof: ensureProof(), next: location.pathname };
        location.assign((await identity.startProviderLink({ path: { provider }, body })).authorization_url);
      } catch (error) {
        showMessage(explainLogin(error), true);
      }
    });
  }
}
