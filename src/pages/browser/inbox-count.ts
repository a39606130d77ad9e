// The number of requests that wait for the user, in the bar of every page. It is read when the user comes to the page.
import { ownFetch } from './own-fetch.ts';

export function showInboxCount(count: HTMLElement): void {
  const read = async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return;
    const response = await ownFetch('/api/inbox/count').catch(() => null);
    const { waiting = 0 } = response?.ok ? ((await response.json()) as { waiting: number }) : {};
    count.hidden = waiting === 0;
    count.textContent = String(waiting);
  };
  document.addEventListener('visibilitychange', () => void read());
  void read();
}
