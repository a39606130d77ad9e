// The real servers on free loopback ports, with a folder of their own, time moved by hand and the log kept in memory.
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { type ClientOptions, WebSocket } from 'ws';
import type { GatewayChannel } from '../generated/gateway/messages.ts';
import type { Schemas } from '../generated/intents/contract.ts';
import type { ProblemName } from '../generated/problems.ts';
import type { ProblemDetails } from '../src/contract/types.ts';
import { createLog } from '../src/log.ts';
import { type GatewayOptions, type RunningGateway, startGateway } from '../src/servers/gateway.ts';
import { type Platform, type PlatformOptions, startPlatform } from '../src/servers/platform.ts';
import { openDatabase } from '../src/state/open.ts';
import type { Database } from '../src/state/port.ts';
import { ManualClock } from './clock.ts';

type Handed = 'host' | 'port' | 'log' | 'violations';
/** 'expected': the test looks at the faults itself; otherwise a fault in the log fails it. */
type Faults = { readonly faults?: 'expected' };
export type PlatformSettings = Partial<Omit<PlatformOptions, Handed | 'database' | 'packagesDir'>> & Faults;
export type GatewaySettings = Partial<Omit<GatewayOptions, Handed>> & Faults;

export interface LogLine {
  readonly level: string;
  readonly msg: string;
  readonly [field: string]: unknown;
}

interface UnderTest {
  /** Moves the server's time, unless the settings gave it another clock. */
  readonly clock: ManualClock;
  /** As written, one JSON text each. */
  readonly log: readonly string[];
  readonly lines: () => readonly LogLine[];
  readonly faults: () => readonly LogLine[];
}
export type PlatformUnderTest = Platform &
  UnderTest & {
    readonly database: Database;
    readonly packagesDir: string;
    /** Logs a user in; returns the headers that a page of ours sends with a PATCH. */
    readonly login: (name?: string, owners?: readonly string[]) => Promise<Record<string, string>>;
  };
export type GatewayUnderTest = RunningGateway & UnderTest;

export interface Running {
  platform(settings?: PlatformSettings): Promise<PlatformUnderTest>;
  gateway(settings?: GatewaySettings): Promise<GatewayUnderTest>;
  /** A raw WebSocket. */
  socket(url: string, options?: ClientOptions): Promise<TestSocket>;
  /** GET with Accept: text/event-stream. */
  events(url: string, headers?: Record<string, string>): Promise<TestEvents>;
  /** A TCP connection to a port of this machine. */
  wire(port: number, allowHalfOpen?: boolean): Promise<Wire>;
  /** Closed with the test, before the servers. */
  onClose(close: () => Promise<void> | void): void;
}

/** What a test starts ends with it; what `beforeAll` starts ends with the file. */
export function useRunning(): Running {
  const ofFile: (() => Promise<void> | void)[] = [];
  const ofTest: (() => Promise<void> | void)[] = [];
  let current = ofFile;
  beforeEach(() => {
    current = ofTest;
  });
  afterEach(async () => {
    current = ofFile;
    await closeAll(ofTest);
  });
  afterAll(() => closeAll(ofFile));
  const keep = <T extends { end: () => Promise<void> | void }>(value: T): T => {
    current.push(() => value.end());
    return value;
  };
  const tracked =
    <A extends unknown[], T>(start: (onClose: (close: () => Promise<void> | void) => void, ...args: A) => T) =>
    (...args: A): T => {
      const mine = current;
      return start((close) => mine.push(close), ...args);
    };
  return {
    platform: tracked(runPlatform),
    gateway: tracked(runGateway),
    socket: async (url, options) => keep(await TestSocket.open(url, options)),
    events: async (url, headers) => keep(await TestEvents.open(url, headers)),
    wire: async (port, allowHalfOpen) => keep(await Wire.open(port, allowHalfOpen)),
    onClose: (close) => void current.push(close),
  };
}

