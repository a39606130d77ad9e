// Calls as clients make them: a connection each, so that the balancer has a choice, and an end in any case.
import { request } from 'node:http';
import WebSocket from 'ws';
import type { Outcome } from './history.ts';

const CALL_MS = 8_000;
const ANY_MS = 500;

export interface Target {
  /** Of the balancer: the name that the nodes know themselves by. */
  readonly balancer: number;
  /** Of one node; the balancer's by default. */
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

/** Null: no answer came, or half of one. */
export const call = (target: Target, path: string, options: CallOptions = {}): Promise<Reply | null> =>
  new Promise((resolve) => {
    const { method = 'GET', headers = {}, body } = options;
    const text = body && JSON.stringify(body);
    const sending = request({
      ...placeOf(target),
      path,
      method,
      headers: { ...headersOf(target), ...headers, ...(text ? { 'content-type': 'application/json' } : {}) },
      agent: false,
      signal: AbortSignal.timeout(CALL_MS),
    });
    sending.on('error', () => resolve(null));
    sending.on('response', (answer) => {
      let got = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        got += part;
      });
      answer.on('error', () => resolve(null)).on('close', () => resolve(null));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: parse(got) }));
    });
    sending.end(text);
  });

/** What a caller knows after it: an answer of the 4xx is a no, anything else but a yes may be either. */
export const outcomeOf = (reply: Reply | null): Outcome => {
  if (reply && reply.status < 300) return 'ok';
  return reply && reply.status < 500 ? 'refused' : 'unknown';
};

/** An event stream; `closed` resolves when it is over, whoever ends it. */
export function openStream(target: Target, path: string, headers: Readonly<Record<string, string>> = {}) {
  let text = '';
  const controller = new AbortController();
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  const { promise: opened, resolve: open } = Promise.withResolvers<boolean>();
  const asking = request({
    ...placeOf(target),
    path,
    headers: { ...headersOf(target), accept: 'text/event-stream', ...headers },
    agent: false,
    signal: controller.signal,
  });
  const over = (): void => {
    open(false);
    resolve();
  };
  const timer = setTimeout(() => open(false), CALL_MS);
  asking.on('error', over).on('response', (answer) => {
    clearTimeout(timer);
    open(answer.statusCode === 200);
    answer.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    answer.on('error', over).on('close', over);
  });
  asking.end();
  return { opened, closed, text: () => text, abort: () => controller.abort() };
}

/** Null when it does not open. `received` gets each message. */
export async function openSocket(
  target: Target,
  path: string,
  headers: Readonly<Record<string, string>>,
  received: (message: Readonly<Record<string, unknown>>) => void,
): Promise<WebSocket | null> {
  const { hostname, port } = placeOf(target);
  const socket = new WebSocket(`ws://${hostname}:${port}${path}`, {
    headers: { host: headersOf(target).host, ...headers },
    handshakeTimeout: CALL_MS,
  });
  socket.on('message', (data) => received(parse(String(data))));
  return new Promise((resolve) => {
    socket.on('error', () => resolve(null)).on('open', () => resolve(socket));
  });
}

/** Null when it takes longer. */
export const within = <T>(promise: Promise<T>, ms = CALL_MS): Promise<T | null> =>
  Promise.race([promise, new Promise<null>((resolve) => setTimeout(() => resolve(null), ms).unref())]);

export const pause = (ms = ANY_MS): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const placeOf = ({ balancer, port = balancer }: Target) => ({ hostname: '127.0.0.1', port });
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
