// Misbehaving TCP clients: slow, half-closed, or sending garbage between requests.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Random } from '../../src/contract/conform/random.ts';
import { upgradeRequest } from '../bench/raw-http.ts';
import { get } from './sockets/raw-requests.ts';

const CLOSE_LIMIT_MS = 60_000;
const DRIP_MS = 100;
const AT_ONCE = 32;

const GET = get('localhost', '/health');
const POST = 'POST /auth/intents HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
const UPGRADE = upgradeRequest('localhost');
const NOISE = [
  ...['\r\n\r\n', '\0\0\0\0', 'GET', 'GET / HTTP/9.9\r\n\r\n', 'GET  /\r\n\r\n', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  `${POST}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  `${POST}Transfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n{}`,
  `${POST}Content-Length: -1\r\n\r\n{}`,
  `${POST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
  `GET /health HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
  'GET /health HTTP/1.1\r\nHost: localhost\r\n folded: x\r\n\r\n',
  'CONNECT localhost:1 HTTP/1.1\r\nHost: localhost\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
];

type Behaviour = (socket: Socket, random: Random) => Promise<void> | void;

const BEHAVIOURS: Readonly<Record<string, Behaviour>> = {
  /** One byte at a time until the server closes the connection. */
  slow: async (socket, random) => {
    const text = random.chance(0.5) ? `${GET.slice(0, -2)}X: ` : `${POST}Content-Length: 100000\r\n\r\n`;
    socket.write(text);
    while (!socket.closed && !socket.destroyed) {
      socket.write(' ');
      await new Promise((resolve) => setTimeout(resolve, DRIP_MS));
    }
  },
  idle: () => {},
  halfOpen: (socket, random) => {
    const parts = [`${POST}Content-Length: 100\r\n\r\n{"max`, GET.slice(0, 20), `${GET}${GET}`, UPGRADE];
    socket.end(random.pick(parts));
  },
  garbage: (socket, random) => {
    const pieces = Array.from({ length: random.between(1, 5) }, () =>
      random.chance(0.4) ? GET : random.chance(0.3) ? randomBytes(random) : random.pick(NOISE),
    );
    socket.end(pieces.join(''), 'latin1');
  },
  /** A handshake, then bytes that are no frames. */
  noisySocket: (socket, random) => {
    socket.write(UPGRADE);
    socket.write(Buffer.from(randomBytes(random), 'latin1'));
    socket.end(Buffer.from(randomBytes(random), 'latin1'));
  },
  reset: (socket) => {
    socket.write(`${POST}Content-Length: 100\r\n\r\n{`, () => socket.resetAndDestroy());
  },
};

const randomBytes = (random: Random): string =>
  String.fromCharCode(...Array.from({ length: random.between(1, 300) }, () => random.between(0, 255)));

/** Resolves with error messages once the servers have closed every connection. */
export async function openOddConnections(urls: readonly string[], count: number, seed: number): Promise<string[]> {
  const complaints: string[] = [];
  const names = Object.keys(BEHAVIOURS);
  let next = 0;
  const work = async () => {
    for (let index = next++; index < count; index = next++) {
      const name = names[index % names.length] ?? '';
      const url = urls[Math.floor(index / names.length) % urls.length] ?? '';
      const wrong = await runOne(url, BEHAVIOURS[name] as Behaviour, new Random(seed + index));
      if (wrong !== null) complaints.push(`${name}, seed ${seed + index}, ${url}: ${wrong}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return complaints;
}

async function runOne(url: string, behave: Behaviour, random: Random): Promise<string | null> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  const chunks: Buffer[] = [];
  socket.on('error', () => {}); // the server may reset the connection
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.on('end', () => socket.end());
  const closed = once(socket, 'close', { signal: AbortSignal.timeout(CLOSE_LIMIT_MS) });
  closed.catch(() => {});
  await once(socket, 'connect');
  await behave(socket, random);
  try {
    await closed;
  } catch {
    socket.destroy();
    return `still open after ${CLOSE_LIMIT_MS} ms, with ${JSON.stringify(Buffer.concat(chunks).toString('latin1').slice(0, 80))}`;
  }
  const answers = Buffer.concat(chunks).toString('latin1');
  return /^HTTP\/1\.1 5(?!01)\d\d.*$/m.exec(answers)?.[0] ?? null;
}
