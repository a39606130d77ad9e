// Sends a request exactly as given and reads the response.
import { Agent, request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { Wire } from './wire.ts';

export interface WireResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The body; for an event stream its first chunk, if `streamMs` is given. */
  readonly text: string;
  readonly bytes: Buffer;
}
export interface SendOptions {
  readonly agent?: Agent;
  /** How long to wait for the first chunk of an event stream; 0 returns after its headers. */
  readonly streamMs?: number;
  /** How long the whole exchange may take. */
  readonly limitMs?: number;
}

export const RESPONSE_TIMEOUT_MS = 30_000;
const LIMIT_MS = 60_000;
export const MAX_BODY_BYTES = 64 * 1024 * 1024;
const plain = new Agent({ keepAlive: true, maxSockets: 4 });
const secure = new HttpsAgent({ keepAlive: true, maxSockets: 4 });

export function send(base: string, wire: Wire, options: SendOptions = {}): Promise<WireResponse> {
  const { method, headers, body } = wire;
  const { hostname, port, protocol, pathname } = new URL(base);
  const isSecure = protocol === 'https:';
  const { agent = isSecure ? secure : plain, streamMs = 0, limitMs = LIMIT_MS } = options;
  const length = body === undefined ? {} : { 'Content-Length': `${Buffer.byteLength(body)}` };
  const target = {
    hostname,
    port,
    method,
    path: pathname.replace(/\/$/, '') + wire.path,
    headers: { ...length, ...headers },
    agent,
    timeout: RESPONSE_TIMEOUT_MS,
  };
  return new Promise((resolve, reject) => {
    const outgoing = (isSecure ? httpsRequest : httpRequest)(target, (incoming) =>
      read(incoming, streamMs).then(resolve, reject),
    );
    // A server that sends a byte now and then never runs into the timeout of the socket.
    const limit = setTimeout(() => outgoing.destroy(new Error(`no end within ${limitMs} ms`)), limitMs);
    outgoing.on('close', () => clearTimeout(limit));
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no data for ${RESPONSE_TIMEOUT_MS} ms`)));
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      // The server closed an idle connection just as the request was sent; it never read the request, so retrying is safe.
      const stale = outgoing.reusedSocket && error.code === 'ECONNRESET';
      if (stale) send(base, wire, options).then(resolve, reject);
      else reject(error);
    });
    outgoing.end(body);
  });
}

function read(incoming: IncomingMessage, streamMs: number): Promise<WireResponse> {
  const { statusCode: status = 0, headers } = incoming;
  const isStream = /^(text\/event-stream|application\/(jsonl|x-ndjson|x-jsonlines))\b/.test(
    headers['content-type'] ?? '',
  );
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    const finish = () => {
      const bytes = Buffer.concat(chunks);
      resolve({ status, headers, text: bytes.toString(), bytes });
    };
    const finishEarly = () => {
      finish();
      incoming.destroy();
    };
    incoming.on('error', reject); // has no effect after `finishEarly`
    if (isStream && streamMs === 0) return finishEarly();
    const timer = isStream ? setTimeout(finishEarly, streamMs) : undefined;
    incoming.on('close', () => clearTimeout(timer));
    let bytes = 0;
    incoming.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      bytes += chunk.length;
      if (isStream) finishEarly();
      else if (bytes > MAX_BODY_BYTES) incoming.destroy(new Error(`the body has more than ${MAX_BODY_BYTES} bytes`));
    });
    incoming.on('end', finish);
  });
}
