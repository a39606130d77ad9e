// The connections of a process, whichever of its servers they come to: counted in all and by address.
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { addressGroup } from '../address-group.ts';
import { Refusal } from '../refusal.ts';
import { plainAddress } from './address.ts';
import { tellProblem } from './write.ts';

export interface ConnectionLimits {
  readonly maxConnections: number;
  /** Of one address (IPv6: of one /64). */
  readonly maxConnectionsPerAddress: number;
  /** Whether an address is a proxy's, which brings the connections of many. */
  readonly isShared?: (address: string) => boolean;
}

/** So many of an address that are refused may stay until they have read why; at most one for so many that there may be. */
const TOLD = { most: 4_096, share: 8 };

export class Connections {
  readonly #limits: ConnectionLimits;
  readonly #byAddress = new Map<string, number>();
  #open = 0;

  constructor(limits: ConnectionLimits) {
    this.#limits = limits;
  }

  /**
   * Whether a connection is served; it counts until it closes. One too many of an address is told so; one too many in all
   * gets nothing.
   */
  admit(socket: Socket): boolean {
    const { maxConnections, maxConnectionsPerAddress, isShared } = this.#limits;
    const address = plainAddress(socket.remoteAddress ?? '');
    const group = addressGroup(address);
    const ofAddress = (this.#byAddress.get(group) ?? 0) + 1;
    const over = isShared?.(address) ? 0 : ofAddress - maxConnectionsPerAddress;
    if (this.#open >= maxConnections || over > Math.max(1, Math.min(TOLD.most, maxConnections / TOLD.share))) {
      socket.destroy();
      return false;
    }
    this.#open++;
    this.#byAddress.set(group, ofAddress);
    leaving.set(socket, () => this.#leave(group));
    socket.once('close', () => {
      this.#open--;
      leaveAddress(socket);
    });
    if (over > 0) tellProblem(socket, new Refusal('too-many-sockets'));
    return over <= 0;
  }

  #leave(group: string): void {
    const left = (this.#byAddress.get(group) ?? 1) - 1;
    if (left > 0) this.#byAddress.set(group, left);
    else this.#byAddress.delete(group);
  }
}

const leaving = new WeakMap<Duplex, () => void>();

/** No more a connection of its address: it has closed, or has become a socket, of which an address may have its own number. */
export function leaveAddress(connection: Duplex): void {
  leaving.get(connection)?.();
  leaving.delete(connection);
}
