// The load generator, a process of its own: keep-alive connections that each send the same bytes again as soon as the
// answer is in. Forked by measure.ts, which sends one LoadJob and gets 'begin' and then a LoadResult.
import { connect } from 'node:net';
import { createHistogram } from 'node:perf_hooks';
import { readResponse } from './wire.ts';

const READ_BUFFER_BYTES = 16 * 1024;

export interface LoadJob {
  readonly port: number;
  readonly request: string;
  readonly status: number;
  readonly connections: number;
  readonly warmupMs: number;
  readonly windowMs: number;
}

/** What happened inside the window; answers to the warm-up count only as failures. */
export interface LoadResult {
  readonly requests: number;
  readonly failures: number;
  readonly elapsedMs: number;
  readonly p50Us: number;
  readonly p99Us: number;
  /** Share of one core that the generator itself used. */
  readonly busy: number;
}

export type LoadMessage = 'begin' | LoadResult | { readonly error: string };

function run(job: LoadJob, tell: (message: LoadMessage) => void): void {
  const request = Buffer.from(job.request);
  const latencies = createHistogram();
  let requests = 0;
  let failures = 0;
  let stopped = false;

  const stop = (message: LoadMessage) => {
    if (stopped) return;
    stopped = true;
    tell(message);
  };

  function open(): void {
    let sentAt = 0;
    let rest: Buffer | undefined;
    const send = () => {
      sentAt = performance.now();
      socket.write(request);
    };
    const receive = (length: number, buffer: Uint8Array): boolean => {
      if (stopped) return false;
      const chunk = Buffer.from(buffer.buffer, buffer.byteOffset, length);
      const bytes = rest ? Buffer.concat([rest, chunk]) : chunk;
      const response = readResponse(bytes, 0);
      if (!response) {
        // The read buffer is used again for the next chunk.
        rest = Buffer.from(bytes);
        return true;
      }
      rest = undefined;
      if (response.end !== bytes.length) stop({ error: 'more bytes than one answer' });
      latencies.record(Math.max(1, Math.round((performance.now() - sentAt) * 1000)));
      requests += 1;
      if (response.status !== job.status) failures += 1;
      send();
      return true;
    };
    const socket = connect({
      port: job.port,
      host: '127.0.0.1',
      noDelay: true,
      onread: { buffer: Buffer.alloc(READ_BUFFER_BYTES), callback: receive },
    });
    socket.on('connect', send);
    socket.on('error', (error) => stop({ error: error.message }));
    socket.on('close', () => stop({ error: 'the server closed a connection' }));
  }

  for (let count = 0; count < job.connections; count += 1) open();

  setTimeout(() => {
    latencies.reset();
    requests = 0;
    const began = performance.now();
    const cpu = process.cpuUsage();
    tell('begin');
    setTimeout(() => {
      const elapsedMs = performance.now() - began;
      const { user, system } = process.cpuUsage(cpu);
      stop({
        requests,
        failures,
        elapsedMs,
        p50Us: latencies.percentile(50),
        p99Us: latencies.percentile(99),
        busy: (user + system) / 1000 / elapsedMs,
      });
    }, job.windowMs);
  }, job.warmupMs);
}

if (import.meta.main) {
  process.on('disconnect', () => process.exit());
  process.once('message', (job: LoadJob) => run(job, (message) => process.send?.(message)));
}
