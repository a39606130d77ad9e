import type { Server } from 'node:http';
import type { Middleware } from 'koa';
import {
  type Authenticate,
  answerProblems,
  type ListenOptions,
  listen,
  operations,
  type Service,
} from '../server/index.ts';
import type { Listener } from './types.ts';

export interface MockServerOptions {
  /** 0, the default, means any free port. */
  readonly port?: number | undefined;
  /** The origin whose pages may send cookies. */
  readonly origin?: () => string;
  /** The problems of the document. */
  readonly problems?: ListenOptions['problems'];
  /** Runs before the operations. */
  readonly middleware?: Middleware;
}

/** Accepts any credential. */
const authenticate: Authenticate = (scheme) => ({ scheme }) as ReturnType<Authenticate>;

/** Listens on the loopback address. */
export async function listenMock(
  service: Service,
  { port = 0, origin = () => '', problems = {}, middleware = (_, next) => next() }: MockServerOptions = {},
): Promise<Listener & { readonly server: Server }> {
  const { default: Koa } = await import('koa'); // loaded late: the SDK does not depend on Koa
  const operationsMiddleware = operations({
    services: [service],
    authenticate,
    origin,
    violations: 'throw',
    onRequest: () => {},
    onFault: (error, operation) => console.error(`The mock of ${operation} failed:`, error),
  });
  const app = new Koa().use(middleware).use(answerProblems()).use(operationsMiddleware);
  let url = '';
  const limits = { closeGraceMs: 0, problemBase: () => url, problems };
  const { server, port: actualPort, close: stop } = await listen(app.callback(), '127.0.0.1', port, limits);
  url = `http://127.0.0.1:${actualPort}`;
  const close = () => {
    operationsMiddleware.endStreams();
    return stop();
  };
  return { server, url, port: actualPort, close, [Symbol.asyncDispose]: close };
}
