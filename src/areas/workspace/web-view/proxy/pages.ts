// The proxy's own pages: the entry page of a ticket, and the error page; and the script that it adds to others.
import { script as tracker } from '../../../../../generated/pages/tracker.ts';
import { escapeHtml } from '../../../../pages/html.ts';
import { hashOf } from '../../../../pages/layout.ts';
import type { Entry } from './access.ts';
import { ENTER, GO, type Hello } from './tracker/protocol.ts';

/** How long the entry page waits for the workspace. A frame inside a page does not wait. */
const GO_MS = 5_000;

/**
 * Navigates by script: after a redirect the browser would still treat the request as cross-site. It waits until the
 * workspace has seen its `load` event, which could otherwise be taken for the page's.
 */
export function enterPage(platform: string, { view, to }: Entry) {
  const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
  const hello: Hello = { type: ENTER, url: view.origin + to };
  const script =
    `const go = () => location.replace(${json(to)});` +
    `onmessage = ({ source, origin, data }) => source === parent && origin === ${json(platform)} && data === ${json(GO)} && go();` +
    `onload = () => setTimeout(go, parent === top ? ${GO_MS} : 0);` +
    `parent.postMessage(${json(hello)}, ${json(platform)})`;
  return { html: `<!doctype html><meta charset="utf-8"><script>${script}</script>`, scriptHash: hashOf(script) };
}

const STYLE =
  'body { font: 15px/1.5 system-ui, sans-serif; max-width: 34rem; margin: 18vh auto 0; padding: 0 1.5rem; color: #444 }' +
  ' h1 { font-size: 1.2rem; color: #222 }' +
  ' @media (prefers-color-scheme: dark) { body { background: #17181c; color: #b5b9c4 } h1 { color: #eceef4 } }';

/** `inject` reports the error to the workspace. */
export const errorPage = (title: string, text: string, inject: string): string =>
  `<!doctype html><html lang="en"><head>${inject}<meta charset="utf-8"><meta name="color-scheme" content="light dark">` +
  `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>` +
  `<body><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></body></html>`;

/**
 * Reports what happens in a page to the workspace, and only to the origin `platform`. `reason`: why the proxy could not
 * get the page.
 */
export function trackerFor(platform: string, upstream: string, status: number, reason = ''): string {
  const data = Object.entries({ platform, upstream, status: String(status), reason });
  const attributes = data.map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  return `<script${attributes.join('')}>${tracker}</script>`;
}
