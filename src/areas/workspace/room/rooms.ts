// The rooms of this node, by workspace. A room without browsers and changes is kept for its log, as long as there are few.
import type { Caller } from '../../../base/caller.ts';
import { Problem } from '../../../base/problem.ts';
import type { ListedWorkspace } from '../../../pages/workspace-list.ts';
import { type Actor, agentOf, keyOf, type WorkspaceName } from '../workspace.ts';
import type { BrowserWork, RoomCaller } from './browser-work.ts';
import { Room, type RoomParts } from './room.ts';

export interface RoomsParts extends Omit<RoomParts, 'stopping' | 'focusTime'> {
  /** What other nodes can ask this one for. */
  readonly works: readonly Pick<BrowserWork<[], unknown>, 'serve'>[];
  readonly actorOf: (caller: Caller) => Promise<Actor>;
}

/** Rooms that are kept for their log, and all that are kept for the next call. */
const MAX_LOGS = 1_000;
const MAX_IDLE = 100;
export const MAX_LISTED = 200;

export class Rooms {
  readonly #parts: RoomsParts & RoomParts;
  readonly #rooms = new Map<string, Room>();
  readonly #stopping = new AbortController();

  constructor(parts: RoomsParts) {
    let last = 0;
    const focusTime = () => {
      last = Math.max(last + 1, parts.clock.now());
      return last;
    };
    this.#parts = { ...parts, focusTime, stopping: this.#stopping.signal };
    if (parts.nodes) for (const work of parts.works) work.serve(parts.nodes, (workspace) => this.get(workspace));
  }

  /** The workspace of a request, for the caller. */
  async of({ path, caller }: { readonly path: WorkspaceName; readonly caller: Caller }): Promise<RoomCaller> {
    const actor = await this.#parts.actorOf(caller);
    return { room: this.get(path), by: { actor, agent: agentOf(caller, actor) } };
  }

  get({ owner, repo }: WorkspaceName): Room {
    const key = keyOf({ owner, repo });
    const existing = this.#rooms.get(key);
    if (!existing) this.#dropIdle();
    const room = existing ?? new Room({ owner, repo }, this.#parts);
    this.#rooms.delete(key);
    this.#rooms.set(key, room); // the last used one is the last
    return room;
  }

  #dropIdle(): void {
    for (const [key, room] of this.#rooms) {
      if (this.#rooms.size < MAX_IDLE) return;
      if (room.isIdle && (room.log.isEmpty || this.#rooms.size >= MAX_LOGS)) this.#rooms.delete(key);
    }
  }

  /** Those that are open in a browser on this node. */
  get open(): readonly Room[] {
    return [...this.#rooms.values()].filter(({ browsers }) => browsers.list.length > 0);
  }

  /** Those whose `owner/repo` contains the text, the most recently changed first. */
  list(owners: readonly string[], search?: string): Promise<readonly ListedWorkspace[]> {
    return this.#parts.store.list(owners, MAX_LISTED, search);
  }

  /** The owner's most recently focused workspace, as owner/repo. */
  focusedWorkspace(owner: string): string | null | Promise<string | null> {
    if (this.#parts.nodes) return this.#parts.nodes.focusedWorkspace(owner);
    const attentionOf = (room: Room) => room.browsers.lastFocused()?.attention ?? 0;
    const [last] = this.open
      .filter(({ name }) => name.owner === owner)
      .sort((one, other) => attentionOf(other) - attentionOf(one));
    return last ? keyOf(last.name) : null;
  }

  async rename({ room, by }: RoomCaller, repo: string): Promise<void> {
    const { owner, repo: former } = room.name;
    const isRenamed = await room.layout.rename(repo);
    if (repo === former) return;
    if (!isRenamed) throw new Problem('workspace-exists', `${owner} already has a workspace named ${repo}.`);
    const renamed = this.get({ owner, repo });
    renamed.layout.readAgain();
    renamed.log.continue(room.log);
    renamed.log.add(by.actor, { text: `Renamed the workspace from “${former}” to “${repo}”.` });
  }

  /** To be called before a shutdown closes the connections: a browser lost then may still be running. */
  stop(): void {
    const detail = 'The server is shutting down. Try again.';
    this.#stopping.abort(new Problem('unavailable', detail, { headers: { 'Retry-After': '1' } }));
  }
}
