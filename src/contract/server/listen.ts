// An HTTP server with stricter limits than Node's defaults, and problem details for malformed HTTP.
import { once } from 'node:events';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket, type Server as TcpServer } from 'node:net';
import { Refusal, type RefusalName } from '../refusal.ts';
import { isStreamed } from './body-stream.ts';
import type { Connections } from './connections.ts';
import { normalizeTarget } from './host.ts';
import { createServer, IncomingMessage as NodeRequest } from './node-http.ts';
import { handleInOrder, latestResponse } from './pipelining.ts';
import {
  closeUnread,
  endLater,
  endWithCookiePage,
  endWithProblem,
  hasBody,
  type ProblemCatalogue,
  problemCatalogues,
  respondWithProblem,
  sendProblem,
} from './write.ts';

export const LISTEN_LIMITS = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 15_000,
  headerBytes: 16 << 10,
  /** How long running requests may continue after `close`. */
  closeGraceMs: 10_000,
};
export type ListenLimits = Readonly<typeof LISTEN_LIMITS>;

export interface ListenOptions extends Partial<ListenLimits>, ProblemCatalogue {
  /** Limits connections. Absent: unlimited. */
  readonly connections?: Connections;
  /**
   * Requests whose bodies may take up to an hour instead of `requestTimeoutMs`, such as uploads to a proxied site. Those
   * that an operation streams may, too.
   */
  readonly mayTakeLong?: (request: IncomingMessage) => boolean;
  /** Called with errors of the listening socket, such as EMFILE from accept. The server keeps listening. */
  readonly onError?: (error: Error) => void;
}

const LONG_REQUEST_MS = 3_600_000;

/** Maximum unread bytes per connection. If they arrive in tiny packets, they use a hundred times as much memory. */
const UNREAD_BYTES = 4 << 10;

/** How often idle connections are closed while the server shuts down. */
const IDLE_CHECK_MS = 20;

/** When a shutdown closes connections without any request. Browsers open them in advance, and Node does not count them as idle. */
const UNUSED_MS = 500;

/** Errors on machines without IPv6, where no other program can listen on ::1 either. */
const NO_SUCH_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);
/** How often a free port is chosen until it is free at every host. */
const MAX_TRIES = 20;

export interface Listening {
  readonly server: Server;
  readonly port: number;
  /** Stops accepting connections, waits up to `closeGraceMs` for running requests, then closes all connections. */
  close(): Promise<void>;
}

/** With several hosts, it listens on the same port of each. The first one must exist on this machine. */
export async function listen(
  listener: RequestListener,
  hosts: string | readonly string[],
  port: number,
  options: ListenOptions = {},
): Promise<Listening> {
  const limits = { ...LISTEN_LIMITS, ...options };
  const server: Server = createServer({
    highWaterMark: UNREAD_BYTES,
    IncomingMessage: ChunkLimitedRequest,
    headersTimeout: Math.min(limits.headersTimeoutMs, limits.requestTimeoutMs), // Node throws if it exceeds requestTimeout
    requestTimeout: LONG_REQUEST_MS,
    maxHeaderSize: limits.headerBytes,
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
  const sockets = trackSockets(server);
  const { mayTakeLong = () => false, requestTimeoutMs } = limits;
  refuseSlowRequests(server, sockets, requestTimeoutMs, (request) => isStreamed(request) || mayTakeLong(request));
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
  const refuseExpectation: RequestListener = (_, response) =>
    respondWithProblem(response, new Refusal('expectation-failed'));
  server.on('checkExpectation', (request, response) => handleInOrder(request, response, refuseExpectation));
  const listeners = await listenAtAll(server, [hosts].flat(), port);
  for (const each of listeners) each.on('error', (error) => options.onError?.(error));
  return {
    server,
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const force = setTimeout(() => destroyAll(sockets), limits.closeGraceMs);
      const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS); // including those whose request has finished since
      const unused = setTimeout(() => destroyAll([...sockets].filter(isUnused)), UNUSED_MS);
      await Promise.all(listeners.map(closeListener));
      clearTimeout(force);
      clearInterval(idle);
      clearTimeout(unused);
    },
  };
}

/** Connections to the other hosts become connections of `server`. Port 0 chooses one that is free at every host. */
async function listenAtAll(server: Server, [host, ...others]: readonly string[], port: number): Promise<TcpServer[]> {
  for (let tries = 1; ; tries++) {
    const listeners: TcpServer[] = [server];
    server.listen(port, host);
    await once(server, 'listening'); // rejects if the server cannot listen
    try {
      for (const other of others) {
        const tcp = createTcpServer({ allowHalfOpen: true, noDelay: true, highWaterMark: UNREAD_BYTES }, (socket) => {
          server.emit('connection', Object.assign(socket, { server }));
        });
        tcp.listen((server.address() as AddressInfo).port, other);
        const isListening = await once(tcp, 'listening').catch((error: NodeJS.ErrnoException) => {
          if (!NO_SUCH_ADDRESS.has(error.code ?? '')) throw error;
        });
        if (isListening) listeners.push(tcp);
      }
      return listeners;
    } catch (error) {
      await Promise.all(listeners.map(closeListener));
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (port !== 0 || !isTaken || tries >= MAX_TRIES) throw error;
    }
  }
}

const closeListener = (listener: TcpServer): Promise<void> => new Promise((resolve) => listener.close(() => resolve()));

/**
 * Gives every socket a permanent error handler, because Node removes its own on upgrades. Refused connections never
 * reach Node's listener, because the parser it allocates is most of a connection's cost.
 */
