// The client of the checks: sends requests within a budget, opens streams and sockets, and cleans up at the end.
import querystring from 'node:querystring';
import { parseOr } from '../parse-or.ts';
import { EventStream, MessageSocket } from './connections.ts';
import { Mismatch, Stopped } from './mismatch.ts';
import { send, type WireResponse } from './send.ts';
import { type Wire, writeJson } from './wire.ts';

export interface Target {
  readonly url: string;
  /** The gateway's socket URL; by default the same host and port. */
  readonly socketUrl?: string | undefined;
  /** The credential of the document's first scheme, or `SCHEME=VALUE,SCHEME=VALUE`. */
  readonly key?: string | undefined;
  /** The Cookie header of a logged-in browser. */
  readonly cookie?: string | undefined;
  /** The proof of that browser's session, if any; sent as Annex-Proof. */
  readonly proof?: string | undefined;
  /** `owner/repo`: the workspace in which checks may open panels. */
  readonly workspace?: string | undefined;
  /** Maximum number of requests and sockets. */
  readonly budget?: number | undefined;
  /** How long to wait for an event or message, in ms. */
  readonly patienceMs?: number | undefined;
  /** Waits for a lifetime to pass; replaceable for servers with a movable clock. */
  readonly wait?: ((ms: number) => Promise<void>) | undefined;
}
export interface CallOptions {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly as?: 'key' | 'user';
}
export interface Reply extends WireResponse {
  readonly wire: Wire;
  /** The body as JSON; empty if it is not a JSON object. */
  readonly json: Readonly<Record<string, unknown>>;
}

const BUDGET = 3_000;
const PATIENCE_MS = 20_000;
/** Requests without a response after which the run gives up. */
const MAX_UNANSWERED = 3;
/** Limits of a whole run, so that a server can neither fill the memory nor delay it for hours. */
const MAX_RECEIVED_BYTES = 512 * 1024 * 1024;
const MAX_WAIT_MS = 30 * 60_000;

export class Client {
  readonly target: Target;
  readonly url: string;
  readonly workspace: string;
  readonly wait: (ms: number) => Promise<void>;
  /** Descriptions of data that could not be cleaned up. */
  readonly left = new Set<string>();
  sent = 0;
  readonly #budget: number;
  readonly #patienceMs: number;
  readonly #scenarios = new Map<unknown, Promise<unknown>>();
  readonly #undo: { readonly what: string; readonly action: () => unknown }[] = [];
  readonly #deleted = new Set<string>();
  readonly #observers: ((reply: Reply) => void)[] = [];
  #unanswered = 0;
  #receivedBytes = 0;
  #waitedMs = 0;
  #closing = false;

  constructor(target: Target) {
    this.target = target;
    this.url = target.url.replace(/\/$/, '');
    this.workspace = target.workspace ?? 'demo/conformance';
    this.#budget = target.budget ?? BUDGET;
    this.#patienceMs = target.patienceMs ?? PATIENCE_MS;
    this.wait = target.wait ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms)));
  }

  /** Runs a scenario on its first call and returns the same result afterwards. */
  once<T>(scenario: (client: Client) => Promise<T>): Promise<T> {
    const result = this.#scenarios.get(scenario) ?? scenario(this);
    this.#scenarios.set(scenario, result);
    return result as Promise<T>;
  }

  /** Runs `action` at the end. Adds `what` to `left` if it fails, unless the thing is already gone. */
  undo(what: string, action: () => unknown): void {
    this.#undo.push({ what, action });
  }

  /** Calls `observe` with every response until the end. */
  onReply(observe: (reply: Reply) => void): void {
    this.#observers.push(observe);
  }

  call(method: string, path: string, { body, headers = {}, as }: CallOptions = {}): Promise<Reply> {
    const json = body === undefined ? {} : { 'Content-Type': 'application/json' };
    const all = { ...json, ...this.credentials(as), ...headers };
    return this.send({ method, path, headers: all, ...(body === undefined ? {} : { body: writeJson(body) }) });
  }

  credentials(as: CallOptions['as']): Record<string, string> {
    const { key, cookie, proof } = this.target;
    if (as === 'key' && key !== undefined) return { 'X-Api-Key': key };
    if (as !== 'user' || cookie === undefined) return {};
    return { Cookie: cookie, Origin: new URL(this.url).origin, ...(proof && { 'Annex-Proof': proof }) };
  }

  async send(wire: Wire): Promise<Reply> {
    this.#spend();
    const start = performance.now();
    try {
      const response = await send(this.url, wire, { streamMs: 200 });
      this.#unanswered = 0;
      this.#receivedBytes += response.bytes.length;
      const reply = { ...response, wire, json: readJson(response) };
      if (wire.method === 'DELETE' && response.status < 300) this.#deleted.add(itemOf(wire));
      if (!this.#closing) for (const observe of this.#observers) observe(reply);
      return reply;
    } catch (error) {
      this.#unanswered += 1;
      throw new Mismatch(`no response: ${error instanceof Error ? error.message : error}`, wire);
    } finally {
      this.#waitedMs += performance.now() - start;
    }
  }

  async stream(path: string, { headers = {}, as }: CallOptions = {}): Promise<EventStream> {
    this.#spend();
    const all = { Accept: 'text/event-stream', ...this.credentials(as), ...headers };
    const stream = await EventStream.open(this.url, { method: 'GET', path, headers: all }, this.#patienceMs);
    this.undo('a stream', () => stream.close());
    return stream;
  }

  async socket(address = '/'): Promise<MessageSocket> {
    this.#spend();
    const url = this.target.socketUrl ?? this.url.replace(/^http/, 'ws') + address;
    const socket = await MessageSocket.open(url, this.#patienceMs);
    this.undo('a socket', () => socket.close());
    return socket;
  }

  /** Cleans up, newest first. */
  async close(): Promise<void> {
    this.#closing = true;
    for (const { what, action } of this.#undo.splice(0).reverse()) {
      try {
        const { status = 0, wire } = ((await action()) ?? {}) as Partial<Reply>;
        const isGone = [409, 410].includes(status) || (status === 404 && this.#deleted.has(itemOf(wire)));
        if (status >= 400 && !isGone) this.left.add(what);
      } catch {
        this.left.add(what);
      }
    }
  }

  #spend(): void {
    if (this.#unanswered >= MAX_UNANSWERED) throw new Stopped('the server has stopped responding');
    if (this.#waitedMs > MAX_WAIT_MS) throw new Stopped('the server is too slow');
    if (this.#receivedBytes > MAX_RECEIVED_BYTES) throw new Stopped('the server has sent more than 512 MiB');
    if (this.sent >= this.#budget && !this.#closing)
      throw new Stopped(`the budget of ${this.#budget} requests is used up`);
    this.sent += 1;
  }
}

/** The path without its query and percent-encoding. */
const itemOf = (wire: Wire | undefined): string => querystring.unescape(wire?.path.replace(/\?.*/s, '') ?? '');

function readJson({ headers, text }: WireResponse): Reply['json'] {
  const value = /\bjson\b/.test(headers['content-type'] ?? '') ? parseOr(text, undefined) : undefined;
  return typeof value === 'object' && value !== null ? (value as Reply['json']) : {};
}
