// Health of servers on this origin; CORS forbids reading that of others.
for (const mark of document.querySelectorAll<HTMLElement>('[data-health]')) {
  const url = new URL(mark.dataset['health'] ?? '', location.href);
  if (url.origin !== location.origin) continue;
  const show = (text: string, kind: string): void => {
    mark.textContent = text;
    mark.className = `badge ${kind}`;
    mark.hidden = false;
  };
  fetch(url, { headers: { Accept: 'application/json' } }).then(
    (response) => (response.ok ? show('healthy', 'good') : show(`answers ${response.status}`, 'bad')),
    () => show('does not answer', 'bad'),
  );
}

export {};
