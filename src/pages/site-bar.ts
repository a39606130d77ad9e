// The navigation bar of every page: product, main sections, user.
import { type Content, type Html, html } from './html.ts';
import { LOGO } from './layout.ts';

export type Section = 'home' | 'workspaces' | 'packages' | 'docs' | 'guides' | 'account' | 'paste' | 'inbox';

/** The visitor of a page, and the platform's address seen from there. */
export interface Visit {
  /** Null if not logged in; undefined if unknown, because the server does not receive the platform's cookie. */
  readonly user?: string | null | undefined;
  /** Empty on the platform itself; null if the server does not know a platform. */
  readonly platform: string | null;
  /** The path to return to after the login. */
  readonly next?: string | undefined;
}

/** A visit to the platform without a login. */
export const ANONYMOUS_VISIT: Visit = { user: null, platform: '' };

const LINKS: readonly { readonly section: Section; readonly href: string; readonly text: string }[] = [
  { section: 'workspaces', href: '/workspaces', text: 'Workspaces' },
  { section: 'packages', href: '/packages', text: 'Packages' },
  { section: 'paste', href: '/screenshot-paste', text: 'Paste' },
  { section: 'docs', href: '/docs', text: 'Docs' },
  { section: 'guides', href: '/docs/guides', text: 'Guides' },
];

const INBOX = html`<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d="M3 13.5 6 5h12l3 8.5V19H3zm0 0h5.5l1.5 2.5h4l1.5-2.5H21" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/></svg>`;

/** Half light, half dark. */
const THEME_TOGGLE = html`<button class="theme-toggle" type="button" data-theme-toggle aria-label="Switch between light and dark" title="Switch between light and dark"><svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true"><circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor"/></svg></button>`;

/** `more` is shown before the user, for example a search field. */
export function siteBar({ user, platform, next }: Visit, current: Section | null, more: Content = null): Html {
  const brand = html`<a class="brand" href="${platform ?? ''}/"${current === 'home' ? html` aria-current="page"` : null}>${LOGO}Annex</a>`;
  if (platform === null) return html`<div class="bar">${brand}<div class="tools">${THEME_TOGGLE}</div></div>`;
  return html`<div class="bar">${brand}
<nav aria-label="Site"><ul>${LINKS.map(
    ({ section, href, text }) =>
      html`<li><a href="${platform}${href}"${section === current ? html` aria-current="true"` : null}>${text}</a></li>`,
  )}</ul></nav>
<div class="tools">${more}${THEME_TOGGLE}${userPart(user, next, current)}</div>
</div>`;
}

/** The user, or a button to log in. Cached pages contain the anonymous version, which is replaced for each user. */
export const userPart = (user: string | null | undefined, next?: string, current: Section | null = null): Html => {
  if (user === undefined) return html``;
  if (user === null) {
    const query = next === undefined || next === '/' ? '' : `?next=${encodeURIComponent(next)}`;
    return html`<div class="user"><a class="button small" href="/login${query}">Log in</a></div>`;
  }
  const currentPage = (section: Section) => (current === section ? html` aria-current="page"` : null);
  return html`<div class="user"><a class="inbox" href="/inbox/" data-inbox title="Inbox"${currentPage('inbox')}>${INBOX}<span class="visually-hidden">Inbox</span> <b class="count" hidden></b></a><a class="name" href="/account" title="Your account"${currentPage('account')}><span class="visually-hidden">Logged in as </span><bdi>${user}</bdi></a><button class="button small" type="button" data-logout>Log out</button></div>`;
};