function guardConnections(server: Server, connections: Connections | undefined): void {
  const nodeListeners = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket) => {
    socket.on('error', () => {});
    if (connections?.admit(socket, server) ?? true) for (const listener of nodeListeners) listener.call(server, socket);
  });
}

/** All open sockets, also those that were upgraded, which Node no longer knows. */
function trackSockets(server: Server): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  return sockets;
}

const isUnused = ({ bytesRead }: Socket): boolean => bytesRead === 0;

function destroyAll(sockets: Iterable<Socket>): void {
  for (const socket of sockets) socket.destroy();
}

/** Node has one limit for all requests of a server. This one looks at connections, because a timer per request costs more. */
function refuseSlowRequests(
  server: Server,
  sockets: ReadonlySet<Socket>,
  limitMs: number,
  mayTakeLong: (request: IncomingMessage) => boolean,
): void {
  const seen = new WeakMap<IncomingMessage, number>();
  const check = () => {
    const now = performance.now();
    for (const socket of sockets) {
      const request = latestResponse(socket)?.req;
      if (!request || request.complete || mayTakeLong(request)) continue;
      const since = seen.get(request) ?? now;
      seen.set(request, since);
      if (now - since >= limitMs) server.emit('clientError', new SlowRequest(), socket);
    }
  };
  const checking = setInterval(check, Math.min(1_000, limitMs)).unref();
  server.on('close', () => clearInterval(checking));
}

class SlowRequest extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT';
}

/** Refuses unknown transfer codings and chunks in HTTP/1.0, which proxies may frame differently (RFC 9112, 6.1). */
function hasValidFraming({ headers, httpVersion }: IncomingMessage): boolean {
  const coding = headers['transfer-encoding'];
  return coding === undefined || (coding.toLowerCase() === 'chunked' && httpVersion !== '1.0');
}

const REFUSALS: Readonly<Record<string, RefusalName>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
};

/** Holds the connection open to slow down repeats: each has cost about 11,000 buffers that stay until V8 collects them. */
const CHUNKS_HOLD_MS = 10_000;

/** Closes a connection whose requests cannot be parsed, with an error response unless one has already begun. */
function refuseMalformed(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const response = latestResponse(socket);
  if (response?.req.complete && !response.writableEnded) {
    // The error must not be mistaken for the response to an earlier request, nor be written into one.
    if (response.headersSent) socket.destroy();
    else response.once('finish', () => respond(error, socket));
    return;
  }
  if (response?.headersSent && !response.req.complete) {
    // The request whose body is malformed has its answer.
    if (response.writableEnded) endLater(socket);
    else socket.destroy();
    return;
  }
  respond(error, socket);
}

function respond(error: NodeJS.ErrnoException & { readonly rawPacket?: Buffer }, socket: Socket): void {
  const refusal = new Refusal(REFUSALS[error.code ?? ''] ?? 'malformed-request');
  const isPage = refusal.is('headers-too-large') && hasTooManyCookies(error.rawPacket);
  if (!isPage || !endWithCookiePage(socket, refusal)) endWithProblem(socket, refusal);
}

/** Of the 16 KiB that headers may have. A link can make the address longer, but not the cookies. */
const COOKIE_BYTES = 12 << 10;

/** Whether a browser opens a page and its cookies are most of what is too large. Looks at the start of the request only. */
function hasTooManyCookies(packet: Buffer | undefined): boolean {
  const [start = '', ...lines] = (packet?.toString('latin1') ?? '').split('\r\n');
  const lineOf = (name: string) => lines.find((line) => line.toLowerCase().startsWith(`${name}:`)) ?? '';
  const mode = lineOf('sec-fetch-mode'); // some browsers send it after the cookies
  const isNavigation = /\btext\/html\b/i.test(lineOf('accept')) && (mode === '' || /navigate$/i.test(mode));
  return /^GET /.test(start) && isNavigation && lineOf('cookie').length > COOKIE_BYTES;
}

/** Without reading the rest of the body. */
function refuseChunks(socket: Socket): void {
  if (!socket.writable || latestResponse(socket)?.headersSent) return; // a response is being sent, and the connection closes after it
  sendProblem(
    socket,
    new Refusal('body-too-large', 'The body has too many small chunks. Send larger ones.'),
    CHUNKS_HOLD_MS,
  );
}

/** Allowed chunks: 2,048 plus one per 256 bytes. Slow connections and programs that write line by line stay below. */
const FREE_CHUNKS = 2_048;
const BYTES_PER_CHUNK = 256;

/**
 * Refuses a body sent in many tiny chunks. Each chunk costs the same regardless of size, and Node reads up to 2 MiB from
 * one connection before it serves another: 350,000 one-byte chunks would block the server for a second.
 */
class ChunkLimitedRequest extends NodeRequest implements IncomingMessage {
  /** Chunks that may still arrive; negative after a refusal. One field, because each costs time for every request. */
  #chunksLeft = FREE_CHUNKS;

  /** Called by the HTTP parser. Returning false pauses it after the data already read, up to 64 KiB. */
  override push(chunk: Buffer | null, encoding?: BufferEncoding): boolean {
    if (this.#chunksLeft < 0) return false;
    if (chunk !== null) {
      this.#chunksLeft += chunk.length / BYTES_PER_CHUNK - 1;
      if (this.#chunksLeft < 0) {
        refuseChunks(this.socket);
        return false;
      }
    }
    return super.push(chunk, encoding);
  }

  /** Not passed on after a refusal, because it would resume the parser. */
  override _read(size: number): void {
    if (this.#chunksLeft >= 0) super._read(size);
  }
}
