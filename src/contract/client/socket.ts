// The client end of a typed WebSocket channel. Uses the built-in WebSocket (browsers, Node 22 and later), else the `ws`
// package. It does not reconnect: a client whose channel can resume connects again and resumes by a message.
import type { Channel, ParametersOf, SocketClient } from '../channel.ts';
import { encodeMessage, Messages } from '../messages.ts';
import { parseOr } from '../parse-or.ts';
import type { ChannelTable, MessageTable, MessageValidators } from '../tables.ts';
import { ContractError, SocketClosedError, UnreachableError } from './errors.ts';

export interface SocketOptions<Ch extends Channel = Channel> {
  /** The generated table of the socket; generated functions pass it. */
  readonly channel?: ChannelTable | undefined;
  /** Address parameters, which replace `{name}` in the URL, and the query. */
  readonly parameters?: Partial<ParametersOf<Ch>> | undefined;
  /** The area's validators for server messages; with them, messages of unknown types are errors too. */
  readonly validate?: MessageValidators['server'] | undefined;
  /** Maximum number of unread messages; one more closes the connection. 1000 by default. */
  readonly maxUnread?: number | undefined;
  /** Maximum characters of a message; a longer one closes the connection. 1 Mi by default. */
  readonly maxMessageLength?: number | undefined;
  /** Time limit for opening the connection; 30 000 by default. */
  readonly timeoutMs?: number | undefined;
  /** Creates the WebSocket, for programs that must send their own headers. */
  readonly open?: ((address: string) => WebSocket) | undefined;
  /** Closes the connection, even while connecting; pending calls reject with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

const DEFAULTS = { maxUnread: 1000, maxMessageLength: 1 << 20, timeoutMs: 30_000 } as const;
const CLOSE_WAIT_MS = 5_000;
const OPEN = 1;
const DONE = { done: true, value: undefined } as const;

/** Missing in older browsers and in the first releases of Node 20. */
const asyncDispose: typeof Symbol.asyncDispose =
  Symbol.asyncDispose ?? (Symbol.for('Symbol.asyncDispose') as typeof Symbol.asyncDispose);

export async function connectSocket<Ch extends Channel>(
  url: string | URL,
  options: SocketOptions<Ch> = {},
): Promise<SocketClient<Ch>> {
  options.signal?.throwIfAborted();
  const address = readAddress(url, (options.parameters ?? {}) as HandshakeParameters);
  const socket =
    options.open?.(address) ?? (await createSocket(address, options.maxMessageLength ?? DEFAULTS.maxMessageLength));
  const connection = new Connection<Ch>(socket, options);
  await connection.opened;
  const close = () => connection.close();
  return {
    send: (message) => connection.send(message),
    close,
    [Symbol.asyncIterator]: () => connection.inbox.iterate(),
    [asyncDispose]: close,
  };
}

type HandshakeParameters = Partial<Record<'path' | 'query', Readonly<Record<string, unknown>>>>;

/** Converts http and https to ws and wss. Errors never contain the URL, because its query may be a ticket. */
function readAddress(value: string | URL, { path = {}, query = {} }: HandshakeParameters): string {
  const text = String(value).replaceAll(/\{([^{}]*)\}/g, (all, name: string) =>
    Object.hasOwn(path, name) ? encodeURIComponent(String(path[name])) : all,
  );
  if (!URL.canParse(text)) throw new TypeError('The socket URL is not an absolute URL');
  const url = new URL(text);
  url.protocol = url.protocol.replace('http', 'ws');
  if (!/^wss?:$/.test(url.protocol) || url.username || url.password) {
    throw new TypeError('The socket URL must be ws, wss, http or https, without a user name');
  }
  url.hash = '';
  for (const [name, values] of Object.entries(query)) {
    for (const each of [values].flat()) if (each !== undefined) url.searchParams.append(name, String(each));
  }
  return url.href;
}

async function createSocket(address: string, maxMessageLength: number): Promise<WebSocket> {
  if (globalThis.WebSocket) return new globalThis.WebSocket(address);
  const { WebSocket } = await import('ws');
  const maxPayload = maxMessageLength * 4; // bytes of UTF-8
  return new WebSocket(address, { maxPayload, perMessageDeflate: false }) as unknown as globalThis.WebSocket;
}

interface End {
  /** Whether iteration ends normally instead of throwing. */
  readonly clean: boolean;
  readonly error: unknown;
}
interface Waiter<T> {
  readonly owner: object;
  resolve(result: IteratorResult<T, undefined>): void;
  reject(error: unknown): void;
}

/** Messages that nobody has read yet, and the loops that wait for the next one. */
class Inbox<T> {
  readonly #maxUnread: number;
  #unread: { readonly value: unknown }[] = [];
  #waiters: Waiter<T>[] = [];
  #end: End | null = null;

  constructor(maxUnread: number) {
    this.#maxUnread = maxUnread;
  }

