// The Approve and Deny buttons, and the times that count up and down.
import { createIntentsClient } from '../../../../generated/intents/client.ts';
import { durationText } from '../../../base/time-text.ts';
import { Problem } from '../../../contract/problem.ts';
import { explainFailure } from '../../../pages/browser/failure.ts';
import { ownFetch } from '../../../pages/browser/own-fetch.ts';

const MESSAGES = {
  'cross-site-request': 'This page is not at the platform’s own address. Open the link again.',
  unavailable: 'The platform is unavailable right now. Try again in a moment.',
};
/** Statuses after which the page reloads, so that the server renders the login page or the outcome. */
const RELOAD_ON = new Set([401, 404, 409, 410]);
const UPDATE_MS = 5_000;
/** Time for the browser to ask whether it may open the application. */
const APPLICATION_MS = 2_000;

const intents = createIntentsClient({ baseUrl: location.origin, credentials: 'same-origin', fetch: ownFetch });
const form = document.querySelector<HTMLFormElement>('.decision');
const failure = document.querySelector('.failure');
if (form && failure) {
  const buttons = form.querySelectorAll('button');
  const disable = (disabled: boolean): void => {
    for (const button of buttons) button.disabled = disabled;
  };
  form.hidden = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const value = event.submitter instanceof HTMLButtonElement ? event.submitter.value : '';
    const action = value === 'approve' ? 'approve' : 'deny';
    failure.textContent = '';
    disable(true);
    try {
      const token = form.dataset['token'] ?? '';
      const { redirect_url: url } = await intents.linkIntent({ path: { token }, body: { action } });
      const outcome = action === 'approve' ? 'approve/done' : 'approve/denied';
      location.replace(url ?? outcome);
      // An address of an application opens the application and leaves this page open.
      if (url && !/^https?:/.test(url)) setTimeout(() => location.replace(outcome), APPLICATION_MS);
    } catch (error) {
      if (error instanceof Problem && RELOAD_ON.has(error.status)) return location.reload();
      failure.textContent = explainFailure(error, MESSAGES);
      disable(false);
    }
  });
  setTimeout(() => location.reload(), Math.max(1_000, Number(form.dataset['left']) * 1_000 + 500));
}

const opened = performance.now();
setInterval(() => {
  const passed = (performance.now() - opened) / 1_000;
  for (const element of document.querySelectorAll<HTMLElement>('span[data-ago]')) {
    element.textContent = `${durationText(Number(element.dataset['ago']) + passed)} ago`;
  }
  for (const element of document.querySelectorAll<HTMLElement>('span[data-left]')) {
    element.textContent = durationText(Number(element.dataset['left']) - passed);
  }
}, UPDATE_MS);
