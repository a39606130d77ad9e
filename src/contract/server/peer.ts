// The server's side of one socket: validates outgoing messages and disconnects clients that do not read them.
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { addressGroup } from '../address-group.ts';
import type { Channel, CloseCode, ParametersOf, Peer, Sent } from '../channel.ts';
import { encodeMessage, type Messages } from '../messages.ts';
import { ContractViolation } from './reply.ts';
import type { AnySocketOptions, FrameCount, SocketLimits } from './socket-options.ts';

/** Multiplies `closeGraceMs`: a flooding client is held this long, since reading its frames costs megabytes of garbage. */
const FLOOD_GRACE_FACTOR = 5;

/** A newly opened socket with its caller. */
export interface NewSocket<Ch extends Channel, Caller>
  extends Pick<Peer<Ch, Caller>, 'address' | 'caller' | 'parameters'> {
  readonly socket: WebSocket;
  readonly stream: Duplex;
}

export class ConnectedPeer<Ch extends Channel, Caller> implements Peer<Ch, Caller> {
  readonly address: string;
  readonly caller: Caller;
  readonly parameters: ParametersOf<Ch>;
  alive = true;
  /** Closed for a violation; further messages are ignored. */
  refused = false;
  /** Set while handlers run. */
  busy: Promise<void> | null = null;
  readonly frames: FrameCount;
  readonly socket: WebSocket;
  /** The underlying TCP or TLS stream. */
  readonly #stream: Duplex;
  readonly #options: AnySocketOptions<Ch, Caller>;
  readonly #limits: SocketLimits;
  readonly #messages: Messages;

  constructor(
    { socket, stream, address, caller, parameters }: NewSocket<Ch, Caller>,
    options: AnySocketOptions<Ch, Caller>,
    limits: SocketLimits,
    messages: Messages,
  ) {
    this.socket = socket;
    this.#stream = stream;
    this.address = address;
    this.caller = caller;
    this.parameters = parameters;
    this.frames = { group: addressGroup(address), second: 0, frames: 0 };
    this.#options = options;
    this.#limits = limits;
    this.#messages = messages;
  }

  send(message: Ch['server']): Sent | Promise<Sent> {
    const match = this.#messages.find(message);
    if (!match) {
      const violation = new ContractViolation(`${this.#describe(message)} does not match the document`);
      if (this.#options.violations === 'throw') throw violation;
      this.#options.onFault(violation);
    }
    if (this.socket.readyState !== this.socket.OPEN) return 'gone';
    if (this.socket.bufferedAmount > this.#limits.maxBufferedBytes) {
      this.cutOff(1013, 'The client reads too slowly.');
      return 'stuck';
    }
    let settle: (sent: Sent) => void = () => {};
    const data = encodeMessage(match ? match.value : message, this.#messages.table);
    this.socket.send(Buffer.from(data as string), { binary: typeof data !== 'string' }, (error) =>
      settle(error ? 'gone' : 'sent'),
    );
    if (this.socket.bufferedAmount === 0 && !this.#stream.errored) return 'sent'; // the usual case: the kernel has it
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        resolve('stuck');
        this.socket.terminate(); // a message reported as undelivered must not arrive later
      }, this.#limits.sendMs);
      settle = (sent) => {
        clearTimeout(timer);
        resolve(sent);
      };
    });
  }

  #describe(message: Ch['server']): string {
    const { tag } = this.#messages.table;
    return tag === undefined ? 'a message' : `a message of ${tag} ${this.#messages.tagOf(message)}`;
  }

  close(code: CloseCode, reason: string): void {
    if (code !== 1001) this.refused = true; // on shutdown, messages already received are still handled
    this.socket.resume(); // a paused socket would never see the close frame
    this.socket.close(code, reason);
  }

  /** Closes after a violation: stops reading, and delays the end of clients that do not close, so they reconnect later. */
  cutOff(code: CloseCode, reason: string): void {
    this.close(code, reason);
    this.socket.pause();
    setTimeout(() => this.socket.terminate(), FLOOD_GRACE_FACTOR * this.#limits.closeGraceMs).unref(); // the client may not read the close frame either
  }

  /**
   * Later messages wait until this work has ended. The socket is paused only if there are any, because pausing and resuming
   * costs system calls, and most clients wait for an answer.
   */
  waitFor(work: Promise<unknown>): void {
    const done = work.then(() => {
      if (this.busy !== done) return; // a later message waits, too
      this.busy = null;
      if (this.socket.isPaused && !this.refused) this.socket.resume();
    });
    if (this.busy !== null && this.socket.readyState === this.socket.OPEN) this.socket.pause();
    this.busy = done;
  }

  pong(data: Buffer): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > this.#limits.maxBufferedBytes) this.cutOff(1013, 'The client reads too slowly.');
    else this.socket.pong(data);
  }

  ping(): void {
    if (!this.alive) return this.socket.terminate();
    this.alive = false;
    if (this.socket.readyState === this.socket.OPEN) this.socket.ping();
  }
}
