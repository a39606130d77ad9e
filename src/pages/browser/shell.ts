// Fetches the requested page with the proof, and shows it in place of the shell.
import { NO_PROOF, readProof } from './own-fetch.ts';
import './theme-choice.ts';

async function load(): Promise<void> {
  // With any proof the server returns the page instead of the shell: without a session, the anonymous page or a redirect to
  // the login.
  const headers = { Accept: 'text/html, */*;q=0.8', 'Annex-Proof': readProof() ?? NO_PROOF };
  const response = await fetch(location.href, { headers, credentials: 'same-origin', cache: 'no-store' });
  if (response.redirected) return location.replace(response.url + location.hash);
  const text = await response.text();
  if (!response.headers.get('Content-Type')?.startsWith('text/html') || !text.includes('<head>')) {
    const data = document.createElement('pre');
    data.textContent = text;
    return document.body.replaceChildren(data);
  }
  // The document keeps the policy of the shell. The page's policy, which is stricter, is added at the start of its head.
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = (response.headers.get('Content-Security-Policy') ?? "default-src 'none'").replace(
    /frame-ancestors [^;]*;?/,
    '',
  );
  document.open();
  document.write(text.replace('<head>', () => `<head>${policy.outerHTML}`));
  document.close();
  restoreScrollPosition();
}

/** The browser itself would restore it before the page is loaded. */
function restoreScrollPosition(): void {
  const name = `annex-scroll ${location.pathname}`;
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (opened?.type !== 'navigate') scrollTo(0, Number(sessionStorage.getItem(name)));
  else if (location.hash) location.replace(location.hash);
  addEventListener('pagehide', () => sessionStorage.setItem(name, String(scrollY)));
}

load().catch(() => {
  const failure = document.querySelector<HTMLElement>('[role=alert]');
  if (failure) failure.hidden = false;
});
