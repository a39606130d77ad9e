// Copy buttons. One listener, because the buttons are replaced with the results of a search.
import { copyText } from '../../../../pages/browser/element.ts';

const SHOWN_MS = 1_500;

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
