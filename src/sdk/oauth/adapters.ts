// oauthRoutes for Koa, Express and Fastify. None of them is imported; the interfaces list what is used of them.
import { type OAuthRoutes, ROUTED, ROUTES } from './routes.ts';

interface NodeRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly url: string;
}

/** A router that mounts a middleware removes the prefix from `url` and `path`, and keeps it in `originalUrl`. */
interface MountedRequest extends NodeRequest {
  readonly path: string;
  readonly originalUrl: string;
}

export interface KoaContext extends MountedRequest {
  status: number;
  body: unknown;
  set(name: string, value: string): void;
}

/** Passes other paths on. `user` gets the context as its second argument. */
export const koaMiddleware =
  <C extends KoaContext>(routes: OAuthRoutes<[C]>) =>
  async (context: C, next: () => Promise<unknown>): Promise<void> => {
    if (!isRoute(context, routes.path)) return void (await next());
    const response = await routes(mountedRequest(context), context);
    context.status = response.status;
    for (const [name, value] of response.headers) context.set(name, value);
    context.body = await response.text();
  };

interface ExpressResponse {
  statusCode: number;
  setHeader(name: string, value: string): unknown;
  end(body: string): unknown;
}

/** Passes other paths on. `user` gets the request of Express as its second argument. */
export const expressMiddleware =
  <R extends MountedRequest>(routes: OAuthRoutes<[R]>) =>
  async (incoming: R, outgoing: ExpressResponse, next: (error?: unknown) => void): Promise<void> => {
    if (!isRoute(incoming, routes.path)) return next();
    try {
      const response = await routes(mountedRequest(incoming), incoming);
      const body = await response.text();
      outgoing.statusCode = response.status;
      for (const [name, value] of response.headers) outgoing.setHeader(name, value);
      outgoing.end(body);
    } catch (error) {
      next(error);
    }
  };

interface FastifyReply {
  code(status: number): FastifyReply;
  headers(headers: Record<string, string>): FastifyReply;
  send(body: string): FastifyReply;
  callNotFound(): unknown;
}

interface FastifyApp<R> {
  all(path: string, handler: (request: R, reply: FastifyReply) => Promise<unknown>): unknown;
}

/** For `app.register(fastifyPlugin(routes), { prefix })`. `user` gets the request of Fastify as its second argument. */
export const fastifyPlugin =
  <R extends NodeRequest>(routes: OAuthRoutes<[R]>) =>
  async (app: FastifyApp<R>): Promise<void> => {
    // Fastify compares decoded paths, and has no literal form of some characters.
    const path = decodeURI(routes.path).replace(/[^/]*[%:*()][^/]*/g, (_, at) => `:segment${at}`);
    for (const url of path === '' ? ['/', '/auth', '/status'] : [path, `${path}/*`]) {
      app.all(url, async (incoming, reply) => {
        const response = await routes(toRequest(incoming, incoming.url), incoming);
        const [headers, body] = [Object.fromEntries(response.headers), await response.text()];
        if (response.status === 404) reply.callNotFound();
        else reply.code(response.status).headers(headers).send(body);
        return reply;
      });
    }
  };

const isRoute = (incoming: MountedRequest, path: string): boolean =>
  ROUTES.some((route) => incoming.path === path + route);

/** Where the page is the mount point, only the original URL has its name. */
const mountedRequest = (incoming: MountedRequest): Request =>
  toRequest(incoming, incoming.path === '/' ? incoming.originalUrl : incoming.url);

/** The origin is not known here. All methods but GET and HEAD get the same 405, and fetch does not allow some of them. */
function toRequest({ method, headers }: NodeRequest, address: string): Request {
  const fetchHeaders = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    const isPseudoHeader = name.startsWith(':'); // HTTP/2
    if (value !== undefined && !isPseudoHeader) fetchHeaders.append(name, String(value));
  }
  const url = URL.canParse(address, ORIGIN) ? new URL(address, ORIGIN) : ORIGIN;
  const init = { method: method === 'HEAD' || method === 'GET' ? method : 'POST', headers: fetchHeaders };
  const request = new Request(url, init);
  ROUTED.add(request);
  return request;
}

const ORIGIN = 'http://localhost';
