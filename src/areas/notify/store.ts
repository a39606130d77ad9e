// The SQL of notification targets, settings and deliveries, for both database engines.
import type { Schemas } from '../../../generated/notify/contract.ts';
import type { Database, Row, Statement } from '../../base/state/port.ts';

/** Times are epoch milliseconds. */
export interface Target {
  readonly id: string;
  readonly user_id: string;
  readonly name: string;
  readonly kind: 'push' | 'web';
  readonly host: string;
  /** Sealed. */
  readonly destination: string;
  /** 0 or 1. */
  readonly include_command: number;
  readonly created_at: number;
}
export type TargetToRing = Target & { readonly next_at: number };

export interface Settings {
  /** 0 or 1. */
  readonly muted: number;
  /** JSON. */
  readonly quiet: string | null;
  /** 0 or 1. */
  readonly when_done: number;
}

export interface Delivery {
  readonly request_id: string;
  /** Sealed. */
  readonly message: string;
}
export type ListedDelivery = Readonly<{
  target: string;
  state: Schemas['NotifyDelivery']['state'];
  status: number | null;
  reason: string | null;
  at: number;
}>;

/** How an attempt ended: a final state, or 'again' until there were too many. */
export interface Attempt {
  readonly state: 'sent' | 'failed' | 'unsure' | 'again';
  readonly status: number | null;
  readonly reason: string | null;
}

const COLUMNS = 'id, user_id, name, kind, host, destination, include_command, created_at';
const NO_SETTINGS: Settings = { muted: 0, quiet: null, when_done: 0 };

export class NotifyStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async targets(userId: string): Promise<Target[]> {
    const text = `select ${COLUMNS} from notify_targets where user_id = $1 order by created_at, id`;
    return (await this.#read(text, userId)) as unknown as Target[];
  }

  async target(id: string): Promise<TargetToRing | undefined> {
    const [row] = await this.#read(`select ${COLUMNS}, next_at from notify_targets where id = $1`, id);
    return row as TargetToRing | undefined;
  }

  async hasTarget(userIds: readonly string[]): Promise<boolean> {
    const found = await Promise.all(userIds.map((userId) => this.targets(userId)));
    return found.some(({ length }) => length > 0);
  }

  /** Replaces the target with this id. Returns false if the user has `max` others already. */
  async insert(target: Target, max: number): Promise<boolean> {
    const text = `insert into notify_targets (${COLUMNS}, next_at) select cast($1 as text), cast($2 as text),
      cast($3 as text), cast($4 as text), cast($5 as text), cast($6 as text), cast($7 as bigint), cast($8 as bigint), 0
      where (select count(*) from notify_targets where user_id = $2 and id <> $1) < cast($9 as bigint)
      on conflict (id) do update set name = excluded.name, destination = excluded.destination,
        include_command = excluded.include_command returning id`;
    const { id, user_id, name, kind, host, destination, include_command, created_at } = target;
    const values = [id, user_id, name, kind, host, destination, include_command, created_at, max];
    // The update makes nodes count one after the other.
    const lock = { text: 'update notify_settings set muted = muted where user_id = $1', values: [user_id] };
    const rows = await this.#database.commit([addSettings(user_id), lock, { text, values }]);
    return rows.at(-1)?.length === 1;
  }

