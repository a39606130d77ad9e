// The load generator, a separate process. Its connections repeat their job without a pause, and it measures them for a
// window of time. Forked by measure.ts, which sends a LoadJob for each window, receives 'begin' and a LoadResult, and sends
// 'stop'.
import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { createHistogram } from 'node:perf_hooks';
import { frameEnd, readResponse, textFrame, upgradeRequest } from './raw-http.ts';

/** Counts the rounds of a client. */
interface Tally {
  /** Reports a finished round; `sentAt` is from performance.now(). */
  done(sentAt: number, good: boolean): void;
  /** Aborts the whole measurement. */
  fail(reason: string): void;
  readonly stopped: boolean;
}

export interface RepeatJob {
  readonly kind: 'repeat';
  readonly request: string;
  readonly status: number;
}

const READ_BUFFER_BYTES = 16 * 1024;

/** One keep-alive connection that repeats the same request as soon as the response has arrived. */
function openRepeating(port: number, job: RepeatJob, tally: Tally): readonly Socket[] {
  const request = Buffer.from(job.request);
  let sentAt = 0;
  let rest: Buffer | undefined;
  const send = () => {
    sentAt = performance.now();
    socket.write(request);
  };
  const receive = (length: number, buffer: Uint8Array): boolean => {
    if (tally.stopped) return false;
    const chunk = Buffer.from(buffer.buffer, buffer.byteOffset, length);
    const bytes = rest ? Buffer.concat([rest, chunk]) : chunk;
    const response = readResponse(bytes, 0);
    if (!response) {
      rest = Buffer.from(bytes); // the read buffer is reused for the next chunk
      return true;
    }
    rest = undefined;
    if (response.end !== bytes.length) tally.fail('the server sent more than one response');
    tally.done(sentAt, response.status === job.status);
    send();
    return true;
  };
  const onread = { buffer: Buffer.alloc(READ_BUFFER_BYTES), callback: receive };
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread });
  socket.on('connect', send);
  socket.on('error', (error) => tally.fail(error.message));
  socket.on('close', () => tally.fail('the server closed a connection'));
  return [socket];
}

export interface SignInJob {
  readonly kind: 'sign-in';
}

const REQUEST = (port: number, state: string, code: string) =>
  `GET /callback?code=${code}&state=${state}&scope=openid+email HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n` +
  'Accept: text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8\r\n' +
  'User-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0\r\n\r\n';
/** The first byte of an unfragmented text frame. */
const TEXT_FRAME = 0x81;
const HEAD_END = Buffer.from('\r\n\r\n');

/** A cheap unique UUID: a random prefix and a counter. */
let counter = 0;
const PREFIX = randomUUID().slice(0, -12);
const freshState = (): string => PREFIX + (counter++).toString(16).padStart(12, '0');

/**
 * One client of a gateway or relay: a WebSocket and an HTTP connection that repeat a sign-in. They register a new state,
 * request the callback as a browser would, and wait for the page and the code. Frames and requests are written as bytes,
 * so that the load generator needs less CPU than any measured server.
 */
function openSigningIn(port: number, tally: Tally): readonly Socket[] {
  const page = connect({ port, host: '127.0.0.1', noDelay: true });
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let [state, code] = ['', ''];
  let sentAt = 0;
  let missing = 0;
  let good = true;
  let upgraded = false;
  const begin = () => {
    state = freshState();
    code = `4/0A${state}`;
    missing = 2;
    good = true;
    socket.write(textFrame(`{"type":"register","state":"${state}","provider":"google"}`));
  };
  const receive = (isExpected: boolean) => {
    missing -= 1;
    good &&= isExpected;
    if (missing > 0) return;
    tally.done(sentAt, good);
    begin();
  };
  const findEnd = (bytes: Buffer) => {
    if (upgraded) return frameEnd(bytes);
    const end = bytes.indexOf(HEAD_END);
    return end < 0 ? undefined : end + HEAD_END.length;
  };
  readParts(socket, tally, findEnd, (part) => {
    if (!upgraded) {
      upgraded = true;
      return begin();
    }
    if (part[0] !== TEXT_FRAME) return; // a ping
    const text = part.toString('latin1');
    if (!text.includes('"registered"')) return receive(text.includes(code));
    sentAt = performance.now();
    page.write(REQUEST(port, state, code));
  });
  readParts(
    page,
    tally,
    (bytes) => readResponse(bytes, 0)?.end,
    (part) => receive(readResponse(part, 0)?.status === 200),
  );
  socket.write(upgradeRequest(`127.0.0.1:${port}`));
  return [page, socket];
}

/** Splits the data of a connection into parts; `findEnd` returns where the first one ends. */
function readParts(
  socket: Socket,
  tally: Tally,
  findEnd: (bytes: Buffer) => number | undefined,
  take: (part: Buffer) => void,
): void {
  let rest: Buffer = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (let end = findEnd(rest); end !== undefined && !tally.stopped; end = findEnd(rest)) {
      const part = rest.subarray(0, end);
      rest = rest.subarray(end);
      take(part);
    }
  });
  socket.on('error', (error) => tally.fail(error.message));
  socket.on('close', () => tally.fail('the server closed a connection'));
}

export interface Window {
  readonly warmupMs: number;
  readonly windowMs: number;
}
export type LoadJob = Window & { readonly port: number; readonly clients: number } & (RepeatJob | SignInJob);

/** Counts within the window. Of the warm-up, only failures count. */
export interface LoadResult {
  readonly requests: number;
  readonly failures: number;
  readonly elapsedMs: number;
  readonly p50Us: number;
  readonly p99Us: number;
  /** Share of one core that the load generator itself used. */
  readonly busy: number;
}

export type LoadMessage = 'begin' | LoadResult | { readonly error: string };

/** Continues until it is stopped, so that the server's CPU time is read under load. */
function run(job: LoadJob, report: (message: LoadMessage) => void): () => void {
  const latencies = createHistogram();
  let requests = 0;
  let failures = 0;
  let stopped = false;
  const stop = () => {
    stopped = true;
    for (const connection of connections) connection.destroy();
  };
  const tally: Tally = {
    done: (sentAt, good) => {
      latencies.record(Math.max(1, Math.round((performance.now() - sentAt) * 1000)));
      requests += 1;
      if (!good) failures += 1;
    },
    fail: (error) => {
      if (!stopped) report({ error });
      stopped = true;
    },
    get stopped() {
      return stopped;
    },
  };
  const open = () => (job.kind === 'repeat' ? openRepeating(job.port, job, tally) : openSigningIn(job.port, tally));
  const connections = Array.from({ length: job.clients }, open).flat();
  setTimeout(() => {
    latencies.reset();
    requests = 0;
    const began = performance.now();
    const cpu = process.cpuUsage();
    report('begin');
    setTimeout(() => {
      const elapsedMs = performance.now() - began;
      const { user, system } = process.cpuUsage(cpu);
      const busy = (user + system) / 1000 / elapsedMs;
      const [p50Us, p99Us] = [latencies.percentile(50), latencies.percentile(99)];
      if (!stopped) report({ requests, failures, elapsedMs, p50Us, p99Us, busy });
    }, job.windowMs);
  }, job.warmupMs);
  return stop;
}

if (import.meta.main) {
  process.on('disconnect', () => process.exit());
  let stop = () => {};
  process.on('message', (message: LoadJob | 'stop') => {
    if (message === 'stop') stop();
    else stop = run(message, (reported) => process.send?.(reported));
  });
}
