// Counts and limits the connections of a process across all its servers, in total and per address.
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { plainAddress } from '../address.ts';
import { addressGroup } from '../address-group.ts';
import { Refusal } from '../refusal.ts';
import { sendProblem } from './write.ts';

export interface ConnectionLimits {
  readonly maxConnections: number;
  /** Per IPv4 address or IPv6 /64. */
  readonly maxConnectionsPerAddress: number;
  /** Whether an address belongs to a proxy, which carries the connections of many clients. */
  readonly isShared?: (address: string) => boolean;
}

/**
 * How many refused connections per address may stay open to read the reason: 4,096, but at most one eighth of
 * `maxConnections`.
 */
const MAX_REFUSED = 4_096;
const REFUSED_SHARE = 8;

export class Connections {
  readonly #limits: ConnectionLimits;
  readonly #byAddress = new Map<string, number>();
  #open = 0;

  constructor(limits: ConnectionLimits) {
    this.#limits = limits;
  }

  /**
   * Returns whether to serve the connection, and counts it until it closes. Above the limit per address it gets a
   * problem as response; above the total limit it is closed without a response.
   */
  admit(socket: Socket): boolean {
    const { maxConnections, maxConnectionsPerAddress, isShared } = this.#limits;
    const address = plainAddress(socket.remoteAddress ?? '');
    const isProxy = isShared?.(address) ?? false;
    const group = isProxy ? address : addressGroup(address);
    const ofAddress = (this.#byAddress.get(group) ?? 0) + 1;
    const excess = isProxy ? 0 : ofAddress - maxConnectionsPerAddress;
    if (this.#open >= maxConnections || excess > Math.max(1, Math.min(MAX_REFUSED, maxConnections / REFUSED_SHARE))) {
      socket.destroy();
      return false;
    }
    this.#open++;
    this.#byAddress.set(group, ofAddress);
    releases.set(socket, () => this.#release(group));
    socket.once('close', () => {
      this.#open--;
      releaseAddress(socket);
    });
    if (excess > 0) sendProblem(socket, new Refusal('too-many-sockets'));
    return excess <= 0;
  }

  #release(group: string): void {
    const remaining = (this.#byAddress.get(group) ?? 1) - 1;
    if (remaining > 0) this.#byAddress.set(group, remaining);
    else this.#byAddress.delete(group);
  }
}

const releases = new WeakMap<Duplex, () => void>();

/** Stops counting a connection against its address: it has closed, or became a WebSocket, which has its own limit. */
export function releaseAddress(connection: Duplex): void {
  releases.get(connection)?.();
  releases.delete(connection);
}
