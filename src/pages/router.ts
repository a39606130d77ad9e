// The router for pages and other paths that are not operations.
import { createRequire } from 'node:module';
import type { Router, RouterOptions } from '@koa/router';

/** Loads the CommonJS build. The other one imports node:http with Node's fetch client, a tenth of a server's start time. */
const { Router: KoaRouter } = createRequire(import.meta.url)('@koa/router') as typeof import('@koa/router');

export const createRouter = (options?: RouterOptions): Router => new KoaRouter(options);
