// The inbox, the theme toggle and the log-out button in the bar of every page. Calls fetch directly: the generated client would make the script ten times
// as long.
import { showInboxCount } from './browser/inbox-count.ts';
import { ownFetch, takeProviderLogout } from './browser/own-fetch.ts';
import { toggleTheme } from './browser/theme-choice.ts';

const inbox = document.querySelector<HTMLElement>('[data-inbox] .count');
if (inbox) showInboxCount(inbox);

document.querySelector('[data-theme-toggle]')?.addEventListener('click', toggleTheme);

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-logout]')) {
  button.addEventListener('click', async () => {
    button.disabled = true;
    const response = await ownFetch('/auth/logout', { method: 'POST', credentials: 'same-origin' }).catch(() => null);
    if (response?.ok || response?.status === 401) return location.assign(takeProviderLogout() ?? '/'); // 401: it had already ended
    button.disabled = false;
    button.textContent = response === null ? 'No response. Try again' : 'Try again';
  });
}
