// Removes the query with the code from the address and history. A form_post answer has none.
const { href, search, pathname } = location;
history.replaceState(null, '', pathname);
document.querySelector('[data-again]')?.addEventListener('click', (event) => {
  event.preventDefault();
  if (search === '') location.reload();
  else location.replace(href);
});
