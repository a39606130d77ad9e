// The page of the paste widget. Every response has its own token.

import { script } from '../../../../generated/pages/paste.ts';
import { script as appScript } from '../../../../generated/pages/paste-app.ts';
import { html, trusted } from '../../../pages/html.ts';
import { createPage, headerList, type Page } from '../../../pages/layout.ts';
import { siteBar } from '../../../pages/site-bar.ts';
import { STYLE } from './style.ts';

export interface WidgetOptions {
  readonly token: string;
  readonly title: string;
  /** Maximum size of one image. */
  readonly maxUploadBytes: number;
  /** URL of the platform, '' if it is this server; null: unknown; undefined: the page is an MCP App, without links, which calls its host. */
  readonly platform: string | null | undefined;
  readonly user?: string | undefined;
}

const ICON = trusted(
  '<svg viewBox="0 0 24 24" width="40" height="40" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" ' +
    'stroke-linejoin="round" aria-hidden="true"><rect x="3" y="5" width="18" height="15" rx="2.5"/>' +
    '<path d="M3.5 17l5-5 4 4 3-3 5 4.6"/><circle cx="15.7" cy="9.8" r="1.6"/></svg>',
);

const TOOLS = Object.entries({ cover: 'Cover', crop: 'Crop', box: 'Box', arrow: 'Arrow', text: 'Text' });

export const widgetPage = ({ token, title, maxUploadBytes, platform, user }: WidgetOptions): Page =>
  createPage({
    title: 'Paste a screenshot · Annex',
    description: 'Paste, drop or choose an image to optimize, name and save it in the project.',
    className: 'paste-page',
    ...(platform === undefined ? {} : { header: siteBar({ platform, user }, 'paste') }),
    styles: [STYLE],
    scripts: [platform === undefined ? appScript : script],
    framedBy: ["'self'"],
    blobImages: true,
    body: html`<div class="paste${token === '' && platform !== undefined ? ' closed' : null}" data-token="${token}" data-limit="${sizeText(maxUploadBytes)}">
<h1>Paste a screenshot</h1>
<p class="note entry" role="alert" hidden>This page needs your login. <a href="/screenshot-paste" target="_blank" rel="noopener">Open it in a tab</a></p>
<noscript><p class="note warn">You need JavaScript to paste screenshots.</p></noscript>
<section class="editor card" aria-labelledby="editor-title">
<h2 id="editor-title"></h2>
<div class="tools" role="group" aria-label="Tools">${TOOLS.map(([tool, name]) => html`<button class="button small" type="button" data-tool="${tool}">${name}</button>`)}<button
class="button small" type="button" id="undo-mark">Undo</button></div>
<div class="sheet"><canvas tabindex="0" role="application" aria-label="Image" aria-describedby="editor-help"></canvas><input type="text" id="mark-text" maxlength="200"
aria-label="Text to add" placeholder="Text" autocomplete="off" hidden></div>
<p class="small soft" id="editor-help">Nothing is uploaded until you save. What you cover or crop away is not saved. Drag to draw<span class="with-keys">, or
use the keyboard: arrow keys move (with Shift: further), Enter starts and ends a mark, Escape cancels it, Ctrl+Z undoes</span>.</p>
<div class="actions"><button class="button primary" type="button" id="save-edited">Save</button><button class="button" type="button" id="cancel-edit">Cancel</button></div>
</section>
<div class="zone">
${ICON}
<strong class="with-keys">Press <kbd id="paste-key">Ctrl</kbd> <kbd>V</kbd>, or drop files here</strong>
<strong class="with-fingers">Choose or take a photo</strong>
<span class="small">Images up to ${sizeText(maxUploadBytes)} are optimized and named in screenshots/sp. Any other file, and folders, go to incoming/ unchanged.</span>
<input type="file" id="file" multiple tabindex="-1" aria-label="Files">
<button class="button" type="button" id="choose">Choose a file</button>
<label class="check"><input type="checkbox" id="edit-first"> Edit before saving: cover secrets, crop, draw</label>
<label class="check with-keys"><input type="checkbox" id="copy-after" checked> Copy the path after each paste, for your terminal</label>
</div>
<label class="title-field">What does the screenshot show? <input type="text" id="title" maxlength="200" value="${title}" autocomplete="off"
placeholder="Optional. Named automatically if left empty."></label>
<div class="failure" role="alert" hidden><span></span><button class="button" type="button" hidden>Reload</button></div>
<div class="state" role="status" hidden><p><i class="spinner"></i><span></span></p><progress max="1" aria-label="Progress"></progress></div>
<section class="files" aria-label="Files" hidden>
<ul id="given"></ul><ul id="sending"></ul>
<p class="small soft"><span id="waiting" role="status"></span> <button class="button small" type="button" id="cancel-all" hidden>Cancel those that wait</button></p>
</section>
<section class="result card" aria-labelledby="result-title" hidden>
<h2 id="result-title">Saved <span class="badge" id="saved"></span></h2>
<div class="pair">
<figure><button class="frame" type="button" aria-label="Open the original in full size"><img id="before" alt=""></button>
<figcaption><b>Original</b><br><span id="before-size"></span></figcaption></figure>
<figure><button class="frame" type="button" aria-label="Open the optimized copy in full size"><img id="after" alt=""></button>
<figcaption><b>Optimized</b><br><span id="after-size"></span></figcaption></figure>
</div>
<div class="name">
<label><span>Name <span class="badge accent" id="source"></span> <span class="badge" id="searching" hidden><i class="spinner"></i> naming…</span></span>
<input type="text" id="name" maxlength="200" autocomplete="off" spellcheck="false"></label>
<button class="button" type="button" id="rename">Rename</button>
<button class="button" type="button" id="undo" disabled>Undo</button>
</div>
<code class="path" id="full-path"></code>
<p class="note" id="copied" role="status" hidden></p>
<p class="small soft">In the project: <code id="path"></code></p>
<div class="actions"><button class="button primary" type="button" id="copy-path">Copy path</button><button class="button" type="button" id="copy-picture">Copy image</button><button
class="button" type="button" id="copy-markdown">Copy Markdown</button><button class="button" type="button" id="copy-text">Copy text</button><button
class="button" type="button" id="download">Download</button><button class="button" type="button" id="delete">Delete</button></div>
</section>
<dialog class="full" aria-label="Full size"><button class="button" type="button">Close</button><img alt=""></dialog>
<p class="visually-hidden" role="status" id="announcement"></p>
<p class="note deleted" role="status" hidden><span></span> <button class="button" type="button" id="restore">Undo</button></p>
<section class="recent" aria-labelledby="recent-title" hidden>
<h2 id="recent-title">Recent</h2>
<input type="search" id="search" maxlength="200" placeholder="Search names and text" aria-label="Search names and text" autocomplete="off">
<ul></ul>
<p class="small" id="no-match" hidden>No screenshots match your search.</p>
</section>
</div>`,
  });

/** The HTML of the MCP App. The host decides what it may load. */
export const widgetApp = (maxUploadBytes: number): string =>
  widgetPage({ token: '', title: '', maxUploadBytes, platform: undefined }).html;

/** The headers of every widget. Its content security policy has the hashes of the style and the scripts. */
export const widgetHeaders = (): readonly string[] =>
  headerList(widgetPage({ token: '', title: '', maxUploadBytes: 0, platform: null }));

const MIB = 1024 * 1024;
const sizeText = (bytes: number): string =>
  bytes >= MIB ? `${Math.floor((bytes / MIB) * 10) / 10} MiB` : `${Math.floor(bytes / 1024)} KiB`;
