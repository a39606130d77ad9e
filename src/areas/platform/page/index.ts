// GET /: the home page of a logged-in user; the next route serves the landing page. GET /paste: to the paste widget.
import type Router from '@koa/router';
import { script } from '../../../../generated/pages/open-paste.ts';
import { isThisMachine } from '../../../base/hosts.ts';
import { Problem } from '../../../base/problem.ts';
import { html } from '../../../pages/html.ts';
import { createPage } from '../../../pages/layout.ts';
import { sendPage } from '../../../pages/send-page.ts';
import { siteBar } from '../../../pages/site-bar.ts';
import { type HomeOptions, homePage } from './home.ts';

export const homePages =
  (options: HomeOptions) =>
  (router: Router): void => {
    router.get('/', async (context, next) => {
      const visitor = await options.visitor(context.headers);
      context.vary('Cookie, Annex-Proof');
      if (!visitor) return next();
      sendPage(context, 200, await homePage(visitor, options));
    });
    router.get('/paste', async (context) => {
      const url = options.pasteUrl();
      if (url === null) throw new Problem('not-found', 'No viewer is running. Start one with annex serve.');
      context.set('Cache-Control', 'no-store');
      // On this machine, the viewer needs no login.
      if (isThisMachine(new URL(url).hostname) && context.query['ticket'] === undefined) return context.redirect(url);
      const visitor = await options.visitor(context.headers);
      if (!visitor) return context.redirect(options.loginUrl('/paste?ticket'));
      const header = siteBar({ user: visitor.name, platform: '' }, 'paste');
      const body = html`<h1>Paste a screenshot</h1><p role="status">Opening the paste widget. It needs JavaScript.</p>`;
      sendPage(context, 200, createPage({ title: 'Paste a screenshot · Annex', header, scripts: [script], body }));
    });
  };
