// The address of a server, as the browser behind a request sees it. Through `ssh -L`, our pages open as localhost with any
// port, also if the server has a public name: that is an address of its own, with its own login. Programs are always told
// the configured address, because whoever opens it may be on another machine.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import type { Middleware } from 'koa';
import { LOOPBACK_NAMES, ownOrigins } from '../base/hosts.ts';

export class OwnAddress {
  readonly #asked = new AsyncLocalStorage<string>();
  readonly #isShared: boolean;
  #url = '';
  #host = '';

  /** `isShared`: several servers have the address, and requests reach them at others. */
  constructor(isShared: boolean) {
    this.#isShared = isShared;
  }

  /** The configured address, or the one that it listens at. Empty before it listens. */
  get url(): string {
    return this.#url;
  }

  set url(url: string) {
    this.#url = url;
    this.#host = URL.parse(url)?.host ?? '';
  }

  /** During a request, the address that its browser uses. */
  readonly base = (): string => this.#asked.getStore() ?? this.url;

  /** `http://localhost` and the port that was asked; null if that is the configured address, or the request asks another one. */
  askedBy({ headers }: IncomingMessage): string | null {
    const { host = '', origin, 'sec-fetch-site': site } = headers;
    if (host === this.#host) return null; // most requests
    const asked = URL.parse(`http://${host}`);
    if (!asked || !isLoopbackName(asked)) return null;
    if (origin !== undefined && origin !== `http://${host}`) return null; // a balancer asks with a host name of its own
    const isFromBrowser = origin !== undefined || site !== undefined;
    if (!isFromBrowser && (this.#isShared || !isLoopbackName(new URL(this.url)))) return null;
    asked.hostname = 'localhost';
    return asked.origin === this.url ? null : asked.origin;
  }

  /** Where a page should be opened instead: only localhost has a login, whatever address of this machine was asked. */
  canonical({ headers: { host = '' }, url = '/' }: IncomingMessage): string | null {
    const asked = host === this.#host ? null : URL.parse(`http://${host}`);
    if (!asked || !LOOPBACK_ADDRESSES.includes(asked.hostname)) return null;
    asked.hostname = 'localhost';
    return asked.origin + url;
  }

  /** Must come after the check of the Host header. */
  readonly remember: Middleware = (context, next) => {
    const asked = this.askedBy(context.req);
    return asked === null ? next() : this.#asked.run(asked, next);
  };

  /** The origins of our pages, at both addresses. */
  readonly origins = (asked = this.base()): readonly string[] => [...ownOrigins(asked), ...ownOrigins(this.url)];

  /** The same for an upgrade. */
  originsOf(request: IncomingMessage): readonly string[] {
    return this.origins(this.askedBy(request) ?? this.url);
  }
}

const LOOPBACK_ADDRESSES = LOOPBACK_NAMES.filter((name) => name !== 'localhost');

const isLoopbackName = ({ hostname }: URL): boolean => LOOPBACK_NAMES.includes(hostname);
