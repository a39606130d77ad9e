// Finds marked processes and their ports in /proc, never by connecting: many programs wait for exactly one connection.
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** The variable that marks the processes. No setting has a similar name, so `annex` can run inside. */
export const MARK = 'CALLBACK_OF_ANNEX';

const LISTEN = '0A';
const TABLES = [
  { table: 'tcp', loopback: '0100007F', any: '0'.repeat(8), address: '127.0.0.1' },
  { table: 'tcp6', loopback: '00000000000000000000000001000000', any: '0'.repeat(32), address: '::1' },
] as const;

export interface PortListener {
  /** The second one is for a loopback without IPv6. */
  readonly addresses: readonly string[];
  /** Another inode at the same port is another program, or one that was started again. */
  readonly inode: string;
}

/** `otherwise` if the process is another user's or has ended. */
export function attempt<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
const linkOf = (path: string): string => attempt(() => readlinkSync(path), '');

export function markedProcesses(mark: string): string[] {
  const entry = `${MARK}=${mark}`;
  const isMarked = (pid: string) =>
    attempt(() => readFileSync(`/proc/${pid}/environ`, 'latin1'), '')
      .split('\0')
      .includes(entry);
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid && isMarked(name));
}

const listening = (pid: string, table: string): string[][] =>
  attempt(() => readFileSync(`/proc/${pid}/net/${table}`, 'latin1'), '')
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
    .filter(([, , , state]) => state === LISTEN);

/** The users whose programs listen on this port of the loopback. Empty except on Linux. */
export function listenerUsers(port: number): ReadonlySet<string | undefined> {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const rows = TABLES.flatMap(({ table, loopback, any }) =>
    listening('self', table).filter(([, local]) => [loopback + suffix, any + suffix].includes(local ?? '')),
  );
  return new Set(rows.map((row) => row[7]));
}

/** Where marked processes listen on the loopback. */
function* listeners(mark: string): Generator<PortListener & { readonly port: number; readonly isElsewhere: boolean }> {
  for (const pid of markedProcesses(mark)) {
    const open = new Set(
      attempt(() => readdirSync(`/proc/${pid}/fd`), []).map((fd) => linkOf(`/proc/${pid}/fd/${fd}`)),
    );
    const isElsewhere = linkOf(`/proc/${pid}/ns/net`) !== linkOf('/proc/self/ns/net');
    for (const { table, loopback, any, address } of TABLES) {
      for (const [, local = '', , , , , , , , inode = ''] of listening(pid, table)) {
        const [bound, hexPort = ''] = local.split(':');
        if (!open.has(`socket:[${inode}]`) || (bound !== loopback && bound !== any)) continue;
        // It may be for IPv6 only: the port of 127.0.0.1 can be another program's.
        const isTaken = () => listening(pid, 'tcp').some(([, other]) => other?.endsWith(`:${hexPort}`));
        const addresses = table === 'tcp6' && bound === any && !isTaken() ? [address, '127.0.0.1'] : [address];
        yield { port: Number.parseInt(hexPort, 16), addresses, inode, isElsewhere };
      }
    }
  }
}

/** Null if no marked process listens on this port of the loopback. 'elsewhere': only in another network namespace. */
export function findListener(mark: string, port: number): PortListener | 'elsewhere' | null {
  let isElsewhere = false;
  for (const listener of listeners(mark)) {
    if (listener.port !== port) continue;
    if (!listener.isElsewhere) return listener;
    isElsewhere = true;
  }
  return isElsewhere ? 'elsewhere' : null;
}

/** The ports of the loopback on which marked processes listen. */
export const listenedPorts = (mark: string): number[] =>
  [...listeners(mark)].filter(({ isElsewhere }) => !isElsewhere).map(({ port }) => port);

/** Changes when a process of this network begins or ends to listen. Cheap, unlike a look at all processes. */
export const listeningInodes = (): string =>
  TABLES.flatMap(({ table }) => listening('self', table).map((row) => row[9])).join();
