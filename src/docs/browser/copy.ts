// Copy buttons. Added by script because they do not work without one.
import { copyText, element } from '../../pages/browser/element.ts';

for (const figure of document.querySelectorAll('figure.code')) {
  const button = element('button', { type: 'button', class: 'copy' }, 'Copy');
  button.addEventListener('click', async () => {
    const text = figure.querySelector('pre')?.textContent ?? '';
    button.textContent = (await copyText(text)) ? 'Copied' : 'Copy failed';
    setTimeout(() => button.replaceChildren('Copy'), 1500);
  });
  figure.querySelector('figcaption')?.append(button);
}
