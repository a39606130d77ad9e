// The proxy as Koa middleware: finds the site, checks access, forwards, and renders error pages.
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Context, Middleware } from 'koa';
import { isProblem } from '../../../../base/problem.ts';
import { RequestFailed } from '../../../../base/public-request.ts';
import { endWithStatus } from '../../../../contract/server/write.ts';
import { checkPanelUrl } from '../../layout/panel-url.ts';
import { LABEL, type ProxyAccess, type View } from './access.ts';
import { forwardCross } from './cross-origin.ts';
import { isUnpackError } from './decode.ts';
import { type ForwardOptions, forward, isPage, UpstreamError } from './forward.ts';
import type { Guard } from './guard.ts';
import { policyFor, type Route } from './headers.ts';
import { enterPage, errorPage, trackerFor } from './pages.ts';
import { checkAddress } from './service.ts';
import { CROSS_ORIGIN } from './tracker/protocol.ts';
import { forwardUpgrade } from './upgrade.ts';

export interface ProxyOptions {
  readonly access: ProxyAccess;
  readonly guard: Guard;
  readonly timeoutMs: number;
  /** The platform's URL; its pages may embed the frames. */
  readonly platformUrl: () => string;
  /** Whether the session that the view started with is still valid. */
  readonly isAlive: (view: View) => Promise<boolean>;
  readonly onFault: (error: unknown) => void;
}

type Site = Pick<Route, 'upstream' | 'origin'>;

