// The reference for uploads: Koa that writes every body to a file by a stream.
import { createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import Koa from 'koa';
import { listen } from './contract.js';

let files = 0;
const app = new Koa();
app.use(async (context) => {
  if (context.method === 'POST') context.set('Location', `/files/${++files}`);
  if (context.method === 'PATCH') {
    const start = Number(context.get('Upload-Offset'));
    const path = join(process.env.BENCH_DATA_DIR, context.path.split('/').at(-1));
    await pipeline(context.req, createWriteStream(path, { flags: start === 0 ? 'w' : 'r+', start }));
  }
  context.status = { GET: 200, POST: 201 }[context.method] ?? 204;
});
listen(createServer(app.callback()));
