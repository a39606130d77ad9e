// GET /: the home page of a logged-in user; the next route serves the landing page.
import type Router from '@koa/router';
import { sendPage } from '../../../pages/send-page.ts';
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
  };
