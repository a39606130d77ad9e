// One keep-alive connection that sends the same bytes again as soon as the answer is in.
import { connect, type Socket } from 'node:net';
import type { Tally } from './load-report.ts';
import { readResponse } from './raw-http.ts';

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
      rest = Buffer.from(bytes); // the read buffer is used again for the next chunk
      return true;
    }
    rest = undefined;
    if (response.end !== bytes.length) tally.fail('more bytes than one answer');
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
