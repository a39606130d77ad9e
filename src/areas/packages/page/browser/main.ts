// The script of the package pages: search, validation and copy buttons.
import './check.ts';
import './search.ts';
import { copyText } from '../../../../pages/browser/element.ts';

const SHOWN_MS = 1_500;

// One listener, because the buttons are replaced with the results of a search.
document.addEventListener('click', async ({ target }) => {
  const button = target instanceof Element ? target.closest('[data-copy]') : null;
  const label = button?.firstElementChild;
  if (!button || !label) return;
  const text = button.parentElement?.querySelector('code')?.textContent ?? '';
  label.textContent = (await copyText(text)) ? 'Copied' : 'Copy failed';
  setTimeout(() => {
    label.textContent = 'Copy';
  }, SHOWN_MS);
});
