// Requests to the person: a program asks, pages show a card, and the first answer counts. An answer stays until the program ends
// its request, so that a lost response loses nothing. What an agent asks is for the user of its key alone.
import { randomUUID } from 'node:crypto';
import type { Schemas, Workspace } from '../../../../generated/workspace/contract.ts';
import type { RequestFields, ShownRequest } from '../../../../generated/workspace/messages.ts';
import { oneAtATime } from '../../../base/async/one-at-a-time.ts';
import type { RecordEvent } from '../../../base/audit.ts';
import type { Caller, Callers } from '../../../base/caller.ts';
import type { Clock } from '../../../base/clock.ts';
import { isProblem, Problem } from '../../../base/problem.ts';
import { ignoreStateErrors } from '../../../base/state/nodes/mailbox.ts';
import { isoTime } from '../../../base/time-text.ts';
import type { Subscribe } from '../../../contract/handler.ts';
import type { EventOf } from '../../../contract/operation.ts';
import type { Browser, PagePeer } from '../browsers/open-browser.ts';
import { tabsOf } from '../layout/tree.ts';
import type { RoomCaller } from '../room/browser-work.ts';
import type { Room } from '../room/room.ts';
import { type Actor, keyOf, type WorkspaceName } from '../workspace.ts';
import { clean } from './clean.ts';
import { Followers } from './followers.ts';
import {
  ANSWER_KEPT_MS,
  MAX_WAITING,
  type RequestStore,
  requestTopic,
  type StoredRequest,
  workspaceTopic,
} from './store.ts';

type UserRequest = Schemas['UserRequest'];
type Answer = Schemas['RequestAnswer'];
type Person = Callers['browserSession'];

/** A request that nobody sees. */
export interface Ring {
  readonly requestId: string;
  /** `{owner}/{repo}` */
  readonly workspace: string;
  readonly owner: string;
  /** Who can answer; null: every user of the owner. */
  readonly userId: string | null;
  readonly title: string;
  /** What is asked: only for those who have chosen to receive it. */
  readonly command?: string | undefined;
  /** The name of the key or application that asks. */
  readonly by: string;
  /** Of the card in the inbox. */
  readonly url: string;
}

export interface RequestParts {
  readonly store: RequestStore;
  readonly clock: Clock;
  /** `owner`: every user of the owner sees and answers everything. */
  readonly audience: 'user' | 'owner';
  readonly baseUrl: () => string;
  readonly mayActFor: (caller: Caller, owner: string) => Promise<boolean>;
  readonly actorOf: (caller: Caller) => Promise<Actor>;
  readonly userName: (userId: string) => Promise<string | undefined>;
  readonly returnAddress: (mailbox: string, address: string) => Promise<void>;
  /** Adds a line to the system log of a workspace. */
  readonly log: (workspace: WorkspaceName, by: Actor, text: string) => void;
  readonly record: RecordEvent;
  /** Called at least once for each request that has waited 5 seconds and was not seen. */
  readonly ring?: ((ring: Ring) => void | Promise<void>) | undefined;
  /** Whether `ring` reaches somebody. */
  readonly canRing?: ((to: Pick<Ring, 'owner' | 'userId'>) => Promise<boolean>) | undefined;
  readonly onFault: (error: unknown) => void;
}

/** Programs ask with these. */
export interface Asker {
  readonly caller: Caller;
  readonly address: string;
}

const RING_AFTER_MS = 5_000;
/** A page counts as visible for so long after it has said so. */
const VISIBLE_MS = 30_000;
const OUTCOMES: Readonly<Record<RequestFields['kind'], readonly Answer['outcome'][]>> = {
  permission: ['allowed', 'denied'],
  reply: ['answered', 'declined'],
  open: ['done', 'declined'],
  login: ['done', 'declined'],
  step: ['done', 'declined'],
  choice: ['answered', 'declined'],
  text: ['answered', 'declined'],
};

