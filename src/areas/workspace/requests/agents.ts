// The agents of users, as their programs report them. Of what an agent says only the first lines are kept, sealed, for a day.
import { hash } from 'node:crypto';
import type { Schemas } from '../../../../generated/workspace/contract.ts';
import { type Clock, DAY_MS } from '../../../base/clock.ts';
import { Problem } from '../../../base/problem.ts';
import { seal, unseal } from '../../../base/secrets.ts';
import type { Database } from '../../../base/state/port.ts';
import { isoTime } from '../../../base/time-text.ts';
import type { RoomCaller } from '../room/browser-work.ts';
import { keyOf } from '../workspace.ts';
import { clean } from './clean.ts';
import { inboxTopic } from './store.ts';

export type AgentStatus = Schemas['AgentStatus'];
type Said = Pick<Schemas['UpdateAgent'], 'agent' | 'host' | 'cwd' | 'message'> & { readonly by: string };

export interface AgentsParts {
  readonly database: Database;
  readonly key: () => Promise<Buffer>;
  readonly clock: Clock;
  readonly lastMessages: 'on' | 'off';
}

const MAX_PER_KEY = 256;
const MAX_LISTED = 100;
const MESSAGE = { lines: 3, characters: 500 } as const;
/** An agent at work may need longer than a day without a sign. */
const WORKING_KEPT_MS = 7 * DAY_MS;

/** Of an agent's session. It reveals neither key nor session. */
export const agentId = (key: string, session: string): string => hash('sha256', `${key} ${session}`, 'base64url');

export class Agents {
  readonly #parts: AgentsParts;

  constructor(parts: AgentsParts) {
    this.#parts = parts;
  }

  async update({ room, by }: RoomCaller, userId: string | null, session: string, body: Schemas['UpdateAgent']) {
    const { database, key, clock, lastMessages } = this.#parts;
    const { owner, repo } = room.name;
    const id = agentId(by.agent.id, session);
    const now = clock.now();
    const said = Object.entries({ agent: body.agent, host: body.host, cwd: body.cwd }).map(([name, text = '']) => [
      name,
      clean(text),
    ]);
    const message = body.state === 'done' && lastMessages === 'on' ? firstLines(body.message ?? '') : '';
    const content = JSON.stringify({ ...Object.fromEntries(said), message, by: by.agent.name });
    const sealed = seal((await key()).toString('hex'), id, content);
    const aliveUntil = body.alive_for === undefined ? null : now + body.alive_for * 1_000;
    const text = `insert into agent_sessions (id, owner, repo, agent_id, user_id, content, state, since, last_at, alive_until)
      select cast($1 as text), cast($2 as text), cast($3 as text), cast($4 as text), cast($5 as text), cast($6 as text),
        cast($7 as text), cast($8 as bigint), cast($8 as bigint), cast($9 as bigint)
      where (select count(*) from agent_sessions where agent_id = $4 and id <> $1) < ${MAX_PER_KEY}
      on conflict (id) do update set content = excluded.content, state = excluded.state, last_at = excluded.last_at,
        since = case when agent_sessions.state = excluded.state then agent_sessions.since else excluded.since end,
        alive_until = excluded.alive_until returning id`;
    const values = [id, owner, repo, by.agent.id, userId, sealed, body.state, now, aliveUntil];
    const [rows] = await database.commit([{ text, values }], { topics: [inboxTopic(owner)] });
    if (rows?.length !== 1) throw new Problem('too-many-agents');
  }

  /** `userId`: only those of this user, and those of nobody. `waiting`: the ids of those that have asked something. */
  async list(owners: readonly string[], userId: string | null, waiting: ReadonlySet<string>): Promise<AgentStatus[]> {
    const { database, key, clock } = this.#parts;
    const text = `select id, owner, repo, content, state, since, last_at, alive_until from agent_sessions where owner = $1
      and (cast($2 as text) is null or user_id is null or user_id = $2) order by last_at desc, id limit ${MAX_LISTED}`;
    const lists = owners.map((owner) => database.read({ text, values: [owner, userId] }));
    const secret = (await key()).toString('hex');
    const agents = (await Promise.all(lists))
      .flat()
      .map(({ id, owner, repo, content, state, ...times }): AgentStatus => {
        const { message, host, cwd, ...said } = JSON.parse(unseal(secret, String(id), String(content))) as Said;
        const { since, last_at, alive_until } = times;
        const isGone = state !== 'ended' && alive_until != null && Number(alive_until) <= clock.now();
        const isWaiting = state !== 'ended' && !isGone && waiting.has(String(id));
        return {
          id: String(id),
          workspace: keyOf({ owner: String(owner), repo: String(repo) }),
          ...said,
          ...(host && { host }),
          ...(cwd && { cwd }),
          ...(message && { message }),
          state: isGone ? 'ended' : isWaiting ? 'waiting' : (state as AgentStatus['state']),
          since: isoTime(Number(isGone ? alive_until : since)),
          last_at: isoTime(Number(last_at)),
        };
      });
    return agents.sort((one, other) => other.last_at.localeCompare(one.last_at)).slice(0, MAX_LISTED);
  }

  async sweep(): Promise<void> {
    const now = this.#parts.clock.now();
    const text = "delete from agent_sessions where last_at <= $1 and (state <> 'working' or last_at <= $2)";
    await this.#parts.database.commit([{ text, values: [now - DAY_MS, now - WORKING_KEPT_MS] }]);
  }
}

const firstLines = (message: string): string =>
  clean(message)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, MESSAGE.lines)
    .join('\n')
    .slice(0, MESSAGE.characters);
