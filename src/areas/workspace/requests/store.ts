// Requests to the person in the database, so that any node can show and answer them. What is asked and answered is sealed.

import type { Schemas } from '../../../../generated/workspace/contract.ts';
import type { Agent, RequestFields } from '../../../../generated/workspace/messages.ts';
import { DAY_MS, MINUTE_MS } from '../../../base/clock.ts';
import { seal, unseal } from '../../../base/secrets.ts';
import type { Database, Row, Statement } from '../../../base/state/port.ts';
import { keyOf, type WorkspaceName } from '../workspace.ts';

export type Status = Schemas['UserRequest']['status'];

/** What is asked, and what the server knows about who asks. */
export interface Asked {
  readonly request: RequestFields;
  readonly by: Agent;
  readonly user?: string;
  readonly address: string;
}

export interface StoredRequest {
  readonly id: string;
  readonly workspace: WorkspaceName;
  /** Only this user sees and answers it; null: every user of the owner. */
  readonly userId: string | null;
  readonly asked: Asked;
  readonly status: Status;
  readonly answer?: string;
  readonly grant?: number;
  readonly answeredBy?: string;
  readonly askedAt: number;
  readonly expiresAt: number;
  readonly endedAt?: number;
}

export interface End {
  readonly status: Status;
  readonly answer?: string | undefined;
  readonly grant?: number | undefined;
  readonly by?: string;
}

/** `userId`: only what this user may see. */
export interface Place {
  readonly owners: readonly string[];
  readonly repo?: string;
  readonly userId?: string | null;
}

export const MAX_WAITING = { session: 16, key: 64 } as const;
export const ANSWER_KEPT_MS = 10 * MINUTE_MS;
const MAX_ANSWERED = 50;
const COLUMNS = `id, owner, repo, user_id, content, status, answer, grant_number, answered_by, asked_at, expires_at,
  ended_at`;

const IS_OPEN = "status in ('waiting', 'seen') and expires_at >";
export const requestTopic = (id: string): string => `request:${id}`;
export const workspaceTopic = (workspace: WorkspaceName): string => `requests:${keyOf(workspace)}`;
export const inboxTopic = (owner: string): string => `inbox:${owner}`;

export class RequestStore {
  readonly #database: Database;
  readonly #key: () => Promise<Buffer>;

  constructor(database: Database, key: () => Promise<Buffer>) {
    this.#database = database;
    this.#key = key;
  }

  watch(topic: string, maybeChanged: () => void): () => void {
    return this.#database.watch(topic, maybeChanged);
  }

  /** False if the agent's session or the key has too many waiting. */
  async insert(stored: Omit<StoredRequest, 'status'>): Promise<boolean> {
    const { id, workspace, userId, asked, askedAt, expiresAt } = stored;
    const { owner, repo } = workspace;
    const count = `select count(*) from person_requests where agent_id = $4 and ${IS_OPEN} $8`;
    const text = `insert into person_requests
      (id, owner, repo, agent_id, session, user_id, content, status, asked_at, expires_at)
      select cast($1 as text), cast($2 as text), cast($3 as text), cast($4 as text), cast($5 as text), cast($6 as text),
        cast($7 as text), 'waiting', cast($8 as bigint), cast($9 as bigint)
      where (${count}) < ${MAX_WAITING.key} and (${count} and session = $5) < ${MAX_WAITING.session} returning id`;
    const content = await this.#seal(id, JSON.stringify(asked));
    const session = asked.request.session ?? null;
    const values = [id, owner, repo, asked.by.id, session, userId, content, askedAt, expiresAt];
    const lock = 'update workspaces set owner = owner where owner = $1 and repo = $2'; // so that nodes count one after the other
    const results = await this.#commit(stored, { text: lock, values: [owner, repo] }, { text, values });
    return results[1]?.length === 1;
  }

  /** How many wait: of the agent's session, and of the key. */
  async count(agentId: string, session: string | undefined, now: number) {
    const text = `select count(*) as waiting, count(case when session = $2 then 1 end) as own from person_requests
      where agent_id = $1 and ${IS_OPEN} $3`;
    const [row] = await this.#database.read({ text, values: [agentId, session ?? null, now] });
    return { session: Number(row?.['own']), key: Number(row?.['waiting']) };
  }

  /** `agentId`: only if this program asked. */
  async find(id: string, agentId: string | null = null): Promise<StoredRequest | undefined> {
    const text = `select ${COLUMNS} from person_requests where id = $1 and (cast($2 as text) is null or agent_id = $2)`;
    const [stored] = await this.#list({ text, values: [id, agentId] });
    return stored;
  }

  /** The newest first. */
  listOpen(place: Place, now: number): Promise<StoredRequest[]> {
    return this.#listOf(place, `${IS_OPEN} $4 order by asked_at desc, id`, now);
  }

  /** Those that a person has answered within a day, the newest first. */
  listAnswered(place: Place, now: number): Promise<StoredRequest[]> {
    const answered = `answered_by is not null and ended_at > $4 order by ended_at desc, id limit ${MAX_ANSWERED}`;
    return this.#listOf(place, answered, now - DAY_MS);
  }

  /** Those that nobody has seen since then, and that were not reported by `setRung`. */
  listUnseen(askedUntil: number, now: number): Promise<StoredRequest[]> {
    const text = `select ${COLUMNS} from person_requests
      where status = 'waiting' and rung_at is null and asked_at <= $1 and expires_at > $2 order by asked_at limit 100`;
    return this.#list({ text, values: [askedUntil, now] });
  }

