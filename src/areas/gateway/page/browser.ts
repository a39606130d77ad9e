// Removes the query, which contains the code, from the address bar and the history. A form_post response has no query.
// The history entry remembers what was shown, so that a reload differs from a first visit without parameters.
const { href, search, pathname } = location;
const outcome = document.querySelector<HTMLElement>('[data-outcome]')?.dataset['outcome'];
const before = (history.state as { readonly outcome?: unknown } | null)?.outcome;
history.replaceState({ outcome: outcome ?? before }, '', pathname);
for (const template of document.querySelectorAll('template')) {
  if (template.dataset['reloaded'] !== before) continue;
  document.querySelector('.card')?.replaceChildren(template.content);
  document.title = `${document.querySelector('h1')?.textContent} · Annex`;
}
document.querySelector('[data-again]')?.addEventListener('click', (event) => {
  event.preventDefault();
  if (search === '') location.reload();
  else location.replace(href);
});
