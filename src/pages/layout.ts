// The HTML shell of every page: landmarks, theme, and a Content-Security-Policy with hashes.
import { createHash } from 'node:crypto';
import { script as barScript } from '../../generated/pages/bar.ts';
import { script as themeScript } from '../../generated/pages/theme.ts';
import { type Content, type Html, html, trusted } from './html.ts';
import { BASE, THEME } from './theme.ts';

export interface PageParts {
  readonly title: string;
  /** One sentence for search engines and previews. */
  readonly description?: string | undefined;
  readonly body: Content;
  /** Address of the same page as Markdown. */
  readonly alternate?: string | undefined;
  /** Content of the header above the page. */
  readonly header?: Content;
  readonly footer?: Content;
  /** Style sheets, after the theme. */
  readonly styles?: readonly string[];
  /** Scripts, which run at the end of the document. */
  readonly scripts?: readonly string[];
  /** Addresses of scripts on this server, which run after the others. */
  readonly loads?: readonly string[];
  /** Omits the styles of header, footer, tables and code, for pages without them. */
  readonly plain?: boolean;
  /** Class of <body>. */
  readonly className?: string;
  /** False if the body contains its own <main>. */
  readonly main?: boolean;
  /** Address of the manifest of a page that can be installed. */
  readonly manifest?: string;
  /** Origins that may frame it; none by default. */
  readonly framedBy?: readonly string[];
  /** Allows images that its script has created or fetched. */
  readonly blobImages?: boolean;
  /** Allows service workers of this origin. */
  readonly workers?: boolean;
}

export interface Page {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

export const headerMap = ({ headers }: Page): Page['headers'] => ({ 'X-Content-Type-Options': 'nosniff', ...headers });

/** Alternating names and values, as the contract layer expects them for pages of problems. */
export const headerList = ({ headers }: Page): readonly string[] => Object.entries(headers).flat();

/** The header that differs between pages, as the contract layer expects it. */
export const policyOf = ({ headers }: Page) => ({
  'Content-Security-Policy': headers['Content-Security-Policy'] ?? '',
});

/** The logo: a square with a smaller one attached to it, like a house and its annex. */
const SHAPES =
  '<rect x="3" y="3" width="17" height="17" rx="4.5" fill="none" stroke="STROKE" stroke-width="2.6"/>' +
  '<rect x="15.2" y="15.2" width="13.8" height="13.8" rx="4" fill="FILL"/>';

export const LOGO: Html = trusted(
  `<svg class="logo" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">${SHAPES.replace('STROKE', 'currentColor').replace('FILL', 'var(--accent)')}</svg>`,
);

export const ICON = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${SHAPES.replace('STROKE', '#7d8595').replace('FILL', '#5468e7')}</svg>`,
)}`;

export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Allowed by its hash. The policy then also trusts what it loads, and nothing else. */
const LOADER =
  "for(const src of document.currentScript.dataset.load.split(' ')){const s=document.createElement('script');s.async=false;s.src=src;document.head.append(s)}";

/** Allows inline styles and scripts by hash, and fetch and forms only to our own origin. */
function headersOf(
  styles: readonly string[],
  scripts: readonly string[],
  { framedBy = [], blobImages = false, loads = [], workers = false, manifest }: PageParts,
): Page['headers'] {
  const policy = [
    "default-src 'none'",
    `style-src ${styles.map(hashOf).join(' ')}`,
    ...(scripts.length > 0
      ? [
          `script-src ${scripts.map(hashOf).join(' ')}${loads.length > 0 ? ` ${hashOf(LOADER)} 'strict-dynamic'` : ''}`,
          "connect-src 'self'",
        ]
      : []),
    `img-src 'self' data:${blobImages ? ' blob:' : ''}`,
    ...(workers ? ["worker-src 'self'"] : []),
    ...(manifest === undefined ? [] : ["manifest-src 'self'"]),
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy.length > 0 ? framedBy.join(' ') : "'none'"}`,
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

export function createPage(parts: PageParts): Page {
  const styles = [parts.plain ? BASE : THEME, ...(parts.styles ?? [])];
  const hasBar = parts.header !== undefined;
  const scripts = [...(hasBar ? [barScript] : []), ...(parts.scripts ?? [])];
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${parts.title}</title>
${parts.description === undefined ? null : html`<meta name="description" content="${parts.description}">\n`}${parts.alternate === undefined ? null : html`<link rel="alternate" type="text/markdown" href="${parts.alternate}">\n`}<link rel="icon" href="${ICON}">
${parts.manifest === undefined ? null : html`<link rel="manifest" href="${parts.manifest}">\n<link rel="apple-touch-icon" href="/inbox/icon.png">\n`}${styles.map((style) => html`<style>${trusted(style)}</style>\n`)}${hasBar ? html`<script>${trusted(themeScript)}</script>\n` : null}</head>
<body${parts.className === undefined ? null : html` class="${parts.className}"`}>
<a class="skip" href="#main">Skip to content</a>
${parts.header === undefined ? null : html`<header class="site-header">${parts.header}</header>\n`}${
  parts.main === false ? parts.body : html`<main id="main" tabindex="-1">${parts.body}</main>`
}
${parts.footer === undefined ? null : html`<footer class="site-footer">${parts.footer}</footer>\n`}${scripts.map(
  (script) => html`<script>${trusted(script)}</script>\n`,
)}${parts.loads ? html`<script data-load="${parts.loads.join(' ')}">${trusted(LOADER)}</script>\n` : null}</body>
</html>
`;
  return { html: document.toString(), headers: headersOf(styles, hasBar ? [themeScript, ...scripts] : scripts, parts) };
}
