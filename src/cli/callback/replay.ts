// Hands a callback to the program that waits for it, as the browser would have.
import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { findListener, type PortListener } from './processes.ts';

const TIMEOUT_MS = 60_000;
const MAX_ANSWER = 64 * 1024;
const GONE = 'The program no longer waits for this login. Start it again.';
const IMPOSSIBLE = ['EADDRNOTAVAIL', 'ENETUNREACH', 'ECONNREFUSED'];
export class NotWaiting extends Error {}

interface CallOptions {
  readonly written?: () => void;
  readonly expected?: PortListener | null;
  readonly signal?: AbortSignal;
  /** Sent as the browser sends the form of `response_mode=form_post`. */
  readonly form?: string | undefined;
}

/**
 * Resolves to the address of a redirect, or null. `written`: the program has the request, but may answer much later. With
 * `expected`, only that listener gets it.
 */
export async function call(mark: string, url: URL, { written = () => {}, expected, signal, form }: CallOptions) {
  const port = Number(url.port || 80);
  const listener = findListener(mark, port);
  if (listener === 'elsewhere')
    throw new NotWaiting('The program runs in another network namespace. Run annex callback inside the container.');
  if (!listener || (expected && expected.inode !== listener.inode)) throw new NotWaiting(GONE);
  const socket = await connectTo(listener.addresses, port, signal);
  // Another process may have taken the port between the look and the connection.
  const now = findListener(mark, port);
  const isSame = now !== 'elsewhere' && now?.inode === listener.inode;
  if (!socket || !isSame || !now.addresses.includes(socket.remoteAddress ?? '')) {
    socket?.destroy();
    throw new NotWaiting(GONE);
  }
  return new Promise<string | null>((resolve, reject) => {
    const type = form === undefined ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' };
    const headers = { Host: url.host, Accept: 'text/html', Connection: 'close', ...type };
    const method = form === undefined ? 'GET' : 'POST';
    const path = url.pathname + url.search;
    const sent = request({ createConnection: () => socket, method, path, headers }, (response) => {
      let length = 0;
      response.on('data', (chunk: Buffer) => {
        length += chunk.length;
        if (length > MAX_ANSWER) response.destroy();
      });
      response.on('error', () => {}).once('close', () => resolve(response.headers.location ?? null));
    });
    sent.setTimeout(TIMEOUT_MS, () => sent.destroy());
    sent.once('finish', written).once('error', () => reject(new NotWaiting(GONE)));
    sent.end(form);
  });
}

async function connectTo([host, next]: readonly string[], port: number, signal?: AbortSignal): Promise<Socket | null> {
  const socket = connect({ host, port, signal });
  const failed = ({ code = '' }: NodeJS.ErrnoException) =>
    next && IMPOSSIBLE.includes(code) ? connectTo([next], port, signal) : null;
  return once(socket, 'connect').then(() => socket, failed);
}
