// HTTP calls, event streams and WebSockets of the clients. Each call opens its own connection, so that the balancer can
// pick a node, and has a timeout.
import { request } from 'node:http';
import WebSocket from 'ws';
import type { Outcome } from './history.ts';

const CALL_MS = 8_000;
const DEFAULT_PAUSE_MS = 500;

export interface Target {
  /** Port of the balancer, which the nodes use as their public address. */
  readonly balancer: number;
  /** Port to connect to: one node's, or by default the balancer's. */
  readonly port?: number | undefined;
}

export interface Reply {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface CallOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** Null when there was no response or an incomplete one. */
export const call = (target: Target, path: string, options: CallOptions = {}): Promise<Reply | null> =>
  new Promise((resolve) => {
    const { method = 'GET', headers = {}, body } = options;
    const text = body && JSON.stringify(body);
    const sending = request({
      ...addressOf(target),
      path,
      method,
      headers: { ...headersOf(target), ...headers, ...(text ? { 'content-type': 'application/json' } : {}) },
      agent: false,
      signal: AbortSignal.timeout(CALL_MS),
    });
    sending.on('error', () => resolve(null));
    sending.on('response', (response) => {
      let received = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        received += part;
      });
      response.on('error', () => resolve(null)).on('close', () => resolve(null));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: parse(received) }),
      );
    });
    sending.end(text);
  });

/** A 4xx means that nothing was done. After a 5xx or no response the caller cannot know. */
export const outcomeOf = (reply: Reply | null): Outcome => {
  if (reply && reply.status < 300) return 'ok';
  return reply && reply.status < 500 ? 'refused' : 'unknown';
};

/** Opens an event stream; `closed` resolves when either side has ended it. */
export function openStream(target: Target, path: string, headers: Readonly<Record<string, string>> = {}) {
  let text = '';
  const controller = new AbortController();
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  const { promise: opened, resolve: open } = Promise.withResolvers<boolean>();
  const sending = request({
    ...addressOf(target),
    path,
    headers: { ...headersOf(target), accept: 'text/event-stream', ...headers },
    agent: false,
    signal: controller.signal,
  });
  const close = (): void => {
    open(false);
    resolve();
  };
  const timer = setTimeout(() => open(false), CALL_MS);
  sending.on('error', close).on('response', (response) => {
    clearTimeout(timer);
    open(response.statusCode === 200);
    response.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    response.on('error', close).on('close', close);
  });
  sending.end();
  return { opened, closed, text: () => text, abort: () => controller.abort() };
}

/** Null when it does not open. `received` is called with each message. */
export async function openSocket(
  target: Target,
  path: string,
  headers: Readonly<Record<string, string>>,
  received: (message: Readonly<Record<string, unknown>>) => void,
): Promise<WebSocket | null> {
  const { hostname, port } = addressOf(target);
  const socket = new WebSocket(`ws://${hostname}:${port}${path}`, {
    headers: { host: headersOf(target).host, ...headers },
    handshakeTimeout: CALL_MS,
  });
  socket.on('message', (data) => received(parse(String(data))));
  return new Promise((resolve) => {
    socket.on('error', () => resolve(null)).on('open', () => resolve(socket));
  });
}

/** Null when the promise takes longer than `ms`. */
export const within = <T>(promise: Promise<T>, ms = CALL_MS): Promise<T | null> =>
  Promise.race([promise, new Promise<null>((resolve) => setTimeout(() => resolve(null), ms).unref())]);

export const pause = (ms = DEFAULT_PAUSE_MS): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const addressOf = ({ balancer, port = balancer }: Target) => ({ hostname: '127.0.0.1', port });
const headersOf = ({ balancer }: Target) => ({
  host: `127.0.0.1:${balancer}`,
  origin: `http://127.0.0.1:${balancer}`,
  accept: 'application/json',
});

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
