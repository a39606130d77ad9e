// The proxy as Koa middleware: finds the site, checks access, forwards, and renders error pages.
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Context, Middleware } from 'koa';
import { isProblem } from '../../../../base/problem.ts';
import { RequestFailed } from '../../../../base/public-request.ts';
import { endWithStatus } from '../../../../contract/server/write.ts';
import { checkPanelUrl, type OwnUrls } from '../../layout/panel-url.ts';
import type { LabelledPlace, Place, ProxyAccess, View } from './access.ts';
import { forwardCross } from './cross-origin.ts';
import { isUnpackError } from './decode.ts';
import { type ForwardOptions, forward, isPage, UpstreamError } from './forward.ts';
import type { Guard } from './guard.ts';
import { policyFor, type Route, type Site } from './headers.ts';
import { enterPage, errorPage, trackerFor } from './pages.ts';
import { checkAddress } from './service.ts';
import { CROSS_ORIGIN } from './tracker/protocol.ts';
import { forwardUpgrade } from './upgrade.ts';

export interface ProxyOptions {
  readonly access: ProxyAccess;
  readonly guard: Guard;
  /** Time for a site to start its response. */
  readonly timeoutMs?: number;
  /** The platform's addresses, which no frame may open. */
  readonly ownUrls: () => OwnUrls;
  /** Whether the session that the view started with is still valid. */
  readonly isAlive: (view: View) => Promise<boolean>;
  readonly onFault: (error: unknown) => void;
}

const TIMEOUT_MS = 30_000;
/** Errors of disconnected sockets, which are ignored. */
const DISCONNECTS = new Set(
  'ECONNRESET EPIPE ECONNABORTED ERR_STREAM_PREMATURE_CLOSE ERR_STREAM_UNABLE_TO_PIPE'.split(' '),
);

export class ViewProxy {
  readonly #options: ProxyOptions;
  readonly #forwarding: ForwardOptions;
  readonly #upgraded = new Set<Duplex>();

