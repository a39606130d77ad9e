// The page of the device flow, where the user enters the code that a device shows.
import { html } from '../../../pages/html.ts';
import { createPage, type Page } from '../../../pages/layout.ts';
import { siteBar, type Visit } from '../../../pages/site-bar.ts';
import { CARD_STYLE } from './card.ts';

const STYLE = `
.device form { display: grid; gap: 1rem; margin-top: 1.25rem }
.device label { display: grid; gap: .3rem; font-weight: 600 }
.device input { width: 100%; font: 600 1.4rem/1.4 var(--mono); letter-spacing: .1em; text-align: center; text-transform: uppercase }
.device .button { justify-content: center }
.device form + p { margin-top: 1.25rem }
`;

const FAILURES = {
  unknown: 'No request has this code. It may have expired. Check the code, or start again on your device.',
  limited: 'Your network has entered too many codes. Wait a minute, then try again.',
} as const;

export const devicePage = (visit: Visit, failure: keyof typeof FAILURES | null): Page =>
  createPage({
    title: 'Connect a device · Annex',
    description: 'Enter the code that your device shows.',
    className: 'approval-page',
    header: siteBar(visit, null),
    styles: [CARD_STYLE, STYLE],
    body: html`<section class="slip device"><div class="card">
<h1>Connect a device</h1>
<p class="soft">Enter the code that your device or program shows. You can check the request before you approve it.</p>
${failure === null ? null : html`<p class="failure" role="alert">${FAILURES[failure]}</p>`}
<form method="get" action="device">
<label>Code <input type="text" name="user_code" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="20" placeholder="ABCD-EFGH" required autofocus></label>
<button class="button primary" type="submit">Continue</button>
</form>
<p class="small soft">If someone sent you a code, stop: they may be trying to access your account.</p>
</div></section>`,
  });