export class UserRequests {
  readonly #parts: RequestParts;
  readonly #shown = new WeakMap<PagePeer, Set<string>>();
  readonly #followers: Followers;
  readonly #ringUnseen: () => void;
  #isStopped = false;

  constructor(parts: RequestParts) {
    const { store, clock } = parts;
    const onFault = ignoreStateErrors(parts.onFault);
    this.#parts = { ...parts, onFault };
    this.#followers = new Followers({ store, clock, withdraw: (now) => this.#withdrawAbandoned(now), onFault });
    this.#ringUnseen = oneAtATime(() => this.#ring(), onFault);
  }

  /** Call it once. */
  start(): void {
    this.#followers.start().catch(this.#parts.onFault);
    this.#ringLater();
  }

  stop(): void {
    this.#isStopped = true;
    this.#followers.stop();
  }

  async ask({ room, by }: RoomCaller, asker: Asker, body: Schemas['AskUser']): Promise<UserRequest> {
    const { store, clock, userName } = this.#parts;
    const { expires_in = 600, ...fields } = body;
    const request = cleanFields(fields);
    const isEmpty = [request.title, ...(request.options ?? []), ...(request.grants ?? [])].includes('');
    if (isEmpty || !URL.canParse(request.url ?? 'http://x'))
      throw new Problem('bad-request', 'A text or the URL is empty.');
    if (request.tabId !== undefined) {
      const { layout } = await room.layout.get();
      if (!tabsOf(layout).some(({ id }) => id === request.tabId)) throw new Problem('tab-not-found');
    } else await room.layout.get(); // creates the workspace
    const userId = 'userId' in asker.caller ? (asker.caller.userId ?? null) : null;
    const user = userId === null ? undefined : await userName(userId);
    const now = clock.now();
    const stored = {
      id: randomUUID(),
      workspace: room.name,
      userId: isForUser(request) ? userId : null,
      asked: { request, by: by.agent, ...(user !== undefined && { user }), address: asker.address },
      askedAt: now,
      expiresAt: now + expires_in * 1_000,
    };
    if (!(await store.insert(stored))) {
      const { session, key } = await store.count(by.agent.id, request.session, now);
      const most = `at most ${MAX_WAITING.session} and ${MAX_WAITING.key} can`;
      const detail = `${session} requests of this agent session and ${key} of this key are waiting; ${most}. Wait for an answer, or withdraw one.`;
      throw new Problem('too-many-requests', detail);
    }
    this.#ringLater();
    return this.#present(room, { ...stored, status: 'waiting' });
  }

  async get({ room, by }: RoomCaller, id: string): Promise<UserRequest> {
    return this.#present(room, await this.#findOwn(room, by.agent.id, id));
  }

  /** Its events: the request now and after each change, until it has ended. */
  async watch({ room, by }: RoomCaller, id: string): Promise<Subscribe<EventOf<Workspace['getRequest']>>> {
    const { store, clock, onFault } = this.#parts;
    const { expiresAt } = await this.#findOwn(room, by.agent.id, id);
    return (push, end) => {
      let last = '';
      const check = oneAtATime(async () => {
        const data = await this.#present(room, await this.#findOwn(room, by.agent.id, id));
        if (data.status !== last) push({ event: 'request', data });
        last = data.status;
        if (last !== 'waiting' && last !== 'seen') end();
      }, onFault);
      const stops = [this.#followers.add(id), store.watch(requestTopic(id), check), clock.at(expiresAt, check)];
      return () => {
        for (const stop of stops) stop();
      };
    };
  }

  /** If it has ended, its answer is deleted. */
  async withdraw({ room, by }: RoomCaller, id: string): Promise<void> {
    const { store, clock } = this.#parts;
    const stored = await this.#findOwn(room, by.agent.id, id);
    if (!(await store.end(stored, { status: 'withdrawn' }, clock.now()))) await store.deleteAnswer(stored);
  }

  async #findOwn(room: Room, agentId: string, id: string): Promise<StoredRequest> {
    const stored = await this.#parts.store.find(id, agentId);
    if (!stored || keyOf(stored.workspace) !== keyOf(room.name)) throw new Problem('request-not-found');
    return stored;
  }

