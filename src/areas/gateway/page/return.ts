// The page on which a user pastes the address that the browser could not open, for a program on another machine.
import { script } from '../../../../generated/pages/return.ts';
import { html } from '../../../pages/html.ts';
import { createPage, LOGO, type Page } from '../../../pages/layout.ts';
import { STYLE } from './callback.ts';

export const returnPage: Page = createPage({
  title: 'Finish the login · Annex',
  plain: true,
  className: 'callback-page',
  styles: [STYLE, '.callback label { display: grid; gap: .3rem; margin-top: 1rem }'],
  scripts: [script],
  body: html`<article class="callback"><div class="card">
<h1>Finish the login</h1>
<p>Your browser ended on a page that does not open, because the program that waits for it runs on another machine.
Copy the address of that page, then press <kbd>Ctrl</kbd> <kbd>V</kbd> here.</p>
<details><summary>The address has no code?</summary>
<p>Then the login ended with a form. On the page that does not open, press <kbd>F12</kbd>, choose Network and reload the page.
Select its request, copy the data of the form (Payload or Request, <code>code=…&amp;state=…</code>) and paste it here. If you
were asked for the address of a port, paste the address of the page, a space and the data.</p></details>
<noscript><p class="note warn">You need JavaScript for this page.</p></noscript>
<form><label>Address that begins with http://127.0.0.1 or http://localhost
<input type="text" name="address" autocomplete="off" spellcheck="false" autofocus maxlength="8192"></label></form>
<p role="status" class="note" hidden></p>
</div>
<p class="by">${LOGO} <span>Annex gateway</span></p></article>`,
});
