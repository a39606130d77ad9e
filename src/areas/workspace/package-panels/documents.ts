// The two documents of a panel's view, and their policies, which are made from what was granted.
//
//   page -> shell (our origin; frames exactly one address; passes messages) -> view (sandboxed: an opaque origin)
//
// Their path names owner, package and panel, and ends with a hash of the view and its policy. So a node with another
// version of the package, or a grant that was revoked, means 404 and never another policy; and the documents can be cached
// and need neither cookie nor ticket.
import { createHash } from 'node:crypto';
import { script as firstScript } from '../../../../generated/pages/view-lock.ts';
import { script as relayScript } from '../../../../generated/pages/view-shell.ts';
import type { PanelPermissions } from '../../../package-manager/panels/permissions.ts';
import { type Html, html, trusted } from '../../../pages/html.ts';
import { hashOf, type Page } from '../../../pages/layout.ts';

const SHELL_STYLE =
  'html, body, iframe { width: 100%; height: 100%; margin: 0; border: 0; display: block; overflow: hidden }';

/** Forms and another base URL are forbidden in every document. */
export const headersOf = (policy: readonly string[], framedBy: "'none'" | "'self'" = "'self'"): Page['headers'] => ({
  'Content-Security-Policy': [...policy, "form-action 'none'", "base-uri 'none'", `frame-ancestors ${framedBy}`].join(
    '; ',
  ),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
});

/** `body` is the whole element. */
export const documentOf = (title: string, head: Html, body = html`<body></body>`): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
${head}
</head>
${body}
</html>
`.toString();

/** Frames exactly one address. A script, if it is given, runs in its body. */
export function shellPage(title: string, frame: string, script?: string): Page {
  const policy = [
    "default-src 'none'",
    `style-src ${hashOf(SHELL_STYLE)}`,
    ...(script === undefined ? [] : [`script-src ${hashOf(script)}`]),
    `frame-src ${frame}`,
  ];
  const body = html`<body>${script === undefined ? null : html`<script>${trusted(script)}</script>`}</body>`;
  return {
    html: documentOf(title, html`<style>${trusted(SHELL_STYLE)}</style>`, body),
    headers: { ...headersOf(policy), 'Connection-Allowlist': `("${frame}")` },
  };
}

/** For the path of both documents. */
export const viewHash = ({ html: text, headers }: Page): string =>
  createHash('sha256')
    .update(JSON.stringify([text, headers, relayScript]))
    .digest('base64url');

/**
 * No 'self' anywhere: in an opaque origin it would be the platform. The list of connections closes what the policy leaves
 * open: navigation, prefetch and peer connections. `allow-forms`, because without it no `submit` event fires.
 */
export function viewDocument(
  source: string,
  { connectDomains, resourceDomains, frameDomains }: PanelPermissions,
): Page {
  const resources = resourceDomains.join(' ');
  const policy = [
    'sandbox allow-scripts allow-forms',
    "default-src 'none'",
    `script-src 'unsafe-inline' 'wasm-unsafe-eval' blob: ${resources}`,
    `style-src 'unsafe-inline' ${resources}`,
    `img-src data: blob: ${resources}`,
    `font-src data: ${resources}`,
    `media-src data: blob: ${resources}`,
    `connect-src ${connectDomains.join(' ') || "'none'"}`,
    'worker-src blob:',
    `frame-src ${frameDomains.join(' ') || "'none'"}`,
    "object-src 'none'",
  ].map((directive) => directive.trim());
  const places = new Set([...connectDomains, ...resourceDomains, ...frameDomains]);
  const patterns = [...places].map((domain) => `"${domain.replace(/^ws/, 'http')}/*"`);
  const connections = `(${patterns.join(' ')});webrtc=block;report-to=own`;
  return {
    html: withFirstScript(source),
    headers: { ...headersOf(policy), 'Connection-Allowlist': connections, ...FOREVER },
  };
}

/** The path contains a hash of the content. */
const FOREVER = { 'Cache-Control': 'private, max-age=31536000, immutable' };

/** After the doctype: before it would mean quirks mode. */
function withFirstScript(source: string): string {
  const at = /^\uFEFF?\s*<!doctype[^>]{0,500}>/i.exec(source)?.[0].length ?? 0;
  return `${at === 0 ? '<!doctype html>' : source.slice(0, at)}<script>${firstScript}</script>${source.slice(at)}`;
}

/** `view`: the address of the view's document. */
export function shellDocument(view: string): Page {
  const { html: text, headers } = shellPage('Panel', view, relayScript);
  return { html: text, headers: { ...headers, ...FOREVER } };
}
