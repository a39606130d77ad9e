// The home page of a logged-in user: workspaces, quick links and services.
import type { IncomingHttpHeaders } from 'node:http';
import { safeFetch } from '../../../contract/node-fetch.ts';
import { type Content, type Html, html } from '../../../pages/html.ts';
import { createPage, type Page } from '../../../pages/layout.ts';
import { siteBar } from '../../../pages/site-bar.ts';
import {
  type ListedWorkspace,
  newWorkspaceForm,
  WORKSPACES_STYLE,
  workspaceList,
} from '../../../pages/workspace-list.ts';

export interface ServerState {
  readonly name: string;
  readonly url: string;
  /** A short description. */
  readonly what: string;
  readonly running: boolean;
  /** Its page. */
  readonly page?: string;
}

export interface HomeVisitor {
  readonly userId: string;
  readonly sessionId: string;
  readonly name: string;
  readonly owners: readonly string[];
}

export interface HomeOptions {
  /** The user who is logged in, if any. */
  readonly visitor: (headers: IncomingHttpHeaders) => Promise<HomeVisitor | null>;
  readonly workspaces: (owners: readonly string[]) => Promise<readonly ListedWorkspace[]>;
  /** Their number. */
  readonly packages: () => Promise<number>;
  readonly sessions: (visitor: HomeVisitor) => Promise<readonly { readonly kind: 'Browser' | 'Application' }[]>;
  readonly servers: () => readonly Omit<ServerState, 'running'>[];
  /** Whether it serves screenshot paste. */
  readonly hasPaste: boolean;
  readonly now: () => number;
}

const PROBE_MS = 2_000;
const SHOWN_WORKSPACES = 6;

const STYLE = `${WORKSPACES_STYLE}
.home-page main > section { margin-top: 2.5rem } .home-page h1 + section { margin-top: 1.75rem }
.home-page h2 { margin-bottom: .9rem; font-size: 1.25rem } .home-page .head { display: flex; align-items: baseline; justify-content: space-between; gap: 1rem }
.quick-links, .servers { display: grid; gap: .75rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr)); padding: 0; list-style: none }
.quick-links li, .servers li { position: relative; padding: 1.1rem 1.25rem; border: 1px solid var(--line); border-radius: var(--radius); background: var(--card) }
.quick-links li:hover { border-color: var(--accent) } .quick-links a { color: var(--ink); font-weight: 620; text-decoration: none } .quick-links a::after { content: ""; position: absolute; inset: 0; border-radius: var(--radius) }
.quick-links a:focus-visible { outline: none } .quick-links li:has(a:focus-visible) { outline: 3px solid var(--accent); outline-offset: 2px }
.quick-links p, .servers p { margin-top: .25rem; color: var(--soft); font-size: .9rem }
.servers h3 { display: flex; align-items: center; justify-content: space-between; gap: .75rem; font-size: 1rem } .servers code { font-size: .8rem; overflow-wrap: anywhere }
.servers .what::first-letter { text-transform: uppercase }
`;

export async function homePage(visitor: HomeVisitor, options: HomeOptions): Promise<Page> {
  const { name: user, owners } = visitor;
  const [workspaces, packages, sessions] = await Promise.all([
    options.workspaces(owners),
    options.packages().catch(() => null),
    options.sessions(visitor),
  ]);
  const servers = await Promise.all(options.servers().map(withState));
  const countSessions = (kind: 'Browser' | 'Application', one: string) =>
    pluralize(sessions.filter((session) => session.kind === kind).length, one);
  const quickLinks = [
    quickLink(
      '/packages',
      'Packages',
      packages === null
        ? 'The repository is unavailable right now.'
        : `${pluralize(packages, 'package')} to browse and install.`,
    ),
    options.hasPaste &&
      quickLink(
        '/screenshot-paste',
        'Paste a screenshot',
        'Optimize a screenshot, name it and save it in the project.',
      ),
    quickLink(
      '/account',
      'Your account',
      `${countSessions('Browser', 'browser')} logged in, ${countSessions('Application', 'application')} with access.`,
    ),
    quickLink('/docs', 'Documentation', 'Guides and API reference.'),
  ];
  return createPage({
    title: 'Home · Annex',
    description: 'Your workspaces, packages, screenshots and sessions.',
    className: 'home-page',
    styles: [STYLE],
    header: siteBar({ user, platform: '' }, 'home'),
    footer: html`<div><span>Annex, running on your own server.</span>
<span><a href="/about">About</a> · <a href="/docs">Documentation</a></span></div>`,
    body: html`<h1>Hello, <bdi>${user}</bdi></h1>
<section aria-labelledby="workspaces"><div class="head"><h2 id="workspaces">Your workspaces</h2>${
      workspaces.length > SHOWN_WORKSPACES ? html`<a href="/workspaces">All ${workspaces.length}</a>` : null
    }</div>
${workspaceList(workspaces.slice(0, SHOWN_WORKSPACES), options.now(), owners[0])}
${newWorkspaceForm(owners)}</section>
<section aria-labelledby="quick-links"><h2 id="quick-links">Quick links</h2>
<ul class="quick-links">${quickLinks}</ul></section>
<section aria-labelledby="services"><h2 id="services">Services</h2>
<ul class="servers">${servers.map(serverItem)}</ul></section>`,
  });
}

const quickLink = (href: string, title: string, text: Content): Html =>
  html`<li><a href="${href}">${title}</a><p>${text}</p></li>`;

const pluralize = (count: number, one: string): string => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

async function withState(server: Omit<ServerState, 'running'>): Promise<ServerState> {
  const health = safeFetch(`${server.url}/health`, { signal: AbortSignal.timeout(PROBE_MS) });
  return { ...server, running: await health.then(({ ok }) => ok).catch(() => false) };
}

const serverItem = ({ name, url, what, running, page }: ServerState): Html =>
  html`<li><h3>${page ? html`<a href="${page}">${name}</a>` : name} ${
    running ? html`<span class="badge good">running</span>` : html`<span class="badge bad">not responding</span>`
  }</h3><p class="what">${what}</p><p><code>${url}</code></p></li>`;
