// Whether the other end of a loopback connection runs as the same user, as Linux lists it in /proc/net.
import { readFile } from 'node:fs/promises';
import { endianness } from 'node:os';
import type { Connection } from '../../contract/handler.ts';
import { plainAddress } from '../../contract/server/address.ts';

export class LocalPeers {
  /** Each connection is looked up once: all requests on it come from the same socket. */
  readonly #known = new WeakMap<Connection, Promise<boolean>>();
  /** The reading that has not started yet: whoever asks until then shares it. */
  #next: Promise<string> | null = null;
  #last: Promise<unknown> = Promise.resolve();

  isSameUser(connection: Connection): Promise<boolean> {
    const known = this.#known.get(connection) ?? this.#look(connection);
    this.#known.set(connection, known);
    return known;
  }

  async #look({ remoteAddress = '', remotePort = 0, localAddress = '', localPort = 0 }: Connection): Promise<boolean> {
    const ends = forms(remoteAddress, remotePort).map((form, at) => `${form} ${forms(localAddress, localPort)[at]}`);
    // Columns: ends, state, queues, timer, retransmits, user, timeout, inode. A socket that its process has closed has no
    // inode, and root for its user.
    const row = new RegExp(`: (?:${ends.join('|')}) \\S+ \\S+ \\S+ \\S+ +(\\d+) +\\d+ +[1-9]`);
    return row.exec(await this.#tables())?.[1] === String(process.geteuid?.());
  }

  #tables(): Promise<string> {
    this.#next ??= this.#last.then(async () => {
      this.#next = null;
      const read = (table: string) => readFile(table, 'latin1').catch(() => ''); // the second needs IPv6
      return (await Promise.all(['/proc/net/tcp', '/proc/net/tcp6'].map(read))).join('');
    });
    this.#last = this.#next;
    return this.#next;
  }
}

/** An end as the tables have it: words of four bytes in the machine's order. IPv4 may stand in either table. */
function forms(address: string, port: number): readonly string[] {
  const end = (bytes: readonly number[]) => {
    const word = Buffer.from(bytes);
    if (endianness() === 'LE') word.reverse();
    return word.toString('hex').toUpperCase();
  };
  const at = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  if (address === '::1') return [`${'0'.repeat(24)}${end([0, 0, 0, 1])}${at}`];
  const v4 = end(plainAddress(address).split('.').map(Number));
  return [`${v4}${at}`, `${'0'.repeat(16)}${end([0, 0, 0xff, 0xff])}${v4}${at}`];
}
