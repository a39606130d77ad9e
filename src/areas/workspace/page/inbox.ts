// GET /inbox/: the page of what waits for a person, which phones can install, and its service worker. A worker at
// /inbox/worker.js can serve only what is below /inbox/.
import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import type Router from '@koa/router';
import { script } from '../../../../generated/pages/inbox.ts';
import { script as style } from '../../../../generated/pages/inbox-style.ts';
import { script as worker } from '../../../../generated/pages/inbox-worker.ts';
import { loadOnce } from '../../../base/async/load-once.ts';
import { CachedResponse } from '../../../pages/cached-response.ts';
import { html } from '../../../pages/html.ts';
import { createPage } from '../../../pages/layout.ts';
import { sendPage } from '../../../pages/send-page.ts';
import { siteBar } from '../../../pages/site-bar.ts';

export interface InboxPageOptions {
  /** Null: nobody is logged in. */
  readonly findVisitor: (headers: IncomingHttpHeaders) => Promise<{ readonly name: string } | null>;
  readonly loginPath: (next: string) => string;
}

const HEADERS = { 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' };
const MANIFEST = {
  id: '/inbox/',
  name: 'Annex inbox',
  short_name: 'Annex',
  start_url: '/inbox/',
  scope: '/', // with the account page, which adds this phone as a target
  display: 'standalone',
  background_color: '#f7f7f9',
  theme_color: '#3f51d1',
  icons: [{ src: '/inbox/icon.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' }],
};

export const inboxPages =
  ({ findVisitor, loginPath }: InboxPageOptions) =>
  (router: Router): void => {
    const files: Readonly<Record<string, () => Promise<CachedResponse>>> = {
      'worker.js': loadOnce(async () => new CachedResponse('text/javascript; charset=utf-8', worker, HEADERS)),
      'manifest.webmanifest': loadOnce(
        async () => new CachedResponse('application/manifest+json', JSON.stringify(MANIFEST), HEADERS),
      ),
      'icon.png': loadOnce(
        async () => new CachedResponse('image/png', await readFile(new URL('icon.png', import.meta.url)), HEADERS),
      ),
    };
    router.get('/inbox', async (context) => {
      if (context.path !== '/inbox/') return context.redirect('/inbox/');
      const visitor = await findVisitor(context.headers);
      if (!visitor) return context.redirect(loginPath('/inbox/'));
      sendPage(context, 200, inboxPage(visitor.name));
    });
    router.get('/inbox/:file', async (context) => {
      const { file = '' } = context['params'] as { file?: string };
      if (Object.hasOwn(files, file)) await (await files[file]?.())?.send(context);
    });
  };

const inboxPage = (user: string) =>
  createPage({
    title: 'Inbox · Annex',
    description: 'What programs and agents ask you.',
    className: 'inbox-page',
    manifest: '/inbox/manifest.webmanifest',
    workers: true,
    styles: [style],
    scripts: [script],
    header: siteBar({ user, platform: '' }, 'inbox'),
    body: html`<h1 tabindex="-1">Inbox</h1>
<p class="lead" role="status" id="status">Connecting</p>
<div id="cards"></div>
<section aria-labelledby="agents-title" id="agents" hidden><h2 id="agents-title">Agents</h2><ul></ul></section>
<section aria-labelledby="answered-title" id="answered" hidden><h2 id="answered-title">Answered in the last 24 hours</h2><ul></ul></section>
<p class="soft">These cards are no sandbox: a program that runs as you can do what you can, also without asking.</p>`,
  });
