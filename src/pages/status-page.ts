// The status page of a server, which updates itself.
import { script } from '../../generated/pages/status.ts';
import { describeStatus } from '../base/time-text.ts';
import { type Content, html } from './html.ts';
import { createPage, type Page } from './layout.ts';
import { siteBar } from './site-bar.ts';
import { timeElement } from './time.ts';

const STYLE = `
.status-facts { display: grid; gap: 1px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)); margin-top: 1.5rem; overflow: hidden; border: 1px solid var(--line); border-radius: var(--radius); background: var(--card) }
.status-facts div { padding: .9rem 1.1rem; box-shadow: 0 0 0 1px var(--line) } .status-facts dt { color: var(--soft); font-size: .85rem } .status-facts dd { margin: .15rem 0 0; font-weight: 620; overflow-wrap: anywhere }
.status-page .lead { margin-top: .5rem } .status-page .note { margin-top: 1rem } .status-page h2 { margin: 2.25rem 0 .8rem } .status-page .scroll { max-height: 32rem; overflow: auto } .status-page td:first-child { white-space: nowrap } .status-page .how { margin-top: 2rem }
`;

/** `what` is one sentence; `platform` is the platform's address, null if unknown. */
export function statusPage(name: string, what: string, status: ShownStatus, platform: string | null): Page {
  const docs = `${platform}/docs/${name.toLowerCase()}`;
  return createPage({
    title: `${name} status · Annex`,
    description: what,
    className: 'status-page',
    header: siteBar({ platform }, null),
    styles: [STYLE],
    scripts: [script],
    body: html`<h1>${name}</h1>
<p class="lead">${what}</p>
<p class="note warn" role="alert" data-unreachable hidden>The ${name.toLowerCase()} is not responding. What you see is out of date.</p>
<dl class="status-facts" id="facts" data-live>${describeStatus(status).map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
${status.events ? eventTable(status.events.toReversed()) : null}
<p class="how soft">This page updates itself every 2 seconds. Programs get JSON here. In a terminal, use <code>annex status</code>.${
      platform === null ? null : html` <a href="${docs}">Documentation</a>`
    }</p>`,
  });
}

type StatusEvent = Readonly<Record<'at' | 'kind' | 'detail', string>>;
type ShownStatus = object & { readonly events?: readonly StatusEvent[] };

const eventTable = (events: readonly StatusEvent[]): Content =>
  html`<h2 id="events-title">Events</h2>
<div class="scroll" role="region" tabindex="0" aria-labelledby="events-title"><table><thead><tr><th scope="col">Time</th><th scope="col">Event</th><th scope="col">Details</th></tr></thead>
<tbody id="events" data-live>${events.map(
    ({ at, kind, detail }) => html`<tr><td>${timeElement(Date.parse(at))}</td><td>${kind}</td><td>${detail}</td></tr>`,
  )}</tbody></table></div>`;
