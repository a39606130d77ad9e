// The logins of a wrapped program. The address that the person opens is never changed. The code comes back by itself where the
// browser reaches the program's port; else the person returns the address of the page that did not open.
import { hash } from 'node:crypto';
import { checkReturned, type Return } from '../../areas/gateway/returned-address.ts';
import { type Authorization, isLoopback, readAuthorization } from './authorization.ts';
import { type Mailbox, openMailbox } from './mailboxes.ts';
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
  readonly program: string;
  readonly machine: string;
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

export type Logins = ReturnType<typeof createLogins>;

const portOf = (url: URL): number => Number(url.port || 80);

export function createLogins({ mark, socketUrl, program, machine, show }: LoginsOptions) {
  const logins: Login[] = [];
  const closed = new AbortController();
  let anyPort: AnyPort | null = null;
  let inodes = '';
  const returned = new Set<string>();

  /** `text` is what the program asked to open. Addresses that are not for a browser are ignored. */
  async function open(text: string): Promise<void> {
    const opened = URL.parse(text);
    if (!opened || !/^https?:$/.test(opened.protocol)) return;
    const url = await followOwnPages(opened);
    if (closed.signal.aborted) return;
    const address = url === opened && /^[\x21-\x7e]+$/.test(text) ? text : url.href;
    const asked = readAuthorization(url);
    const shown = { kind: asked ? 'login' : 'open', url: address, host: url.host, mailbox: null } as const;
    if (!asked || asked.obstacle) show({ ...shown, ...placeOf(asked), obstacle: asked?.obstacle ?? null });
    else if (asked.redirect) await startLogin(asked.redirect, asked, url, address);
    else await showAnyPort(shown);
  }

  const placeOf = (asked: Authorization | null) => {
    if (!asked?.redirect || !isLoopback(asked.redirect)) return {};
    const port = Number(asked.redirect.port) || (asked.redirect.protocol === 'https:' ? 443 : 80);
    return { port, listener: hereOnly(findListener(mark, port)) };
  };

  /** Where the program's own page redirects to, if that is the provider. Pages of other processes are not fetched. */
  async function followOwnPages(opened: URL): Promise<URL> {
    const signal = AbortSignal.any([closed.signal, AbortSignal.timeout(PAGE_MS)]);
    const isProvider = (url: URL) => !isLoopback(url) || readAuthorization(url) !== null;
    let url = opened;
    for (let hop = 0; hop < MAX_HOPS && !isProvider(url); hop++) {
      const location = await call(mark, url, { signal }).catch(() => null);
      const next = location === null ? null : URL.parse(location, url);
      if (!next || !/^https?:$/.test(next.protocol)) break;
      url = next;
    }
    return isProvider(url) ? url : opened;
  }

  async function startLogin(redirect: URL, { isForm }: Authorization, asked: URL, url: string): Promise<void> {
    if (logins.some((login) => login.url === url && !login.isUsed)) return;
    const [state, port, { host }] = [asked.searchParams.get('state'), portOf(redirect), asked];
    const listener = hereOnly(findListener(mark, port));
    const state_sha256 = state === null ? undefined : hash('sha256', state, 'base64url');
    const names = { program, machine, ...(state_sha256 ? { state_sha256 } : {}) };
    const waitsFor = { redirect_uri: `${redirect.origin}${redirect.pathname}`, ...names };
    const mailbox = openMailbox(socketUrl, host, waitsFor, (text, received) => returnTo(login, text, received));
    const login: Login = { url, redirect, waitsFor, isForm, listener, isUsed: false, close: mailbox.close };
    logins.push(login);
    const isOpen = await mailbox.opened;
    if (closed.signal.aborted) return mailbox.close();
    const ended = show({ kind: 'login', url, host, mailbox: isOpen ? mailbox.id : null, port, listener, isForm });
    login.close = () => {
      ended();
      mailbox.close();
    };
  }

  /** Call it periodically: a program that only prints its login address is known by the port on which it waits. */
  function lookAtPorts(): void {
    const before = inodes;
    inodes = listeningInodes();
    if (anyPort || before === inodes) return;
    const port = listenedPorts(mark).find((each) => !logins.some(({ redirect }) => portOf(redirect) === each));
    if (port) void showAnyPort({ kind: 'port', url: `http://localhost:${port}`, host: `localhost:${port}`, port });
  }

  async function showAnyPort(shown: Omit<Shown, 'mailbox'>): Promise<void> {
    anyPort ??= openAnyPort();
    const { mailbox, shown: all } = anyPort;
    if (all.has(shown.url)) return;
    all.set(shown.url, () => {});
    const isOpen = await mailbox.opened;
    if (!closed.signal.aborted) all.set(shown.url, show({ ...shown, mailbox: isOpen ? mailbox.id : null }));
  }

  /** Lasts as long as the program, or until it is used. */
  function openAnyPort(): AnyPort {
    const open = (id?: string) => openMailbox(socketUrl, 'login', { program, machine }, returnToPort, id);
    const own: AnyPort = { mailbox: open(), shown: new Map() };
    const keep = async () => {
      while ((await own.mailbox.opened) && !(await own.mailbox.used) && !closed.signal.aborted)
        own.mailbox = open(own.mailbox.id);
      own.mailbox.close();
      for (const end of own.shown.values()) end();
      if (await own.mailbox.used) inodes = ''; // look at the ports again
      anyPort = null;
    };
    void keep();
    return own;
  }

  function close(): void {
    closed.abort();
    for (const login of logins) login.close();
    anyPort?.mailbox.close();
  }

  async function returnTo(login: Login, text: string, received: () => void): Promise<void> {
    const { url, form } = read(login.waitsFor, text);
    if (login.isUsed) throw new NotWaiting(USED);
    login.isUsed = true;
    const parameters = String(new URLSearchParams([...url.searchParams, ...new URLSearchParams(form)]));
    if (login.isForm || form !== undefined) url.search = login.isForm ? login.redirect.search : parameters;
    try {
      await handOver(url, login.isForm ? parameters : undefined, login.listener, received);
      setTimeout(() => login.close(), 1_000).unref();
    } catch (error) {
      login.isUsed = false;
      throw error;
    }
  }

  /** The login may be one that was seen: then its rules count. */
  async function returnToPort(text: string, received: () => void): Promise<void> {
    const { url, form } = read({ program, machine }, text);
    const login = logins.findLast(({ redirect }) => portOf(redirect) === portOf(url));
    if (login) return returnTo(login, text, received);
    const request = `${url.href} ${form}`;
    if (returned.has(request)) throw new NotWaiting(USED);
    returned.add(request);
    await handOver(url, form, null, received).catch((error) => {
      returned.delete(request);
      throw error;
    });
  }

  async function handOver(url: URL, form: string | undefined, expected: PortListener | null, received: () => void) {
    const { promise: written, resolve } = Promise.withResolvers<void>();
    const answered = call(mark, url, { written: resolve, expected, form });
    answered.catch(() => {}); // after it was written, the program's answer does not matter
    await Promise.race([written, answered]);
    received();
  }
  return { open, lookAtPorts, close };
}

function read(waitsFor: Return, text: string): { readonly url: URL; readonly form: string | undefined } {
  const [href = '', form] = checkReturned(waitsFor, '', text).returned?.split(' ') ?? [];
  return { url: new URL(href), form };
}

const hereOnly = (found: ReturnType<typeof findListener>): PortListener | null =>
  found === 'elsewhere' ? null : found;
