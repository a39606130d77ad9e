// The same relay on Koa with @koa/router.
import { createServer } from 'node:http';
import Router from '@koa/router';
import Koa from 'koa';
import { listen } from '../peers/contract.js';
import { createRelay, PAGE } from './relay.js';

const router = new Router();
router.get('/health', (context) => {
  context.body = {};
});
router.get('/callback', (context) => {
  const { query } = context;
  context.status = deliver(query.code, query.state, query) ? 200 : 404;
  context.type = 'html';
  context.body = PAGE;
});
const app = new Koa();
app.silent = true;
app.use(router.routes());
const server = createServer(app.callback());
const deliver = createRelay(server);
listen(server);
