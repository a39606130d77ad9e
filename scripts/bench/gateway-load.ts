// The load generator for relays: each client has a WebSocket and an HTTP connection, and does over and over what one
// sign-in does: register a fresh state, ask for the callback as a browser would, wait for the page and for the code.
// Frames and requests are written as bytes, so that the generator costs less than any server it measures.
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { createHistogram } from 'node:perf_hooks';
import type { LoadMessage } from './load.ts';
import { readResponse } from './wire.ts';

export interface GatewayJob {
  readonly port: number;
  readonly clients: number;
  readonly warmupMs: number;
  readonly windowMs: number;
}

const UPGRADE = (port: number) =>
  `GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n';
const REQUEST = (port: number, state: string, code: string) =>
  `GET /callback?code=${code}&state=${state}&scope=openid+email HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n` +
  'Accept: text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8\r\n' +
  'User-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0\r\n\r\n';
const HEAD_END = Buffer.from('\r\n\r\n');

/** A text frame with a mask of zeros, which leaves the text as it is. */
function frame(text: string): Buffer {
  const payload = Buffer.from(text);
  if (payload.length > 125) throw new Error('longer than a short frame');
  return Buffer.concat([Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
}

/** Where the first frame of a server ends; undefined while it is not all there. */
function frameEnd(bytes: Buffer): number | undefined {
  if (bytes.length < 2) return undefined;
  const short = (bytes[1] ?? 0) & 0x7f;
  if (short < 126) return bytes.length < 2 + short ? undefined : 2 + short;
  if (bytes.length < 4) return undefined;
  const end = 4 + bytes.readUInt16BE(2);
  return bytes.length < end ? undefined : end;
}

let counter = 0;
/** A UUID that nobody had before. */
function freshState(): string {
  const tail = (counter++).toString(16).padStart(12, '0');
  return `${PREFIX}-${tail}`;
}
const hex = randomBytes(8).toString('hex');
const PREFIX = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(12, 15)}-a${hex.slice(13, 16)}`;

function run(job: GatewayJob, tell: (message: LoadMessage) => void): void {
  const latencies = createHistogram();
  let requests = 0;
  let failures = 0;
  let stopped = false;
  const stop = (message: LoadMessage) => {
    if (stopped) return;
    stopped = true;
    tell(message);
  };

  /** Reads whole parts off a connection; `find` says where the first one ends. */
  const reading = (socket: Socket, find: (bytes: Buffer) => number | undefined, take: (part: Buffer) => void) => {
    let rest: Buffer = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      for (let end = find(rest); end !== undefined && !stopped; end = find(rest)) {
        const part = rest.subarray(0, end);
        rest = rest.subarray(end);
        take(part);
      }
    });
    socket.on('error', (error) => stop({ error: error.message }));
    socket.on('close', () => stop({ error: 'the server closed a connection' }));
  };

  function client(): void {
    const page = connect({ port: job.port, host: '127.0.0.1', noDelay: true });
    const socket = connect({ port: job.port, host: '127.0.0.1', noDelay: true });
    let state = '';
    let code = '';
    let sentAt = 0;
    let missing = 0;
    let upgraded = false;
    const begin = () => {
      state = freshState();
      code = `4/0A${state}`;
      missing = 2;
      socket.write(frame(`{"type":"register","state":"${state}","provider":"google"}`));
    };
    const arrived = () => {
      missing -= 1;
      if (missing > 0) return;
      latencies.record(Math.max(1, Math.round((performance.now() - sentAt) * 1000)));
      requests += 1;
      begin();
    };
    const find = (bytes: Buffer) => {
      if (upgraded) return frameEnd(bytes);
      const end = bytes.indexOf(HEAD_END);
      return end < 0 ? undefined : end + HEAD_END.length;
    };
    reading(socket, find, (part) => {
      if (!upgraded) {
        upgraded = true;
        return begin();
      }
      const text = part.toString('latin1');
      if (text.includes('"registered"')) {
        sentAt = performance.now();
        page.write(REQUEST(job.port, state, code));
      } else {
        if (!text.includes(code)) failures += 1;
        arrived();
      }
    });
    reading(
      page,
      (bytes) => readResponse(bytes, 0)?.end,
      (part) => {
        if (readResponse(part, 0)?.status !== 200) failures += 1;
        arrived();
      },
    );
    socket.write(UPGRADE(job.port));
  }

  for (let count = 0; count < job.clients; count += 1) client();
  setTimeout(() => {
    latencies.reset();
    requests = 0;
    const began = performance.now();
    const cpu = process.cpuUsage();
    tell('begin');
    setTimeout(() => {
      const elapsedMs = performance.now() - began;
      const { user, system } = process.cpuUsage(cpu);
      const busy = (user + system) / 1000 / elapsedMs;
      stop({ requests, failures, elapsedMs, p50Us: latencies.percentile(50), p99Us: latencies.percentile(99), busy });
    }, job.windowMs);
  }, job.warmupMs);
}

if (import.meta.main) {
  process.on('disconnect', () => process.exit());
  process.once('message', (job: GatewayJob) => run(job, (message) => process.send?.(message)));
}