  constructor(options: ProxyOptions) {
    this.#options = options;
    this.#forwarding = {
      guard: options.guard,
      timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
      policy: (site) => this.#policy(site),
      inject: (charset, { platform, upstream }, status) =>
        (charset === null ? '' : `<meta charset="${charset}">`) + trackerFor(platform, upstream.origin, status),
      leave: (target, route) => this.#leave(target, route),
    };
  }

  /** Handles requests for a label and passes the others to `next`. */
  readonly handle: Middleware = async (context, next) => {
    const place = this.#options.access.readLabel(context.req);
    if (!place) return next();
    // A service worker would see the tickets of later entries, and its responses lack the sandbox.
    if (context.get('service-worker') !== '' || context.get('sec-fetch-dest') === 'serviceworker') {
      const text = 'Proxy mode does not run service workers.';
      return this.#refuse(context, place, 403, 'Service workers are not supported', text);
    }
    if (!context.req.url?.startsWith('/')) {
      return this.#refuse(context, place, 400, 'Invalid request', 'The request target must be a path, not a full URL.');
    }
    const isCross = context.req.url.startsWith(CROSS_ORIGIN) && context.get('sec-fetch-dest') === 'empty';
    if (context.path.startsWith('/.annex/') && !isCross) return this.#enter(context, place);
    const site = await this.#siteOf(context.req, place);
    if (!site || context.get('sec-fetch-site') !== 'same-origin') {
      const text = 'This page can be viewed only in its workspace. Open it there or reload it.';
      return this.#refuse(context, place, 403, 'Open this page in its workspace', text);
    }
    context.respond = false;
    return isCross ? this.#forwardCross(context, site) : this.#forward(context, site);
  };

  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    this.#upgraded.add(socket);
    socket.on('close', () => this.#upgraded.delete(socket));
    const place = this.#options.access.readLabel(request);
    if (!place) return endWithStatus(socket, '421 Misdirected Request');
    try {
      const isOwn = request.headers.origin === place.origin;
      const site = isOwn ? await this.#siteOf(request, place) : null;
      if (!site) return endWithStatus(socket, '403 Forbidden');
      await forwardUpgrade(request, socket, head, site, this.#forwarding);
    } catch (error) {
      if (error instanceof RequestFailed || error instanceof UpstreamError) {
        return endWithStatus(socket, '502 Bad Gateway');
      }
      socket.destroy();
      this.#options.onFault(error);
    }
  }

  /** Ends the WebSockets of pages, which would keep the server open, and the connections to sites. */
  close(): void {
    for (const socket of this.#upgraded) socket.destroy();
    this.#options.guard.close();
  }

  #policy({ platform, upstream }: Pick<Site, 'platform' | 'upstream'>): string {
    return policyFor({ platform, isPublic: !this.#options.guard.isPrivate(upstream) });
  }

  /** Null: the request has no valid cookie for the label. */
  async #siteOf({ headers }: IncomingMessage, { label, ...place }: LabelledPlace): Promise<Site | null> {
    const { access, isAlive } = this.#options;
    const view = await access.read(label, headers.cookie);
    return view && (await isAlive(view)) ? { ...place, upstream: new URL(view.origin), view } : null;
  }

  /** Takes the ticket of a frame in exchange for a cookie. */
  async #enter(context: Context, place: LabelledPlace): Promise<void> {
    const { access, isAlive } = this.#options;
    const isFramed = /^(iframe|frame)$/.test(context.get('sec-fetch-dest'));
    const ticket = context.query['k'];
    const isEntry = context.path === '/.annex/enter' && context.method === 'GET' && isFramed;
    const entry = isEntry && typeof ticket === 'string' ? access.redeem(place.label, ticket) : null;
    if (!entry || !(await isAlive(entry.view))) {
      const text = 'Each link works once and expires quickly. Reload the page.';
      return this.#refuse(context, place, 403, 'This link has expired', text);
    }
    const { html, scriptHash } = enterPage(place.platform, entry);
    const policy = this.#policy({ ...place, upstream: new URL(entry.view.origin) });
    context.set({
      'Set-Cookie': await access.cookie(entry.view),
      'Content-Security-Policy': `default-src 'none'; script-src ${scriptHash}; ${policy}`,
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
    });
    context.type = 'html';
    context.body = html;
  }

  async #forward({ req, res }: Context, site: Site): Promise<void> {
    try {
      await forward(req, res, site, this.#forwarding);
    } catch (error) {
      const sentence = this.#sentenceOf(error);
      if (res.headersSent || res.destroyed) return void res.destroy();
      const { upstream, platform } = site;
      const status = error instanceof UpstreamError ? error.status : 502;
      const tracker = isPage(req) ? trackerFor(platform, upstream.origin, status, sentence) : '';
      res.writeHead(status, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': this.#policy(site),
        'Cache-Control': 'no-store',
      });
      res.end(errorPage(`Cannot show ${upstream.host}`, sentence, tracker));
    }
  }

  /** A refused request must fail as it does in a browser. A redirect to `data:` makes every request fail. */
  async #forwardCross({ req, res, query }: Context, site: Site): Promise<void> {
    try {
      const { upstream } = site;
      const target = URL.parse(String(query['to']));
      if (!target || (target.hostname !== upstream.hostname && !this.#options.guard.isPrivate(target))) {
        throw new UpstreamError(502, 'The proxy does not forward requests to this address.');
      }
      await forwardCross(req, res, this.#check(target, upstream, site.platform), site, this.#forwarding);
    } catch (error) {
      const sentence = this.#sentenceOf(error);
      if (res.headersSent || res.destroyed) return void res.destroy();
      res.writeHead(307, { Location: `data:text/plain,${encodeURIComponent(sentence)}`, 'Cache-Control': 'no-store' });
      res.end();
    }
  }

  /** A page continues under another label. Other resources are fetched by the browser directly. */
  async #leave(target: URL, { base, platform, upstream, isPage, view: { userId, sessionId } }: Route): Promise<string> {
    try {
      const { href, origin, pathname, search, hash } = this.#check(target, upstream, platform);
      if (!isPage) return href;
      return (await this.#options.access.mint({ userId, sessionId, origin }, pathname + search + hash, base)).url;
    } catch (error) {
      if (isProblem(error)) throw new UpstreamError(502, `The site redirects to ${target.host}. ${error.message}`);
      throw error;
    }
  }

  /** `platform`: the address that the user has opened it at. */
  #check(target: URL, source: URL, platform: string): URL {
    const own: OwnUrls = [platform, ...this.#options.ownUrls()];
    const checked = new URL(checkPanelUrl(target.href, own, '/location'));
    checkAddress(this.#options.guard, checked, source);
    return checked;
  }

  #sentenceOf(error: unknown): string {
    if (error instanceof UpstreamError || error instanceof RequestFailed || isProblem(error)) return error.message;
    const isDisconnect = DISCONNECTS.has((error as NodeJS.ErrnoException).code ?? '') || isUnpackError(error as Error);
    if (!isDisconnect) this.#options.onFault(error);
    return 'The connection to the site was lost.';
  }

  #refuse(context: Context, { platform }: Place, status: number, title: string, text: string): void {
    context.status = status;
    context.set({
      'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors ${platform}`,
      'Cache-Control': 'no-store',
    });
    context.type = 'html';
    context.body = errorPage(title, text, '');
  }
}
