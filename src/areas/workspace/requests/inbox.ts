// What waits for a person in all workspaces, what the person has answered, and the person's agents.
import type { Schemas, Workspace } from '../../../../generated/workspace/contract.ts';
import { oneAtATime } from '../../../base/async/one-at-a-time.ts';
import type { Callers } from '../../../base/caller.ts';
import type { Clock } from '../../../base/clock.ts';
import { isoTime } from '../../../base/time-text.ts';
import type { Subscribe } from '../../../contract/handler.ts';
import type { EventOf } from '../../../contract/operation.ts';
import { keyOf } from '../workspace.ts';
import { type Agents, agentId } from './agents.ts';
import type { UserRequests } from './requests.ts';
import { inboxTopic, type Place, type RequestStore, type StoredRequest } from './store.ts';

type Person = Callers['browserSession'];
type Event = EventOf<Workspace['watchInbox']>;

export interface InboxParts {
  readonly store: RequestStore;
  readonly requests: UserRequests;
  readonly agents: Agents;
  readonly clock: Clock;
  readonly audience: 'user' | 'owner';
  readonly ownersOf: (userId: string) => Promise<readonly string[]>;
  readonly onFault: (error: unknown) => void;
}

/** How often the states of agents are looked at that promised a sign. */
const AGENTS_MS = 60_000;

export class Inbox {
  readonly #parts: InboxParts;

  constructor(parts: InboxParts) {
    this.#parts = parts;
  }

  async list(person: Person): Promise<Schemas['Inbox']> {
    const place = await this.#placeOf(person);
    const { waiting, ...rest } = await this.#read(place);
    return { waiting: waiting.map((stored) => this.#parts.requests.shownOf(stored)), ...rest };
  }

  async count(person: Person): Promise<{ readonly waiting: number }> {
    const { store, clock } = this.#parts;
    return { waiting: (await store.listOpen(await this.#placeOf(person), clock.now())).length };
  }

  async seen(person: Person, ids: readonly string[]): Promise<void> {
    const { store, requests, clock } = this.#parts;
    const place = await this.#placeOf(person);
    await requests.seen(person, place.owners, await store.listOpen(place, clock.now()), ids);
  }

  async watch(person: Person): Promise<Subscribe<Event>> {
    const { store, requests, clock, onFault } = this.#parts;
    const { owners } = await this.#placeOf(person);
    return (push, end) => {
      const sent = new Set<string>();
      const last = new Map<Event['event'], string>();
      const pushChanged = (event: Event) => {
        const text = JSON.stringify(event.data);
        if (last.get(event.event) !== text) push(event);
        last.set(event.event, text);
      };
      let cancel = () => {};
      const check = oneAtATime(async () => {
        const place = await this.#placeOf(person);
        if (place.owners.join() !== owners.join()) return end(); // the page connects again
        const { waiting, answered, agents } = await this.#read(place);
        for (const stored of waiting.filter(({ id }) => !sent.has(id)).reverse()) {
          push({ event: 'request', data: requests.shownOf(stored) });
          sent.add(stored.id);
        }
        pushChanged({ event: 'waiting', data: waiting.map(({ id }) => id) });
        pushChanged({ event: 'answered', data: answered });
        pushChanged({ event: 'agents', data: agents });
        const next = Math.min(clock.now() + AGENTS_MS, ...waiting.map(({ expiresAt }) => expiresAt));
        cancel();
        cancel = clock.at(next, check);
      }, onFault);
      const stops = owners.map((owner) => store.watch(inboxTopic(owner), check));
      check();
      return () => {
        cancel();
        cancel = () => {};
        for (const stop of stops) stop();
      };
    };
  }

  async #read(place: Place) {
    const { store, agents, clock } = this.#parts;
    const now = clock.now();
    const [waiting, answered] = await Promise.all([store.listOpen(place, now), store.listAnswered(place, now)]);
    waiting.sort((one, other) => other.askedAt - one.askedAt);
    answered.sort((one, other) => (other.endedAt ?? 0) - (one.endedAt ?? 0));
    const asking = waiting.map(({ asked: { by, request } }) => agentId(by.id, request.session ?? ''));
    return {
      waiting,
      answered: answered.slice(0, 50).map(answeredOf),
      agents: await agents.list(place.owners, place.userId ?? null, new Set(asking)),
    };
  }

  async #placeOf({ userId }: Person): Promise<Place> {
    const { audience, ownersOf } = this.#parts;
    return { owners: await ownersOf(userId), userId: audience === 'user' ? userId : null };
  }
}

function answeredOf({ id, workspace, asked, status, grant, answeredBy, endedAt }: StoredRequest) {
  const { kind, title, command, grants } = asked.request;
  const always = grant === undefined ? undefined : grants?.[grant];
  return {
    ...{ id, workspace: keyOf(workspace), by: asked.by.name, kind, title, status },
    ...(command !== undefined && { command }),
    ...(always !== undefined && { grant: always }),
    answered_by: answeredBy ?? '',
    answered_at: isoTime(endedAt ?? 0),
  };
}
