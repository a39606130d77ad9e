// Counts and limits the connections of a process: in total across all its servers, and per server and address.
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { plainAddress } from '../address.ts';
import { addressGroup, describeLimit } from '../address-group.ts';
import { Refusal } from '../refusal.ts';
import { sendProblem } from './write.ts';

export interface ConnectionLimits {
  readonly maxConnections: number;
  /** Per server, and per IPv4 address or IPv6 /64. */
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
/** What one address can have at all servers together, so that others can still connect. */
const ADDRESS_SHARE = 3 / 4;

export class Connections {
  readonly #limits: ConnectionLimits;
  readonly #byAddress = new Map<string, Map<object, number>>();
  #open = 0;

  constructor(limits: ConnectionLimits) {
    this.#limits = limits;
  }

  /**
   * Returns whether to serve the connection, and counts it until it closes. Above the limit per address it gets a
   * problem as response; above the total limit it is closed without a response.
   */
  admit(socket: Socket, server: object): boolean {
    const { maxConnections, maxConnectionsPerAddress, isShared } = this.#limits;
    const address = plainAddress(socket.remoteAddress ?? '');
    const isProxy = isShared?.(address) ?? false;
    const group = isProxy ? address : addressGroup(address);
    const counts = this.#byAddress.get(group) ?? new Map<object, number>();
    const ofServer = (counts.get(server) ?? 0) + 1;
    const ofAddress = [...counts.values()].reduce((sum, count) => sum + count, 1);
    const most = Math.max(maxConnectionsPerAddress, Math.floor(maxConnections * ADDRESS_SHARE));
    const excess = isProxy ? 0 : Math.max(ofServer - maxConnectionsPerAddress, ofAddress - most);
    if (this.#open >= maxConnections || excess > Math.max(1, Math.min(MAX_REFUSED, maxConnections / REFUSED_SHARE))) {
      socket.destroy();
      return false;
    }
    this.#open++;
    this.#byAddress.set(group, counts.set(server, ofServer));
    releases.set(socket, () => this.#release(group, server));
    socket.once('close', () => {
      this.#open--;
      releaseAddress(socket);
    });
    if (excess <= 0) return true;
    const isOfServer = ofServer > maxConnectionsPerAddress;
    const limit = isOfServer
      ? `${maxConnectionsPerAddress} connections to this server`
      : `${most} connections to all servers`;
    sendProblem(socket, new Refusal('too-many-sockets', describeLimit(limit, address)));
    return false;
  }

  #release(group: string, server: object): void {
    const counts = this.#byAddress.get(group);
    const remaining = (counts?.get(server) ?? 1) - 1;
    if (remaining > 0) counts?.set(server, remaining);
    else counts?.delete(server);
    if (counts?.size === 0) this.#byAddress.delete(group);
  }
}

const releases = new WeakMap<Duplex, () => void>();

/** Stops counting a connection against its address: it has closed, or became a WebSocket, which has its own limit. */
export function releaseAddress(connection: Duplex): void {
  releases.get(connection)?.();
  releases.delete(connection);
}
