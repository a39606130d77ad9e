// The logins of a wrapped program. The address that the person opens is never changed. The code comes back by itself where the
// browser reaches the program's port; else the person returns the address of the page that did not open.
import { hash, randomUUID } from 'node:crypto';
import { checkReturned, type Return } from '../../areas/gateway/returned-address.ts';
import { createGatewayConnection } from '../../sdk/oauth/gateway-connection.ts';
import { findListener, type PortListener } from './processes.ts';
import { get, NotWaiting } from './replay.ts';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);
const MAX_HOPS = 3;
const PAGE_MS = 5_000;
const LIFETIME_MS = 10 * 60_000;

export interface Shown {
  readonly kind: 'open' | 'login';
  readonly url: string;
  readonly host: string;
  /** Null if the gateway does not respond, or nothing comes back. */
  readonly mailbox: string | null;
  readonly port?: number;
  readonly listener?: PortListener | null;
}

interface LoginsOptions {
  readonly mark: string;
  readonly socketUrl: string;
  readonly program: string;
  readonly machine: string;
  readonly show: (shown: Shown) => () => void;
}

interface Login {
  readonly waitsFor: Return;
  readonly listener: PortListener | null;
  isUsed: boolean;
  close: () => void;
}

export type Logins = ReturnType<typeof createLogins>;

export function createLogins({ mark, socketUrl, program, machine, show }: LoginsOptions) {
  const logins: Login[] = [];
  const closed = new AbortController();

  /** `text` is what the program asked to open. Addresses that are not for a browser are ignored. */
  async function open(text: string): Promise<void> {
    const opened = URL.parse(text);
    if (!opened || !/^https?:$/.test(opened.protocol)) return;
    const url = await followOwnPages(opened);
    if (closed.signal.aborted) return;
    const address = url === opened && /^[\x21-\x7e]+$/.test(text) ? text : url.href;
    const redirect = URL.parse(url.searchParams.get('redirect_uri') ?? '');
    const isCode = (url.searchParams.get('response_type') ?? 'code') === 'code';
    const isLogin = redirect?.protocol === 'http:' && LOOPBACK.has(redirect.hostname) && isCode;
    if (isLogin) await startLogin(redirect, url, address);
    else show({ kind: 'open', url: address, host: url.host, mailbox: null });
  }

  /** Where the program's own page redirects to, if that is the provider. Pages of other processes are not fetched. */
  async function followOwnPages(opened: URL): Promise<URL> {
    const signal = AbortSignal.any([closed.signal, AbortSignal.timeout(PAGE_MS)]);
    const isProvider = ({ hostname, searchParams }: URL) => !LOOPBACK.has(hostname) || searchParams.has('redirect_uri');
    let url = opened;
    for (let hop = 0; hop < MAX_HOPS && !isProvider(url); hop++) {
      const location = await get(mark, url, { signal }).catch(() => null);
      const next = location === null ? null : URL.parse(location, url);
      if (!next || !/^https?:$/.test(next.protocol)) break;
      url = next;
    }
    return isProvider(url) ? url : opened;
  }

  async function startLogin(redirect: URL, { searchParams, host }: URL, url: string): Promise<void> {
    const [state, port, mailbox] = [searchParams.get('state'), Number(redirect.port || 80), randomUUID()];
    const found = findListener(mark, port);
    const listener = found === 'elsewhere' ? null : found;
    const state_sha256 = state === null ? undefined : hash('sha256', state, 'base64url');
    const names = { program, machine, ...(state_sha256 ? { state_sha256 } : {}) };
    const waitsFor = { redirect_uri: `${redirect.origin}${redirect.pathname}`, ...names };
    const take = (address: string, received: () => void) => handOver(login, address, received);
    const timing = { connectTimeoutMs: 5_000, reconnectTimeoutMs: LIFETIME_MS, signal: undefined };
    const options = { socketUrl, ...timing, mailbox: { return: waitsFor, take } };
    const connection = createGatewayConnection(options, { state: mailbox, provider: host.slice(0, 100) });
    const login: Login = { waitsFor, listener, isUsed: false, close: () => void connection.close() };
    logins.push(login);
    const isOpen = await connection.open().then(
      () => true,
      () => false,
    );
    if (closed.signal.aborted) return connection.close();
    if (isOpen) connection.receive().catch(() => {}); // lost or expired: the other ways remain
    const ended = show({ kind: 'login', url, host, mailbox: isOpen ? mailbox : null, port, listener });
    login.close = () => {
      ended();
      void connection.close();
    };
  }

  function close(): void {
    closed.abort();
    for (const login of logins) login.close();
  }

  async function handOver(login: Login, address: string, received: () => void): Promise<void> {
    const { returned = '' } = checkReturned(login.waitsFor, '', address);
    if (login.isUsed) throw new NotWaiting('This login has already been completed.');
    login.isUsed = true;
    try {
      const { promise: written, resolve } = Promise.withResolvers<void>();
      const answered = get(mark, new URL(returned), { written: resolve, expected: login.listener });
      answered.catch(() => {}); // after it was written, the program's answer does not matter
      await Promise.race([written, answered]);
      received();
      setTimeout(() => login.close(), 1_000).unref();
    } catch (error) {
      login.isUsed = false;
      throw error;
    }
  }
  return { open, close };
}
