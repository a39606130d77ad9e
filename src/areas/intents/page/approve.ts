// The approval page: application, code, access, address and session lifetime, with two buttons of equal size.
import { script } from '../../../../generated/pages/approve.ts';
import { SCOPES } from '../../../../generated/scopes.ts';
import { agoText, durationText } from '../../../base/time-text.ts';
import { type Content, type Html, html } from '../../../pages/html.ts';
import { createPage, type Page } from '../../../pages/layout.ts';
import { siteBar } from '../../../pages/site-bar.ts';
import { timeElement } from '../../../pages/time.ts';
import { imitatesProduct } from '../app-name.ts';
import type { ClientRequest } from '../oauth/service.ts';
import type { IntentRequest } from '../service.ts';
import { CARD_STYLE } from './outcome.ts';

const STYLE = `
.approval .box { margin-top: 1.25rem; padding: 1rem; border-radius: var(--radius-small); background: var(--sunk);
  box-shadow: inset 0 0 0 1px var(--line); text-align: center }
.approval .code-to-compare output { display: flex; justify-content: center; gap: .75em; font: 700 clamp(1.5rem, 8vw, 2.1rem)/1.3 var(--mono); letter-spacing: .08em }
.approval dl { display: grid; grid-template-columns: auto 1fr; gap: .5rem 1.25rem; margin-top: 1.25rem }
.approval dt { color: var(--soft) } .approval dd { margin: 0; min-width: 0; overflow-wrap: anywhere }
.approval .scopes { margin: 0; padding-left: 1.1em }
@media (max-width: 36rem) { .approval dl:has(.scopes) dt:first-child, .approval dd:has(.scopes) { grid-column: 1 / -1 } }
.approval .note { margin-top: 1rem }
.approval .decision { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; margin-top: 1rem; padding-block: .75rem;
  position: sticky; bottom: 0; background: var(--card) }
.approval .decision .button { justify-content: center; min-height: 3.25rem; font-size: 1.05rem; border-color: transparent; color: var(--accent-ink) }
.approval .approve { background: var(--accent) } .approval .deny { background: var(--bad) }
.approval .decision .button:hover { color: var(--accent-ink); filter: brightness(.92) }
.approval .decision .button:disabled { opacity: .55; cursor: default }
.approval .other-user { margin-top: 1.25rem }
`;

/** Times are epoch milliseconds. `address` is that of the application, `visitor` that of the user. */
export interface Approval extends IntentRequest {
  readonly token: string;
  readonly code: string;
  readonly userName: string;
  readonly now: number;
  readonly visitor: string;
  /** Null if that is unknown: behind a tunnel, everybody has the address of this machine. */
  readonly sameNetwork: boolean | null;
  /** To log in as a different user. */
  readonly loginUrl: string;
  /** Null if the request does not come from an OAuth client. */
  readonly client: ClientRequest | null;
}

