// The WebSockets of workspace pages: admits pages to rooms, sends them layouts, and applies what they send.
import type {
  ChangeMessage,
  ErrorMessage,
  HelloMessage,
  RefusedMessage,
  ResultMessage,
  WorkspaceChannel,
} from '../../../generated/workspace/messages.ts';
import type { Callers } from '../../base/caller.ts';
import { isProblem, Problem } from '../../base/problem.ts';
import { StateError } from '../../base/state/port.ts';
import type { SocketHandlers } from '../../contract/channel.ts';
import type { Browser, PagePeer } from './browsers/open-browser.ts';
import type { Follower } from './layout/room-layout.ts';
import type { UserRequests } from './requests/requests.ts';
import type { Room } from './room/room.ts';
import type { Rooms } from './room/rooms.ts';
import type { Evals } from './sandbox/evals.ts';
import { addPointed } from './web-view/pointed.ts';
import type { Actor } from './workspace.ts';

export interface BrowserSocketsParts {
  readonly rooms: Rooms;
  readonly evals: Evals;
  readonly requests: UserRequests;
  /** Whether the session is valid and its user belongs to the owner. */
  readonly mayOpen: (caller: Callers['browserSession'], owner: string) => Promise<boolean>;
  readonly actorOf: (caller: Callers['browserSession']) => Promise<Actor>;
  /** Calls `ended` when the session ends; returns a function that stops watching. */
  readonly watchCaller: (caller: Callers['browserSession'], ended: () => void) => () => void;
  /** Tells the room's browsers about panels of packages; returns a function that stops. */
  readonly watchPanels: (room: Room) => () => void;
}

/** A page that has sent `hello`. */
interface Guest {
  readonly room: Room;
  readonly browser: Browser;
}

const ENDED = 'You are no longer logged in.';
const GONE = 'This workspace was renamed or deleted.';

/** Close codes of a page that was closed; a broken connection has others (RFC 6455, 7.4.1). */
const PAGE_CLOSED = new Set([1000, 1001, 1005]);

