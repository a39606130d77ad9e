// A minimal HTTP/1.1 and WebSocket client for load: prebuilt requests, and responses that are only split, not parsed.
import { connect } from 'node:net';

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The bytes of the request to this port of 127.0.0.1. */
export function encode({ method, path, headers, body }: Call, port: number): string {
  const lines = Object.entries({
    host: `127.0.0.1:${port}`,
    ...headers,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

const HEAD_END = Buffer.from('\r\n\r\n');
const STATUS_OFFSET = 'HTTP/1.1 '.length;
const ZERO = 48;

export interface Framed {
  readonly status: number;
  /** Where the next response begins. */
  readonly end: number;
}

/** The response that begins at `start`; undefined while it is incomplete. */
export function readResponse(bytes: Buffer, start: number): Framed | undefined {
  const headEnd = bytes.indexOf(HEAD_END, start);
  if (headEnd < 0) return undefined;
  const digit = (place: number) => (bytes[start + STATUS_OFFSET + place] ?? 0) - ZERO;
  const status = digit(0) * 100 + digit(1) * 10 + digit(2);
  const bodyStart = headEnd + HEAD_END.length;
  if (status === 204 || status === 304) return { status, end: bodyStart };
  const head = bytes.toString('latin1', start, headEnd);
  const length = /\r\ncontent-length:\s*(\d+)/i.exec(head)?.[1];
  const end = length === undefined ? chunkedEnd(bytes, bodyStart) : bodyStart + Number(length);
  return end === undefined || end > bytes.length ? undefined : { status, end };
}

function chunkedEnd(bytes: Buffer, bodyStart: number): number | undefined {
  for (let at = bodyStart; ; ) {
    const lineEnd = bytes.indexOf('\r\n', at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16);
    if (Number.isNaN(size)) throw new Error('the response has neither Content-Length nor chunks');
    at = lineEnd + 2 + size + 2;
    if (size === 0) return at;
  }
}

/** A WebSocket handshake; `headers` are additional lines. */
export const upgradeRequest = (host: string, path = '/', headers = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${headers}\r\n`;

/** A text frame with a mask of zeros, which leaves the text unchanged. */
export function textFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const { length } = payload;
  if (length > 0xffff) throw new Error('a frame of this client has at most 65,535 bytes');
  const size = length < 126 ? [0x80 | length] : [0x80 | 126, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([0x81, ...size, 0, 0, 0, 0]), payload]);
}

/** Where the first frame of a server ends; undefined while it is incomplete. */
export function frameEnd(bytes: Buffer): number | undefined {
  if (bytes.length < 2) return undefined;
  const short = (bytes[1] ?? 0) & 0x7f;
  if (short < 126) return bytes.length < 2 + short ? undefined : 2 + short;
  if (bytes.length < 4) return undefined;
  const end = 4 + bytes.readUInt16BE(2);
  return bytes.length < end ? undefined : end;
}

/** Sends one request over a new connection and resolves with the status. */
export function ask(port: number, call: Call): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let received = Buffer.alloc(0);
    socket.setTimeout(10_000, () => socket.destroy(new Error('no response within 10 s')));
    socket.on('connect', () => socket.write(encode(call, port)));
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      const response = readResponse(received, 0);
      if (!response) return;
      resolve(response.status);
      socket.destroy();
    });
    socket.on('error', reject);
    // Has no effect after resolve.
    socket.on('close', () => reject(new Error('the server closed the connection without a response')));
  });
}
