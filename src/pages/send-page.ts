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
