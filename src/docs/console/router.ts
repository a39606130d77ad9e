// GET /console/<operation or channel>, and the scripts of these pages. Each server has the consoles of its own operations,
// so that no request and no credential goes to another origin. Nothing is read before the first request.
import type { IncomingMessage } from 'node:http';
import type Router from '@koa/router';
import type { AreaName } from '../../../generated/documents.ts';
import { loadOnce } from '../../base/async/load-once.ts';
import { sendPage } from '../../pages/send-page.ts';
import type { Visit } from '../../pages/site-bar.ts';

export const consolePages =
  (areas: readonly AreaName[], visit: (request: IncomingMessage) => Promise<Visit>) =>
  (router: Router): void => {
    const load = loadOnce(async () => (await import('./consoles.ts')).Consoles.open(areas));
    router.get('/console/:name', async (context) => {
      const [, name = '', isScript] = /^(\w+)(\.js)?$/.exec(String(context['params']['name'])) ?? [];
      const consoles = await load();
      if (isScript) return (await consoles.script(name))?.send(context);
      const page = consoles.page(name, await visit(context.req));
      if (page) sendPage(context, 200, page);
    });
  };
