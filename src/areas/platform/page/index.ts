// GET /: the home page of a logged-in user; the next route serves the landing page. GET /paste: to the paste widget.
import type { IncomingHttpHeaders } from 'node:http';
import type Router from '@koa/router';
import { Problem } from '../../../base/problem.ts';
import { safeFetch } from '../../../contract/node-fetch.ts';
import { sendPage } from '../../../pages/send-page.ts';
import { type HomeView, homePage, type ServerState } from './home.ts';

export interface HomeVisitor extends Pick<HomeView, 'owners'> {
  readonly userId: string;
  readonly sessionId: string;
  readonly name: string;
}

export interface HomeOptions {
  /** The user who is logged in, if any. */
  readonly visitor: (headers: IncomingHttpHeaders) => Promise<HomeVisitor | null>;
  readonly workspaces: (owners: readonly string[]) => Promise<HomeView['workspaces']>;
  readonly packages: () => Promise<number>;
  readonly sessions: (visitor: HomeVisitor) => Promise<readonly { readonly kind: 'Browser' | 'Application' }[]>;
  readonly servers: () => readonly Omit<ServerState, 'running'>[];
  /** The address of the paste widget; null if no viewer is running. */
  readonly pasteUrl: () => string | null;
  readonly now: () => number;
}

const PROBE_MS = 2_000;

export const homePages =
  (options: HomeOptions) =>
  (router: Router): void => {
    router.get('/', async (context, next) => {
      const visitor = await options.visitor(context.headers);
      context.vary('Cookie, Annex-Proof');
      if (!visitor) return next();
      const [workspaces, packages, sessions] = await Promise.all([
        options.workspaces(visitor.owners),
        options.packages().catch(() => null),
        options.sessions(visitor),
      ]);
      const servers = await Promise.all(options.servers().map(withState));
      const view: HomeView = {
        user: visitor.name,
        owners: visitor.owners,
        workspaces,
        packages,
        applications: sessions.filter(({ kind }) => kind === 'Application').length,
        browsers: sessions.filter(({ kind }) => kind === 'Browser').length,
        servers,
        canPaste: options.pasteUrl() !== null,
        now: options.now(),
      };
      sendPage(context, 200, homePage(view));
    });
    router.get('/paste', (context) => {
      const url = options.pasteUrl();
      if (url === null) throw new Problem('not-found', 'No viewer is running. Start one with annex serve.');
      context.set('Cache-Control', 'no-store');
      context.redirect(url);
    });
  };

async function withState(server: Omit<ServerState, 'running'>): Promise<ServerState> {
  try {
    const response = await safeFetch(`${server.url}/health`, { signal: AbortSignal.timeout(PROBE_MS) });
    return { ...server, running: response.ok };
  } catch {
    return { ...server, running: false };
  }
}
