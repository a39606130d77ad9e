// The logins of a wrapped program. The address that the person opens is never changed. The code comes back by itself where the
// browser reaches the program's port; else the person returns the address of the page that did not open.
import { hash } from 'node:crypto';
import { checkReturned, type Return } from '../../areas/gateway/returned-address.ts';
import { type Authorization, isLoopback, readAuthorization } from './authorization.ts';
import { type Mailbox, openMailbox, type Take } from './mailboxes.ts';
import { findListener, listenedPorts, listeningInodes, type PortListener } from './processes.ts';
import { call, NotWaiting } from './replay.ts';

const MAX_HOPS = 3;
const PAGE_MS = 5_000;
const USED = 'This login has already been completed.';

export interface Shown {
  /** `port`: a marked process listens there, and its login, if any, was not opened by it. */
  readonly kind: 'open' | 'login' | 'port';
  readonly url: string;
  readonly host: string;
  /** Null if the gateway does not respond, or nothing comes back. */
  readonly mailbox: string | null;
  readonly port?: number | undefined;
  readonly listener?: PortListener | null;
  readonly isForm?: boolean;
  /** Why the answer of the login cannot be returned. */
  readonly obstacle?: string | null;
}

interface LoginsOptions {
  readonly mark: string;
  readonly socketUrl: string;
  readonly names: Required<Pick<Return, 'program' | 'machine'>>;
  /** Returns what takes it back. */
  readonly show: (shown: Shown) => () => void;
}

interface Login {
  readonly url: string;
  readonly redirect: URL;
  readonly waitsFor: Return;
  readonly isForm: boolean;
  readonly listener: PortListener | null;
  isUsed: boolean;
  close: () => void;
}

/** The mailbox for logins whose redirect address is unknown, and what is shown with it, by address. */
interface AnyPort {
  mailbox: Mailbox;
  readonly shown: Map<string, () => void>;
}

const portOf = (url: URL): number => Number(url.port || 80);

export class Logins {
  readonly #mark: string;
  readonly #socketUrl: string;
  readonly #names: LoginsOptions['names'];
  readonly #show: LoginsOptions['show'];
  readonly #logins: Login[] = [];
  readonly #closed = new AbortController();
  /** Handed to ports whose login was not seen. */
  readonly #requests = new Set<string>();
  #anyPort: AnyPort | null = null;
  #inodes = '';

  constructor({ mark, socketUrl, names, show }: LoginsOptions) {
    this.#mark = mark;
    this.#socketUrl = socketUrl;
    this.#names = names;
    this.#show = show;
  }

