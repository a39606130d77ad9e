// An HTTP server with tighter limits than Node's defaults, and problem details for malformed HTTP.
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Refusal, type RefusalName } from '../refusal.ts';
import type { Connections } from './connections.ts';
import { endWithProblem, problemBases, respondWithProblem } from './write.ts';

/** Taken from the global: importing it would load Node's fetch client, a tenth of a server's start. */
const { createServer } = process.getBuiltinModule('node:http');

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
}

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
    headersTimeout: limits.headersTimeoutMs,
    requestTimeout: limits.requestTimeoutMs,
    maxHeaderSize: limits.maxHeaderBytes,
    connectionsCheckingInterval: Math.min(1_000, limits.headersTimeoutMs),
    requireHostHeader: false, // checkHost answers with a problem
    // Upgrades other than WebSocket (curl offers h2c) are ignored, and the request is served as HTTP/1.1.
    shouldUpgradeCallback: (request) =>
      server.listenerCount('upgrade') > 0 && request.headers.upgrade?.toLowerCase() === 'websocket',
  });
  if (options.problemBase) problemBases.set(server, options.problemBase);
  if (options.connections) server.on('connection', options.connections.add);
  const handle: RequestListener = (request, response) => {
    if (!request.socket.writable) return; // it has been refused
    if (!isFramed(request)) respondWithProblem(response, new Refusal('malformed-request'));
    else listener(request, response);
  };
  server.on('request', (request, response) => {
    const socket: Tracked = request.socket;
    const before = socket[RESPONSE];
    socket[RESPONSE] = response;
    if (!before || before.closed) handle(request, response);
    else handleInTurn(socket, () => handle(request, response));
  });
  server.on('clientError', refuse);
  server.on('checkExpectation', (_, response) => respondWithProblem(response, new Refusal('expectation-failed')));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
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

/** Codings that nobody undoes, and chunks that HTTP/1.0 does not know, are read differently elsewhere (RFC 9112, 6.1). */
function isFramed({ headers, httpVersion }: IncomingMessage): boolean {
  const coding = headers['transfer-encoding'];
  return coding === undefined || (coding.toLowerCase() === 'chunked' && httpVersion !== '1.0');
}

/** The latest response is kept on its socket: a map lookup would cost every request. */
const RESPONSE = Symbol('response');
const WAITING = Symbol('waiting');
type Tracked = Socket & { [RESPONSE]?: ServerResponse; [WAITING]?: (() => void)[] };

const TURN_MS = 0.5;
let nextTurnAt = 0;

/**
 * Requests sent ahead of their answers: Node takes up to 2 MiB of them before it looks at another connection. Here they are
 * handled one at a time, at one pace for all connections, and nothing more is read meanwhile.
 */
function handleInTurn(socket: Tracked, handle: () => void): void {
  if (socket[WAITING]) return void socket[WAITING].push(handle);
  const waiting = [handle];
  socket[WAITING] = waiting;
  const hold = () => socket.pause(); // again where Node resumes it, which it does after each answer
  socket.on('resume', hold).pause();
  const turn = () => {
    waiting.shift()?.();
    if (waiting.length > 0 && !socket.destroyed) return atPace(turn);
    delete socket[WAITING];
    socket.off('resume', hold).resume();
  };
  atPace(turn);
}

function atPace(turn: () => void): void {
  const now = performance.now();
  nextTurnAt = Math.max(now, nextTurnAt) + TURN_MS;
  setTimeout(turn, nextTurnAt - now);
}

const REFUSALS: Readonly<Record<string, RefusalName>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
};

function refuse(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const response = (socket as Tracked)[RESPONSE];
  if (response?.req.complete && !response.writableEnded) {
    // The error answer must not be taken for the answer of an earlier request, nor be written into one.
    if (response.headersSent) socket.destroy();
    else response.once('finish', () => answer(error, socket));
    return;
  }
  answer(error, socket);
}

const answer = (error: NodeJS.ErrnoException, socket: Socket): void =>
  endWithProblem(socket, new Refusal(REFUSALS[error.code ?? ''] ?? 'malformed-request'));
