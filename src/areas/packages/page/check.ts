// GET /packages/check: an author's own files, judged in the words of `annex packages validate`.

import { html } from '../../../pages/html.ts';
import type { Page } from '../../../pages/layout.ts';
import type { Visit } from '../../../pages/site-bar.ts';
import { packagesPage } from './parts.ts';

export function checkPage(visit: Visit): Page {
  const body = html`<p class="crumbs"><a href="/packages">All packages</a></p>
<div class="head"><div class="stack-tight"><h1>Check files of yours</h1>
<p class="soft">metadata.json, packages.json and repository.json, as many as you like. Nothing is kept.</p></div></div>
<form class="filters check" hidden><label class="field"><span>JSON files of at most 1 MiB</span>
<input type="file" name="files" accept=".json,application/json" multiple></label>
<div class="running" hidden><progress></progress><span role="status"></span><button type="button" class="button">Stop</button></div></form>
<ul class="verdicts" aria-label="Verdicts"></ul>
<noscript><p>This page needs its script.</p></noscript>
<p class="command"><span>Whole folders, on your own machine</span><code>annex packages validate FOLDER</code></p>`;
  return packagesPage('Check files · Annex', 'Whether files of yours keep to the format.', body, visit);
}
