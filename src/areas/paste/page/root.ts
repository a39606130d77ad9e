import { html } from '../../../pages/html.ts';
import type { Page } from '../../../pages/layout.ts';
import { serverPage } from '../../../pages/server-page.ts';

/** The start page of the viewer. */
export const rootPage = (platform: string | null): Page =>
  serverPage({
    name: 'Viewer',
    what: html`Optimizes, names and saves the screenshots that you paste into your project. Agents can use
it as an MCP server at <code>/mcp</code>.`,
    links: [{ href: '/screenshot-paste', text: 'Paste a screenshot' }],
    platform,
    docs: 'paste',
  });
