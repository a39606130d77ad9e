// An HTTP server with the limits that Node leaves wide, and problem details where HTTP itself was not right.
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { ProblemName } from '../../../generated/problems.ts';
import { Problem } from '../problem.ts';
import { endWithProblem, writeProblem } from './write.ts';

/** An import of it would make Node load its fetch client too, a tenth of a server's start. */
const { createServer } = process.getBuiltinModule('node:http');

export interface ListenLimits {
  readonly headersTimeoutMs: number;
  readonly requestTimeoutMs: number;
  readonly maxHeaderBytes: number;
  /** How long running requests may go on after `close`. */
  readonly closeGraceMs: number;
}

export interface ListenOptions extends Partial<ListenLimits> {
  /**
   * The names this server answers to, without ports. A page of somebody else's whose name was made to point here
   * (DNS rebinding) asks for another one. Absent: any.
   */
  readonly hosts?: () => ReadonlySet<string>;
}

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
  const server: Server = createServer(
    {
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      maxHeaderSize: limits.maxHeaderBytes,
      connectionsCheckingInterval: Math.min(1_000, limits.headersTimeoutMs),
      requireHostHeader: false, // checked below, to answer with a problem
      // Other upgrades (curl asks for h2c) are an offer, and the request is meant as it stands.
      shouldUpgradeCallback: (request) =>
        server.listenerCount('upgrade') > 0 && request.headers.upgrade?.toLowerCase() === 'websocket',
    },
    (request, response) => {
      (request.socket as Tracked)[RESPONSE] = response;
      const hosts = countHosts(request);
      if (hosts > 1 || (hosts === 0 && request.httpVersion !== '1.0')) {
        writeProblem(request, response, new Problem('malformed-request', 'Send one Host header.'), [], null);
      } else if (!namesUs(request, options.hosts)) {
        writeProblem(request, response, new Problem('misdirected-request'), [], null);
      } else {
        listener(request, response);
      }
    },
  );
  server.on('clientError', refuse);
  server.on('checkExpectation', (request, response) =>
    writeProblem(request, response, new Problem('expectation-failed'), [], null),
  );
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
        server.close(() => {
          clearTimeout(force);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}

/** The latest response of a connection stands on its socket: a look-up table would cost every request. */
const RESPONSE = Symbol('response');
type Tracked = Socket & { [RESPONSE]?: ServerResponse };

/** Exactly one, says RFC 9112, 3.2. Node keeps only the first of several. */
function countHosts({ rawHeaders }: IncomingMessage): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    if (name === 'Host' || (name.length === 4 && name.toLowerCase() === 'host')) hosts++;
  }
  return hosts;
}

/** Ports do not count; an HTTP/1.0 client that names nobody means this machine. */
export const namesUs = (request: IncomingMessage, hosts: ListenOptions['hosts']): boolean =>
  hosts === undefined || hosts().has((request.headers.host ?? 'localhost').replace(/:\d*$/, '').toLowerCase());

const REFUSALS: Readonly<Record<string, ProblemName>> = {
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
    // What follows a request must not become its answer, nor stand in the middle of one.
    if (response.headersSent) socket.destroy();
    else response.once('finish', () => answer(error, socket));
    return;
  }
  answer(error, socket);
}

const answer = (error: NodeJS.ErrnoException, socket: Socket): void =>
  endWithProblem(socket, new Problem(REFUSALS[error.code ?? ''] ?? 'malformed-request'));
