// The three documents of the workspace page, and what each may load. Their scripts and styles are assets of our own.
import { script as frameScript } from '../../../../generated/pages/sandbox-frame.ts';
import { html, trusted } from '../../../pages/html.ts';
import { createPage, hashOf, ICON, type Page } from '../../../pages/layout.ts';
import { CENTERED_CARD_STYLE } from '../../../pages/problem.ts';
import { siteBar } from '../../../pages/site-bar.ts';
import { THEME } from '../../../pages/theme.ts';
import type { AssetPaths } from './assets.ts';

const COMMON = ['X-Content-Type-Options', 'nosniff', 'Referrer-Policy', 'no-referrer'];

export interface WorkspacePage {
  readonly owner: string;
  readonly repo: string;
  /** The logged-in user. */
  readonly user: string;
  /** Whether sandbox code runs where the browser cannot keep it off the network. */
  readonly unenforced: 'run' | 'refuse';
  /** The platform's own address. */
  readonly baseUrl: string;
  readonly assets: AssetPaths;
}

/**
 * The page draws itself. It frames what users open (http and https), and talks to our own origin only.
 */
export function workspacePage({ owner, repo, user, unenforced, baseUrl, assets }: WorkspacePage): Page {
  const { host, protocol } = new URL(baseUrl);
  const channel = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/workspaces/channel`;
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${owner}/${repo} · Annex</title>
<link rel="icon" href="${ICON}">
<style>${trusted(THEME)}</style>
<link rel="stylesheet" href="${assets['workspace.css']}">
<script type="module" src="${assets['workspace.js']}"></script>
</head>
<body class="workspace-page" data-owner="${owner}" data-repo="${repo}" data-user="${user}" data-unenforced="${unenforced}">
<noscript><p class="note warn">You need JavaScript to use a workspace.</p></noscript>
</body>
</html>
`;
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    // The layout library writes sizes into style attributes.
    `style-src 'self' ${hashOf(THEME)}`,
    "style-src-attr 'unsafe-inline'",
    `connect-src 'self' ${channel}`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    'frame-src http: https:',
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    html: document.toString(),
    headers: [
      'Content-Security-Policy',
      policy.join('; '),
      ...COMMON,
      'Cross-Origin-Opener-Policy',
      'same-origin',
      'Permissions-Policy',
      'display-capture=(self), geolocation=()',
    ],
  };
}

const SHELL_STYLE =
  'html, body, iframe { width: 100%; height: 100%; margin: 0; border: 0; display: block; overflow: hidden }';

/**
 * Stands between the page and a sandbox's frame; the page puts the frame in, so it needs no script of its own. A frame
 * can navigate itself wherever its parent's policies let it: the page's own let frames go anywhere, these only to the
 * sandbox's document.
 */
export function sandboxShell(baseUrl: string): Page {
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<title>Sandbox</title>
<style>${trusted(SHELL_STYLE)}</style>
</head>
<body></body>
</html>
`;
  const frame = new URL('/workspaces/sandbox-frame', baseUrl).href;
  const policy = [
    "default-src 'none'",
    `style-src ${hashOf(SHELL_STYLE)}`,
    `frame-src ${frame}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ];
  return {
    html: document.toString(),
    headers: ['Content-Security-Policy', policy.join('; '), 'Connection-Allowlist', `("${frame}")`, ...COMMON],
  };
}

/**
 * The frame that code runs in: scripts and nothing else, wherever it is opened. Three policies, and each closes what the
 * others leave open: the empty Connection-Allowlist every connection and navigation, the hash every script of a frame
 * inside it, and the first lines of the script itself the peer connections. `report-to` names nobody: the script asks
 * its browser by it whether the list is enforced.
 */
export const SANDBOX_FRAME: Page = {
  html: html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<title>Sandbox</title>
<script>${trusted(frameScript)}</script>
</head>
<body></body>
</html>
`.toString(),
  headers: [
    'Content-Security-Policy',
    [
      'sandbox allow-scripts',
      "default-src 'none'",
      `script-src ${hashOf(frameScript)} 'unsafe-eval'`,
      "style-src 'unsafe-inline'",
      'img-src data: blob:',
      'font-src data:',
      'media-src data: blob:',
      "webrtc 'block'",
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
    ].join('; '),
    'Connection-Allowlist',
    '();report-to=own',
    ...COMMON,
  ],
};

/** For a user who is logged in and belongs to other owners. */
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
