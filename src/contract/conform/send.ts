// Sends a request as it was written, byte for byte, and reads the answer.
import { Agent, request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { Wire } from './wire.ts';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Of an event stream its first words, where `streamMs` is given. */
  readonly text: string;
  readonly bytes: Buffer;
}
export interface SendOptions {
  readonly agent?: Agent;
  /** How long the first words of an event stream, which need not end, are waited for; 0: its headers are the answer. */
  readonly streamMs?: number;
}

export const ANSWER_LIMIT_MS = 30_000;
/** Of one body: how long it may take, and how many bytes it may have. */
const BODY_LIMIT_MS = 60_000;
export const BODY_LIMIT_BYTES = 64 * 1024 * 1024;
const plain = new Agent({ keepAlive: true, maxSockets: 4 });
const secure = new HttpsAgent({ keepAlive: true, maxSockets: 4 });

export function send(base: string, wire: Wire, options: SendOptions = {}): Promise<Answer> {
  const { method, headers, body } = wire;
  const { hostname, port, protocol, pathname } = new URL(base);
  const isSecure = protocol === 'https:';
  const { agent = isSecure ? secure : plain, streamMs = 0 } = options;
  const path = pathname.replace(/\/$/, '') + wire.path;
  const length = body === undefined ? {} : { 'Content-Length': `${Buffer.byteLength(body)}` };
  const target = { hostname, port, method, path, headers: { ...length, ...headers }, agent, timeout: ANSWER_LIMIT_MS };
  return new Promise((resolve, reject) => {
    const outgoing = (isSecure ? httpsRequest : httpRequest)(target, (incoming) =>
      read(incoming, streamMs).then(resolve, reject),
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error(`nothing for ${ANSWER_LIMIT_MS} ms`)));
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      // The server may close an idle connection while a request is on its way to it: such a request was never read.
      const stale = outgoing.reusedSocket && error.code === 'ECONNRESET';
      if (stale) send(base, wire, options).then(resolve, reject);
      else reject(error);
    });
    outgoing.end(body);
  });
}

function read(incoming: IncomingMessage, streamMs: number): Promise<Answer> {
  const { statusCode: status = 0, headers } = incoming;
  const isStream = headers['content-type'] === 'text/event-stream';
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    const finish = () => {
      const bytes = Buffer.concat(chunks);
      resolve({ status, headers, text: bytes.toString(), bytes });
    };
    const leave = () => {
      finish();
      incoming.destroy();
    };
    incoming.on('error', reject); // after `leave` this changes nothing
    if (isStream && streamMs === 0) return leave();
    const late = () => incoming.destroy(new Error(`its body did not end within ${BODY_LIMIT_MS} ms`));
    const timer = isStream ? setTimeout(leave, streamMs) : setTimeout(late, BODY_LIMIT_MS);
    incoming.on('close', () => clearTimeout(timer));
    let bytes = 0;
    incoming.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      bytes += chunk.length;
      if (isStream) leave();
      else if (bytes > BODY_LIMIT_BYTES)
        incoming.destroy(new Error(`its body has more than ${BODY_LIMIT_BYTES} bytes`));
    });
    incoming.on('end', finish);
  });
}
