// One client of a gateway or relay: a WebSocket and an HTTP connection that repeat a sign-in. They register a new state,
// request the callback as a browser would, and wait for the page and the code. Frames and requests are written as bytes,
// so that the load generator needs less CPU than any measured server.
import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { frameEnd, readResponse, textFrame, upgradeRequest } from './raw-http.ts';
import type { Tally } from './tally.ts';

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

export function openSigningIn(port: number, tally: Tally): readonly Socket[] {
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
