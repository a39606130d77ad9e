// Log out, from the bar of any page. The one call of this script stands alone: the whole client would be ten times as long.
import { ownFetch } from './browser/own-fetch.ts';

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-logout]')) {
  button.hidden = false;
  button.addEventListener('click', async () => {
    button.disabled = true;
    const answer = await ownFetch('/auth/logout', { method: 'POST', credentials: 'same-origin' }).catch(() => null);
    if (answer?.ok || answer?.status === 401) return location.assign('/'); // 401: it was over before
    button.disabled = false;
    button.textContent = answer === null ? 'No response. Try again' : 'Try again';
  });
}
