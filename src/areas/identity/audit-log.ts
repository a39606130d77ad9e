// What happened to accounts. Each write also deletes what is too much or too old, so that strangers cannot fill the disk.
// Refused attempts are counted separately, so that they push out nothing else.
import { randomUUID } from 'node:crypto';
import type { Settings } from '../../../generated/config/settings.ts';
import type { Schemas } from '../../../generated/identity/contract.ts';
import { auditSource, type RecordEvent } from '../../base/audit.ts';
import type { Clock } from '../../base/clock.ts';
import { BATCH } from '../../base/state/batches.ts';
import type { Database } from '../../base/state/port.ts';
import { list, sql } from '../../base/state/sql.ts';
import { isoTime } from '../../base/time-text.ts';
import { browserLabel } from './browser-label.ts';

type Entry = Schemas['AuditEvent'];

export class AuditLog {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #limits: Settings['identity']['auditLog'];
  /** Who runs a command; undefined in a server, where users act. */
  readonly #operator: string | undefined;

  constructor(database: Database, clock: Clock, limits: Settings['identity']['auditLog'], operator?: string) {
    this.#database = database;
    this.#clock = clock;
    this.#limits = limits;
    this.#operator = operator;
  }

  /** A field, because the other classes get it without the log. */
  readonly record: RecordEvent = async ({ action, userId = '', outcome = 'succeeded', method, detail }) => {
    const { userAgent = '', address = null, requestId = null } = auditSource.getStore() ?? {};
    const who = this.#operator === undefined ? null : `operator ${this.#operator}`;
    const now = this.#clock.now();
    const what = list([randomUUID(), now, action, outcome, userId, method ?? null, detail?.slice(0, 1_000) ?? null]);
    const from = list([browserLabel(userAgent), address, requestId]);
    const isSame = sql`user_id = ${userId} and outcome = ${outcome}`;
    await this.#database.commit([
      sql`insert into audit_events (id, at, action, outcome, user_id, method, detail, browser, address, request_id, who)
        values (${what}, ${from}, coalesce((select coalesce(cast(${who} as text) || ' for ', '') || name
          from users where id = ${userId}), cast(${who} as text)))`,
      sql`delete from audit_events where id in
        (select id from audit_events where at <= ${now - this.#limits.retentionMs} order by at, id limit ${BATCH})`,
      sql`delete from audit_events where ${isSame} and at < (select at from audit_events
        where ${isSame} order by at desc limit 1 offset ${this.#limits.perUser - 1})`,
    ]);
  };

  /** Newest first: of one user, or of all. If there are more than `limit`, at most half of them are refused attempts. */
  async list(userId: string | null, limit = 500, since = 0): Promise<Entry[]> {
    const after = Math.max(since, this.#clock.now() - this.#limits.retentionMs);
    const ofUser = userId === null ? sql`` : sql` and user_id = ${userId}`;
    const find = (outcome: string) =>
      this.#database.read(sql`select id, at, action, outcome, who, method, detail, browser, address, request_id
        from audit_events where at > ${after} and outcome = ${outcome}${ofUser} order by at desc, id limit ${limit}`);
    const [succeeded, refused] = await Promise.all([find('succeeded'), find('refused')]);
    const kept = refused.slice(0, Math.max(Math.floor(limit / 2), limit - succeeded.length));
    const rows = [...kept, ...succeeded.slice(0, limit - kept.length)].sort(
      (a, b) => Number(b['at']) - Number(a['at']),
    );
    return rows.map((row) => ({ ...(row as unknown as Entry), at: isoTime(Number(row['at'])) }));
  }
}