  /** Returns false if too many messages are unread. */
  add(message: { readonly value: unknown }): boolean {
    const waiter = this.#waiters.shift();
    if (waiter) waiter.resolve({ done: false, value: message.value as T });
    else if (this.#unread.length < this.#maxUnread) this.#unread.push(message);
    else return false;
    return true;
  }

  /** Messages already received can still be read. */
  end(end: End): void {
    this.#end = end;
    for (const { resolve, reject } of this.#waiters) end.clean ? resolve(DONE) : reject(end.error);
    this.#waiters = [];
  }

  clear(): void {
    this.#unread = [];
  }

  /** Leaving a loop does not close the connection; the next loop continues. Ends at close code 1000, throws at others. */
  iterate(): AsyncIterator<T, undefined> {
    const owner = {};
    let isDone = false;
    return {
      next: async () => (isDone ? DONE : this.#next(owner)),
      return: async () => {
        isDone = true;
        for (const waiter of this.#waiters) if (waiter.owner === owner) waiter.resolve(DONE);
        this.#waiters = this.#waiters.filter((waiter) => waiter.owner !== owner);
        return DONE;
      },
    };
  }

  async #next(owner: object): Promise<IteratorResult<T, undefined>> {
    const message = this.#unread.shift();
    if (message !== undefined) return { done: false, value: message.value as T };
    if (this.#end?.clean) return DONE;
    if (this.#end) throw this.#end.error;
    return new Promise((resolve, reject) => this.#waiters.push({ owner, resolve, reject }));
  }
}

class Connection<Ch extends Channel> {
  readonly inbox: Inbox<Ch['server']>;
  /** Rejects if the connection ends before it is open. */
  readonly opened: Promise<void>;
  readonly #socket: WebSocket;
  readonly #options: SocketOptions<Ch>;
  readonly #messages: Messages | null;
  readonly #closed: Promise<void>;
  #ending: End | null = null;
  #onEnd: (end: End) => void = () => {};

  constructor(socket: WebSocket, options: SocketOptions<Ch>) {
    const { validate, channel, signal, maxUnread = DEFAULTS.maxUnread, timeoutMs = DEFAULTS.timeoutMs } = options;
    this.#socket = socket;
    this.#options = options;
    this.#messages = validate ? new Messages(validate, channel?.server) : null;
    this.inbox = new Inbox(maxUnread);
    socket.binaryType = 'arraybuffer';
    const abort = () => {
      this.inbox.clear();
      this.#fail(signal?.reason, 1000);
    };
    this.#closed = new Promise<void>((resolve) => {
      socket.addEventListener('close', ({ code, reason }) => {
        this.#finish({ clean: code === 1000, error: new SocketClosedError(code, reason) });
        signal?.removeEventListener('abort', abort);
        resolve();
      });
    });
    this.opened = this.#openWithin(timeoutMs);
    socket.addEventListener('message', ({ data }) => this.#receive(data));
    signal?.addEventListener('abort', abort, { once: true });
    if (signal?.aborted) abort();
  }

  /** Resolves once the message is handed to the WebSocket. */
  async send(message: Ch['client']): Promise<void> {
    const data = encodeMessage(message, this.#options.channel?.client) as string;
    if (this.#ending === null && this.#socket.readyState !== OPEN) await this.#waitForClose(); // the close code arrives soon
    if (this.#ending !== null) throw this.#ending.error;
    this.#socket.send(data);
  }

  /** Resolves when the server has closed too, or after 5 s. */
  async close(): Promise<void> {
    this.#finish({ clean: true, error: new SocketClosedError(1000, '') });
    this.#socket.close(1000);
    await this.#waitForClose();
  }

  async #waitForClose(): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, CLOSE_WAIT_MS);
    });
    await Promise.race([this.#closed, late]);
    clearTimeout(timer);
    this.#finish({ clean: false, error: new SocketClosedError(1006, '') });
  }

  #openWithin(timeoutMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const expire = () => this.#fail(new UnreachableError(`The socket did not open within ${timeoutMs} ms`), 1000);
      const timer = setTimeout(expire, timeoutMs);
      let cause: unknown;
      this.#socket.addEventListener('error', (event) => {
        cause ??= (event as Partial<ErrorEvent>).error;
      });
      this.#socket.addEventListener('open', () => {
        clearTimeout(timer);
        resolve();
      });
      this.#onEnd = ({ error }) => {
        clearTimeout(timer);
        const refused = error instanceof SocketClosedError;
        reject(refused ? new UnreachableError('The socket could not be opened', { cause }) : error);
      };
    });
  }

  #receive(data: unknown): void {
    if (this.#ending !== null) return;
    const { maxUnread = DEFAULTS.maxUnread, maxMessageLength = DEFAULTS.maxMessageLength } = this.#options;
    if (lengthOf(data) > maxMessageLength)
      return this.#fail(new SocketClosedError(4009, `A message is longer than ${maxMessageLength} characters`), 4009);
    const message = this.#read(data);
    if (message === null)
      return this.#fail(new ContractError('The socket received a message that does not match the contract'), 4007);
    if (!this.inbox.add(message))
      this.#fail(new SocketClosedError(4008, `More than ${maxUnread} messages are unread`), 4008);
  }

  /** Returns null if the data is not a message of the channel. */
  #read(data: unknown): { readonly value: unknown } | null {
    const messages = this.#messages;
    const table = this.#options.channel?.server;
    if (typeof data !== 'string') {
      if (!table?.bytes || !(data instanceof ArrayBuffer)) return null;
      const value = new Uint8Array(data);
      return messages ? messages.find(value) : { value };
    }
    const asText = () => (messages ? messages.find(data) : { value: data });
    const value = parseOr(data, undefined);
    if (value === undefined) return table?.text ? asText() : null;
    if (table?.text && (typeof value === 'string' || isTextOnly(table))) return asText();
    if (messages) return messages.find(value) ?? (table?.text ? asText() : null);
    if (table) return { value };
    return typeof (value as { type?: unknown } | null)?.type === 'string' ? { value } : null;
  }

  #fail(error: unknown, code: number): void {
    this.#finish({ clean: false, error });
    this.#socket.close(code);
  }

  /** Only the first end counts. */
  #finish(end: End): void {
    if (this.#ending !== null) return;
    this.#ending = end;
    this.#onEnd(end);
    this.inbox.end(end);
  }
}

const isTextOnly = ({ values, others }: MessageTable): boolean =>
  others.length === 0 && Object.keys(values).length === 0;

const lengthOf = (data: unknown): number =>
  typeof data === 'string' ? data.length : data instanceof ArrayBuffer ? data.byteLength : 0;
