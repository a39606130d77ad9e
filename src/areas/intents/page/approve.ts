// The approval page: application, code, address and duration, with two equal buttons.

import { script } from '../../../../generated/pages/approve.ts';
import { type Content, type Html, html } from '../../../pages/html.ts';
import { createPage, type Page } from '../../../pages/layout.ts';
import { siteBar } from '../../../pages/site-bar.ts';
import { agoWords, lengthWords, timeElement } from '../../../pages/time.ts';
import { CARD_STYLE } from './card.ts';

const STYLE = `
.approval .code-to-compare { margin-top: 1.25rem; padding: 1rem; border-radius: var(--radius-small); background: var(--sunk);
  box-shadow: inset 0 0 0 1px var(--line); text-align: center }
.approval .code-to-compare output { display: flex; justify-content: center; gap: .75em; font: 700 clamp(1.5rem, 8vw, 2.1rem)/1.3 var(--mono); letter-spacing: .08em }
.approval dl { display: grid; grid-template-columns: auto 1fr; gap: .5rem 1.25rem; margin-top: 1.25rem }
.approval dt { color: var(--soft) } .approval dd { margin: 0; min-width: 0; overflow-wrap: anywhere }
.approval .note { margin-top: 1rem }
.approval .decision { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; margin-top: 1.5rem }
.approval .decision .button { justify-content: center; min-height: 3.25rem; font-size: 1.05rem; border-color: transparent; color: var(--accent-ink) }
.approval .approve { background: var(--accent) } .approval .deny { background: var(--bad) }
.approval .decision .button:hover { color: var(--accent-ink); filter: brightness(.92) }
.approval .decision .button:disabled { opacity: .55; cursor: default }
.approval .failure { margin-top: 1.25rem; padding: .7rem .9rem; border-radius: var(--radius-small); background: var(--bad-soft); color: var(--bad) }
.approval .failure:empty { display: none }
.approval .who { margin-top: 1.25rem }
`;

/** Times are epoch milliseconds. */
export interface Approval {
  readonly token: string;
  readonly code: string;
  readonly appName: string | null;
  readonly userName: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly now: number;
  readonly sessionSeconds: number;
  readonly longSession: boolean;
  readonly requester: string | null;
  readonly visitor: string;
  readonly sameNetwork: boolean;
  /** The address that switches to another user. */
  readonly loginPath: string;
}

export function approvalPage(approval: Approval): Page {
  const { appName, userName, now, createdAt, expiresAt, sessionSeconds } = approval;
  const leftSeconds = Math.max(0, (expiresAt - now) / 1_000);
  const ends = now + sessionSeconds * 1_000;
  return createPage({
    title: 'Approve access? · Annex',
    description: 'Decide whether an application may act as you.',
    className: 'approval-page',
    header: siteBar({ user: userName, platform: '' }, null),
    styles: [CARD_STYLE, STYLE],
    scripts: [script],
    body: html`<section class="slip approval"><div class="card">
<h1>${appName === null ? 'An application' : html`<bdi>“${appName}”</bdi>`} wants to act as you</h1>
<p class="soft">${
      appName === null ? 'It gave no name. ' : 'The name is what the application calls itself; nobody has checked it. '
    }If you approve, it can use Annex as <strong><bdi>${userName}</bdi></strong>. It never learns your password.</p>
<div class="code-to-compare">
<p class="small soft" id="code-label">The application shows this code too. Compare them.</p>
<output aria-labelledby="code-label" data-code="${approval.code}">${spelt(approval.code)}</output>
</div>
<dl>
<dt>Asked from</dt><dd>${from(approval)}</dd>
<dt>Asked</dt><dd><span data-ago="${Math.floor((now - createdAt) / 1_000)}">${agoWords(now - createdAt)}</span>; this link works for <span data-left="${Math.floor(leftSeconds)}">${lengthWords(leftSeconds)}</span> more</dd>
<dt>Session</dt><dd>${lengthWords(sessionSeconds)}, until ${timeElement(ends)}, or until you end it on your <a href="../account">account page</a></dd>
</dl>
${warnings(approval)}
<noscript><p class="note warn">Deciding needs JavaScript, so that no other site can decide for you. Closing the page
decides nothing; the request ends by itself.</p></noscript>
<p class="failure" role="alert"></p>
<form class="decision" method="post" action="approve" data-token="${approval.token}" data-left="${Math.ceil(leftSeconds)}" hidden>
<button class="button approve" type="submit" name="action" value="approve">Approve</button>
<button class="button deny" type="submit" name="action" value="deny">Deny</button>
</form>
<p class="small soft who">Did you not begin this yourself? Then deny. Not <bdi>${userName}</bdi>? <a href="${approval.loginPath}">Log in as somebody else</a>.</p>
</div></section>`,
  });
}

/** Two groups of four, easier to compare. */
const spelt = (code: string): Html => html`<span>${code.slice(0, 4)}</span><span>${code.slice(4)}</span>`;

function from({ requester, sameNetwork }: Approval): Content {
  if (requester === null) return 'an address that is not known';
  const badge = sameNetwork
    ? html`<span class="badge good">this browser’s network</span>`
    : html`<span class="badge warn">another network</span>`;
  return html`<span class="mono">${requester}</span> ${badge}`;
}

function warnings({ requester, visitor, sameNetwork, longSession, sessionSeconds }: Approval): Content {
  return [
    sameNetwork
      ? null
      : html`<p class="note warn"><strong>Was that you?</strong> The request came from ${
          requester === null ? 'somewhere unknown' : html`<span class="mono">${requester}</span>`
        }, and you are at <span class="mono">${visitor}</span>. That is fine if you began it on another device, and a trick
if somebody sent you this link.</p>`,
    longSession
      ? html`<p class="note warn"><strong>That is a long time.</strong> The application asks for ${lengthWords(sessionSeconds)}.
Approve only what you would leave logged in for so long.</p>`
      : null,
  ];
}
