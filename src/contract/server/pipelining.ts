// Handles pipelined requests one at a time: each starts after the previous response, and nothing is read meanwhile.
// Node alone would process up to 2 MiB of requests from one connection before serving another.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The latest response is stored on its socket, because a map lookup would slow down every request. */
const RESPONSE = Symbol('response');
const WAITING = Symbol('waiting');
type Tracked = Socket & { [RESPONSE]?: ServerResponse; [WAITING]?: Waiting[] };

interface Waiting {
  readonly before: ServerResponse;
  handle(): void;
}

export const latestResponse = (socket: Socket): ServerResponse | undefined => (socket as Tracked)[RESPONSE];

export function handleInOrder(request: IncomingMessage, response: ServerResponse, handle: RequestListener): void {
  const socket: Tracked = request.socket;
  const before = socket[RESPONSE];
  socket[RESPONSE] = response;
  if (!before || before.closed) handle(request, response);
  else wait(socket, { before, handle: () => handle(request, response) });
}

function wait(socket: Tracked, last: Waiting): void {
  if (socket[WAITING]) return void socket[WAITING].push(last);
  const waiting = [last];
  socket[WAITING] = waiting;
  const keepPaused = () => socket.pause(); // Node resumes the socket after each response
  socket.on('resume', keepPaused).pause();
  const scheduleNext = () => {
    const [next] = waiting;
    if (!next || socket.destroyed) {
      delete socket[WAITING];
      socket.off('resume', keepPaused).resume();
    } else if (next.before.closed) schedule(handleNext);
    else next.before.once('close', () => schedule(handleNext));
  };
  const handleNext = () => {
    waiting.shift()?.handle();
    scheduleNext();
  };
  scheduleNext();
}

/** Pipelined requests started per millisecond, for all connections together, so that other connections are served too. */
const REQUESTS_PER_MS = 2;
const queue: (() => void)[] = [];

function schedule(run: () => void): void {
  if (queue.push(run) === 1) setTimeout(runQueue, 1);
}

function runQueue(): void {
  for (const run of queue.slice(0, REQUESTS_PER_MS)) run();
  queue.splice(0, REQUESTS_PER_MS);
  if (queue.length > 0) setTimeout(runQueue, 1);
}
