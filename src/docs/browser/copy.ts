// Copy buttons. Added by script because they do not work without one.
import { copyText } from '../../pages/browser/element.ts';

for (const figure of document.querySelectorAll('figure.code')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    const text = figure.querySelector('pre')?.textContent ?? '';
    button.textContent = (await copyText(text)) ? 'Copied' : 'Copy failed';
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 1500);
  });
  figure.querySelector('figcaption')?.append(button);
}
