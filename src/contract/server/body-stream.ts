// Request bodies that a handler reads while they arrive: operations with `x-stream`.
import type { IncomingMessage } from 'node:http';
import { ClientGone, tooLarge } from './body-limits.ts';

/** Requests whose body is streamed, which the limit for the time of a request does not apply to. */
const streamed = new WeakSet<IncomingMessage>();

export const isStreamed = (request: IncomingMessage): boolean => streamed.has(request);

/**
 * The bytes as they arrive. A slow reader slows the client down. Throws `ClientGone` if the body ends early: the
 * connection is closed when no byte arrives for `silenceMs`.
 */
export function streamBody(request: IncomingMessage, limit: number, silenceMs: number): AsyncIterable<Uint8Array> {
  if (Number(request.headers['content-length']) > limit) throw tooLarge(limit);
  streamed.add(request);
  return readChunks(request, limit, silenceMs);
}

async function* readChunks(request: IncomingMessage, limit: number, silenceMs: number): AsyncGenerator<Uint8Array> {
  const { socket } = request;
  let size = 0;
  request.setTimeout(silenceMs);
  try {
    // A handler that stops early still answers, so the connection stays open.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limit) throw tooLarge(limit);
      yield chunk;
    }
  } catch (error) {
    throw request.destroyed && !request.complete ? new ClientGone() : error;
  } finally {
    socket.setTimeout(0);
  }
}