  /** `text` is what the program asked to open. Addresses that are not for a browser are ignored. */
  async open(text: string): Promise<void> {
    const opened = URL.parse(text);
    if (!opened || !/^https?:$/.test(opened.protocol)) return;
    const url = await this.#followOwnPages(opened);
    if (this.#closed.signal.aborted) return;
    const address = url === opened && /^[\x21-\x7e]+$/.test(text) ? text : url.href;
    const asked = readAuthorization(url);
    const shown = { kind: asked ? 'login' : 'open', url: address, host: url.host, mailbox: null } as const;
    if (!asked || asked.obstacle) this.#show({ ...shown, ...this.#placeOf(asked), obstacle: asked?.obstacle ?? null });
    else if (asked.redirect) await this.#startLogin(asked.redirect, asked, url, address);
    else await this.#showAnyPort(shown);
  }

  #placeOf(asked: Authorization | null) {
    if (!asked?.redirect || !isLoopback(asked.redirect)) return {};
    const port = Number(asked.redirect.port) || (asked.redirect.protocol === 'https:' ? 443 : 80);
    return { port, listener: hereOnly(findListener(this.#mark, port)) };
  }

  /** Where the program's own page redirects to, if that is the provider. Pages of other processes are not fetched. */
  async #followOwnPages(opened: URL): Promise<URL> {
    const signal = AbortSignal.any([this.#closed.signal, AbortSignal.timeout(PAGE_MS)]);
    const isProvider = (url: URL) => !isLoopback(url) || readAuthorization(url) !== null;
    let url = opened;
    for (let hop = 0; hop < MAX_HOPS && !isProvider(url); hop++) {
      const location = await call(this.#mark, url, { signal }).catch(() => null);
      const next = location === null ? null : URL.parse(location, url);
      if (!next || !/^https?:$/.test(next.protocol)) break;
      url = next;
    }
    return isProvider(url) ? url : opened;
  }

  async #startLogin(redirect: URL, { isForm }: Authorization, asked: URL, url: string): Promise<void> {
    if (this.#logins.some((login) => login.url === url && !login.isUsed)) return;
    const [state, port, { host }] = [asked.searchParams.get('state'), portOf(redirect), asked];
    const listener = hereOnly(findListener(this.#mark, port));
    const stateHash = state === null ? {} : { state_sha256: hash('sha256', state, 'base64url') };
    const waitsFor = { redirect_uri: `${redirect.origin}${redirect.pathname}`, ...this.#names, ...stateHash };
    const mailbox = openMailbox(this.#socketUrl, host, waitsFor, (text, received) =>
      this.#returnTo(login, text, received),
    );
    const login: Login = { url, redirect, waitsFor, isForm, listener, isUsed: false, close: mailbox.close };
    this.#logins.push(login);
    const isOpen = await mailbox.opened;
    if (this.#closed.signal.aborted) return mailbox.close();
    const ended = this.#show({ kind: 'login', url, host, mailbox: isOpen ? mailbox.id : null, port, listener, isForm });
    login.close = () => {
      ended();
      mailbox.close();
    };
  }

  /** Call it periodically: a program that only prints its login address is known by the port on which it waits. */
  lookAtPorts(): void {
    const before = this.#inodes;
    this.#inodes = listeningInodes();
    if (this.#anyPort || before === this.#inodes) return;
    const port = listenedPorts(this.#mark).find(
      (each) => !this.#logins.some(({ redirect }) => portOf(redirect) === each),
    );
    if (port)
      void this.#showAnyPort({ kind: 'port', url: `http://localhost:${port}`, host: `localhost:${port}`, port });
  }

  async #showAnyPort(shown: Omit<Shown, 'mailbox'>): Promise<void> {
    this.#anyPort ??= this.#openAnyPort();
    const { mailbox, shown: all } = this.#anyPort;
    if (all.has(shown.url)) return;
    all.set(shown.url, () => {});
    const isOpen = await mailbox.opened;
    if (!this.#closed.signal.aborted) all.set(shown.url, this.#show({ ...shown, mailbox: isOpen ? mailbox.id : null }));
  }

  /** Lasts as long as the program, or until it is used. */
  #openAnyPort(): AnyPort {
    const take: Take = (text, received) => this.#returnToPort(text, received);
    const open = (id?: string) => openMailbox(this.#socketUrl, 'login', this.#names, take, id);
    const own: AnyPort = { mailbox: open(), shown: new Map() };
    const keep = async () => {
      while ((await own.mailbox.opened) && !(await own.mailbox.used) && !this.#closed.signal.aborted)
        own.mailbox = open(own.mailbox.id);
      own.mailbox.close();
      for (const end of own.shown.values()) end();
      if (await own.mailbox.used) this.#inodes = ''; // look at the ports again
      this.#anyPort = null;
    };
    void keep();
    return own;
  }

  close(): void {
    this.#closed.abort();
    for (const login of this.#logins) login.close();
    this.#anyPort?.mailbox.close();
  }

  async #returnTo(login: Login, text: string, received: () => void): Promise<void> {
    const { url, form } = read(login.waitsFor, text);
    if (login.isUsed) throw new NotWaiting(USED);
    login.isUsed = true;
    const parameters = String(new URLSearchParams([...url.searchParams, ...new URLSearchParams(form)]));
    if (login.isForm || form !== undefined) url.search = login.isForm ? login.redirect.search : parameters;
    try {
      await this.#handOver(url, login.isForm ? parameters : undefined, login.listener, received);
      setTimeout(() => login.close(), 1_000).unref();
    } catch (error) {
      login.isUsed = false;
      throw error;
    }
  }

  /** The login may be one that was seen: then its rules count. */
  async #returnToPort(text: string, received: () => void): Promise<void> {
    const { url, form } = read(this.#names, text);
    const login = this.#logins.findLast(({ redirect }) => portOf(redirect) === portOf(url));
    if (login) return this.#returnTo(login, text, received);
    const request = `${url.href} ${form}`;
    if (this.#requests.has(request)) throw new NotWaiting(USED);
    this.#requests.add(request);
    await this.#handOver(url, form, null, received).catch((error) => {
      this.#requests.delete(request);
      throw error;
    });
  }

  async #handOver(url: URL, form: string | undefined, expected: PortListener | null, received: () => void) {
    const { promise: written, resolve } = Promise.withResolvers<void>();
    const answered = call(this.#mark, url, { written: resolve, expected, form });
    answered.catch(() => {}); // after it was written, the program's answer does not matter
    await Promise.race([written, answered]);
    received();
  }
}

function read(waitsFor: Return, text: string): { readonly url: URL; readonly form: string | undefined } {
  const [href = '', form] = checkReturned(waitsFor, '', text).returned?.split(' ') ?? [];
  return { url: new URL(href), form };
}

const hereOnly = (found: ReturnType<typeof findListener>): PortListener | null =>
  found === 'elsewhere' ? null : found;
