// Options and limits of a WebSocket channel.
import type { IncomingMessage, Server } from 'node:http';
import type { AddressReader } from '../address.ts';
import type { Channel, ParametersOf, SocketHandlers } from '../channel.ts';
import type { ChannelTable, MessageValidators } from '../tables.ts';
import type { Hosts } from './host.ts';

export const SOCKET_LIMITS = {
  maxMessageBytes: 4 << 10,
  maxSockets: 20_000,
  maxSocketsPerAddress: 256,
  /** Per socket. */
  maxFramesPerSecond: 100,
  /** For all sockets of one address together; above it, sockets that send more than their share are closed. */
  maxFramesPerSecondAndAddress: 5_000,
  /** Deadline for the message `opensWith`; after it the socket is closed with 1008. */
  firstMessageMs: 10_000,
  pingMs: 30_000,
  /** A peer with more unread bytes than this is closed with 1013. */
  maxBufferedBytes: 1 << 20,
  /** A peer is disconnected if a message to it is not flushed within this time. */
  sendMs: 5_000,
  closeGraceMs: 2_000,
};
export type SocketLimits = Readonly<typeof SOCKET_LIMITS>;

export interface AnySocketOptions<Ch extends Channel, Caller> {
  readonly server: Server;
  /** The generated table of the socket. */
  readonly channel: ChannelTable;
  readonly messages: MessageValidators;
  readonly handlers: SocketHandlers<Ch, Caller>;
  /** The message that must arrive within `firstMessageMs`. Absent: clients may only listen. */
  readonly opensWith?: keyof Ch['receives'] & string;
  /** By default the address of the connection. */
  readonly addressOf?: AddressReader;
  /** Allowed hosts, as in `checkHost`, which upgrades do not pass. */
  readonly hosts?: Hosts;
  /** Origins whose pages may connect. Requests without Origin, from programs, are always allowed. */
  readonly origins: readonly string[] | 'any' | ((request: IncomingMessage) => readonly string[]);
  /** Returns the caller, or throws the problem that refuses the upgrade. Absent: no credential is required. */
  readonly admit?: (request: IncomingMessage, address: string, parameters: ParametersOf<Ch>) => Promise<Caller>;
  readonly violations: 'throw' | 'report';
  readonly onFault: (error: unknown, operation?: undefined, requestId?: string) => void;
  readonly limits?: Partial<SocketLimits>;
}

/** `admit` is required if handlers expect a caller. */
export type SocketOptions<Ch extends Channel, Caller = null> = AnySocketOptions<Ch, Caller> &
  (null extends Caller ? unknown : Required<Pick<AnySocketOptions<Ch, Caller>, 'admit'>>);

/** Frames of one socket in the current second. */
export interface FrameCount {
  readonly group: string;
  second: number;
  frames: number;
}

/** Limits the frames that sockets send per second, including pings and pongs. */
export class FrameRate {
  readonly #limits: SocketLimits;
  /** Frames of the current second by address group. */
  readonly #byGroup = new Map<string, number>();
  #second = 0;

  constructor(limits: SocketLimits) {
    this.#limits = limits;
  }

  /** Counts a frame and returns whether it is within the limits. `sockets` is the number of sockets of its address. */
  take(count: FrameCount, sockets: number): boolean {
    const { maxFramesPerSecond, maxFramesPerSecondAndAddress } = this.#limits;
    const second = Math.floor(performance.now() / 1_000);
    if (second !== this.#second) {
      this.#second = second;
      this.#byGroup.clear();
    }
    if (second !== count.second) {
      count.second = second;
      count.frames = 0;
    }
    const fromAddress = (this.#byGroup.get(count.group) ?? 0) + 1;
    this.#byGroup.set(count.group, fromAddress);
    count.frames++;
    if (count.frames > maxFramesPerSecond) return false;
    return fromAddress <= maxFramesPerSecondAndAddress || count.frames * sockets <= maxFramesPerSecondAndAddress;
  }
}