  async #present(room: Room, stored: StoredRequest): Promise<UserRequest> {
    const { store, clock, canRing } = this.#parts;
    const { id, workspace, userId, status, expiresAt, answer, grant, answeredBy } = stored;
    const now = clock.now();
    const isKept = now < expiresAt + ANSWER_KEPT_MS;
    return {
      id,
      status: isOpen(stored) && expiresAt <= now ? 'expired' : status,
      ...(isKept && answer !== undefined && { answer }),
      ...(isKept && grant !== undefined && { grant }),
      ...(answeredBy !== undefined && { answered_by: answeredBy }),
      browsers: (await room.browsers.everywhere()).length,
      reachable:
        (await store.isVisible(stored, now - VISIBLE_MS)) ||
        ((await canRing?.({ owner: workspace.owner, userId })) ?? false),
      expires_at: isoTime(expiresAt),
    };
  }

  /** Whether it can still be answered. */
  async stillWaiting(id: string): Promise<boolean> {
    const stored = await this.#parts.store.find(id);
    return stored !== undefined && isOpen(stored) && this.#parts.clock.now() < stored.expiresAt;
  }

  follow(room: Room): () => void {
    return this.#parts.store.watch(workspaceTopic(room.name), () => this.show(room));
  }

  /** Sends the pages what they do not show yet, and what has ended. */
  show(room: Room): void {
    this.#show(room).catch(this.#parts.onFault);
  }

  async #show(room: Room): Promise<void> {
    const waiting = await this.#listOpen(room);
    for (const { peer } of room.browsers.list) {
      const shown = this.#shown.get(peer) ?? new Set();
      this.#shown.set(peer, shown);
      for (const stored of waiting) {
        if (shown.has(stored.id) || !this.#isFor(peer.caller, stored)) continue;
        void peer.send({ type: 'request', request: this.shownOf(stored) });
        shown.add(stored.id);
      }
      for (const id of shown) {
        if (waiting.some((stored) => stored.id === id)) continue;
        shown.delete(id);
        void peer.send({ type: 'request-ended', id });
      }
    }
  }

  /** A page of the workspace is visible, and shows these. */
  async seenIn(room: Room, { peer }: Browser, ids: readonly string[]): Promise<void> {
    const waiting = await this.#listOpen(room);
    for (const id of ids) {
      if (!waiting.some((stored) => stored.id === id)) void peer.send({ type: 'request-ended', id });
    }
    await this.seen(peer.caller, [keyOf(room.name)], waiting, ids);
  }

  async seen(person: Person, places: readonly string[], waiting: readonly StoredRequest[], ids: readonly string[]) {
    const { store, clock } = this.#parts;
    await store.setVisible(person.userId, places, clock.now());
    const unseen = ({ id, status }: StoredRequest) => status === 'waiting' && ids.includes(id);
    for (const stored of waiting) if (unseen(stored) && this.#isFor(person, stored)) await store.setSeen(stored);
  }

  /** Only a person in a logged-in browser answers. */
  async answer(person: Person, id: string, body: Answer): Promise<void> {
    const { store, clock, mayActFor, actorOf, log, record } = this.#parts;
    const stored = await store.find(id);
    if (!stored || !this.#isFor(person, stored) || !(await mayActFor(person, stored.workspace.owner)))
      throw new Problem('request-not-found');
    const { request, by } = stored.asked;
    if (!isOpen(stored) || stored.expiresAt <= clock.now()) throw ended(stored);
    if (!isFitting(request, body)) throw new Problem('bad-request', 'This answer does not fit the request.');
    if (body.address !== undefined && request.mailbox !== undefined) await this.#return(request.mailbox, body.address);
    const { outcome: status, answer, grant } = body;
    const actor = await actorOf(person);
    const isFirst = await store.end(stored, { status, answer, grant, by: actor.name }, clock.now());
    if (!isFirst) throw ended((await store.find(id)) ?? stored);
    const always = grant === undefined ? '' : ' always';
    log(stored.workspace, actor, `Answered a request of “${by.name}” (${request.kind}): ${status}${always}.`);
    const detail = `${request.kind} of ${by.name} in ${keyOf(stored.workspace)}: ${status}${always}`;
    await record({ action: 'request-answered', userId: person.userId, detail });
  }

  async #return(mailbox: string, address: string): Promise<void> {
    await this.#parts.returnAddress(mailbox, address).catch((error: unknown) => {
      if (isProblem(error) && !error.is('unavailable')) throw new Problem('bad-request', error.message);
      throw error;
    });
  }

  /** Call it periodically. */
  async sweep(): Promise<void> {
    this.#ringUnseen();
    await this.#followers.end();
    await this.#parts.store.sweep(this.#parts.clock.now());
  }

  async #withdrawAbandoned(now: number): Promise<void> {
    const { store } = this.#parts;
    for (const stored of await store.listAbandoned(now)) await store.end(stored, { status: 'withdrawn' }, now);
  }

  #ringLater(): void {
    const { clock } = this.#parts;
    clock.at(clock.now() + RING_AFTER_MS, this.#ringUnseen);
  }

  async #ring(): Promise<void> {
    const { store, clock, ring, baseUrl, onFault } = this.#parts;
    const now = clock.now();
    for (const stored of ring && !this.#isStopped ? await store.listUnseen(now - RING_AFTER_MS, now) : []) {
      const { id: requestId, userId, workspace, asked } = stored;
      const { title, command } = asked.request;
      const who = { workspace: keyOf(workspace), owner: workspace.owner, userId, by: asked.by.name };
      try {
        await ring?.({ requestId, ...who, title, command, url: new URL(`/inbox/#${requestId}`, baseUrl()).href });
        await store.setRung(stored, now);
      } catch (error) {
        onFault(error); // the next sweep tries again
      }
    }
  }

  #listOpen({ name: { owner, repo } }: Room): Promise<StoredRequest[]> {
    return this.#parts.store.listOpen({ owners: [owner], repo }, this.#parts.clock.now());
  }

  #isFor({ userId }: Person, stored: StoredRequest): boolean {
    return this.#parts.audience === 'owner' || stored.userId === null || stored.userId === userId;
  }

  shownOf({ id, workspace, asked, askedAt, expiresAt }: StoredRequest): ShownRequest {
    const times = { asked_at: isoTime(askedAt), expires_in: Math.max(0, expiresAt - this.#parts.clock.now()) };
    return { id, workspace: keyOf(workspace), ...asked, ...times };
  }
}

const isOpen = ({ status }: StoredRequest): boolean => status === 'waiting' || status === 'seen';

/** What an agent asks can show what it works on. */
const isForUser = ({ kind, agent }: RequestFields): boolean =>
  kind === 'permission' || kind === 'reply' || agent !== undefined;

const ended = ({ answeredBy }: StoredRequest): Problem =>
  new Problem('request-ended', answeredBy ? `${answeredBy} has answered it.` : 'It was withdrawn or has expired.');

/** The command stays as it is, because it is shown with all its characters. */
function cleanFields(fields: RequestFields): RequestFields {
  const entries = Object.entries(fields).map(([name, value]) => {
    if (name === 'command' || name === 'url') return [name, value];
    return [name, Array.isArray(value) ? value.map(clean) : clean(String(value))];
  });
  const request = Object.fromEntries(entries) as RequestFields;
  return request.kind === 'choice' && !request.options ? { ...request, options: ['Yes', 'No'] } : request;
}

function isFitting({ kind, options, grants }: RequestFields, { outcome, answer, grant }: Answer): boolean {
  if (!OUTCOMES[kind].includes(outcome)) return false;
  if (grant !== undefined) return outcome === 'allowed' && grant < (grants?.length ?? 0);
  if (outcome === 'denied') return true;
  if (outcome !== 'answered') return answer === undefined;
  return kind === 'choice' ? options?.includes(answer ?? '') === true : Boolean(answer?.trim());
}
