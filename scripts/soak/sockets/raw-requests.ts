// The bytes that clients of a listener send before their connections are cut: requests, bodies, upgrades and frames. The
// servers refuse most of them.
import type { Random } from '../../../src/contract/conform/random.ts';
import { textFrame, upgradeRequest } from '../../bench/raw-http.ts';

export interface Listener {
  readonly name: string;
  readonly port: number;
  /** Requests for this listener, each with the bytes of one connection. */
  readonly requests: readonly string[];
}

const JSON_BODY = 'Content-Type: application/json\r\n';

export const get = (host: string, path: string, headers = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${headers}\r\n`;

export const post = (host: string, path: string, body: string, headers = JSON_BODY): string =>
  `POST ${path} HTTP/1.1\r\nHost: ${host}\r\n${headers}Content-Length: ${body.length}\r\n\r\n${body}`;

export const chunked = (host: string, path: string, headers = JSON_BODY): string =>
  `POST ${path} HTTP/1.1\r\nHost: ${host}\r\n${headers}Transfer-Encoding: chunked\r\n\r\n` +
  `${'8\r\n{"a": 1}\r\n'.repeat(200)}0\r\n\r\n`;

export const frame = (text: string): string => textFrame(text).toString('latin1');

/** Requests for every listener. */
const COMMON_REQUESTS: readonly string[] = [
  get('localhost', '/health'),
  get('localhost', '/health').repeat(20),
  get('localhost', '/nowhere'),
  get('elsewhere.example', '/health'),
  get('localhost', 'http://elsewhere.example/health'),
  get('localhost', '/health', 'Expect: nonsense\r\n'),
  get('localhost', '/health', `X-Long: ${'x'.repeat(20_000)}\r\n`),
  upgradeRequest('x'),
  upgradeRequest('localhost'),
  upgradeRequest('localhost', '/nowhere'),
  upgradeRequest('localhost', '/', 'Origin: https://evil.example\r\n'),
  upgradeRequest('localhost', 'http://elsewhere.example/'),
  get('localhost', '/', 'Connection: Upgrade\r\nUpgrade: websocket\r\n'),
  get('localhost', '/', 'Connection: Upgrade\r\nUpgrade: h2c\r\n'),
  upgradeRequest('x') + 'x'.repeat(5_000),
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
