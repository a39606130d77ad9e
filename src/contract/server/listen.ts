// An HTTP server with stricter limits than Node's defaults, and problem details for malformed HTTP.
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Refusal } from '../refusal.ts';
import { ChunkLimitedRequest } from './chunk-limited-request.ts';
import type { Connections } from './connections.ts';
import { type ProblemCatalogue, problemCatalogues } from './documented-problem.ts';
import { normalizeTarget } from './host.ts';
import { refuseMalformed } from './malformed.ts';
import { createServer } from './node-http.ts';
import { handleInOrder } from './pipelining.ts';
import { closeUnread, respondWithProblem } from './write.ts';

export interface ListenLimits {
  readonly headersTimeoutMs: number;
  readonly requestTimeoutMs: number;
  readonly maxHeaderBytes: number;
  /** How long running requests may continue after `close`. */
  readonly closeGraceMs: number;
}
export interface ListenOptions extends Partial<ListenLimits>, ProblemCatalogue {
  /** Limits connections. Absent: unlimited. */
  readonly connections?: Connections;
  /** Called with errors of the listening socket, such as EMFILE from accept. The server keeps listening. */
  readonly onError?: (error: Error) => void;
}

/** Maximum unread bytes per connection. If they arrive in tiny packets, they use a hundred times as much memory. */
const UNREAD_BYTES = 4 << 10;

/** How often idle connections are closed while the server shuts down. */
const IDLE_CHECK_MS = 20;

export const LISTEN_LIMITS: ListenLimits = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 15_000,
  maxHeaderBytes: 16 << 10,
  closeGraceMs: 10_000,
};

export interface Listening {
  readonly server: Server;
  readonly port: number;
  /** Stops accepting connections, waits up to `closeGraceMs` for running requests, then closes all connections. */
  close(): Promise<void>;
}

export async function listen(
  listener: RequestListener,
  host: string,
  port: number,
  options: ListenOptions = {},
): Promise<Listening> {
  const limits = { ...LISTEN_LIMITS, ...options };
  const server: Server = createServer({
    highWaterMark: UNREAD_BYTES,
    IncomingMessage: ChunkLimitedRequest,
    headersTimeout: Math.min(limits.headersTimeoutMs, limits.requestTimeoutMs), // Node throws if it exceeds requestTimeout
    requestTimeout: limits.requestTimeoutMs,
    maxHeaderSize: limits.maxHeaderBytes,
    connectionsCheckingInterval: Math.min(1_000, limits.headersTimeoutMs),
    requireHostHeader: false, // checkHost responds with a problem instead
    // Upgrades other than WebSocket (curl offers h2c) are ignored, and the request is served as HTTP/1.1.
    shouldUpgradeCallback: (request) =>
      server.listenerCount('upgrade') > 0 &&
      request.headers.upgrade?.toLowerCase() === 'websocket' &&
      normalizeTarget(request),
  });
  problemCatalogues.set(server, options);
  guardConnections(server, options.connections);
  const handle: RequestListener = (request, response) => {
    const { socket } = request; // unset on the request after it ends
    if (!socket.writable) return; // already refused
    if (!hasValidFraming(request) || !normalizeTarget(request))
      respondWithProblem(response, new Refusal('malformed-request'));
    else listener(request, response);
    if (hasBody(request)) response.on('finish', () => closeUnread(request, socket));
  };
  server.on('request', (request, response) => handleInOrder(request, response, handle));
  server.on('clientError', refuseMalformed);
  server.on('checkExpectation', (_, response) => respondWithProblem(response, new Refusal('expectation-failed')));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      server.on('error', (error) => options.onError?.(error));
      resolve();
    });
  });
  return {
    server,
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        const force = setTimeout(() => server.closeAllConnections(), limits.closeGraceMs);
        const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS); // including those whose request has finished since
        server.close(() => {
          clearTimeout(force);
          clearInterval(idle);
          resolve();
        });
      }),
  };
}

/**
 * Gives every socket a permanent error handler, because Node removes its own on upgrades. Refused connections never
 * reach Node's listener, because the parser it allocates is most of a connection's cost.
 */
function guardConnections(server: Server, connections: Connections | undefined): void {
  const nodeListeners = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket) => {
    socket.on('error', ignore);
    if (connections?.admit(socket) ?? true) for (const listener of nodeListeners) listener.call(server, socket);
  });
}

const ignore = (): void => {};

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/** Refuses unknown transfer codings and chunks in HTTP/1.0, which proxies may frame differently (RFC 9112, 6.1). */
function hasValidFraming({ headers, httpVersion }: IncomingMessage): boolean {
  const coding = headers['transfer-encoding'];
  return coding === undefined || (coding.toLowerCase() === 'chunked' && httpVersion !== '1.0');
}
