import type { Server } from 'node:http';
import type { Middleware } from 'koa';
import {
  type Authenticate,
  answerProblems,
  ContractViolation,
  type ListenOptions,
  listen,
  operations,
  type Service,
} from '../server/index.ts';
import type { Listener, MockHttpOptions } from './types.ts';

interface MockServerOptions extends Pick<MockHttpOptions, 'port' | 'cors'> {
  /** The origin whose pages may send cookies. */
  readonly origin?: () => string;
  /** The problems of the document. */
  readonly problems?: ListenOptions['problems'];
  /** Runs before the operations. */
  readonly middleware?: readonly Middleware[];
}

/** Accepts any credential that is not empty. */
const authenticate: Authenticate = (scheme, credential) =>
  credential === '' ? null : ({ scheme } as ReturnType<Authenticate>);

/** Lets pages of every origin call the mock, also with credentials. */
const allowAnyOrigin: Middleware = (context, next) => {
  const { origin, 'access-control-request-method': method, 'access-control-request-headers': names } = context.headers;
  if (origin === undefined) return next();
  context.set({ 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true', Vary: 'Origin' });
  context.set('Access-Control-Expose-Headers', '*');
  if (context.method !== 'OPTIONS' || method === undefined) return next();
  context.set({ 'Access-Control-Allow-Methods': method, 'Access-Control-Allow-Headers': names ?? '' });
  context.status = 204;
};

/** Listens on the loopback address. */
export async function listenMock(
  services: readonly Service[],
  options: MockServerOptions = {},
): Promise<Listener & { readonly server: Server }> {
  const { port = 0, origin = () => '', problems = {}, middleware = [] } = options;
  const { default: Koa } = await import('koa'); // loaded late: the SDK does not depend on Koa
  const operationsMiddleware = operations({
    services,
    authenticate,
    origin,
    violations: 'report',
    onRequest: () => {},
    onFault: (error, operation) => {
      const isReported = error instanceof ContractViolation; // in the header Mock-Warning
      if (!isReported) console.error(`The mock of ${operation} failed:`, error);
    },
  });
  const app = new Koa();
  const first = options.cors ? [allowAnyOrigin, ...middleware] : middleware;
  for (const each of [...first, answerProblems(), operationsMiddleware]) app.use(each);
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
