// Requests to the person: a program asks, every open page shows a card, and the first answer counts. They are rows of the
// database, so that any node can show and answer them. An answer is sealed, and deleted once the program has read it.
import { randomUUID } from 'node:crypto';
import type { Schemas } from '../../../../generated/workspace/contract.ts';
import type { Agent, RequestAnswerMessage, RequestFields } from '../../../../generated/workspace/messages.ts';
import { isProblem, Problem } from '../../../base/problem.ts';
import { seal, unseal } from '../../../base/secrets.ts';
import { ignoreStateErrors } from '../../../base/state/nodes/mailbox.ts';
import type { Database, Statement } from '../../../base/state/port.ts';
import type { Browser, PagePeer } from '../browsers/open-browser.ts';
import { tabsOf } from '../layout/tree.ts';
import type { RoomCaller } from '../room/browser-work.ts';
import type { Room } from '../room/room.ts';
import { keyOf } from '../workspace.ts';

type UserRequest = Schemas['UserRequest'];

export interface RequestParts {
  readonly database: Database;
  readonly key: () => Promise<Buffer>;
  readonly returnAddress: (mailbox: string, address: string) => Promise<void>;
}

const MAX_WAITING = 5;
const KEPT_MS = 10 * 60_000;
const IS_OPEN = "status in ('waiting', 'seen') and expires_at >";
/** Without control and invisible characters, which could imitate our own words. */
const clean = (text: string): string => text.replace(/(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, '').trim();

export class UserRequests {
  readonly #parts: RequestParts;
  readonly #shown = new WeakMap<PagePeer, Set<string>>();
  constructor(parts: RequestParts) {
    this.#parts = parts;
  }

  async ask(caller: RoomCaller, { expires_in = 600, ...asked }: Schemas['AskUser']): Promise<UserRequest> {
    const { room, by } = caller;
    const request: RequestFields = { ...asked, title: clean(asked.title) };
    if (asked.text !== undefined) request.text = clean(asked.text);
    if (asked.options) request.options = asked.options.map(clean);
    const isEmpty = [request.title, ...(request.options ?? [])].includes('');
    if (isEmpty || !URL.canParse(asked.url ?? 'http://x'))
      throw new Problem('bad-request', 'A text or the URL is empty.');
    const { layout } = await room.layout.get();
    if (asked.tabId !== undefined && !tabsOf(layout).some(({ id }) => id === asked.tabId))
      throw new Problem('tab-not-found');
    const [id, now] = [randomUUID(), room.parts.clock.now()];
    const count = `select count(*) from user_requests where agent_id = $3 and ${IS_OPEN} $6`;
    const insert = `insert into user_requests (id, workspace, agent_id, content, status, expires_at)
      select cast($1 as text), cast($2 as text), cast($3 as text), cast($4 as text), 'waiting', cast($5 as bigint)
      where (${count}) < ${MAX_WAITING} returning id`;
    const content = JSON.stringify({ request, by: by.agent });
    const values = [id, keyOf(room.name), by.agent.id, content, now + expires_in * 1_000, now];
    const lock = 'update workspaces set owner = owner where owner = $1 and repo = $2'; // so that nodes count one after the other
    const { owner, repo } = room.name;
    if ((await this.#commit(room, insert, values, { text: lock, values: [owner, repo] })) !== 1)
      throw new Problem('too-many-requests');
    return this.get(caller, id);
  }

  async get({ room, by }: RoomCaller, id: string): Promise<UserRequest> {
    const { database, key } = this.#parts;
    const text = `select status, answer, answered_by, expires_at from user_requests
      where id = $1 and workspace = $2 and agent_id = $3`;
    const [row] = await database.read({ text, values: [id, keyOf(room.name), by.agent.id] });
    if (!row) throw new Problem('request-not-found');
    const status = row['status'] as UserRequest['status'];
    const [expiresAt, sealed] = [Number(row['expires_at']), row['answer']];
    const isOver = expiresAt <= room.parts.clock.now() && (status === 'waiting' || status === 'seen');
    if (sealed !== null)
      await database.commit([{ text: 'update user_requests set answer = null where id = $1', values: [id] }]);
    return {
      id,
      status: isOver ? 'expired' : status,
      ...(sealed === null ? {} : { answer: unseal((await key()).toString('hex'), id, String(sealed)) }),
      ...(row['answered_by'] === null ? {} : { answered_by: String(row['answered_by']) }),
      browsers: (await room.browsers.everywhere()).length,
      expires_at: new Date(expiresAt).toISOString(),
    };
  }

  async withdraw(caller: RoomCaller, id: string): Promise<void> {
    await this.get(caller, id);
    await this.#end(caller.room, id, 'withdrawn', null, null);
  }

  follow(room: Room): () => void {
    return this.#parts.database.watch(topicOf(room), () => this.show(room));
  }

  /** Sends the pages what they do not show yet, and what has ended. */
  show(room: Room): void {
    this.#show(room).catch(ignoreStateErrors(room.parts.onFault));
  }

  async #show(room: Room): Promise<void> {
    const waiting = await this.#waiting(room);
    for (const { peer } of room.browsers.list) {
      const shown = this.#shown.get(peer) ?? new Set();
      this.#shown.set(peer, shown);
      for (const [id, request] of waiting) {
        if (!shown.has(id)) void peer.send({ type: 'request', id, ...request });
        shown.add(id);
      }
      for (const id of shown) {
        if (waiting.has(id)) continue;
        shown.delete(id);
        void peer.send({ type: 'request-ended', id });
      }
    }
  }

  async seen(room: Room, { peer }: Browser, id: string): Promise<void> {
    if (!(await this.#waiting(room)).has(id)) return void peer.send({ type: 'request-ended', id });
    const text = "update user_requests set status = 'seen' where id = $1 and workspace = $2 and status = 'waiting'";
    await this.#commit(room, text, [id, keyOf(room.name)]);
  }

  async answer(room: Room, { user, peer }: Browser, { id, ...given }: RequestAnswerMessage): Promise<void> {
    const { request } = (await this.#waiting(room)).get(id) ?? {};
    if (!request) return void peer.send({ type: 'request-ended', id });
    const { outcome, answer = null, address } = given;
    try {
      if (!isFitting(request, given)) throw new Problem('bad-request', 'This answer does not fit the request.');
      if (address !== undefined && request.mailbox !== undefined)
        await this.#parts.returnAddress(request.mailbox, address);
      await this.#end(room, id, outcome, user.name, outcome === 'answered' ? answer : null);
    } catch (error) {
      if (!isProblem(error)) throw error;
      await peer.send({ type: 'request-refused', id, error: error.message.slice(0, 2000) });
    }
  }

  async sweep(now: number): Promise<void> {
    const text = 'delete from user_requests where expires_at <= $1';
    await this.#parts.database.commit([{ text, values: [now - KEPT_MS] }]);
  }

  /** Does nothing if it has ended: the first answer counts. */
  async #end(room: Room, id: string, status: UserRequest['status'], by: string | null, answer: string | null) {
    const sealed = answer === null ? null : seal((await this.#parts.key()).toString('hex'), id, answer);
    const text = `update user_requests set status = $3, answered_by = $4, answer = $5
      where id = $1 and workspace = $2 and ${IS_OPEN} $6`;
    await this.#commit(room, text, [id, keyOf(room.name), status, by, sealed, room.parts.clock.now()]);
  }

  async #commit(room: Room, text: string, values: Statement['values'], ...before: Statement[]) {
    const results = await this.#parts.database.commit([...before, { text, values }], { topics: [topicOf(room)] });
    return results.at(-1)?.length;
  }

  async #waiting({ name, parts }: Room) {
    const text = `select id, content, expires_at from user_requests where workspace = $1 and ${IS_OPEN} $2
      order by expires_at, id`;
    const now = parts.clock.now();
    const rows = await this.#parts.database.read({ text, values: [keyOf(name), now] });
    return new Map(
      rows.map(({ id, content, expires_at }) => {
        const stored = JSON.parse(String(content)) as { readonly request: RequestFields; readonly by: Agent };
        return [String(id), { ...stored, expires_in: Number(expires_at) - now }];
      }),
    );
  }
}

const topicOf = ({ name }: Room): string => `requests:${keyOf(name)}`;

function isFitting({ kind, options }: RequestFields, { outcome, answer }: Omit<RequestAnswerMessage, 'id'>): boolean {
  if (outcome === 'declined') return true;
  if (kind !== 'choice' && kind !== 'text') return outcome === 'done';
  return outcome === 'answered' && (kind === 'text' ? answer !== undefined : options?.includes(answer ?? '') === true);
}
