// Decides which servers the proxy may connect to (SSRF). A user's address is checked by name, as a literal, after DNS,
// and by the address of the connected peer. Nothing is written before that.

import type { lookup as resolveName } from 'node:dns';
import type { Agent, ClientRequestArgs } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { connect, isIP, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { connect as connectTls } from 'node:tls';
import { isLoopbackAddress, isThisMachine } from '../../../../base/hosts.ts';
import { checkedLookup, isPublicAddress, RequestFailed } from '../../../../base/public-request.ts';
import { plainAddress } from '../../../../contract/address.ts';
import { HttpAgent } from '../../../../contract/server/node-http.ts';
import { portOf } from '../../layout/panel-url.ts';

/** Ports to which browsers refuse to speak HTTP (Fetch, 2.9). */
const BAD_PORTS: ReadonlySet<number> = new Set([
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
  6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

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

const LOOPBACK_BOTH = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];
const resolveLocal = ((_: string, __: object, answer: (error: null, addresses: typeof LOOPBACK_BOTH) => void) =>
  answer(null, LOOPBACK_BOTH)) as typeof resolveName;

const REFUSED = 'The address is not public. To allow it, add its host and port to panels.privateHosts.';

export class Guard {
  readonly #options: GuardOptions;
  readonly http: Agent;
  readonly https: HttpsAgent;

  constructor(options: GuardOptions) {
    this.#options = options;
    const open = (args: ClientRequestArgs) => this.#connect(String(args.host), Number(args.port));
    this.http = Object.assign(new HttpAgent(POOL), { createConnection: connectingWith(open) });
    const openTls = async (args: ClientRequestArgs) => secure(await open(args), bare(String(args.host)));
    this.https = Object.assign(new HttpsAgent(POOL), { createConnection: connectingWith(openTls) });
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
    else if (isThisMachine(host)) this.#checkAddress(host, port, '127.0.0.1');
  }

  /** Whether it is on this machine or in a private network, judging by its name. */
  isPrivate(url: URL): boolean {
    const host = bare(url.hostname);
    if (this.#options.privateHosts.includes(`${url.hostname}:${portOf(url)}`) || isThisMachine(host)) return true;
    return isIP(host) !== 0 && !isPublicAddress(host);
  }

  #checkAddress(host: string, port: number, address: string): void {
    if (isPublicAddress(address)) return;
    if (this.#options.ownPorts().has(port))
      throw new RequestFailed('The address belongs to one of the platform’s own servers.');
    const named = isIP(host) === 6 ? `[${host}]` : host;
    if (this.#options.privateHosts.includes(`${named}:${port}`)) return;
    if (this.#options.isLocal() && isThisMachine(host) && isLoopbackAddress(address)) return;
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
      this.#checkAddress(host, port, plainAddress(socket.remoteAddress ?? ''));
      return socket;
    } catch (error) {
      socket.destroy();
      throw error;
    }
  }

  /** Names of this machine are never looked up in DNS (RFC 6761, 6.3). */
  #lookup(host: string, port: number) {
    const check = (address: string) => this.#checkAddress(host, port, address);
    return checkedLookup(check, isThisMachine(host) ? resolveLocal : this.#options.resolve);
  }
}

const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

type Open = (args: ClientRequestArgs) => Promise<Socket>;
type Connected = (error: Error | null, socket: Duplex) => void;
const POOL = { keepAlive: true, maxFreeSockets: 64, timeout: 60_000 } as const;

/** The method that an agent opens its connections with. */
const connectingWith = (open: Open) => (args: ClientRequestArgs, connected?: Connected) => {
  open(args).then(
    (socket) => connected?.(null, socket),
    (error: Error) => connected?.(error, undefined as unknown as Duplex),
  );
};

async function secure(socket: Socket, host: string): Promise<Socket> {
  const tls = connectTls({ socket, host, servername: isIP(host) === 0 ? host : '', ALPNProtocols: ['http/1.1'] });
  await new Promise<void>((resolve, reject) => {
    tls.once('secureConnect', resolve).once('error', reject);
  });
  return tls;
}
