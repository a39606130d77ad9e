// The buttons of the account page.
import { createIdentityClient } from '../../../../../generated/identity/client.ts';
import { Problem } from '../../../../contract/problem.ts';
import { explainFailure } from '../../../../pages/browser/failure.ts';
import { ownFetch } from '../../../../pages/browser/own-fetch.ts';
import { activateLinkedAccounts } from './linked-accounts.ts';

const MESSAGES = { 'cross-site-request': 'Open this page at the platform’s own address and try again.' };
const identity = createIdentityClient({ baseUrl: location.origin, credentials: 'same-origin', fetch: ownFetch });

function showMessage(text: string, isFailure: boolean): void {
  const message = document.querySelector('.message');
  if (message) message.textContent = text;
  message?.classList.toggle('warn', isFailure);
}

/** False if the user's own session has ended, so that the page must reload. */
async function endSession(id: string): Promise<boolean> {
  try {
    await identity.endOtherSession({ path: { id } });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.status === 401) return false;
    if (error.status !== 404) throw error; // 404: it has already ended
  }
  return true;
}

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-id]')) {
  button.hidden = false;
  button.addEventListener('click', async () => {
    const { id = '', name = '' } = button.dataset;
    const list = button.closest('ul');
    button.disabled = true;
    try {
      if (!(await endSession(id))) return location.reload();
      button.closest('li')?.remove();
      showMessage(`Session ended: ${name}.`, false);
      if (list?.previousElementSibling instanceof HTMLElement) list.previousElementSibling.focus();
      if (list?.childElementCount === 0) list.nextElementSibling?.removeAttribute('hidden');
    } catch (error) {
      showMessage(explainFailure(error, MESSAGES), true);
    } finally {
      button.disabled = false;
    }
  });
}

activateLinkedAccounts(identity, showMessage);
