// An HTTP server with the limits that Node leaves wide, and problem details where HTTP itself was not right.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { ProblemName } from '../../../generated/problems.ts';
import { Problem } from '../problem.ts';

export interface ListenLimits {
  readonly headersTimeoutMs: number;
  readonly requestTimeoutMs: number;
  readonly maxHeaderBytes: number;
  /** How long running requests may go on after `close`. */
  readonly closeGraceMs: number;
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
  options: Partial<ListenLimits> = {},
): Promise<Listening> {
  const limits = { ...LISTEN_LIMITS, ...options };
  const server = createServer(
    {
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      maxHeaderSize: limits.maxHeaderBytes,
      connectionsCheckingInterval: Math.min(1_000, limits.headersTimeoutMs),
    },
    listener,
  );
  server.on('clientError', refuse);
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

const REFUSALS: Readonly<Record<string, ProblemName>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
};

function refuse(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem = new Problem(REFUSALS[error.code ?? ''] ?? 'malformed-request');
  const body = JSON.stringify(problem);
  socket.end(
    `HTTP/1.1 ${problem.status} ${problem.name}\r\nConnection: close\r\nContent-Type: application/problem+json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nCache-Control: no-store\r\n\r\n${body}`,
  );
}
