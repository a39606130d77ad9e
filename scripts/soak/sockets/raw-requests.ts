// The bytes that clients of a listener send before their connections are cut: requests, bodies, upgrades and frames. The
// servers refuse most of them.
import type { Random } from '../../../src/contract/conform/random.ts';

export interface Listener {
  readonly name: string;
  readonly port: number;
  /** Requests for this listener, each with the bytes of one connection. */
  readonly requests: readonly string[];
}

const KEY = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
const UPGRADE = `Connection: Upgrade\r\nUpgrade: websocket\r\n${KEY}`;
const JSON_BODY = 'Content-Type: application/json\r\n';

export const get = (host: string, path: string, headers = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${headers}\r\n`;

export const upgrade = (host: string, path = '/', headers = ''): string => get(host, path, UPGRADE + headers);

export const post = (host: string, path: string, body: string, headers = JSON_BODY): string =>
  `POST ${path} HTTP/1.1\r\nHost: ${host}\r\n${headers}Content-Length: ${body.length}\r\n\r\n${body}`;

export const chunked = (host: string, path: string, headers = JSON_BODY): string =>
  `POST ${path} HTTP/1.1\r\nHost: ${host}\r\n${headers}Transfer-Encoding: chunked\r\n\r\n` +
  `${'8\r\n{"a": 1}\r\n'.repeat(200)}0\r\n\r\n`;

/** A text frame with a mask of zeros, which leaves the text unchanged. */
export function frame(text: string): string {
  const { length } = text;
  const size = length < 126 ? [0x80 | length] : [0x80 | 126, length >> 8, length & 0xff];
  return String.fromCharCode(0x81, ...size, 0, 0, 0, 0) + text;
}

/** Requests for every listener. */
const COMMON_REQUESTS: readonly string[] = [
  get('localhost', '/health'),
  get('localhost', '/health').repeat(20),
  get('localhost', '/nowhere'),
  get('elsewhere.example', '/health'),
  get('localhost', 'http://elsewhere.example/health'),
  get('localhost', '/health', 'Expect: nonsense\r\n'),
  get('localhost', '/health', `X-Long: ${'x'.repeat(20_000)}\r\n`),
  upgrade('x'),
  upgrade('localhost'),
  upgrade('localhost', '/nowhere'),
  upgrade('localhost', '/', 'Origin: https://evil.example\r\n'),
  upgrade('localhost', 'http://elsewhere.example/'),
  get('localhost', '/', 'Connection: Upgrade\r\nUpgrade: websocket\r\n'),
  get('localhost', '/', 'Connection: Upgrade\r\nUpgrade: h2c\r\n'),
  upgrade('x') + 'x'.repeat(5_000),
  post('localhost', '/nowhere', 'x'.repeat(100_000)),
  post('elsewhere.example', '/', 'x'.repeat(100_000)),
  chunked('localhost', '/'),
  chunked('elsewhere.example', '/'),
  post('localhost', '/', '{}', 'Transfer-Encoding: gzip\r\n'),
  'CONNECT localhost:1 HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n',
];

export const pickRequest = ({ requests }: Listener, random: Random): Buffer =>
  Buffer.from(
    random.chance(0.5) && requests.length > 0 ? random.pick(requests) : random.pick(COMMON_REQUESTS),
    'latin1',
  );
