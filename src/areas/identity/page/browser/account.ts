// Ends other sessions from the list of the account page.
import { createIdentityClient } from '../../../../../generated/identity/client.ts';
import { Problem } from '../../../../contract/problem.ts';
import { explainFailure } from '../../../../pages/browser/failure.ts';
import { ownFetch } from '../../../../pages/browser/own-fetch.ts';

const WORDS = { 'cross-site-request': 'Open this page at the platform’s own address and try again.' };
const identity = createIdentityClient({ baseUrl: location.origin, credentials: 'same-origin', fetch: ownFetch });

function say(text: string, wrong: boolean): void {
  const said = document.querySelector('.said');
  if (said) said.textContent = text;
  said?.classList.toggle('warn', wrong);
}

/** False when the session has ended; the page then reloads. */
async function end(id: string): Promise<boolean> {
  try {
    await identity.endOtherSession({ path: { id } });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.status === 401) return false;
    if (error.status !== 404) throw error; // 404: it was over before
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
      if (!(await end(id))) return location.reload();
      button.closest('li')?.remove();
      say(`Session ended: ${name}.`, false);
      if (list?.previousElementSibling instanceof HTMLElement) list.previousElementSibling.focus();
      if (list?.childElementCount === 0) list.nextElementSibling?.removeAttribute('hidden');
    } catch (error) {
      say(explainFailure(error, WORDS), true);
    } finally {
      button.disabled = false;
    }
  });
}
