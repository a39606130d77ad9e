// The little that the pages do by themselves: results follow what is typed. Without it, the button does the same.
export const PAGE_SCRIPT = `
(() => {
  const form = document.querySelector('form[data-live]');
  if (!form) return;
  const target = document.querySelector(form.dataset.live);
  let asked = 0;
  let timer = 0;
  const address = () => {
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (value.trim() !== '') query.append(name, value.trim());
    return location.pathname + (query.size > 0 ? '?' + query : '');
  };
  const update = async () => {
    if (!form.checkValidity()) return;
    const mine = ++asked;
    const url = address();
    try {
      const response = await fetch(url, { headers: { accept: 'text/html' } });
      const fresh = new DOMParser().parseFromString(await response.text(), 'text/html').querySelector(form.dataset.live);
      if (mine !== asked || !fresh) return;
      target.replaceChildren(...fresh.childNodes);
      history.replaceState(null, '', url);
    } catch {
      if (mine === asked) form.submit();
    }
  };
  form.addEventListener('input', (event) => {
    clearTimeout(timer);
    timer = setTimeout(update, event.target.tagName === 'SELECT' ? 0 : 160);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(timer);
    update();
  });
  document.addEventListener('keydown', (event) => {
    const field = form.querySelector('input[type=search]');
    const typing = event.target.closest('input, select, textarea');
    if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey || !field) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
})();
`;
