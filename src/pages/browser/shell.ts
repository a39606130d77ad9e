// Fetches the page that was asked for with the proof, and shows it in place of the shell.
import { readProof } from './own-fetch.ts';

async function load(): Promise<void> {
  // Any proof at all gets the page instead of the shell: without a session that of a stranger, or a redirect to the login.
  const headers = { Accept: 'text/html, */*;q=0.8', 'Annex-Proof': readProof() ?? 'none' };
  const answer = await fetch(location.href, { headers, credentials: 'same-origin', cache: 'no-store' });
  if (answer.redirected) return location.replace(answer.url + location.hash);
  const text = await answer.text();
  if (!answer.headers.get('Content-Type')?.startsWith('text/html') || !text.includes('<head>')) {
    const data = document.createElement('pre');
    data.textContent = text;
    return document.body.replaceChildren(data);
  }
  // The document keeps the shell's policy. The page's own, which is stricter, comes first in its head.
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = (answer.headers.get('Content-Security-Policy') ?? "default-src 'none'").replace(
    /frame-ancestors [^;]*;?/,
    '',
  );
  document.open();
  document.write(text.replace('<head>', () => `<head>${policy.outerHTML}`));
  document.close();
  restorePlace();
}

/** The browser would restore it before the page is there. */
function restorePlace(): void {
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
