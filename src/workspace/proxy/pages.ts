// The proxy's own pages: the entry page of a ticket, and the error page.
import { escapeHtml } from '../../pages/html.ts';
import { hashOf } from '../../pages/layout.ts';

/** Navigates by script: after a redirect the browser would still treat the request as cross-site. */
export function enterPage(to: string): { readonly html: string; readonly script: string } {
  const script = `location.replace(${JSON.stringify(to).replaceAll('<', '\\u003c')})`;
  return { html: `<!doctype html><meta charset="utf-8"><script>${script}</script>`, script: hashOf(script) };
}

const STYLE =
  'body { font: 15px/1.5 system-ui, sans-serif; max-width: 34rem; margin: 18vh auto 0; padding: 0 1.5rem; color: #444 }' +
  ' h1 { font-size: 1.2rem; color: #222 }' +
  ' @media (prefers-color-scheme: dark) { body { background: #17181c; color: #b5b9c4 } h1 { color: #eceef4 } }';

/** `inject` tells the workspace. */
export const troublePage = (title: string, text: string, inject: string): string =>
  `<!doctype html><html lang="en"><head>${inject}<meta charset="utf-8"><meta name="color-scheme" content="light dark">` +
  `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>` +
  `<body><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></body></html>`;
