// A login ends the session that the browser had before. Its cookie is no credential of that operation (an old one must
// not refuse a login), so handlers do not see it: it is carried past them, for this one address.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestListener } from 'node:http';
import { operations } from '../../generated/identity/operations.ts';
import { readSessionCookie } from './cookie.ts';

const former = new AsyncLocalStorage<string | null>();

export const formerCookie = (): string | null => former.getStore() ?? null;

/** Wraps a server's listener; every other request passes untouched. */
export const carryFormerCookie =
  (listener: RequestListener): RequestListener =>
  (request, response) =>
    request.url?.startsWith(operations.createLogin.path) && request.headers.cookie !== undefined
      ? former.run(readSessionCookie(request.headers.cookie), () => listener(request, response))
      : listener(request, response);
