// The page of oauthRoutes: a button that opens the provider, then a status poll every 2 seconds until the user is
// connected. It loads no other resources and never sees a token.
import { script } from '../../../generated/pages/connect.ts';
import { type Content, html } from '../../pages/html.ts';
import { createPage, type Page } from '../../pages/layout.ts';
import { explainTestUsers } from './errors.ts';

export interface ConnectPageSettings {
  /** The name shown to users. */
  readonly providerName: string;
  readonly appName: string;
  readonly pollMs: number;
  readonly hintMs: number;
}

const STYLE = `
.connect { display: grid; place-content: center; grid-template-columns: min(100%, 27rem); min-height: min(70vh, 40rem) }
.connect .card { display: grid; gap: 1rem; padding: clamp(1.5rem, 5vw, 2.25rem) }
.connect h1 { font-size: 1.6rem }
.connect .mark { display: grid; place-items: center; width: 3rem; height: 3rem; border-radius: 50%; background: var(--accent-soft); color: var(--accent) }
.connect .mark svg { width: 1.5rem; height: 1.5rem; fill: none; stroke: currentColor; stroke-width: 2.2; stroke-linecap: round; stroke-linejoin: round }
.connect[data-state=connected] .mark { background: var(--good-soft); color: var(--good) }
.connect[data-state=failed] .mark { background: var(--bad-soft); color: var(--bad) }
.connect .mark svg { display: none }
.connect:is([data-state=idle], [data-state=waiting]) .link, .connect[data-state=connected] .check, .connect[data-state=failed] .cross { display: block }
.connect .live { display: grid; gap: .75rem }
.connect .live p { overflow-wrap: anywhere }
.connect .waiting { display: flex; align-items: center; gap: .6rem; color: var(--soft) }
.connect .waiting::before { content: ""; flex: none; width: 1rem; height: 1rem; border: 2px solid var(--line-strong); border-top-color: var(--accent); border-radius: 50%; animation: turn 1s linear infinite }
.connect[data-state=connected] .actions { display: none }
@keyframes turn { to { rotate: 1turn } }
@media (prefers-reduced-motion: reduce) { .connect .waiting::before { animation: none } }
`;

const ICONS = html`<svg class="link" viewBox="0 0 24 24" aria-hidden="true"><path d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2"/></svg><svg class="check" viewBox="0 0 24 24" aria-hidden="true"><path d="m5 12.5 4.5 4.5L19 7.5"/></svg><svg class="cross" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 6.5v7M12 17.5v.01"/></svg>`;

/**
 * Failures are shown only to the user who started the flow. The link works without JavaScript. `directory` is the
 * relative address of the other routes.
 */
export function connectPage(settings: ConnectPageSettings, directory: string): Page {
  const { providerName: provider, appName: app, pollMs, hintMs } = settings;
  return createPage({
    title: `Connect ${provider} · ${app}`,
    styles: [STYLE],
    scripts: [script],
    body: html`<section class="connect" data-state="idle" data-status="${directory}status" data-poll="${pollMs}" data-hint="${hintMs}"
data-provider="${provider}" data-app="${app}"><div class="card">
<div class="mark">${ICONS}</div>
<h1>Connect ${provider}</h1>
<div class="live" role="status"><p>${app} wants to use your ${provider} account. You choose on ${provider} what it may do.</p></div>
<p class="note warn hint" hidden>Seeing an error or “access blocked” on ${provider}? ${explainTestUsers(provider)}</p>
<div class="actions">${connectLink(directory, provider)}</div>
<noscript><p class="note warn">Without JavaScript, this page cannot update automatically. Reload it after you connect.</p></noscript>
</div></section>`,
  });
}

const connectLink = (directory: string, provider: string): Content =>
  html`<a class="button primary" href="${directory}auth" target="_blank" rel="noopener">Connect ${provider}</a>`;

/** Shown at the auth route instead of the provider's page when a flow cannot start. */
export const failurePage = (settings: ConnectPageSettings, message: string): Page =>
  createPage({
    title: `Not connected · ${settings.appName}`,
    styles: [STYLE],
    body: html`<section class="connect" data-state="failed"><div class="card">
<div class="mark">${ICONS}</div>
<h1>${settings.providerName} is not connected</h1>
<p>${message}</p>
<div class="actions"><a class="button primary" href="./auth">Try again</a></div>
</div></section>`,
  });