  async setRung({ id }: StoredRequest, now: number): Promise<void> {
    const text = 'update person_requests set rung_at = $2 where id = $1';
    await this.#database.commit([{ text, values: [id, now] }]);
  }

  async setSeen(stored: StoredRequest): Promise<void> {
    const text = "update person_requests set status = 'seen' where id = $1 and status = 'waiting'";
    await this.#commit(stored, { text, values: [stored.id] });
  }

  /** False if it has ended: the first answer counts. */
  async end(stored: StoredRequest, { status, answer, grant, by }: End, now: number): Promise<boolean> {
    const sealed = answer === undefined ? null : await this.#seal(stored.id, answer);
    const text = `update person_requests set status = $2, answer = $3, grant_number = $4, answered_by = $5, ended_at = $6
      where id = $1 and ${IS_OPEN} $6 returning id`;
    const values = [stored.id, status, sealed, grant ?? null, by ?? null, now];
    return (await this.#commit(stored, { text, values }))[0]?.length === 1;
  }

  async deleteAnswer({ id }: StoredRequest): Promise<void> {
    const text = 'update person_requests set answer = null, grant_number = null where id = $1';
    await this.#database.commit([{ text, values: [id] }]);
  }

  /** A program follows these: they end if it does not follow them again before `until`. */
  async follow(ids: readonly string[], until: number): Promise<void> {
    const text = 'update person_requests set followed_until = $2 where id = $1';
    await this.#database.commit(ids.map((id) => ({ text, values: [id, until] })));
  }

  /** After a restart, programs have until then to follow theirs again. */
  async followAllAgain(until: number): Promise<void> {
    const text = 'update person_requests set followed_until = $1 where followed_until < $1 and ended_at is null';
    await this.#database.commit([{ text, values: [until] }]);
  }

  async listAbandoned(now: number): Promise<StoredRequest[]> {
    const text = `select ${COLUMNS} from person_requests where followed_until <= $1 and ${IS_OPEN} $1`;
    return this.#list({ text, values: [now] });
  }

  async sweep(now: number): Promise<void> {
    await this.#database.commit([
      { text: 'delete from person_requests where coalesce(ended_at, expires_at) <= $1', values: [now - DAY_MS] },
      {
        text: 'update person_requests set answer = null where answer is not null and expires_at <= $1',
        values: [now - ANSWER_KEPT_MS],
      },
      { text: 'delete from visible_pages where seen_at <= $1', values: [now - DAY_MS] },
    ]);
  }

  /** A place is a workspace, `{owner}/{repo}`, or the inbox of an owner, `{owner}`. */
  async setVisible(userId: string, places: readonly string[], now: number): Promise<void> {
    const text = `insert into visible_pages (place, user_id, seen_at) values ($1, $2, $3)
      on conflict (place, user_id) do update set seen_at = excluded.seen_at`;
    await this.#database.commit(places.map((place) => ({ text, values: [place, userId, now] })));
  }

  /** Whether a page was visible since then on which the request is shown. */
  async isVisible({ workspace, userId }: StoredRequest, since: number): Promise<boolean> {
    const text = `select 1 from visible_pages where place in ($1, $2) and seen_at > $3
      and (cast($4 as text) is null or user_id = $4) limit 1`;
    const values = [keyOf(workspace), workspace.owner, since, userId];
    return (await this.#database.read({ text, values })).length > 0;
  }

  #listOf({ owners, repo, userId }: Place, condition: string, time: number): Promise<StoredRequest[]> {
    const lists = owners.map((owner) => {
      const text = `select ${COLUMNS} from person_requests where owner = $1 and (cast($2 as text) is null or repo = $2)
        and (cast($3 as text) is null or user_id is null or user_id = $3) and ${condition}`;
      return this.#list({ text, values: [owner, repo ?? null, userId ?? null, time] });
    });
    return Promise.all(lists).then((all) => all.flat());
  }

  async #list(statement: Statement): Promise<StoredRequest[]> {
    const [rows, key] = [await this.#database.read(statement), (await this.#key()).toString('hex')];
    return rows.map((row) => readRow(row, (id, sealed) => unseal(key, id, sealed)));
  }

  async #seal(id: string, text: string): Promise<string> {
    return seal((await this.#key()).toString('hex'), id, text);
  }

  #commit({ id, workspace }: Pick<StoredRequest, 'id' | 'workspace'>, ...statements: Statement[]): Promise<Row[][]> {
    const topics = [requestTopic(id), workspaceTopic(workspace), inboxTopic(workspace.owner)];
    return this.#database.commit(statements, { topics });
  }
}

function readRow(row: Row, open: (id: string, sealed: string) => string): StoredRequest {
  const id = String(row['id']);
  const { answer, grant_number: grant, answered_by: by, ended_at: endedAt } = row;
  return {
    id,
    workspace: { owner: String(row['owner']), repo: String(row['repo']) },
    userId: row['user_id'] as string | null,
    asked: JSON.parse(open(id, String(row['content']))) as Asked,
    status: row['status'] as Status,
    ...(typeof answer === 'string' && { answer: open(id, answer) }),
    ...(grant != null && { grant: Number(grant) }),
    ...(by != null && { answeredBy: String(by) }),
    askedAt: Number(row['asked_at']),
    expiresAt: Number(row['expires_at']),
    ...(endedAt != null && { endedAt: Number(endedAt) }),
  };
}