/** The start of a result message. If such a message is refused, the waiting call is answered with an error. */
const RESULT_START = /^\{"type":"result","command":"([\w-]{1,64})"/;

const REFUSALS: readonly RefusedMessage['code'][] = [
  'invalid-request',
  'own-origin-refused',
  'unknown-panel-type',
  'panel-not-found',
  'tab-not-found',
  'split-not-found',
  'wrong-panel',
  'singleton-open',
  'layout-full',
  'unavailable',
];

export class BrowserSockets {
  readonly #parts: BrowserSocketsParts;
  readonly #guests = new Map<PagePeer, Guest>();
  /** Stops the session watch of each open page. */
  readonly #sessionWatches = new Map<PagePeer, () => void>();
  /** Stops the watch of each room that is open in a browser. */
  readonly #watches = new Map<Room, () => void>();

  readonly handlers: SocketHandlers<WorkspaceChannel, Callers['browserSession']> = {
    on: {
      hello: (message, peer) => this.#hello(message, peer),
      change: (message, peer) => this.#from(peer, (guest) => this.#change(message, guest)),
      accepted: ({ command }, peer) => this.#from(peer, ({ browser }) => browser.accepted(command, false)),
      deferred: ({ command }, peer) => this.#from(peer, ({ browser }) => browser.accepted(command, true)),
      result: (message, peer) => this.#result(message, peer),
      focus: ({ leaf }, peer) => this.#from(peer, ({ room, browser }) => room.browsers.focus(browser, leaf)),
      webviews: ({ webviews }, peer) =>
        this.#from(peer, ({ room, browser }) => room.browsers.report(browser, webviews)),
      ping: async (_, peer) => {
        await peer.send({ type: 'pong' });
      },
      point: (message, peer) => this.#from(peer, ({ room }) => addPointed(room, message)),
      'requests-seen': ({ ids }, peer) =>
        this.#from(peer, ({ room, browser }) => this.#parts.requests.seenIn(room, browser, ids)),
      sharing: ({ tab, screen }, peer) =>
        this.#from(peer, ({ room, browser }) => {
          browser.sharing = { tab, screen };
          room.browsers.changed();
        }),
    },
    opened: (peer) => this.#opened(peer),
    closed: (peer, code) => this.#closed(peer, PAGE_CLOSED.has(code)),
    leaves: (peer) => this.#guests.get(peer)?.browser.isIdle ?? true,
    refused: async ({ detail, text }, peer) => {
      await peer.send({ type: 'error', code: 'bad-message', error: detail.slice(0, 2000) });
      const [, command] = RESULT_START.exec(text) ?? [];
      const error = `The code ran, but its result was refused. ${detail.slice(0, 2000)}`;
      if (command) await this.#result({ command, outcome: { status: 'error', error } }, peer);
    },
  };

  constructor(parts: BrowserSocketsParts) {
    this.#parts = parts;
  }

  /** The number of open pages. */
  get size(): number {
    return this.#guests.size;
  }

  /** Closes pages whose session has ended or whose user has left the owner. To be called periodically. */
  async recheck(): Promise<void> {
    for (const guest of [...this.#guests.values()]) await this.#checkAccess(guest);
  }

  /** Called when the socket is open, before its first message. */
  #opened(peer: PagePeer): void {
    const end = () => {
      void peer.send({ type: 'error', code: 'session-ended', error: ENDED });
      peer.close(1008, ENDED); // at once, so that later messages are ignored
    };
    this.#sessionWatches.set(peer, this.#parts.watchCaller(peer.caller, end));
  }

  #result({ command, outcome }: Omit<ResultMessage, 'type'>, peer: PagePeer): void | Promise<void> {
    return this.#from(peer, ({ room, browser }) => {
      if (!browser.result(command, outcome)) return this.#parts.evals.lateResult(room, browser, command, outcome);
    });
  }

  /** Refuses a page that has not sent `hello`. */
  #from(peer: PagePeer, work: (guest: Guest) => void | Promise<void>): void | Promise<void> {
    const guest = this.#guests.get(peer);
    return guest ? work(guest) : refuse(peer, 'hello-first', 'Send hello first.');
  }

  async #hello(message: HelloMessage, peer: PagePeer): Promise<void> {
    const { owner, repo } = message;
    const { caller } = peer;
    if (this.#guests.has(peer)) return refuse(peer, 'bad-message', 'hello was already sent.');
    if (!(await this.#parts.mayOpen(caller, owner))) {
      return refuse(peer, 'other-owner', `You do not have access to the workspaces of ${owner}.`);
    }
    const user = await this.#parts.actorOf(caller);
    const opening = this.#parts.rooms.get({ owner, repo }).layout.open();
    const snapshot = await opening.catch((error: unknown) => {
      if (!isProblem(error) || error.name !== 'too-many-workspaces') throw error;
      return refuse(peer, 'too-many-workspaces', error.message);
    });
    const isClosed = !this.#sessionWatches.has(peer);
    if (!snapshot || isClosed) return;
    const { revision, layout } = snapshot;
    const room = this.#parts.rooms.get({ owner, repo }); // the one that was opened may have been dropped meanwhile
    const id = `${caller.userId}/${message.browser}`;
    const { maxBrowsers, maxReplyBytes } = room.parts.limits;
    const others = room.browsers.list.filter((browser) => browser.id !== id);
    if (others.length >= maxBrowsers) {
      return refuse(peer, 'too-many-browsers', `A workspace can be open in at most ${maxBrowsers} browsers.`);
    }
    const { browser, former } = room.browsers.connect(peer, id, user, message);
    this.#guests.set(peer, { room, browser });
    if (former) this.#guests.delete(former);
    former?.close(1000, 'The page has reconnected.');
    void peer.send({ type: 'welcome', revision, layout, log: room.log.lines, maxReplyBytes });
    if (!this.#watches.has(room)) this.#watches.set(room, this.#watch(room));
    room.browsers.sendPresence();
    this.#parts.requests.show(room);
    browser.sendAgain();
    await this.#parts.evals.opened(room, browser);
  }

  async #change({ id, change }: ChangeMessage, guest: Guest): Promise<void> {
    if (!(await this.#checkAccess(guest))) return;
    const { room, browser } = guest;
    try {
      const { revision, panelId } = await room.layout.edit({ actor: browser.user }, (edit) => edit.apply(change), true);
      await browser.peer.send({ type: 'done', id, revision, ...(panelId === undefined ? {} : { panelId }) });
    } catch (error) {
      const problem = error instanceof StateError ? new Problem('unavailable') : error;
      if (!isProblem(problem)) throw error;
      if (problem.is('workspace-not-found')) return refuse(browser.peer, 'workspace-gone', GONE);
      const code = REFUSALS.find((name) => name === problem.name);
      if (code === undefined) throw error;
      const [place] = problem.errors ?? [];
      const sentence = place ? `The ${fieldOf(place.pointer)} ${place.detail}.` : problem.message;
      await browser.peer.send({ type: 'refused', id, code, error: sentence.slice(0, 2000) });
    }
  }

  async #checkAccess({ room, browser: { peer } }: Guest): Promise<boolean> {
    if (await this.#parts.mayOpen(peer.caller, room.name.owner)) return true;
    await refuse(peer, 'session-ended', ENDED);
    return false;
  }

  /** `isClosed`: the page was closed. Otherwise the connection broke, and the page may reconnect. */
  #closed(peer: PagePeer, isClosed: boolean): void {
    this.#sessionWatches.get(peer)?.();
    this.#sessionWatches.delete(peer);
    const guest = this.#guests.get(peer);
    if (!guest) return; // another connection has replaced it
    this.#guests.delete(peer);
    const { room, browser } = guest;
    room.browsers.disconnect(browser, isClosed);
    if (room.browsers.list.length === 0) this.#unwatch(room);
    else room.browsers.sendPresence();
  }

  #unwatch(room: Room): void {
    this.#watches.get(room)?.();
    this.#watches.delete(room);
  }

  /** Sends the changes of all nodes, and presence, to the room's browsers. */
  #watch(room: Room): () => void {
    const changed: Follower['changed'] = (snapshot, lines) => {
      for (const browser of room.browsers.list) browser.sendLayout(snapshot, lines);
    };
    const logged: Follower['logged'] = (lines) => {
      for (const browser of room.browsers.list) browser.sendLog(lines);
    };
    const failed = (error: unknown): void => {
      if (!isProblem(error)) return room.parts.onFault(error);
      this.#unwatch(room);
      room.log.clear();
      for (const { peer } of room.browsers.list) void refuse(peer, 'workspace-gone', GONE);
    };
    const stops = [
      room.layout.follow({ changed, logged, failed }, true),
      this.#parts.evals.watch(room),
      this.#parts.requests.follow(room),
      room.browsers.watch(room.browsers.sendPresence),
      room.log.watch(),
      this.#parts.watchPanels(room),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }
}

/** The name of the field that a JSON pointer refers to. */
const fieldOf = (pointer: string): string => {
  const name = pointer.slice(pointer.lastIndexOf('/') + 1);
  return name === 'url' ? 'address' : name;
};

async function refuse(peer: PagePeer, code: ErrorMessage['code'], error: string): Promise<void> {
  await peer.send({ type: 'error', code, error });
  // A page whose workspace is gone does not reconnect. After 1000, calls that wait for it are answered at once.
  peer.close(code === 'workspace-gone' ? 1000 : 1008, error.slice(0, 120));
}
