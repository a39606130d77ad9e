// Access control for pasting: the widget's page with its token, programs on this machine, and API keys or session tokens from elsewhere.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { endianness } from 'node:os';
import type { Settings } from '../../../generated/config/settings.ts';
import type { Callers } from '../../base/caller.ts';
import type { Clock } from '../../base/clock.ts';
import { isLoopbackAddress } from '../../base/hosts.ts';
import { Problem } from '../../base/problem.ts';
import { seal, unsealJson } from '../../base/secrets.ts';
import { plainAddress } from '../../contract/address.ts';
import type { Connection } from '../../contract/handler.ts';

/** The parts of a request that identify its sender. */
export interface Sender {
  /** Null: no API key or session token was sent. Requests with an invalid one are refused earlier. */
  readonly caller: Callers['apiKey' | 'sessionToken'] | null;
  readonly header?: { readonly [Name in SenderHeader]?: string | undefined } | undefined;
}

/** Set by proxies: the request may come from another machine. */
const FORWARDED = ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via'] as const;
type SenderHeader = 'Paste-Token' | 'Origin' | 'Sec-Fetch-Site' | (typeof FORWARDED)[number];

export interface SenderConnection extends Sender {
  readonly address: string;
  readonly connection: Connection;
}

/** A logged-in browser. */
export interface PasteGrant {
  readonly owner: string;
  readonly sessionId: string;
}

export interface AccessParts {
  readonly clock: Clock;
  readonly settings: Pick<Settings['paste'], 'localOwner' | 'localAccess'>;
  /** Whether only programs of this machine can reach the server: nothing else may omit a credential. */
  readonly isLocal: () => boolean;
  /** The owner that the user of a session acts for; null if the user belongs to none. */
  readonly ownerOf: (userId: string) => Promise<string | null>;
  readonly isActive: (grant: PasteGrant) => Promise<boolean>;
}

const TOKEN_PURPOSE = 'paste token';
const TOKEN_LIFETIME_MS = 86_400_000;

interface TokenContent {
  readonly owner: string;
  /** Of the browser that created it. Such a token works from any machine, until the session ends. */
  readonly sessionId?: string | undefined;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

export class PasteAccess {
  readonly #parts: AccessParts;
  /** Seals tokens. Changes at every start, after which open pages must be reloaded. */
  readonly #secret = randomBytes(32).toString('hex');
  readonly #peers = new LocalPeers();

  constructor(parts: AccessParts) {
    this.#parts = parts;
  }

  /** A sealed token for one page of one owner. Nothing is stored. */
  newToken(owner: string, sessionId?: string): string {
    const content: TokenContent = { owner, sessionId, expiresAt: this.#parts.clock.now() + TOKEN_LIFETIME_MS };
    return seal(this.#secret, TOKEN_PURPOSE, JSON.stringify(content));
  }

  /** The owner that a request acts for. */
  async ownerOf({ caller, header }: Sender): Promise<string> {
    if (caller?.scheme === 'apiKey') return caller.owner;
    if (caller) return this.sessionOwner(caller.userId);
    const token = header?.['Paste-Token'];
    return (token === undefined ? null : this.#read(token)?.owner) ?? this.#parts.settings.localOwner;
  }

  /** The owner that the user of a session acts for. */
  async sessionOwner(userId: string): Promise<string> {
    const owner = await this.#parts.ownerOf(userId);
    if (owner !== null) return owner;
    throw new Problem('other-owner', 'Your user belongs to no owner. Ask the administrator to add one.');
  }

  /** For the widget page. Browsers get it, because other pages cannot read it, and their login decides what is in it. */
  async admitVisitor(sender: SenderConnection): Promise<void> {
    if (sender.caller !== null || sender.header?.['Sec-Fetch-Site'] !== undefined) return;
    if (!(await this.#isLocal(sender))) this.#refuse();
  }

  #refuse(): never {
    const detail =
      "Send an API key or a session token. Only programs that run as Annex's own user on this machine can omit it.";
    const challenge = 'X-Api-Key realm="annex", Bearer realm="annex"';
    throw new Problem('unauthorized', detail, { headers: { 'WWW-Authenticate': challenge } });
  }

  /** For all other operations: a browser must send the token of the widget, or a key from our own console. */
  async admit(sender: SenderConnection): Promise<void> {
    const { Origin: origin, 'Sec-Fetch-Site': site, 'Paste-Token': token } = sender.header ?? {};
    const { owner = '', sessionId } = (token === undefined ? null : this.#read(token)) ?? {};
    if (sessionId !== undefined && sender.caller === null) {
      if (await this.#parts.isActive({ owner, sessionId })) return;
      throw new Problem('foreign-origin', 'The login that opened the widget has ended. Open the widget again.');
    }
    if (sender.caller === null && !(await this.#isLocal(sender))) this.#refuse();
    const fromPage = origin !== undefined || (site !== undefined && site !== 'none');
    const fromConsole = sender.caller !== null && site === 'same-origin';
    if (fromPage && !fromConsole && owner === '') {
      throw new Problem('foreign-origin', 'The paste token is missing or has expired. Reload the widget.');
    }
  }

  /** Whether a request that no page sent acts for this owner. */
  async isOwner(sender: SenderConnection, owner: string): Promise<boolean> {
    return this.admit(sender).then(
      async () => (await this.ownerOf(sender)) === owner,
      () => false,
    );
  }

  async #isLocal({ address, header, connection }: SenderConnection): Promise<boolean> {
    const { localAccess } = this.#parts.settings;
    const isForwarded = FORWARDED.some((name) => header?.[name] !== undefined);
    if (localAccess === 'key' || !this.#parts.isLocal() || !isLoopbackAddress(address) || isForwarded) return false;
    return localAccess === 'any' || process.platform !== 'linux' || this.#peers.isSameUser(connection);
  }

  /** Null if the token is not valid. */
  #read(token: string): TokenContent | null {
    const content = unsealJson<TokenContent>(this.#secret, TOKEN_PURPOSE, token);
    return content && this.#parts.clock.now() < content.expiresAt ? content : null;
  }
}

/** Checks on Linux whether the peer of a loopback connection runs as the same user, using /proc/net. */
class LocalPeers {
  /** Each connection is looked up once: all requests on it come from the same socket. */
  readonly #answers = new WeakMap<Connection, Promise<boolean>>();
  /** A read of the tables that has not started yet, shared by all lookups until it starts. */
  #next: Promise<string> | null = null;
  #last: Promise<unknown> = Promise.resolve();

  isSameUser(connection: Connection): Promise<boolean> {
    const answer = this.#answers.get(connection) ?? this.#lookUp(connection);
    this.#answers.set(connection, answer);
    return answer;
  }

  async #lookUp(connection: Connection): Promise<boolean> {
    const { remoteAddress = '', remotePort = 0, localAddress = '', localPort = 0 } = connection;
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
