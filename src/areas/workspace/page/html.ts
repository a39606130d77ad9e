// The three documents of the workspace page and their policies. Scripts and styles are our own assets.
import { script as frameScript } from '../../../../generated/pages/sandbox-frame.ts';
import { script as themeScript } from '../../../../generated/pages/theme.ts';
import { html, trusted } from '../../../pages/html.ts';
import { createPage, hashOf, ICON, type Page } from '../../../pages/layout.ts';
import { CENTERED_CARD_STYLE } from '../../../pages/problem.ts';
import { siteBar } from '../../../pages/site-bar.ts';
import { THEME } from '../../../pages/theme.ts';
import { documentOf, headersOf, shellPage } from '../package-panels/documents.ts';
import type { AssetPaths } from './assets.ts';

export interface WorkspacePage {
  readonly owner: string;
  readonly repo: string;
  readonly user: string;
  /** Whether sandbox code runs if the browser cannot block its network access. */
  readonly unenforced: 'run' | 'refuse';
  readonly baseUrl: string;
  /** The address of the paste widget; null if no viewer is running. */
  readonly pasteUrl: string | null;
  readonly assets: AssetPaths;
}

/**
 * Rendered by its script. It frames what users open (http and https) and connects only to our own origin.
 */
export function workspacePage({ owner, repo, user, unenforced, baseUrl, pasteUrl, assets }: WorkspacePage): Page {
  const { host, protocol } = new URL(baseUrl);
  const channel = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/workspaces/channel`;
  const head = html`<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="${ICON}">
<style>${trusted(THEME)}</style>
<script>${trusted(themeScript)}</script>
<link rel="stylesheet" href="${assets['workspace.css']}">
<script type="module" src="${assets['workspace.js']}"></script>`;
  const body = html`<body class="workspace-page" data-owner="${owner}" data-repo="${repo}" data-user="${user}" data-unenforced="${unenforced}"${pasteUrl === null ? null : html` data-paste="${pasteUrl}"`}>
<noscript><p class="note warn">You need JavaScript to use a workspace.</p></noscript>
</body>`;
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${hashOf(themeScript)}`,
    // The layout library writes sizes into style attributes.
    `style-src 'self' ${hashOf(THEME)}`,
    "style-src-attr 'unsafe-inline'",
    `connect-src 'self' ${channel}`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    'frame-src http: https:',
  ];
  return {
    html: documentOf(`${owner}/${repo} · Annex`, head, body),
    headers: {
      ...headersOf(policy, "'none'"),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'display-capture=(self), geolocation=()',
    },
  };
}

/**
 * Surrounds a sandbox's frame. The page inserts the frame, so this document needs no script. A frame can navigate
 * wherever its parent's policies allow: the page allows any frame, this document only the sandbox's own.
 */
export const sandboxShell = (baseUrl: string): Page =>
  shellPage('Sandbox', new URL('/workspaces/sandbox-frame', baseUrl).href);

/**
 * The frame that runs code: only scripts, wherever it is opened. Each policy closes gaps of the others: the empty
 * Connection-Allowlist blocks every connection and navigation, the hash blocks scripts of nested frames, and the first
 * lines of the script itself block peer connections. `report-to` names no endpoint: the script uses it to find out
 * whether the browser enforces the list.
 */
export const SANDBOX_FRAME: Page = {
  html: documentOf('Sandbox', html`<script>${trusted(frameScript)}</script>`),
  headers: {
    ...headersOf([
      'sandbox allow-scripts',
      "default-src 'none'",
      `script-src ${hashOf(frameScript)} 'unsafe-eval'`,
      "style-src 'unsafe-inline'",
      'img-src data: blob:',
      'font-src data:',
      'media-src data: blob:',
    ]),
    'Connection-Allowlist': '();webrtc=block;report-to=own',
  },
};

/** For a logged-in user who is not a member of the owner. */
export const otherOwnerPage = (owner: string, user: string): Page =>
  createPage({
    title: 'Access denied · Annex',
    styles: [CENTERED_CARD_STYLE],
    header: siteBar({ user, platform: '' }, 'workspaces'),
    body: html`<section class="slip"><div class="card">
<h1>You don’t have access to this workspace</h1>
<p>You are logged in as <strong>${user}</strong>, who is not a member of <strong>${owner}</strong>. Ask the administrator of this
platform to add you, or log in as a different user.</p>
<div class="actions"><a class="button primary" href="/workspaces">Your workspaces</a></div>
</div></section>`,
  });
