// Recent logins, password changes and refused attempts, for the account page. Each write also deletes what is too much or
// too old, so that strangers cannot fill the disk. Refused ones are counted separately, so that they push out no login.
import { randomUUID } from 'node:crypto';
import type { Settings } from '../../../generated/config/settings.ts';
import type { Schemas } from '../../../generated/identity/contract.ts';
import type { Clock } from '../../base/clock.ts';
import { BATCH } from '../../base/state/batches.ts';
import type { Database } from '../../base/state/port.ts';

type Entry = Schemas['LoginEvent'];

export type LoginEvent = Pick<Entry, 'method' | 'address'> & {
  readonly userId: string;
  /** The label of the provider. */
  readonly provider?: string | undefined;
  readonly userAgent?: string | undefined;
};

const COLUMNS = 'id, at, outcome, method, provider, browser, address';

export class LoginHistory {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #settings: Settings['identity']['loginHistory'];

  constructor(database: Database, clock: Clock, settings: Settings['identity']['loginHistory']) {
    this.#database = database;
    this.#clock = clock;
    this.#settings = settings;
  }

  async record(event: LoginEvent, outcome: Entry['outcome']): Promise<void> {
    const { userId, method, provider = null, userAgent = '', address } = event;
    const now = this.#clock.now();
    const insert = `insert into login_events (${COLUMNS}, user_id) values ($1, $2, $3, $4, $5, $6, $7, $8)`;
    const values = [randomUUID(), now, outcome, method, provider, browserLabel(userAgent), address, userId];
    const removeOld = `delete from login_events where id in
      (select id from login_events where at <= $1 order by at, id limit ${BATCH})`;
    const trim = `delete from login_events where user_id = $1 and outcome = $2 and id not in
      (select id from login_events where user_id = $1 and outcome = $2 order by at desc, id limit $3)`;
    await this.#database.commit([
      { text: insert, values },
      { text: removeOld, values: [now - this.#settings.retentionMs] },
      { text: trim, values: [userId, outcome, this.#settings.perUser] },
    ]);
  }

  /** Newest first. */
  async list(userId: string): Promise<Schemas['LoginEventList']> {
    const text = `select ${COLUMNS} from login_events where user_id = $1 and at > $2 order by at desc, id`;
    const rows = await this.#database.read({ text, values: [userId, this.#clock.now() - this.#settings.retentionMs] });
    const events = rows as unknown as (Omit<Entry, 'at'> & { readonly at: number })[];
    return { login_events: events.map((event) => ({ ...event, at: new Date(event.at).toISOString() })) };
  }
}

// A short label for a browser session, such as "Firefox on Windows". Nothing else of the User-Agent header is stored.

/** In order: most browsers also contain the names of those that follow. */
const BROWSERS: readonly (readonly [label: string, pattern: RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(HeadlessChrome|Chrome|CriOS)\//],
  ['Safari', /\bVersion\/.* Safari\//],
];

/** In order: Android also contains Linux, and iOS also contains Mac OS X. */
const SYSTEMS: readonly (readonly [label: string, pattern: RegExp])[] = [
  ['Windows', /\bWindows\b/],
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(iPhone|iPad|iPod)\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** Null if the browser is unknown. */
export function browserLabel(userAgent: string): string | null {
  const find = (list: typeof BROWSERS) => list.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null;
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  return browser === null || system === null ? browser : `${browser} on ${system}`;
}
