// The code stays in the history no longer than the page needs to appear. A form's answer is in the request alone.
const { href, search, pathname } = location;
history.replaceState(null, '', pathname);
document.querySelector('[data-again]')?.addEventListener('click', (event) => {
  event.preventDefault();
  if (search === '') location.reload();
  else location.replace(href);
});
