// An HTTP server with tighter limits than Node's defaults, and problem details for malformed HTTP.
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Refusal } from '../refusal.ts';
import type { Connections } from './connections.ts';
import { CountedRequest } from './counted-request.ts';
import { readTarget } from './host.ts';
import { refuse } from './malformed.ts';
import { createServer } from './node-http.ts';
import { handleInOrder } from './pipelining.ts';
import { closeUnread, problemBases, respondWithProblem } from './write.ts';

export interface ListenLimits {
  readonly headersTimeoutMs: number;
  readonly requestTimeoutMs: number;
  readonly maxHeaderBytes: number;
  /** How long running requests may go on after `close`. */
  readonly closeGraceMs: number;
}
export interface ListenOptions extends Partial<ListenLimits> {
  /** Absent: there is no limit to them. */
  readonly connections?: Connections;
  /** Where pages explain the problems: an address without a slash at its end, below which `/problems/NAME` stands. */
  readonly problemBase?: () => string;
  /** Called with errors of the listening socket, such as EMFILE from accept. It keeps listening. */
  readonly onError?: (error: Error) => void;
}

/** What is kept of a connection that nobody reads. In packets of some bytes it takes a hundred times as much. */
const UNREAD_BYTES = 4 << 10;

/** Between two looks for connections without a request, while the server closes. */
const IDLE_MS = 20;

export const LISTEN_LIMITS: ListenLimits = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 15_000,
  maxHeaderBytes: 16 << 10,
  closeGraceMs: 10_000,
};

export interface Listening {
  readonly server: Server;
  readonly port: number;
  /** Stops accepting, lets running requests finish within the grace, then ends what is left. */
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
    IncomingMessage: CountedRequest,
    headersTimeout: Math.min(limits.headersTimeoutMs, limits.requestTimeoutMs), // Node throws where it is longer
    requestTimeout: limits.requestTimeoutMs,
    maxHeaderSize: limits.maxHeaderBytes,
    connectionsCheckingInterval: Math.min(1_000, limits.headersTimeoutMs),
    requireHostHeader: false, // checkHost answers with a problem
    // Upgrades other than WebSocket (curl offers h2c) are ignored, and the request is served as HTTP/1.1.
    shouldUpgradeCallback: (request) =>
      server.listenerCount('upgrade') > 0 &&
      request.headers.upgrade?.toLowerCase() === 'websocket' &&
      readTarget(request),
  });
  if (options.problemBase) problemBases.set(server, options.problemBase);
  guardConnections(server, options.connections);
  const handle: RequestListener = (request, response) => {
    const { socket } = request; // the request loses it once it is over
    if (!socket.writable) return; // it has been refused
    if (!isFramed(request) || !readTarget(request)) respondWithProblem(response, new Refusal('malformed-request'));
    else listener(request, response);
    if (hasBody(request)) response.once('finish', () => closeUnread(request, socket));
  };
  server.on('request', (request, response) => handleInOrder(request, response, handle));
  server.on('clientError', refuse);
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
        const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS); // also those that had an answer meanwhile
        server.close(() => {
          clearTimeout(force);
          clearInterval(idle);
          resolve();
        });
      }),
  };
}

/**
 * Every socket gets an error handler for its whole life: Node removes its own when a request becomes an upgrade. Connections
 * that are refused never get to Node's listener: the parser that it prepares takes most of what a connection costs.
 */
function guardConnections(server: Server, connections: Connections | undefined): void {
  const prepare = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket) => {
    socket.on('error', ignore);
    if (connections?.admit(socket) ?? true) for (const each of prepare) each.call(server, socket);
  });
}

const ignore = (): void => {};

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/** Codings that nobody undoes, and chunks that HTTP/1.0 does not know, are read differently elsewhere (RFC 9112, 6.1). */
function isFramed({ headers, httpVersion }: IncomingMessage): boolean {
  const coding = headers['transfer-encoding'];
  return coding === undefined || (coding.toLowerCase() === 'chunked' && httpVersion !== '1.0');
}
