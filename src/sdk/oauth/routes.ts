// Three routes for a Koa service: a page, the auth route that starts a flow, and the status route that the page polls.
// Koa is not imported; its context matches the interface below.
import { headerMap, type Page } from '../../pages/layout.ts';
import { isConnected } from './access-token.ts';
import { GatewayLostError, GatewayRefusedError, OAuthError } from './errors.ts';
import type { OAuthFlowOptions } from './flow.ts';
import { type ConnectPageSettings, connectPage, failurePage } from './page.ts';
import { failureOf, PendingFlows, type PendingLimits } from './pending-flows.ts';
import type { TokenSettings } from './settings.ts';
import { TokenStore } from './token-store.ts';

/** The part of Koa's context that the routes use. */
export interface RoutesContext {
  readonly method: string;
  readonly path: string;
  status: number;
  body: unknown;
  get(name: string): string;
  set(name: string, value: string): void;
}

export interface OAuthRoutesOptions<C extends RoutesContext>
  extends Omit<OAuthFlowOptions, 'signal'>,
    TokenSettings,
    Partial<PendingLimits> {
  /** The logged-in user. Tokens are stored for this user, and only this user sees the result of the flow. None: 401. */
  readonly user: (context: C) => string | null | undefined | Promise<string | null | undefined>;
  /** Base path of the routes; `/oauth/<provider>` by default. Serves the page, with `/auth` and `/status` below it. */
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

export type OAuthRoutes<C extends RoutesContext> = ((context: C, next: () => Promise<unknown>) => Promise<void>) & {
  /** Ends pending flows. Call it when the service stops. */
  readonly close: () => Promise<void>;
};

export const STATUS_POLL_MS = 2_000;
const HINT_MS = 60_000;
const DEFAULT_LIMITS: PendingLimits = { maxPerUser: 3, maxInAll: 1_000 };

export function oauthRoutes<C extends RoutesContext>(options: OAuthRoutesOptions<C>): OAuthRoutes<C> {
  const { provider, store = new TokenStore(), onFailure = () => {} } = options;
  const { maxPerUser = DEFAULT_LIMITS.maxPerUser, maxInAll = DEFAULT_LIMITS.maxInAll } = options;
  const path = (options.path ?? `/oauth/${encodeURIComponent(provider)}`).replace(/\/+$/, '');
  const flows = new PendingFlows(options, store, { maxPerUser, maxInAll }, onFailure);
  const pageSettings: ConnectPageSettings = {
    providerName: options.providerName ?? provider,
    appName: options.appName ?? 'This app',
    authPath: `${path}/auth`,
    statusPath: `${path}/status`,
    pollMs: options.pollMs ?? STATUS_POLL_MS,
    hintMs: options.hintMs ?? HINT_MS,
  };
  const page = connectPage(pageSettings);

  const startFlow = async (context: C, user: string): Promise<void> => {
    try {
      const authRedirectUrl = await flows.begin(user);
      context.status = 302;
      context.set('Location', authRedirectUrl);
      context.body = '';
    } catch (error) {
      onFailure(error, user);
      const unavailable = error instanceof GatewayLostError || error instanceof GatewayRefusedError;
      sendPage(
        context,
        unavailable || error instanceof OAuthError ? 503 : 500,
        failurePage(pageSettings, failureOf(error).message),
      );
    }
  };

  const sendStatus = async (context: C, user: string): Promise<void> => {
    const configured = await isConnected({ provider, user, store });
    const { pending, failure } = flows.statusOf(user);
    context.status = 200;
    context.body = { configured, ...(configured ? {} : { pending, ...(failure ? { failed: failure } : {}) }) };
  };

  const routes = async (context: C, next: () => Promise<unknown>): Promise<void> => {
    const route = context.path.startsWith(path) ? context.path.slice(path.length) : undefined;
    if (route !== '' && route !== '/auth' && route !== '/status') return void (await next());
    context.set('Cache-Control', 'no-store');
    // HEAD requests, prefetches and subresource requests from other sites start no flow.
    if (context.method !== 'GET' && !(context.method === 'HEAD' && route !== '/auth')) {
      context.set('Allow', route === '/auth' ? 'GET' : 'GET, HEAD');
      return sendProblem(context, 405, 'Only GET is allowed here');
    }
    const user = await options.user(context);
    if (!user) return sendProblem(context, 401, 'You are not logged in');
    if (route === '') return sendPage(context, 200, page);
    if (route === '/status') return sendStatus(context, user);
    return isPageVisit(context)
      ? startFlow(context, user)
      : sendProblem(context, 403, 'A flow can only be started by opening this page in a browser');
  };
  return Object.assign(routes, { close: () => flows.close() });
}

/** Whether a user opens the page in a browser. Programs send no Sec-Fetch headers and are allowed. */
function isPageVisit(context: RoutesContext): boolean {
  if (/prefetch|prerender/.test(context.get('Sec-Purpose') || context.get('Purpose'))) return false;
  const destination = context.get('Sec-Fetch-Dest');
  return (destination === '' || destination === 'document') && context.get('Sec-Fetch-Site') !== 'cross-site';
}

function sendPage(context: RoutesContext, status: number, page: Page): void {
  context.status = status;
  context.set('Content-Type', 'text/html; charset=utf-8');
  for (const [name, value] of Object.entries(headerMap(page))) context.set(name, value);
  context.body = page.html;
}

function sendProblem(context: RoutesContext, status: number, title: string): void {
  context.status = status;
  context.set('Content-Type', 'application/problem+json');
  context.body = JSON.stringify({ type: 'about:blank', title, status });
}
