// Checks on Linux whether the peer of a loopback connection runs as the same user, using /proc/net.
import { readFile } from 'node:fs/promises';
import { endianness } from 'node:os';
import type { Connection } from '../../contract/handler.ts';
import { plainAddress } from '../../contract/server/address.ts';

export class LocalPeers {
  /** Each connection is looked up once: all requests on it come from the same socket. */
  readonly #known = new WeakMap<Connection, Promise<boolean>>();
  /** A read of the tables that has not started yet, shared by all lookups until it starts. */
  #next: Promise<string> | null = null;
  #last: Promise<unknown> = Promise.resolve();

  isSameUser(connection: Connection): Promise<boolean> {
    const known = this.#known.get(connection) ?? this.#lookUp(connection);
    this.#known.set(connection, known);
    return known;
  }

  async #lookUp({
    remoteAddress = '',
    remotePort = 0,
    localAddress = '',
    localPort = 0,
  }: Connection): Promise<boolean> {
    const locals = tableAddresses(localAddress, localPort);
    const pairs = tableAddresses(remoteAddress, remotePort).map((remote, index) => `${remote} ${locals[index]}`);
    // Columns: addresses, state, queues, timer, retransmits, user, timeout, inode. A socket that its process has closed
    // has inode 0, and root as its user.
    const row = new RegExp(`: (?:${pairs.join('|')}) \\S+ \\S+ \\S+ \\S+ +(\\d+) +\\d+ +[1-9]`);
    return row.exec(await this.#tables())?.[1] === String(process.geteuid?.());
  }

  #tables(): Promise<string> {
    this.#next ??= this.#last.then(async () => {
      this.#next = null;
      const read = (table: string) => readFile(table, 'latin1').catch(() => ''); // tcp6 is missing without IPv6
      return (await Promise.all(['/proc/net/tcp', '/proc/net/tcp6'].map(read))).join('');
    });
    this.#last = this.#next;
    return this.#next;
  }
}

/** An address as the tables spell it: 32-bit words in host byte order. IPv4 can be in either table. */
function tableAddresses(address: string, port: number): readonly string[] {
  const hexWord = (bytes: readonly number[]) => {
    const word = Buffer.from(bytes);
    if (endianness() === 'LE') word.reverse();
    return word.toString('hex').toUpperCase();
  };
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  if (address === '::1') return [`${'0'.repeat(24)}${hexWord([0, 0, 0, 1])}${suffix}`];
  const v4 = hexWord(plainAddress(address).split('.').map(Number));
  return [`${v4}${suffix}`, `${'0'.repeat(16)}${hexWord([0, 0, 0xff, 0xff])}${v4}${suffix}`];
}
