import type { Context } from 'koa';
import { headerMap, type Page } from './layout.ts';

/** A page that is about somebody: no cache keeps it. */
export function sendPage(context: Pick<Context, 'status' | 'set' | 'type' | 'body'>, status: number, page: Page): void {
  context.status = status;
  context.set(headerMap(page));
  context.set('Cache-Control', 'no-store');
  context.type = 'html';
  context.body = page.html;
}
