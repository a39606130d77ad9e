// One socket of a channel: messages to it are validated, and it is cut off when it does not read them.
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { addressGroup } from '../address-group.ts';
import type { Channel, CloseCode, Peer, Sent } from '../channel.ts';
import type { FrameCount } from './frame-rate.ts';
import type { AnySocketOptions, SocketLimits } from './socket-options.ts';
import { findInvalid } from './validation-errors.ts';
import { ContractViolation } from './violation.ts';

const ignore = (): void => {};
/** Times the grace. What a flood has sent at once is read frame by frame, some megabytes of garbage for each socket. */
const HELD = 5;

/** A socket that has just opened, with its caller. */
export interface Connected<Caller> {
  readonly socket: WebSocket;
  readonly stream: Duplex;
  readonly address: string;
  readonly caller: Caller;
}

/** The server's side of one socket. */
export class ConnectedPeer<Ch extends Channel, Caller> implements Peer<Ch, Caller> {
  readonly address: string;
  readonly caller: Caller;
  alive = true;
  /** Closed for a violation: whatever it still sends is ignored. */
  refused = false;
  busy: Promise<void> | null = null;
  readonly frames: FrameCount;
  readonly #socket: WebSocket;
  /** The underlying TCP or TLS stream. */
  readonly #stream: Duplex;
  readonly #options: AnySocketOptions<Ch, Caller>;
  readonly #limits: SocketLimits;

  constructor(
    { socket, stream, address, caller }: Connected<Caller>,
    options: AnySocketOptions<Ch, Caller>,
    limits: SocketLimits,
  ) {
    this.#socket = socket;
    this.#stream = stream;
    this.address = address;
    this.caller = caller;
    this.frames = { group: addressGroup(address), second: 0, frames: 0 };
    this.#options = options;
    this.#limits = limits;
  }

  send(message: Ch['server']): Sent | Promise<Sent> {
    const validate = this.#options.messages.server[message.type];
    if (!validate || findInvalid(validate, message, '')) {
      const violation = new ContractViolation(`a message of type ${message.type} is not what the document says`);
      if (this.#options.violations === 'throw') throw violation;
      this.#options.onFault(violation);
    }
    if (this.#socket.readyState !== this.#socket.OPEN) return 'gone';
    if (this.#socket.bufferedAmount > this.#limits.maxBufferedBytes) {
      this.cutOff(1013, 'You read too slowly.');
      return 'stuck';
    }
    let settle: (sent: Sent) => void = ignore;
    this.#socket.send(Buffer.from(JSON.stringify(message)), { binary: false }, (error) =>
      settle(error ? 'gone' : 'sent'),
    );
    if (this.#socket.bufferedAmount === 0 && !this.#stream.errored) return 'sent'; // the usual case: handed to the kernel
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        resolve('stuck');
        this.terminate(); // a message reported as undelivered must not arrive later
      }, this.#limits.sendMs);
      settle = (sent) => {
        clearTimeout(timer);
        resolve(sent);
      };
    });
  }

  close(code: CloseCode, reason: string): void {
    if (code !== 1001) this.refused = true; // after a shutdown, messages already sent by the client are still handled
    this.#socket.resume(); // a paused socket would never see the other side's close
    this.#socket.close(code, reason);
  }

  /** Closes for a violation: stops reading at once, and holds on to whoever does not close, who would only come back. */
  cutOff(code: CloseCode, reason: string): void {
    this.close(code, reason);
    this.#socket.pause();
    setTimeout(() => this.terminate(), HELD * this.#limits.closeGraceMs).unref(); // it may not read this either
  }

  pong(data: Buffer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > this.#limits.maxBufferedBytes) this.cutOff(1013, 'You read too slowly.');
    else this.#socket.pong(data);
  }

  ping(): void {
    if (!this.alive) return this.terminate();
    this.alive = false;
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.ping();
  }

  pause(): void {
    this.#socket.pause();
  }

  resume(): void {
    this.#socket.resume();
  }

  terminate(): void {
    this.#socket.terminate();
  }
}
