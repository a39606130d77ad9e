// Serves pages and other paths that are not operations.
import type { IncomingHttpHeaders } from 'node:http';
import { createRequire } from 'node:module';
import type { Router, RouterOptions } from '@koa/router';
import type { Context } from 'koa';
import { headerMap, type Page } from './layout.ts';

/** Sends a page that must not be cached, because it may be personal. */
export function sendPage(context: Pick<Context, 'status' | 'set' | 'type' | 'body'>, status: number, page: Page): void {
  context.status = status;
  context.set(headerMap(page));
  context.set('Cache-Control', 'no-store');
  context.type = 'html';
  context.body = page.html;
}

/** Loads the CommonJS build. The other one imports node:http with Node's fetch client, a tenth of a server's start time. */
const { Router: KoaRouter } = createRequire(import.meta.url)('@koa/router') as typeof import('@koa/router');

export const createRouter = (options?: RouterOptions): Router => new KoaRouter(options);

/** Whether the request is a browser navigation, and not a program or script that fetches data. */
export function isNavigation({ accept = '', ...headers }: IncomingHttpHeaders): boolean {
  const mode = headers['sec-fetch-mode'];
  // The shell of a page also fetches it with Annex-Proof.
  return /\btext\/html\b/i.test(accept) && (mode === undefined || mode === 'navigate' || 'annex-proof' in headers);
}
