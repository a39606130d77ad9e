// The docs site on a free loopback port with the consoles that it links to, without the servers that it describes.
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { afterAll, beforeAll } from 'vitest';
import { AREA_NAMES } from '../../generated/documents.ts';
import { answerProblems } from '../../src/contract/server/index.ts';
import { consolePages } from '../../src/docs/console/router.ts';
import { createDocs, type DocsOptions, type DocsServer } from '../../src/docs/router.ts';
import { createRouter } from '../../src/pages/send-page.ts';
import { ANONYMOUS_VISIT } from '../../src/pages/site-bar.ts';
import { problemPages } from '../../src/servers/server.ts';

/** The platform has the address of the site. No server listens at the others. */
const serversOf = (url: string): readonly DocsServer[] => [
  { name: 'platform', url, what: 'Carries the pages.', health: '/health' },
  { name: 'gateway', url: 'http://127.0.0.1:1', what: 'Receives codes.', health: 'http://127.0.0.1:1/health' },
];

export interface RunningSite {
  readonly url: string;
  close(): Promise<void>;
}

export async function startSite(options: Partial<DocsOptions> = {}): Promise<RunningSite> {
  const app = new Koa();
  app.silent = true;
  app.use(answerProblems(problemPages(async () => ANONYMOUS_VISIT)));
  app.use(async (context, next) => {
    if (context.path === '/health') context.body = { status: 'ok' };
    else if (context.path === '/openapi.json') context.body = { openapi: '3.1.0' };
    else await next();
  });
  let url = '';
  app.use(createDocs({ servers: () => serversOf(url), ...options }).routes());
  const consoles = createRouter();
  consolePages(AREA_NAMES, async () => ANONYMOUS_VISIT)(consoles);
  app.use(consoles.routes());
  const server = app.listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** Without compression, which would take most of the time. */
const HEADERS = { Accept: 'text/html,*/*;q=0.8', 'Accept-Encoding': 'identity' };

/** One site per test file. Paths are fetched as a browser does. */
export function useSite(options: Partial<DocsOptions> = {}) {
  let site: RunningSite | undefined;
  beforeAll(async () => {
    site = await startSite(options);
  });
  afterAll(() => site?.close());
  const url = (): string => site?.url ?? '';
  const get = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(url() + path, { redirect: 'manual', ...init, headers: { ...HEADERS, ...init.headers } });
  return { url, get, text: async (path: string) => (await get(path)).text() };
}
