// GET /packages/check: validates files in the browser, with the same messages as `annex packages validate`.

import { html } from '../../../pages/html.ts';
import type { Page } from '../../../pages/layout.ts';
import type { Visit } from '../../../pages/site-bar.ts';
import { commandLine, packagesPage } from './parts.ts';

export function checkPage(visit: Visit): Page {
  const body = html`<p class="crumbs"><a href="/packages">All packages</a></p>
<div class="head"><div class="stack-tight"><h1>Validate your files</h1>
<p class="soft">Choose any number of metadata.json, packages.json and repository.json files. Nothing is stored.</p></div></div>
<form class="filters check" hidden><label class="field"><span>JSON files, up to 1 MiB each</span>
<input type="file" name="files" accept=".json,application/json" multiple></label>
<div class="running" hidden><progress></progress><span role="status"></span><button type="button" class="button">Stop</button></div></form>
<ul class="verdicts" aria-label="Results"></ul>
<noscript><p>You need JavaScript to validate files here.</p></noscript>
${commandLine('Validate a whole directory on your own machine', 'annex packages validate DIR')}`;
  return packagesPage('Validate files · Annex', 'Check package files against the format.', body, visit);
}
