// The router of all that is no operation.
import { createRequire } from 'node:module';
import type { Router, RouterOptions } from '@koa/router';

/** Its CommonJS build: the other imports node:http, which loads Node's fetch client, a tenth of a server's start. */
const { Router: KoaRouter } = createRequire(import.meta.url)('@koa/router') as typeof import('@koa/router');

export const createRouter = (options?: RouterOptions): Router => new KoaRouter(options);
