// The reference: Koa with @koa/router, @koa/bodyparser and a hand-written check.
import { createServer } from 'node:http';
import { bodyParser } from '@koa/bodyparser';
import Router from '@koa/router';
import Koa from 'koa';
import { callerOf, listen, refusal } from './contract.js';

const fail = (context, status, detail) => {
  context.status = status;
  context.body = { status, detail };
};

const router = new Router();
router.patch('/api/panels/webview/:owner/:repo', (context) => {
  if (!callerOf(context.get('x-api-key'))) return fail(context, 401, 'no valid key');
  const wrong = refusal(context.params.owner, context.params.repo, context.request.body);
  if (wrong) return fail(context, 400, wrong);
  context.status = 204;
});

const app = new Koa();
app.silent = true;
app.use(bodyParser({ enableTypes: ['json'] }));
app.use(router.routes());
app.use(router.allowedMethods());
listen(createServer(app.callback()));
