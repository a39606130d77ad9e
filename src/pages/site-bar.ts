// The bar of every page: the product, the main ways, who is logged in.
import { type Content, type Html, html } from './html.ts';
import { LOGO } from './layout.ts';

export type Section = 'home' | 'workspaces' | 'packages' | 'docs' | 'guides' | 'account' | 'paste';

/** Who looks at a page, and where the platform's pages are from there. */
export interface Visit {
  /** Null: nobody is logged in. Undefined: a server that does not see the platform's cookie cannot know. */
  readonly user?: string | null | undefined;
  /** Empty on the platform itself; null where a server knows of no platform. */
  readonly platform: string | null;
  /** Path to come back to after login. */
  readonly next?: string | undefined;
}

/** Of the platform, before anybody has asked who is there. */
export const STRANGER: Visit = { user: null, platform: '' };

const LINKS: readonly { readonly section: Section; readonly href: string; readonly text: string }[] = [
  { section: 'workspaces', href: '/workspaces', text: 'Workspaces' },
  { section: 'packages', href: '/packages', text: 'Packages' },
  { section: 'docs', href: '/docs', text: 'Docs' },
  { section: 'guides', href: '/docs/guides', text: 'Guides' },
];

/** `more` stands before the user: a search field. */
export function siteBar({ user, platform, next }: Visit, current: Section | null, more: Content = null): Html {
  const brand = html`<a class="brand" href="${platform ?? ''}/"${current === 'home' ? html` aria-current="page"` : null}>${LOGO}Annex</a>`;
  if (platform === null) return html`<div class="bar">${brand}</div>`;
  return html`<div class="bar">${brand}
<nav aria-label="Site"><ul>${LINKS.map(
    ({ section, href, text }) =>
      html`<li><a href="${platform}${href}"${section === current ? html` aria-current="true"` : null}>${text}</a></li>`,
  )}</ul></nav>
${more}${userPart(user, next, current)}
</div>`;
}

/** Where the user's name goes in a page that is drawn once for everybody. */
export const userPart = (user: string | null | undefined, next?: string, current: Section | null = null): Html => {
  if (user === undefined) return html``;
  if (user === null) {
    const query = next === undefined || next === '/' ? '' : `?next=${encodeURIComponent(next)}`;
    return html`<div class="user"><a class="button small" href="/login${query}">Log in</a></div>`;
  }
  return html`<div class="user"><a class="name" href="/account" title="Your account"${
    current === 'account' ? html` aria-current="page"` : null
  }><span class="visually-hidden">Logged in as </span><bdi>${user}</bdi></a><button class="button small" type="button" data-logout hidden>Log out</button></div>`;
};
