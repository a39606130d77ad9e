// The page of the paste widget. Every response has its own token.

import { script } from '../../../../generated/pages/paste.ts';
import { html, trusted } from '../../../pages/html.ts';
import { createPage, type Page } from '../../../pages/layout.ts';
import { siteBar } from '../../../pages/site-bar.ts';
import { STYLE } from './style.ts';

export interface WidgetOptions {
  readonly token: string;
  readonly title: string;
  /** Maximum size of one image. */
  readonly maxUploadBytes: number;
  /** URL of the platform; null: unknown. */
  readonly platform: string | null;
  /** Origins of other pages that may embed it. */
  readonly framedBy: readonly string[];
}

const ICON = trusted(
  '<svg viewBox="0 0 24 24" width="40" height="40" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" ' +
    'stroke-linejoin="round" aria-hidden="true"><rect x="3" y="5" width="18" height="15" rx="2.5"/>' +
    '<path d="M3.5 17l5-5 4 4 3-3 5 4.6"/><circle cx="15.7" cy="9.8" r="1.6"/></svg>',
);

export const widgetPage = ({ token, title, maxUploadBytes, platform, framedBy }: WidgetOptions): Page =>
  createPage({
    title: 'Paste a screenshot · Annex',
    description: 'Paste, drop or choose an image to optimize, name and save it in the project.',
    className: 'paste-page',
    header: siteBar({ platform }, 'paste'),
    styles: [STYLE],
    scripts: [script],
    framedBy: ["'self'", ...framedBy],
    blobImages: true,
    body: html`<div class="paste" data-token="${token}" data-limit="${sizeText(maxUploadBytes)}">
<h1>Paste a screenshot</h1>
<noscript><p class="note warn">You need JavaScript to paste screenshots.</p></noscript>
<div class="zone">
${ICON}
<strong class="with-keys">Press <kbd id="paste-key">Ctrl</kbd> <kbd>V</kbd>, or drop images here</strong>
<strong class="with-fingers">Choose or take a photo</strong>
<span class="small">PNG, JPEG, WebP or GIF, up to ${sizeText(maxUploadBytes)}. Saved to screenshots/sp in the project.</span>
<input type="file" id="file" accept="image/png,image/jpeg,image/webp,image/gif" multiple tabindex="-1" aria-label="Image files">
<button class="button" type="button" id="choose">Choose a file</button>
</div>
<label class="title-field">What does the screenshot show? <input type="text" id="title" maxlength="200" value="${title}" autocomplete="off"
placeholder="Optional. Named automatically if left empty."></label>
<div class="failure" role="alert" hidden><span></span><button class="button" type="button" hidden>Reload</button></div>
<div class="state" role="status" hidden><p><i class="spinner"></i><span></span></p><progress max="1" aria-label="Progress"></progress></div>
<section class="result card" aria-labelledby="result-title" hidden>
<h2 id="result-title">Saved <span class="badge" id="saved"></span></h2>
<div class="pair">
<figure><div class="frame"><img id="before" alt="Original image"></div>
<figcaption><b>Original</b><br><span id="before-size"></span></figcaption></figure>
<figure><div class="frame"><img id="after" alt="Optimized copy"></div>
<figcaption><b>Optimized</b><br><span id="after-size"></span></figcaption></figure>
</div>
<div class="name">
<label><span>Name <span class="badge accent" id="source"></span> <span class="badge" id="searching" hidden><i class="spinner"></i> naming…</span></span>
<input type="text" id="name" maxlength="200" autocomplete="off" spellcheck="false"></label>
<button class="button" type="button" id="rename">Rename</button>
<button class="button" type="button" id="undo" disabled>Undo</button>
</div>
<code class="path" id="path"></code>
<div class="actions"><button class="button primary" type="button" id="copy-path">Copy path</button><button class="button" type="button" id="copy-picture">Copy image</button><button
class="button" type="button" id="copy-markdown">Copy Markdown</button><button class="button" type="button" id="copy-text">Copy text</button><button
class="button" type="button" id="delete">Delete</button></div>
</section>
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

/** The headers of every widget. Its content security policy has the hashes of the style and the script. */
export const widgetHeaders = (framedBy: readonly string[]): readonly string[] =>
  widgetPage({ token: '', title: '', maxUploadBytes: 0, platform: null, framedBy }).headers;

const MIB = 1024 * 1024;
const sizeText = (bytes: number): string =>
  bytes >= MIB ? `${Math.floor((bytes / MIB) * 10) / 10} MiB` : `${Math.floor(bytes / 1024)} KiB`;
