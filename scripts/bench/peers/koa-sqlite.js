// The reference for a cold start: Koa with @koa/router and @koa/bodyparser that opens a SQLite file and creates a table.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { bodyParser } from '@koa/bodyparser';
import Router from '@koa/router';
import Koa from 'koa';
import { listen } from './contract.js';

const database = new DatabaseSync(join(process.env.BENCH_DATA_DIR, 'peer.sqlite'));
database.exec('pragma journal_mode = wal; pragma synchronous = full');
database.exec('create table if not exists api_keys (key_hash text primary key, owner text not null)');
const count = database.prepare('select count(*) as keys from api_keys');

const router = new Router();
router.get('/health', (context) => {
  context.body = { status: 'ok', ...count.get() };
});

const app = new Koa();
app.use(bodyParser({ enableTypes: ['json'] }));
app.use(router.routes());
listen(createServer(app.callback()));
