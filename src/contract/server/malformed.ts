// Closes a connection whose requests cannot be parsed, with an error response unless one has already begun.
import type { Socket } from 'node:net';
import { Refusal, type RefusalName } from '../refusal.ts';
import { latestResponse } from './pipelining.ts';
import { endWithProblem, sendProblem } from './write.ts';

const REFUSALS: Readonly<Record<string, RefusalName>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
};

/** Holds the connection open to slow down repeats: each has cost about 11,000 buffers that stay until V8 collects them. */
const CHUNKS_HOLD_MS = 10_000;

export function refuseMalformed(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const response = latestResponse(socket);
  if (response?.req.complete && !response.writableEnded) {
    // The error must not be mistaken for the response to an earlier request, nor be written into one.
    if (response.headersSent) socket.destroy();
    else response.once('finish', () => respond(error, socket));
    return;
  }
  respond(error, socket);
}

const respond = (error: NodeJS.ErrnoException, socket: Socket): void =>
  endWithProblem(socket, new Refusal(REFUSALS[error.code ?? ''] ?? 'malformed-request'));

/** Refuses a body that arrives in too many small chunks, without reading the rest. */
export function refuseChunks(socket: Socket): void {
  if (!socket.writable || latestResponse(socket)?.headersSent) return; // a response is being sent, and the connection closes after it
  sendProblem(
    socket,
    new Refusal('body-too-large', 'The body has too many small chunks. Send larger ones.'),
    CHUNKS_HOLD_MS,
  );
}
