import { html } from '../../../pages/html.ts';
import type { Page } from '../../../pages/layout.ts';
import { serverPage } from '../../../pages/server-page.ts';

/** The page at `/`, where clients open their WebSocket. */
export const rootPage = (platform: string | null): Page =>
  serverPage({
    name: 'Authorization-code gateway',
    what: html`Applications open a WebSocket here and register the <code>state</code> of a sign-in; the provider sends the
browser to <code>/callback</code>, and the code goes to the application that waits for it. There is nothing to do here by hand.`,
    links: [{ href: '/status', text: 'Status' }],
    platform,
    docs: 'gateway',
  });