/** Newest first: clients before the servers they talk to. Every one is closed, whatever the others do. */
async function closeAll(closing: (() => Promise<void> | void)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const close of closing.splice(0).reverse()) {
    try {
      await close();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures.length === 1 ? failures[0] : new AggregateError(failures);
}

type OnClose = (close: () => Promise<void> | void) => void;

function underTest(onClose: OnClose, faults: Faults['faults']) {
  const log: string[] = [];
  const lines = () => log.map((line) => JSON.parse(line) as LogLine);
  const seen = () => lines().filter(({ msg }) => msg === 'fault');
  onClose(() => {
    if (faults !== 'expected') expect(seen()).toEqual([]);
  });
  const clock = new ManualClock();
  const shared = { host: '127.0.0.1', port: 0, clock, violations: 'throw' } as const;
  return {
    shared: { ...shared, log: createLog('info', { write: (line) => log.push(line) }) },
    clock,
    log,
    lines,
    seen,
  };
}

async function runPlatform(onClose: OnClose, settings: PlatformSettings = {}): Promise<PlatformUnderTest> {
  const { faults, ...options } = settings;
  const { shared, clock, log, lines, seen } = underTest(onClose, faults);
  const folder = await mkdtemp(join(tmpdir(), 'annex-test-'));
  onClose(() => rm(folder, { recursive: true, force: true }));
  const packagesDir = join(folder, 'packages');
  await mkdir(packagesDir);
  const database = await openDatabase({ dataDir: folder, role: 'server' });
  onClose(() => database.close());
  const platform = await startPlatform({ ...shared, ...options, database, packagesDir });
  onClose(() => platform.close());
  const login = async (name = 'ada', owners: readonly string[] = ['demo']) => {
    const { id } = await platform.identity.ensureUser(name, owners);
    const cookie = `__Host-annex_session=${await platform.identity.createBrowserSession(id)}`;
    return { cookie, origin: new URL(platform.url).origin };
  };
  return { ...platform, clock, log, lines, faults: seen, database, packagesDir, login };
}

async function runGateway(onClose: OnClose, settings: GatewaySettings = {}): Promise<GatewayUnderTest> {
  const { faults, ...options } = settings;
  const { shared, clock, log, lines, seen } = underTest(onClose, faults);
  const gateway = await startGateway({ ...shared, ...options });
  onClose(() => gateway.close());
  return { ...gateway, clock, log, lines, faults: seen };
}

// ---- HTTP -----------------------------------------------------------------------------------------------------------

/** POST /auth/intents as a program does it. */
export async function createIntent(
  platform: { readonly url: string },
  body?: object,
  headers: Record<string, string> = {},
): Promise<Schemas['Intent']> {
  const response = await fetch(`${platform.url}/auth/intents`, sending('POST', body, headers));
  expect(response.status).toBe(201);
  return (await response.json()) as Schemas['Intent'];
}

export const linkIntent = (
  platform: { readonly url: string },
  token: string,
  headers: Record<string, string>,
  body?: object,
): Promise<Response> => fetch(`${platform.url}/auth/intents/${token}`, sending('PATCH', body, headers));

export const sending = (method: string, body?: object, headers: Record<string, string> = {}): RequestInit =>
  body === undefined
    ? { method, headers }
    : { method, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };

/** The problem's name and places; fails when the answer is not problem details with the status it has. */
export async function problemOf(response: Response): Promise<{
  readonly status: number;
  readonly name: ProblemName;
  readonly detail: string | undefined;
  readonly errors: readonly { readonly pointer: string; readonly detail: string }[];
  /** The places of `errors`, each once. */
  readonly pointers: readonly string[];
}> {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const body = (await response.json()) as ProblemDetails;
  expect(body.status).toBe(response.status);
  const name = body.type.replace('/problems/', '') as ProblemName;
  const { detail, errors = [] } = body;
  const pointers = [...new Set(errors.map(({ pointer }) => pointer))].sort();
  return { status: response.status, name, detail, errors, pointers };
}

/** Verifier and challenge as RFC 7636 has them. */
export function verifierPair(): { readonly verifier: string; readonly challenge: string } {
  const verifier = `${randomUUID()}${randomUUID()}`;
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

// ---- Event streams --------------------------------------------------------------------------------------------------

export class TestEvents {
  readonly response: Response;
  /** What has been read so far. */
  text = '';
  readonly #abort: AbortController;
  #reader: ReadableStreamDefaultReader<string> | undefined;

  private constructor(response: Response, abort: AbortController) {
    this.response = response;
    this.#abort = abort;
  }

  static async open(url: string, headers: Record<string, string> = {}): Promise<TestEvents> {
    const abort = new AbortController();
    const { signal } = abort;
    return new TestEvents(await fetch(url, { headers: { accept: 'text/event-stream', ...headers }, signal }), abort);
  }

  /** Everything up to the end of the stream. */
  async rest(): Promise<string> {
    while (await this.#read());
    return this.text;
  }

  /** Reads on until the text holds `part`. */
  async until(part: string): Promise<string> {
    while (!this.text.includes(part)) {
      if (!(await this.#read())) throw new Error(`The stream ended after ${JSON.stringify(this.text)}`);
    }
    return this.text;
  }

  end(): void {
    this.#abort.abort();
  }

  async #read(): Promise<boolean> {
    this.#reader ??= this.response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const { done, value } = (await this.#reader?.read()) ?? { done: true };
    this.text += value ?? '';
    return !done;
  }
}

// ---- WebSockets -----------------------------------------------------------------------------------------------------

type ServerMessage = GatewayChannel['server'];

export class TestSocket {
  readonly ws: WebSocket;
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
  readonly #unread: ServerMessage[] = [];
  readonly #waiting: ((message: ServerMessage) => void)[] = [];

  private constructor(ws: WebSocket) {
    this.ws = ws;
    this.closed = new Promise((resolve) => {
      ws.once('close', (code, reason) => resolve({ code, reason: reason.toString() }));
    });
    ws.on('error', () => {});
    ws.on('message', (data) => {
      const message = JSON.parse(data.toString()) as ServerMessage;
      const waiting = this.#waiting.shift();
      if (waiting) waiting(message);
      else this.#unread.push(message);
    });
  }

  static async open(url: string, options?: ClientOptions): Promise<TestSocket> {
    const ws = new WebSocket(url, options);
    const socket = new TestSocket(ws);
    await once(ws, 'open');
    return socket;
  }

  /** Messages that have arrived and that nobody has asked for. */
  get unread(): readonly ServerMessage[] {
    return this.#unread;
  }

  /** The next message; rejects when the socket closes first. */
  next(): Promise<ServerMessage> {
    const message = this.#unread.shift();
    if (message) return Promise.resolve(message);
    const closed = this.closed.then(({ code, reason }) => {
      throw new Error(`The socket closed with ${code} ${reason}`);
    });
    return Promise.race([new Promise<ServerMessage>((resolve) => this.#waiting.push(resolve)), closed]);
  }

  /** Sends an object as JSON, a string as it is. */
  send(message: object | string): void {
    this.ws.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Sends and waits for what comes back. */
  ask(message: object | string): Promise<ServerMessage> {
    const answer = this.next();
    this.send(message);
    return answer;
  }

  /** Registers a state, a new one unless given, and waits until it counts. */
  async register(state: string = randomUUID()): Promise<string> {
    expect(await this.ask({ type: 'register', state, provider: 'google' })).toEqual({ type: 'registered', state });
    return state;
  }

  async end(): Promise<void> {
    if (this.ws.readyState !== this.ws.CLOSED) this.ws.terminate();
    await this.closed;
  }
}

// ---- The wire, for what `fetch` would not send ----------------------------------------------------------------------

export interface WireAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A TCP connection that collects what comes back. */
export class Wire {
  readonly socket: Socket;
  readonly closed: Promise<void>;
  received: Buffer = Buffer.alloc(0);
  readonly #grown = new Set<() => void>();

  private constructor(socket: Socket) {
    this.socket = socket;
    this.closed = new Promise((resolve) => {
      socket.once('close', () => {
        resolve();
        this.#tell();
      });
    });
    socket.on('error', () => {}); // a reset is an answer too; `closed` tells
    socket.on('data', (chunk) => {
      this.received = Buffer.concat([this.received, chunk]);
      this.#tell();
    });
  }

  static async open(port: number, allowHalfOpen = false): Promise<Wire> {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen });
    const wire = new Wire(socket);
    await once(socket, 'connect');
    return wire;
  }

  send(...parts: (string | Uint8Array)[]): void {
    for (const part of parts) this.socket.write(part);
  }

  /** Waits until `ready` finds what it looks for; null when the connection closed before. */
  async until<T>(ready: (received: Buffer) => T | null): Promise<T | null> {
    for (;;) {
      const found = ready(this.received);
      if (found !== null) return found;
      if (this.socket.closed) return null;
      await new Promise<void>((resolve) => this.#grown.add(resolve));
    }
  }

  /** The first `count` answers, whole. */
  async answers(count = 1): Promise<WireAnswer[]> {
    const answers = await this.until((received) => {
      const found = readAnswers(received);
      return found.length >= count ? found : null;
    });
    return answers ?? readAnswers(this.received);
  }

  async answer(): Promise<WireAnswer> {
    const [answer] = await this.answers();
    if (!answer) throw new Error(`No answer, but ${JSON.stringify(this.received.toString('latin1').slice(0, 200))}`);
    return answer;
  }

  end(): void {
    this.socket.destroy();
  }

  #tell(): void {
    for (const grown of this.#grown) grown();
    this.#grown.clear();
  }
}

/** Whole answers only. A body is counted by Content-Length or read in chunks; without either there is none. */
function readAnswers(bytes: Buffer): WireAnswer[] {
  const answers: WireAnswer[] = [];
  for (let rest = bytes; ; ) {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) return answers;
    const [line = '', ...fields] = rest.subarray(0, end).toString('latin1').split('\r\n');
    const headers = Object.fromEntries(
      fields.map((field) => [field.slice(0, field.indexOf(':')).toLowerCase(), field.slice(field.indexOf(':') + 2)]),
    );
    const after = rest.subarray(end + 4);
    const body = readWireBody(after, headers);
    if (!body) return answers;
    answers.push({ status: Number(line.split(' ')[1]), headers, body: body.text });
    rest = after.subarray(body.length);
  }
}

function readWireBody(after: Buffer, headers: Readonly<Record<string, string>>) {
  if (headers['transfer-encoding'] !== 'chunked') {
    const length = Number(headers['content-length'] ?? 0);
    return after.length < length ? null : { text: after.subarray(0, length).toString(), length };
  }
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const line = after.indexOf('\r\n', at);
    if (line < 0) return null;
    const size = Number.parseInt(after.subarray(at, line).toString('latin1'), 16);
    const next = line + 2 + size + 2;
    if (next > after.length) return null;
    if (size === 0) return { text: Buffer.concat(chunks).toString(), length: next };
    chunks.push(after.subarray(line + 2, line + 2 + size));
    at = next;
  }
}
