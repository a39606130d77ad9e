// Shows the health of servers on this origin. CORS prevents reading that of others.
for (const badge of document.querySelectorAll<HTMLElement>('[data-health]')) {
  const url = new URL(badge.dataset['health'] ?? '', location.href);
  if (url.origin !== location.origin) continue;
  const show = (text: string, kind: string): void => {
    badge.textContent = text;
    badge.className = `badge ${kind}`;
    badge.hidden = false;
  };
  fetch(url, { headers: { Accept: 'application/json' } }).then(
    (response) => (response.ok ? show('healthy', 'good') : show(`unhealthy (${response.status})`, 'bad')),
    () => show('unreachable', 'bad'),
  );
}

export {};