export function createViewProxy(options: ProxyOptions) {
  const { access, guard, timeoutMs, platformUrl, isAlive, onFault } = options;
  const forwarding: Omit<ForwardOptions, 'leave'> = {
    guard,
    timeoutMs,
    policy,
    inject: (charset, upstream, status) =>
      (charset === null ? '' : `<meta charset="${charset}">`) + trackerFor(platform(), upstream.origin, status),
  };

  function platform(): string {
    return new URL(platformUrl()).origin;
  }

  /** Handles requests for a label and passes the others to `next`. */
  const middleware: Middleware = async (context, next) => {
    const label = labelOf(context.req);
    if (label === null) return next();
    // A service worker would see the tickets of later entries, and its responses lack the sandbox.
    if (context.get('service-worker') !== '' || context.get('sec-fetch-dest') === 'serviceworker') {
      const text = 'Proxy mode does not run service workers.';
      return refuse(context, 403, 'Service workers are not supported', text);
    }
    if (!context.req.url?.startsWith('/')) {
      return refuse(context, 400, 'Invalid request', 'The request target must be a path, not a full URL.');
    }
    const isCross = context.req.url.startsWith(CROSS_ORIGIN) && context.get('sec-fetch-dest') === 'empty';
    if (context.path.startsWith('/.annex/') && !isCross) return own(context, label);
    const view = await viewOf(context.req, label);
    if (!view || context.get('sec-fetch-site') !== 'same-origin') {
      const text = 'This page can be viewed only in its workspace. Open it there or reload it.';
      return refuse(context, 403, 'Open this page in its workspace', text);
    }
    const site: Site = { upstream: new URL(view.origin), origin: access.originOf(label) };
    context.respond = false;
    if (isCross) return cross(context, site);
    try {
      await forward(context.req, context.res, site, {
        ...forwarding,
        leave: (target, route) => leave(target, route, view),
      });
    } catch (error) {
      failed(context, error, site.upstream);
    }
  };

  /** A refused request must fail as it does in a browser. A redirect to `data:` makes every request fail. */
  async function cross({ req, res, query }: Context, site: Site): Promise<void> {
    const to = String(query['to']);
    const target = URL.canParse(to) ? new URL(to) : null;
    try {
      const isNear = target && (target.hostname === site.upstream.hostname || guard.isPrivate(target));
      if (!isNear) throw new UpstreamError(502, 'The proxy does not forward requests to this address.');
      const checked = check(target, site.upstream);
      await forwardCross(req, res, checked, site, forwarding);
    } catch (error) {
      const sentence = sentenceOf(error);
      if (res.headersSent || res.destroyed) return void res.destroy();
      res.writeHead(307, { Location: `data:text/plain,${encodeURIComponent(sentence)}`, 'Cache-Control': 'no-store' });
      res.end();
    }
  }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const label = labelOf(request);
    if (label === null) return endWithStatus(socket, '421 Misdirected Request');
    const origin = access.originOf(label);
    const pass = async () => {
      const view = request.headers.origin === origin ? await viewOf(request, label) : null;
      if (!view) return endWithStatus(socket, '403 Forbidden');
      await forwardUpgrade(request, socket, head, { upstream: new URL(view.origin), origin }, options);
    };
    pass().catch((error: unknown) => {
      if (error instanceof RequestFailed || error instanceof UpstreamError) endWithStatus(socket, '502 Bad Gateway');
      else {
        socket.destroy();
        onFault(error);
      }
    });
  }

  /** Null: the host name contains no label. */
  function labelOf({ headers }: IncomingMessage): string | null {
    const { url } = access;
    const [label = '', ...rest] = (headers.host ?? '').toLowerCase().split('.');
    return url !== null && LABEL.test(label) && rest.join('.') === new URL(url).host ? label : null;
  }

  async function viewOf({ headers }: IncomingMessage, label: string): Promise<View | null> {
    const view = await access.read(label, headers.cookie);
    return view && (await isAlive(view)) ? view : null;
  }

  async function own(context: Context, label: string): Promise<void> {
    const isFramed = /^(iframe|frame)$/.test(context.get('sec-fetch-dest'));
    const ticket = context.query['k'];
    const entry =
      context.path === '/.annex/enter' && context.method === 'GET' && isFramed && typeof ticket === 'string'
        ? access.redeem(label, ticket)
        : null;
    if (!entry || !(await isAlive(entry.view))) {
      const text = 'Each link works once and expires quickly. Reload the page.';
      return refuse(context, 403, 'This link has expired', text);
    }
    const { html, scriptHash } = enterPage(platform(), entry);
    const content = `default-src 'none'; script-src ${scriptHash}; ${policy(new URL(entry.view.origin))}`;
    context.set({
      'Set-Cookie': await access.cookie(entry.view),
      'Content-Security-Policy': content,
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
    });
    context.type = 'html';
    context.body = html;
  }

  function policy(upstream: URL): string {
    return policyFor({ platform: platform(), isPublic: !guard.isPrivate(upstream) });
  }

  /** A page continues under another label. Other resources are fetched by the browser directly. */
  async function leave(target: URL, { upstream, isPage }: Route, view: View): Promise<string> {
    try {
      const checked = check(target, upstream);
      if (!isPage) return checked.href;
      const { userId, sessionId } = view;
      const to = checked.pathname + checked.search + checked.hash;
      return (await access.mint({ userId, sessionId, origin: checked.origin }, to)).url;
    } catch (error) {
      if (isProblem(error)) throw new UpstreamError(502, `The site redirects to ${target.host}. ${error.message}`);
      throw error;
    }
  }

  function check(target: URL, source: URL): URL {
    const checked = new URL(checkPanelUrl(target.href, platformUrl(), '/location'));
    checkAddress(guard, checked, source);
    return checked;
  }

  function sentenceOf(error: unknown): string {
    if (error instanceof UpstreamError || error instanceof RequestFailed || isProblem(error)) return error.message;
    const isDisconnect = DISCONNECTS.has((error as NodeJS.ErrnoException).code ?? '') || isUnpackError(error as Error);
    if (!isDisconnect) onFault(error);
    return 'The connection to the site was lost.';
  }

  function failed({ req, res }: Context, error: unknown, upstream: URL): void {
    const sentence = sentenceOf(error);
    if (res.headersSent || res.destroyed) return void res.destroy();
    const status = error instanceof UpstreamError ? error.status : 502;
    const tracker = isPage(req) ? trackerFor(platform(), upstream.origin, status, sentence) : '';
    res.writeHead(status, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy(upstream),
      'Cache-Control': 'no-store',
    });
    res.end(errorPage(`Cannot show ${upstream.host}`, sentence, tracker));
  }

  function refuse(context: Context, status: number, title: string, text: string): void {
    context.status = status;
    context.set(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors ${platform()}`,
    );
    context.set('Cache-Control', 'no-store');
    context.type = 'html';
    context.body = errorPage(title, text, '');
  }

  return { middleware, upgrade };
}

/** Errors of disconnected sockets, which are ignored. */
const DISCONNECTS = new Set(
  'ECONNRESET EPIPE ECONNABORTED ERR_STREAM_PREMATURE_CLOSE ERR_STREAM_UNABLE_TO_PIPE'.split(' '),
);
