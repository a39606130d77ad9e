import { html } from '../../../pages/html.ts';
import type { Page } from '../../../pages/layout.ts';
import { serverPage } from '../../../pages/server-page.ts';

/** The page at `/`, which is also the address of the clients' WebSocket. */
export const rootPage = (platform: string | null): Page =>
  serverPage({
    name: 'Authorization-code gateway',
    what: html`Applications open a WebSocket here and register the <code>state</code> of an authorization. The provider redirects the
browser to <code>/callback</code>, and the gateway forwards the code to the waiting application. You don’t need to do anything here.`,
    links: [{ href: '/status', text: 'Status' }],
    platform,
    docs: 'gateway',
  });