  async update({ id, user_id, name, include_command }: Target): Promise<boolean> {
    const text = `update notify_targets set name = $3, include_command = $4 where id = $1 and user_id = $2 returning id`;
    return (await this.#commit(text, id, user_id, name, include_command)).length === 1;
  }

  async delete(userId: string, id: string): Promise<boolean> {
    const removed = 'target_id = $1 and not exists (select 1 from notify_targets where id = $1)';
    const [deleted] = await this.#database.commit([
      { text: 'delete from notify_targets where id = $1 and user_id = $2 returning id', values: [id, userId] },
      { text: `delete from notify_deliveries where ${removed}`, values: [id] },
    ]);
    return deleted?.length === 1;
  }

  async settings(userId: string): Promise<Settings> {
    const [row] = await this.#read('select muted, quiet, when_done from notify_settings where user_id = $1', userId);
    return (row as Settings | undefined) ?? NO_SETTINGS;
  }

  async setSettings(userId: string, { muted, quiet, when_done }: Settings): Promise<void> {
    const text = 'update notify_settings set muted = $2, quiet = $3, when_done = $4 where user_id = $1';
    await this.#database.commit([addSettings(userId), { text, values: [userId, muted, quiet, when_done] }]);
  }

  async deliveries(userId: string, count: number): Promise<ListedDelivery[]> {
    const text = `select t.name as target, d.state, d.status, d.reason, d.at from notify_deliveries d
      join notify_targets t on t.id = d.target_id where d.user_id = $1 order by d.at desc, d.request_id limit ${count}`;
    return (await this.#read(text, userId)) as unknown as ListedDelivery[];
  }

  /** Writes down a message for every target of the users that has none of this request. Returns the ids of these targets. */
  async addDeliveries(requestId: string, userIds: readonly string[], message: string, now: number, onlyDone: boolean) {
    const isWanted = onlyDone
      ? 'exists (select 1 from notify_settings s where s.user_id = t.user_id and s.when_done = 1)'
      : 'true';
    const text = `insert into notify_deliveries (target_id, request_id, user_id, state, message, tries, at)
      select t.id, cast($1 as text), t.user_id, 'waiting', cast($2 as text), 0, cast($3 as bigint)
      from notify_targets t where t.user_id = $4 and ${isWanted}
      on conflict (target_id, request_id) do nothing returning target_id`;
    const statements = userIds.map((userId) => ({ text, values: [requestId, message, now, userId] }));
    const rows = await this.#database.commit(statements);
    return rows.flat().map((row) => String(row['target_id']));
  }

  /** The messages that wait, oldest first. */
  async waiting(targetId: string): Promise<Delivery[]> {
    const text = `select request_id, message from notify_deliveries where target_id = $1 and state = 'waiting'
      order by at, request_id`;
    return (await this.#read(text, targetId)) as unknown as Delivery[];
  }

  /** For messages that are no longer to be sent. */
  async end(targetId: string, requestIds: readonly string[], state: 'muted' | 'ended', now: number): Promise<void> {
    const text = `update notify_deliveries set state = $3, at = $4, message = null
      where target_id = $1 and request_id = $2 and state = 'waiting'`;
    await this.#database.commit(requestIds.map((id) => ({ text, values: [targetId, id, state, now] })));
  }

  /**
   * Marks the messages that wait as being sent, if it is the target's turn: only one node gets them. Returns their requests.
   * The next turn is at `nextAt`.
   */
  async claim(targetId: string, claim: string, now: number, nextAt: number): Promise<string[]> {
    const [, rows] = await this.#database.commit([
      {
        text: 'update notify_targets set next_at = $3, claim = $2 where id = $1 and next_at <= $4',
        values: [targetId, claim, nextAt, now],
      },
      {
        text: `update notify_deliveries set state = 'sending', claim = $2, at = $3 where target_id = $1
          and state = 'waiting' and exists (select 1 from notify_targets where id = $1 and claim = $2)
          returning request_id`,
        values: [targetId, claim, now],
      },
    ]);
    return (rows ?? []).map((row) => String(row['request_id']));
  }

  /** Does nothing if the attempt was given up meanwhile. */
  async settle(claim: string, { state, status, reason }: Attempt, now: number, maxTries: number): Promise<void> {
    const isAgain = state === 'again' ? `tries + 1 < ${maxTries}` : 'false';
    const text = `update notify_deliveries set state = case when ${isAgain} then 'waiting' else cast($2 as text) end,
      message = case when ${isAgain} then message else null end, tries = tries + 1, status = $3, reason = $4, at = $5
      where claim = $1 and state = 'sending'`;
    await this.#commit(text, claim, state === 'again' ? 'failed' : state, status, reason, now);
  }

  /** Attempts since before `sentBefore` were cut off: the message may have arrived. Deletes what is old or of nobody. */
  async recover(sentBefore: number, deleteBefore: number, now: number): Promise<void> {
    await this.#database.commit([
      {
        text: `update notify_deliveries set state = 'unsure', message = null, at = $2, reason = $3
          where state = 'sending' and at <= $1`,
        values: [sentBefore, now, 'The server stopped before the response came.'],
      },
      {
        text: `delete from notify_targets where user_id in (select id from users where removed_at is not null)`,
        values: [],
      },
      {
        text: `delete from notify_deliveries where (at <= $1 and state not in ('waiting', 'sending'))
          or target_id not in (select id from notify_targets)`,
        values: [deleteBefore],
      },
    ]);
  }

  async targetsWithWaiting(): Promise<string[]> {
    const rows = await this.#read("select distinct target_id from notify_deliveries where state = 'waiting'");
    return rows.map((row) => String(row['target_id']));
  }

  #read(text: string, ...values: Statement['values'][number][]): Promise<Row[]> {
    return this.#database.read({ text, values });
  }

  async #commit(text: string, ...values: Statement['values'][number][]): Promise<Row[]> {
    return (await this.#database.commit([{ text, values }]))[0] ?? [];
  }
}

const addSettings = (userId: string): Statement => ({
  text: `insert into notify_settings (user_id, muted, quiet, when_done) values ($1, 0, null, 0)
    on conflict (user_id) do nothing`,
  values: [userId],
});
