// Requests that are sent ahead of their answers: Node takes up to 2 MiB of them before it looks at another connection. Here
// they are handled one at a time, each when the one before is answered, and nothing more is read meanwhile.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The latest response is kept on its socket: a map lookup would cost every request. */
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
  const hold = () => socket.pause(); // again where Node resumes it, which it does after each answer
  socket.on('resume', hold).pause();
  const goOn = () => {
    const [next] = waiting;
    if (!next || socket.destroyed) {
      delete socket[WAITING];
      socket.off('resume', hold).resume();
    } else if (next.before.closed) atPace(turn);
    else next.before.once('close', () => atPace(turn));
  };
  const turn = () => {
    waiting.shift()?.handle();
    goOn();
  };
  goOn();
}

/** In a millisecond, of all connections: others are looked at in between, however long each takes. */
const TURNS = 2;
const turns: (() => void)[] = [];

function atPace(turn: () => void): void {
  if (turns.push(turn) === 1) setTimeout(takeTurns, 1);
}

function takeTurns(): void {
  for (const turn of turns.slice(0, TURNS)) turn();
  turns.splice(0, TURNS);
  if (turns.length > 0) setTimeout(takeTurns, 1);
}
