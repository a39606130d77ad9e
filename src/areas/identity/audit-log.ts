// What happened to accounts. Each write also deletes what is too much or too old, so that strangers cannot fill the disk.
// Refused attempts are counted separately, so that they push out nothing else.
import { randomUUID } from 'node:crypto';
import type { Settings } from '../../../generated/config/settings.ts';
import type { Schemas } from '../../../generated/identity/contract.ts';
import { auditSource, type RecordEvent } from '../../base/audit.ts';
import type { Clock } from '../../base/clock.ts';
import { BATCH } from '../../base/state/batches.ts';
import type { Database } from '../../base/state/port.ts';
import { isoTime } from '../../base/time-text.ts';
import { browserLabel } from './browser-label.ts';

type Entry = Schemas['AuditEvent'];

const INSERT = `insert into audit_events (id, at, action, outcome, user_id, method, detail, browser, address, request_id, who)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, coalesce(
    (select coalesce(cast($11 as text) || ' for ', '') || name from users where id = $5), cast($11 as text)))`;
const REMOVE_OLD = `delete from audit_events where id in
  (select id from audit_events where at <= $1 order by at, id limit ${BATCH})`;
const TRIM = `delete from audit_events where user_id = $1 and outcome = $2 and at < (select at from audit_events
  where user_id = $1 and outcome = $2 order by at desc limit 1 offset $3)`;
const LIST = `select id, at, action, outcome, who, method, detail, browser, address, request_id from audit_events
  where at > $1 and (cast($2 as text) is null or user_id = $2) and outcome = $4 order by at desc, id limit $3`;

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
    const from = [browserLabel(userAgent), address, requestId, who];
    const what = [action, outcome, userId, method ?? null, detail?.slice(0, 1_000) ?? null];
    await this.#database.commit([
      { text: INSERT, values: [randomUUID(), this.#clock.now(), ...what, ...from] },
      { text: REMOVE_OLD, values: [this.#clock.now() - this.#limits.retentionMs] },
      { text: TRIM, values: [userId, outcome, this.#limits.perUser - 1] },
    ]);
  };

  /** Newest first: of one user, or of all. If there are more than `limit`, at most half of them are refused attempts. */
  async list(userId: string | null, limit = 500, since = 0): Promise<Entry[]> {
    const after = Math.max(since, this.#clock.now() - this.#limits.retentionMs);
    const find = (outcome: string) => this.#database.read({ text: LIST, values: [after, userId, limit, outcome] });
    const [succeeded, refused] = await Promise.all([find('succeeded'), find('refused')]);
    const kept = refused.slice(0, Math.max(Math.floor(limit / 2), limit - succeeded.length));
    const rows = [...kept, ...succeeded.slice(0, limit - kept.length)].sort(
      (a, b) => Number(b['at']) - Number(a['at']),
    );
    return rows.map((row) => ({ ...(row as unknown as Entry), at: isoTime(Number(row['at'])) }));
  }
}
