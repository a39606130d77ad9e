// Three routes of a service as a fetch-style handler: a page, the auth route that starts a flow, and the status route
// that the page polls. All links are relative, so a router or a proxy may put any prefix in front of them.
import { headerMap, type Page } from '../../pages/layout.ts';
import { isConnected } from './access-token.ts';
import { OAuthError } from './errors.ts';
import type { OAuthFlowOptions } from './flow.ts';
import { type ConnectPageSettings, connectPage, failurePage } from './page.ts';
import { failureOf, PendingFlows, type PendingLimits } from './pending-flows.ts';
import type { TokenSettings } from './settings.ts';
import { TokenStore } from './token-store.ts';

type User = string | null | undefined;

/** `C` is what `user` needs besides the request, for instance the context that an adapter passes. */
export interface OAuthRoutesOptions<C extends readonly unknown[] = []>
  extends Omit<OAuthFlowOptions, 'signal'>,
    TokenSettings,
    Partial<PendingLimits> {
  /** The logged-in user. Tokens are stored for this user, and only this user sees the result of the flow. None: 401. */
  readonly user: (request: Request, ...context: C) => User | Promise<User>;
  /**
   * Path of the page below the mount point, `/` for the mount point itself; `/oauth/<provider>` by default. `/auth` and
   * `/status` are below it.
   */
  readonly path?: string | undefined;
  readonly store?: TokenStore | undefined;
  /** The provider name shown to users; `provider` by default. */
  readonly providerName?: string | undefined;
  /** Your app's name on the page. */
  readonly appName?: string | undefined;
  /** Poll interval of the page in milliseconds; 2000 by default. */
  readonly pollMs?: number | undefined;
  /** Delay in milliseconds before the page shows the test-user hint when nothing came back; 60 000 by default. */
  readonly hintMs?: number | undefined;
  /** Called when a flow fails, for logging. The error contains no secrets. */
  readonly onFailure?: ((error: unknown, user: string) => void) | undefined;
}

/** Answers 404 to other paths. */
export interface OAuthRoutes<C extends readonly unknown[] = []> {
  (request: Request, ...context: C): Promise<Response>;
  /** Path of the page without a trailing slash; empty for the mount point itself. */
  readonly path: string;
  /** Ends pending flows. Call it when the service stops. */
  readonly close: () => Promise<void>;
}

/** Below the path of the page. The page has two addresses. */
export const ROUTES = ['/auth', '/status', '/', ''] as const;

/** Requests whose path below the mount point an adapter has checked; their URL contains the mount point too. */
export const ROUTED = new WeakSet<Request>();

export const STATUS_POLL_MS = 2_000;
const HINT_MS = 60_000;

export function oauthRoutes<C extends readonly unknown[]>(options: OAuthRoutesOptions<C>): OAuthRoutes<C> {
  const { provider, store = new TokenStore(), onFailure = () => {} } = options;
  const { maxPerUser = 3, maxInAll = 1_000 } = options;
  const path = pathOf(options.path ?? `/oauth/${encodeURIComponent(provider)}`);
  const flows = new PendingFlows({ settings: options, store, maxPerUser, maxInAll, onFailure });
  const pageSettings: ConnectPageSettings = {
    providerName: options.providerName ?? provider,
    appName: options.appName ?? 'This app',
    pollMs: options.pollMs ?? STATUS_POLL_MS,
    hintMs: options.hintMs ?? HINT_MS,
  };

  const startFlow = async (user: string): Promise<Response> => {
    try {
      return new Response(null, { status: 302, headers: { ...NO_STORE, Location: await flows.begin(user) } });
    } catch (error) {
      onFailure(error, user);
      const page = failurePage(pageSettings, failureOf(error).message);
      return pageResponse(error instanceof OAuthError ? 503 : 500, page);
    }
  };

  const readStatus = async (user: string): Promise<Response> => {
    const configured = await isConnected({ provider, user, store });
    const { pending, failure } = flows.statusOf(user);
    const status = { configured, ...(configured ? {} : { pending, ...(failure ? { failed: failure } : {}) }) };
    return Response.json(status, { headers: NO_STORE });
  };

  const routes = async (request: Request, ...context: C): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const isExact = path === '' && !ROUTED.has(request); // every path ends with an empty one
    const route = ROUTES.find((suffix) => (isExact ? pathname === suffix : pathname.endsWith(path + suffix)));
    if (route === undefined) return problemResponse(404, 'There is no such page');
    // A HEAD request starts no flow.
    if (request.method !== 'GET' && !(request.method === 'HEAD' && route !== '/auth')) {
      return problemResponse(405, 'Only GET is allowed here', { Allow: route === '/auth' ? 'GET' : 'GET, HEAD' });
    }
    const user = await options.user(request, ...context);
    if (!user) return problemResponse(401, 'You are not logged in');
    if (route === '/status') return readStatus(user);
    if (route !== '/auth') return pageResponse(200, connectPage(pageSettings, directoryOf(pathname)));
    return isPageVisit(request.headers)
      ? startFlow(user)
      : problemResponse(403, 'A flow can only be started by opening this page in a browser');
  };
  return Object.assign(routes, { path, close: () => flows.close() });
}

const NO_STORE = { 'Cache-Control': 'no-store' };

/** Percent-encoded as in a request, with a slash at the start and none at the end. */
const pathOf = (path: string): string =>
  new URL(`http://localhost/${path.replace(/^\/+/, '')}`).pathname.replace(/\/+$/, '');

/** `auth` and `status` below a page, relative to its address: `./connect/` for `/a/connect`, `./` for `/a/connect/`. */
function directoryOf(pathname: string): string {
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  return name === '' ? './' : `./${name}/`;
}

/**
 * Whether a user opens the page in a browser. Prefetches, subresources and other sites start no flow. Programs send no
 * Sec-Fetch headers and are allowed.
 */
function isPageVisit(headers: Headers): boolean {
  if (/prefetch|prerender/.test(`${headers.get('sec-purpose')} ${headers.get('purpose')}`)) return false;
  const destination = headers.get('sec-fetch-dest') ?? 'document';
  return destination === 'document' && headers.get('sec-fetch-site') !== 'cross-site';
}

const pageResponse = (status: number, page: Page): Response =>
  new Response(page.html, {
    status,
    headers: { ...NO_STORE, 'Content-Type': 'text/html; charset=utf-8', ...headerMap(page) },
  });

const problemResponse = (status: number, title: string, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json(
    { type: 'about:blank', title, status },
    { status, headers: { ...NO_STORE, ...headers, 'Content-Type': 'application/problem+json' } },
  );
