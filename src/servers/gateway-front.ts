// The gateway at the platform's address: passes its paths and its socket on to the gateway's own process, over loopback.
// The gateway learns the client's address by a secret of this start, because everything comes from this machine.
//
// A gateway that hangs is told from a slow one by its liveness, which is asked beside a request that waits: then the
// browser is told within two seconds to try again. Trying again is always safe, because a delivered code is known by its
// hash, and one that was not delivered is still the provider's.
import { randomBytes } from 'node:crypto';
import type { ClientRequest, IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Context, Middleware } from 'koa';
import { passUpgrade } from '../base/pass-upgrade.ts';
import { Problem } from '../base/problem.ts';
import type { AddressReader } from '../contract/address.ts';
import { releaseAddress } from '../contract/server/connections.ts';
import { type Hosts, isAllowedHost } from '../contract/server/host.ts';
import { requestHttp } from '../contract/server/node-http.ts';
import { pathOf, type UpgradeTarget } from '../contract/server/upgrades.ts';
import { endWithProblem } from '../contract/server/write.ts';

export interface GatewayFrontOptions {
  /** Where the gateway listens on this machine; null before it has started. */
  readonly target: () => string | null;
  readonly secret: string;
  readonly addressOf: AddressReader;
  readonly hosts: Hosts;
  /** Of a gateway that could not be reached. */
  readonly onTrouble: (error: unknown) => void;
}

/** The environment variable in which the gateway finds the secret. */
export const FRONT_SECRET = 'ANNEX_FRONT_SECRET';

export const newFrontSecret = (): string => randomBytes(32).toString('base64url');

const PATHS: ReadonlySet<string> = new Set(['/callback', '/return']);
const SOCKET_PATHS: ReadonlySet<string> = new Set(['/', '/ws']);
/** A proxied site must not reach the gateway with the user's browser. */
const LABEL_ORIGIN = /^https?:\/\/[a-z2-7]{32}\./;
/** Headers that concern one connection, or that only we may set. */
const OWN_HEADERS = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'expect',
  'x-forwarded-for',
  'forwarded',
];

/** How long a request waits before the gateway is asked whether it lives, and then for the answer. */
const PATIENCE_MS = 300;
const LIVENESS_MS = 1_500;
/** A gateway that lives waits for other nodes and for acknowledgements. */
const ANSWER_MS = 10_000;

export class GatewayFront implements UpgradeTarget {
  readonly #options: GatewayFrontOptions;

  constructor(options: GatewayFrontOptions) {
    this.#options = options;
  }

  readonly handle: Middleware = async (context, next) => {
    if (!PATHS.has(context.path)) return next();
    const { req: request } = context;
    const late = new AbortController();
    const { res: response } = context;
    try {
      const { sent, answered } = this.#open(request);
      late.signal.addEventListener('abort', () => sent.destroy());
      response.on('close', () => sent.destroy());
      pipeline(request, sent).catch(() => sent.destroy());
      const answer = await Promise.race([answered, this.#hangs(late.signal)]);
      await this.#send(context, answer);
    } catch (error) {
      if (response.headersSent || response.destroyed) return void response.destroy();
      throw this.#unavailable(error);
    } finally {
      late.abort();
    }
  };

  serves(request: IncomingMessage): boolean {
    return SOCKET_PATHS.has(pathOf(request));
  }

  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => {});
    try {
      if (!isAllowedHost(request, this.#options.hosts)) throw new Problem('misdirected-request');
      const { sent } = this.#open(request);
      await passUpgrade(sent, socket, head, { timeoutMs: ANSWER_MS, accepted: () => releaseAddress(request.socket) });
    } catch (error) {
      endWithProblem(socket, this.#unavailable(error), request);
    }
  }

  /** Opens the request to the gateway; its body is not written yet. Throws a problem. */
  #open(request: IncomingMessage): { readonly sent: ClientRequest; readonly answered: Promise<IncomingMessage> } {
    const { target, secret, addressOf } = this.#options;
    const { method = 'GET', url: path = '/', headers, socket } = request;
    if (LABEL_ORIGIN.test(headers.origin ?? '')) throw new Problem('cross-site-request');
    const base = target();
    if (base === null) throw new Error('the gateway has not started');
    const { hostname, port } = new URL(base);
    const address = addressOf(socket.remoteAddress, headers['x-forwarded-for']);
    const sent = requestHttp({
      ...{ method, path, port, host: hostname.replace(/^\[|\]$/g, ''), agent: false, setHost: false },
      headers: { ...withoutOwn(headers), 'x-forwarded-for': `${address}, ${secret}` },
    });
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      sent.on('response', resolve).on('error', reject);
    });
    answered.catch(() => {}); // an upgrade does not wait for it
    return { sent, answered };
  }

  /** Rejects as soon as the gateway is known not to answer. */
  async #hangs(signal: AbortSignal): Promise<never> {
    const started = performance.now();
    await delay(PATIENCE_MS, undefined, { signal });
    await askLiveness(`${this.#options.target()}/health/live`);
    await delay(ANSWER_MS - (performance.now() - started), undefined, { signal });
    throw new Error('the gateway did not answer in time');
  }

  async #send(context: Context, answer: IncomingMessage): Promise<void> {
    context.respond = false;
    const { res: response } = context;
    response.writeHead(answer.statusCode ?? 502, answer.statusMessage, withoutConnection(answer.rawHeaders));
    await pipeline(answer, response);
  }

  #unavailable(error: unknown): Problem {
    if (error instanceof Problem) return error;
    this.#options.onTrouble(error);
    const detail = 'The gateway is not responding. Nothing is lost: reload this page in a few seconds.';
    return new Problem('unavailable', detail, { headers: { 'Retry-After': '2' } });
  }
}

const withoutOwn = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN_HEADERS.includes(name)));

/** Node writes the headers of the connection itself. */
const withoutConnection = (raw: readonly string[]): string[] =>
  raw.filter((_, at) => !OWN_HEADERS.includes((raw[at - (at % 2)] ?? '').toLowerCase()));

/** Rejects if there is no answer in time. */
const askLiveness = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const asked = requestHttp(url, { agent: false, signal: AbortSignal.timeout(LIVENESS_MS) }, (answer) => {
      answer.resume();
      resolve();
    });
    asked.on('error', reject).end();
  });

/** For the gateway: the address that the front says, if it knows the secret; otherwise what `others` reads. */
export const frontedAddress =
  (secret: string | undefined, others: AddressReader): AddressReader =>
  (remote, forwardedFor) => {
    const [address = '', proof] = String(forwardedFor ?? '').split(', ');
    return secret !== undefined && proof === secret ? address : others(remote, forwardedFor);
  };
