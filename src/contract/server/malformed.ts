// What ends a connection whose requests cannot be read: an answer where none has begun.
import type { Socket } from 'node:net';
import { Refusal, type RefusalName } from '../refusal.ts';
import { latestResponse } from './pipelining.ts';
import { endWithProblem, tellProblem } from './write.ts';

const REFUSALS: Readonly<Record<string, RefusalName>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
};

/** Each such connection has cost some 11,000 small buffers, which stay until V8 collects. */
const CHUNKS_HELD_MS = 10_000;

export function refuse(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const response = latestResponse(socket);
  if (response?.req.complete && !response.writableEnded) {
    // The error answer must not be taken for the answer of an earlier request, nor be written into one.
    if (response.headersSent) socket.destroy();
    else response.once('finish', () => answer(error, socket));
    return;
  }
  answer(error, socket);
}

const answer = (error: NodeJS.ErrnoException, socket: Socket): void =>
  endWithProblem(socket, new Refusal(REFUSALS[error.code ?? ''] ?? 'malformed-request'));

/** The rest of a body that comes in too many small chunks is not read. */
export function refuseChunks(socket: Socket): void {
  if (!socket.writable || latestResponse(socket)?.headersSent) return; // it is being answered, and then closed
  tellProblem(socket, new Refusal('body-too-large', 'The body comes in too many small chunks.'), CHUNKS_HELD_MS);
}
