// The reference for reads: Koa that answers every request with the JSON in BENCH_BODY, kept as an object.
import { createServer } from 'node:http';
import Koa from 'koa';
import { listen } from './contract.js';

const body = JSON.parse(process.env.BENCH_BODY);
const app = new Koa();
app.use((context) => {
  context.body = body;
});
listen(createServer(app.callback()));
