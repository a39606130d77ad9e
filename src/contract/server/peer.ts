// One socket of a channel: what is sent to it is checked, measured, and given up on when it does not arrive.
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { addressGroup } from '../address-group.ts';
import type { Channel, CloseCode, Peer, Sent } from '../channel.ts';
import type { FrameCount } from './frame-rate.ts';
import type { AnySocketOptions, SocketLimits } from './socket-options.ts';
import { findInvalid } from './validation-errors.ts';
import { ContractViolation } from './violation.ts';

const ignore = (): void => {};

/** A socket that has just opened, and who is behind it. */
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
  /** Closed for something that it did: what it still sends counts for nothing. */
  refused = false;
  busy: Promise<void> | null = null;
  readonly frames: FrameCount;
  readonly #socket: WebSocket;
  /** What the socket writes to. */
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
    this.#socket.send(JSON.stringify(message), (error) => settle(error ? 'gone' : 'sent'));
    if (this.#socket.bufferedAmount === 0 && !this.#stream.errored) return 'sent'; // as nearly always: the kernel has it
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        resolve('stuck');
        this.terminate(); // what was given up must not arrive later
      }, this.#limits.sendMs);
      settle = (sent) => {
        clearTimeout(timer);
        resolve(sent);
      };
    });
  }

  close(code: CloseCode, reason: string): void {
    if (code !== 1001) this.refused = true; // a shutdown is no fault of its own: what is on the way still counts
    this.#socket.resume(); // a paused socket would never see the other side's close
    this.#socket.close(code, reason);
  }

  /** For one that reads or sends as it should not: nothing more is read of it, and the goodbye is not waited for long. */
  cutOff(code: CloseCode, reason: string): void {
    this.close(code, reason);
    this.#socket.pause();
    setTimeout(() => this.terminate(), this.#limits.closeGraceMs).unref(); // it may not read this either
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
