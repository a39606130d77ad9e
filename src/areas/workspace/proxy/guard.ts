// Decides which servers the proxy may connect to (SSRF). A user's address is checked by name, as a literal, after DNS,
// and by the address of the connected peer. Nothing is written before that.

import { lookup as resolveName } from 'node:dns';
import type { Agent, ClientRequestArgs } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { BlockList, connect, isIP, type LookupFunction, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { connect as connectTls } from 'node:tls';
import { isPublicAddress, RequestFailed } from '../../../base/public-request.ts';
import { HttpAgent } from '../../../contract/server/node-http.ts';
import { portOf } from '../panels/panel-url.ts';
import { BAD_PORTS } from './bad-ports.ts';

export interface GuardOptions {
  /** Whether the platform's users sit at this machine and may access its servers. */
  readonly isLocal: () => boolean;
  /** `host:port` of private servers that users may access. */
  readonly privateHosts: readonly string[];
  /** Ports of our own servers, which the proxy never connects to. */
  readonly ownPorts: () => ReadonlySet<number>;
  /** DNS resolver, for tests. */
  readonly resolve?: typeof resolveName;
}

const LOCAL_NAME = /^(.+\.)?localhost$/;
const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');
const LOOPBACK_BOTH = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

const REFUSED = 'The address is not public. To allow it, add its host and port to panels.privateHosts.';

export class Guard {
  readonly #options: GuardOptions;
  readonly #resolve: typeof resolveName;
  readonly http: Agent;
  readonly https: HttpsAgent;

  constructor(options: GuardOptions) {
    this.#options = options;
    this.#resolve = options.resolve ?? resolveName;
    const open = (args: ClientRequestArgs) => this.#connect(String(args.host), Number(args.port));
    this.http = new GuardedHttp(open);
    this.https = new GuardedHttps(open);
  }

  close(): void {
    this.http.destroy();
    this.https.destroy();
  }

  /** Throws if the name alone shows that access is not allowed. */
  check(url: URL): void {
    if (!/^https?:$/.test(url.protocol)) throw new RequestFailed('The URL must use http or https.');
    const port = Number(portOf(url));
    if (BAD_PORTS.has(port)) throw new RequestFailed(`Browsers block port ${port}.`);
    const host = bare(url.hostname);
    if (isIP(host) !== 0) this.#checkAddress(host, port, host);
    else if (LOCAL_NAME.test(host)) this.#checkAddress(host, port, '127.0.0.1');
  }

  /** Whether it is on this machine or in a private network, judging by its name. */
  isPrivate(url: URL): boolean {
    const host = bare(url.hostname);
    if (this.#options.privateHosts.includes(`${url.hostname}:${portOf(url)}`) || LOCAL_NAME.test(host)) return true;
    return isIP(host) !== 0 && !isPublicAddress(host);
  }

  #checkAddress(host: string, port: number, address: string): void {
    if (isPublicAddress(address)) return;
    if (this.#options.ownPorts().has(port))
      throw new RequestFailed('The address belongs to one of the platform’s own servers.');
    const bracketed = isIP(host) === 6 ? `[${host}]` : host;
    if (this.#options.privateHosts.includes(`${bracketed}:${port}`)) return;
    const isOurs = LOCAL_NAME.test(host) || (isIP(host) !== 0 && isLoopback(host));
    if (this.#options.isLocal() && isOurs && isLoopback(address)) return;
    throw new RequestFailed(REFUSED);
  }

  async #connect(name: string, port: number): Promise<Socket> {
    const host = bare(name);
    if (isIP(host) !== 0) this.#checkAddress(host, port, host);
    const socket = connect({ host, port, lookup: this.#lookup(host, port), noDelay: true });
    try {
      await new Promise<void>((resolve, reject) => {
        socket.once('connect', resolve).once('error', reject);
      });
      this.#checkAddress(host, port, unmapped(socket.remoteAddress ?? ''));
      return socket;
    } catch (error) {
      socket.destroy();
      throw error;
    }
  }

  /** Every resolved address must be allowed, since the connection may use any of them. */
  readonly #lookup =
    (host: string, port: number): LookupFunction =>
    (_, options, callback) => {
      const answer = (found: readonly { readonly address: string; readonly family: number }[]) => {
        try {
          if (found.length === 0) throw new RequestFailed('The host name could not be resolved.', 'refused');
          for (const { address } of found) this.#checkAddress(host, port, address);
        } catch (error) {
          return callback(error as NodeJS.ErrnoException, '', 0);
        }
        const [first] = found;
        return options.all ? callback(null, [...found]) : callback(null, first?.address ?? '', first?.family ?? 0);
      };
      if (LOCAL_NAME.test(host)) return answer(LOOPBACK_BOTH); // never looked up in DNS (RFC 6761, 6.3)
      this.#resolve(host, { ...options, all: true }, (error, found) =>
        error ? callback(error, '', 0) : answer(found),
      );
    };
}

const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

const isLoopback = (address: string): boolean => LOOPBACK.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

const unmapped = (address: string): string => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');

type Open = (args: ClientRequestArgs) => Promise<Socket>;
type Connected = (error: Error | null, socket: Duplex) => void;
const POOL = { keepAlive: true, maxFreeSockets: 64, timeout: 60_000 } as const;

class GuardedHttp extends HttpAgent {
  readonly #open: Open;

  constructor(open: Open) {
    super(POOL);
    this.#open = open;
  }

  override createConnection(args: ClientRequestArgs, connected?: Connected): undefined {
    passSocket(this.#open(args), connected);
  }
}

class GuardedHttps extends HttpsAgent {
  readonly #open: Open;

  constructor(open: Open) {
    super(POOL);
    this.#open = open;
  }

  override createConnection(args: ClientRequestArgs, connected?: Connected): undefined {
    const host = bare(String(args.host));
    const secure = async () => {
      const socket = await this.#open(args);
      const servername = isIP(host) === 0 ? host : '';
      const tls = connectTls({ socket, host, servername, ALPNProtocols: ['http/1.1'] });
      await new Promise<void>((resolve, reject) => {
        tls.once('secureConnect', resolve).once('error', reject);
      });
      return tls;
    };
    passSocket(secure(), connected);
  }
}

function passSocket(opening: Promise<Socket>, connected: Connected | undefined): void {
  opening.then(
    (socket) => connected?.(null, socket),
    (error: Error) => connected?.(error, undefined as unknown as Duplex),
  );
}
