// One keep-alive connection that repeats the same request as soon as the response has arrived.
import { connect, type Socket } from 'node:net';
import { readResponse } from './raw-http.ts';
import type { Tally } from './tally.ts';

export interface RepeatJob {
  readonly kind: 'repeat';
  readonly request: string;
  readonly status: number;
}

const READ_BUFFER_BYTES = 16 * 1024;

export function openRepeating(port: number, job: RepeatJob, tally: Tally): readonly Socket[] {
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
