// The reference: Koa with @koa/router, @koa/bodyparser and hand-written validation.
import { createServer } from 'node:http';
import { bodyParser } from '@koa/bodyparser';
import Router from '@koa/router';
import Koa from 'koa';
import { callerOf, listen, validationError } from './contract.js';

const fail = (context, status, detail) => {
  context.status = status;
  context.body = { status, detail };
};

const router = new Router();
router.patch('/api/panels/webview/:owner/:repo', (context) => {
  if (!callerOf(context.get('x-api-key'))) return fail(context, 401, 'no valid key');
  const error = validationError(context.params.owner, context.params.repo, context.request.body);
  if (error) return fail(context, 400, error);
  context.status = 204;
});

const app = new Koa();
app.silent = true;
app.use(bodyParser({ enableTypes: ['json'] }));
app.use(router.routes());
app.use(router.allowedMethods());
listen(createServer(app.callback()));
