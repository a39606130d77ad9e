// The "Link" and "Unlink" buttons of the account page.
import type { createIdentityClient } from '../../../../../generated/identity/client.ts';
import { ensureProof } from '../../../../pages/browser/own-fetch.ts';
import { explainLogin } from './explain-login.ts';

export function activateLinkedAccounts(
  identity: ReturnType<typeof createIdentityClient>,
  showMessage: (text: string, isFailure: boolean) => void,
): void {
  const onClick = (selector: string, act: (value: string) => Promise<void>): void => {
    for (const button of document.querySelectorAll<HTMLButtonElement>(`button[data-${selector}]`)) {
      button.hidden = false;
      button.addEventListener('click', async () => {
        button.disabled = true;
        try {
          await act(button.dataset[selector] ?? '');
        } catch (error) {
          showMessage(explainLogin(error), true);
        } finally {
          button.disabled = false;
        }
      });
    }
  };
  onClick('link', async (provider) => {
    const body = { proof: ensureProof(), next: location.pathname };
    location.assign((await identity.startProviderLink({ path: { provider }, body })).authorization_url);
  });
  onClick('unlink', async (id) => {
    await identity.deleteLinkedAccount({ path: { id } });
    location.reload();
  });
}
