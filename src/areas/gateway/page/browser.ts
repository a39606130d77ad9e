// Removes the query, which contains the code, from the address bar and the history. A form_post response has no query.
const { href, search, pathname } = location;
history.replaceState(null, '', pathname);
document.querySelector('[data-again]')?.addEventListener('click', (event) => {
  event.preventDefault();
  if (search === '') location.reload();
  else location.replace(href);
});