export function approvalPage(approval: Approval): Page {
  const { app_name: appName, userName, now, sessionSeconds, client } = approval;
  const leftSeconds = Math.max(0, (approval.expires_at - now) / 1_000);
  const ageMs = now - approval.created_at;
  const sessionEnds = now + sessionSeconds * 1_000;
  return createPage({
    title: 'Approve access · Annex',
    description: 'Approve or deny an application’s request for access.',
    className: 'approval-page',
    header: siteBar({ user: userName, platform: '' }, null),
    styles: [CARD_STYLE, STYLE],
    scripts: [script],
    body: html`<section class="slip approval"><div class="card">
<h1>${appName === null ? 'An unnamed application' : html`<bdi>“${appName}”</bdi>`} wants to access your account</h1>
<p class="soft">${
      appName === null ? '' : 'The application chose this name itself; it has not been verified. '
    }If you approve, it can use Annex as <strong><bdi>${userName}</bdi></strong>. It never sees your password.</p>
${client?.redirectTo ? destination(client.redirectTo) : codeToCompare(approval.code)}
${client?.isTrusted ? html`<p class="note good">You have approved this site before. It asks for nothing new.</p>` : warnings(approval)}
<dl>
<dt>Access</dt><dd>${accessText(approval)}</dd>
${client?.publisher ? html`<dt>Published by</dt><dd class="mono">${client.publisher}</dd>` : null}
${client?.redirectTo ? null : html`<dt>From</dt><dd>${requesterAddress(approval)}</dd>`}
<dt>Requested</dt><dd><span data-ago="${Math.floor(ageMs / 1_000)}">${agoText(ageMs)}</span>; this link expires in <span data-left="${Math.floor(leftSeconds)}">${durationText(leftSeconds)}</span></dd>
<dt>Session</dt><dd>${durationText(sessionSeconds)}, until ${timeElement(sessionEnds)}, or until you end it on your <a href="../account">account page</a></dd>
</dl>
<noscript><p class="note warn">You need JavaScript to approve or deny this request. It prevents other sites from
deciding for you. If you close this page, nothing is approved and the request expires on its own.</p></noscript>
<p class="failure" role="alert"></p>
<form class="decision" method="post" action="approve" data-token="${approval.token}" data-left="${Math.ceil(leftSeconds)}" hidden>
<button class="button approve" type="submit" name="action" value="approve">Approve</button>
<button class="button deny" type="submit" name="action" value="deny">Deny</button>
</form>
<p class="small soft other-user">If you didn’t start this, choose Deny. Not <bdi>${userName}</bdi>? <a href="${approval.loginUrl}">Log in as a different user</a>.</p>
</div></section>`,
  });
}

const codeToCompare = (code: string): Html => html`<div class="box code-to-compare">
<p class="small soft" id="code-label">Check that the application shows the same code.</p>
<output aria-labelledby="code-label" data-code="${code}"><span>${code.slice(0, 4)}</span><span>${code.slice(4)}</span></output>
</div>`;

/** Whoever has this host gets access, whatever the application calls itself. */
const destination = (place: string): Html => html`<div class="box">
<p class="small soft">If you approve, access goes to</p>
<p class="host mono" data-redirect>${place}</p>
</div>`;

function accessText({ scopes }: Approval): Content {
  if (!scopes) return 'Everything you can do, except approving other applications';
  return html`<ul class="scopes">${scopes.map((scope) => html`<li data-scope="${scope}">${SCOPES[scope]}</li>`)}</ul>`;
}

function requesterAddress({ address, sameNetwork }: Approval): Content {
  if (address === null) return 'an unknown address';
  if (sameNetwork === null) return html`<span class="mono">${address}</span>`;
  const [color, text] = sameNetwork ? ['good', 'same network'] : ['warn', 'different network'];
  return html`<span class="mono">${address}</span> <span class="badge ${color}">${text}</span>`;
}

function warnings(approval: Approval): Html[] {
  const { app_name: appName, address, visitor, scopes, client } = approval;
  const texts: Content[] = [
    appName !== null &&
      imitatesProduct(appName) &&
      html`<strong>This is not Annex.</strong> The application uses a similar name, but it is not part of Annex.`,
    client?.redirectTo &&
      !client.isLocal &&
      !client.isKnown &&
      html`<strong>You have not approved this site before.</strong> Check that you know
<span class="mono">${client.redirectTo}</span> and that you started this there. If someone sent you this link, choose Deny: it may be a scam.`,
    client?.isLocal &&
      html`<strong>A program on your computer gets access.</strong> Annex cannot tell which one. Approve only if you just
started this yourself.`,
    // In the code flow, the request comes from the browser of whoever opened the link.
    approval.sameNetwork === false &&
      !client?.redirectTo &&
      html`<strong>Was that you?</strong> The request came from ${
        address === null ? 'an unknown address' : html`<span class="mono">${address}</span>`
      }, but your address is <span class="mono">${visitor}</span>. That’s expected if you started it on another device. If someone
sent you this link, choose Deny: it may be a scam.`,
    !scopes && html`<strong>It asks for everything.</strong> The application could do all that you can do here.`,
    approval.longSession &&
      html`<strong>This is a long session.</strong> The application would stay logged in for ${durationText(approval.sessionSeconds)}.
Approve it only if you trust the application for that long.`,
  ];
  return texts.filter(Boolean).map((text) => html`<p class="note warn">${text}</p>`);
}
