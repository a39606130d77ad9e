// The real servers on free loopback ports, with a folder of their own, time moved by hand and the log kept in memory.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import type { ClientOptions } from 'ws';
import { createLog } from '../src/base/log/log.ts';
import { openDatabase } from '../src/base/state/open.ts';
import type { Database } from '../src/base/state/port.ts';
import { type GatewayOptions, type RunningGateway, startGateway } from '../src/servers/gateway.ts';
import { type Platform, startPlatform } from '../src/servers/platform.ts';
import type { PlatformOptions } from '../src/servers/platform-options.ts';
import { ManualClock } from './clock.ts';
import { TestEvents } from './test-events.ts';
import { TestSocket } from './test-socket.ts';
import { Wire } from './wire.ts';

export { createIntent, linkIntent, problemOf, sending, verifierPair } from './requests.ts';
export type { WireAnswer } from './wire.ts';
export { TestEvents, TestSocket, Wire };

type Handed = 'port' | 'log' | 'violations';
/** 'expected': the test looks at the faults itself; otherwise a fault in the log fails it. */
type Faults = { readonly faults?: 'expected' };
/** With a `database`: a server that comes after the one whose database it is, which closes it. */
export type PlatformSettings = Partial<Omit<PlatformOptions, Handed | 'packagesDir'>> & Faults;
export type GatewaySettings = Partial<Omit<GatewayOptions, Handed | 'host'>> & Faults;

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
    shared: { ...shared, log: createLog({ level: 'info', stream: { write: (line) => log.push(line) } }) },
    clock,
    log,
    lines,
    seen,
  };
}

/** What a browser that has logged in keeps in its local storage. */
const PROOF = 'P'.repeat(43);

/** Passwords are hashed in a thousandth of the usual time, which is a third of a second. */
const CHEAP_HASH = { ln: 4, r: 8, p: 1 };

async function runPlatform(onClose: OnClose, settings: PlatformSettings = {}): Promise<PlatformUnderTest> {
  const { faults, ...options } = settings;
  const { shared, clock, log, lines, seen } = underTest(onClose, faults);
  const folder = await mkdtemp(join(tmpdir(), 'annex-test-'));
  onClose(() => rm(folder, { recursive: true, force: true }));
  const packagesDir = join(folder, 'packages');
  await mkdir(packagesDir);
  const database = options.database ?? (await openDatabase({ dataDir: folder, role: 'server' }));
  if (!options.database) onClose(() => database.close());
  const identity = { scrypt: CHEAP_HASH, ...options.identity };
  const platform = await startPlatform({ ...shared, ...options, identity, database, packagesDir });
  onClose(() => platform.close());
  const login = async (name = 'ada', owners: readonly string[] = ['demo']) => {
    const { id } = await platform.identity.users.ensure(name, owners);
    const { session } = await platform.identity.logins.createLogin(id, name, { proof: PROOF }, null, {});
    const { origin } = new URL(platform.url);
    return { cookie: `__Host-annex_session=${session}`, 'annex-proof': PROOF, origin };
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
