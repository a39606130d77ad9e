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

export function createBrowserSockets(parts: BrowserSocketsParts) {
  const { rooms, evals, requests, mayOpen, actorOf, watchCaller, watchPanels } = parts;
  const guests = new Map<PagePeer, Guest>();
  /** Stops the session watch of each open page. */
  const sessionWatches = new Map<PagePeer, () => void>();
  /** Stops the watch of each room that is open in a browser. */
  const watches = new Map<Room, () => void>();

  const handlers: SocketHandlers<WorkspaceChannel, Callers['browserSession']> = {
    on: {
      hello,
      change: (message, peer) => from(peer, (guest) => change(message, guest)),
      accepted: ({ command }, peer) => from(peer, ({ browser }) => browser.accepted(command, false)),
      deferred: ({ command }, peer) => from(peer, ({ browser }) => browser.accepted(command, true)),
      result,
      focus: ({ leaf }, peer) => from(peer, ({ room, browser }) => room.browsers.focus(browser, leaf)),
      webviews: ({ webviews }, peer) => from(peer, ({ room, browser }) => room.browsers.report(browser, webviews)),
      ping: async (_, peer) => {
        await peer.send({ type: 'pong' });
      },
      'request-seen': ({ id }, peer) => from(peer, ({ room, browser }) => requests.seen(room, browser, id)),
      'request-answer': (message, peer) =>
        from(peer, async (guest) => {
          if (await checkAccess(guest)) await requests.answer(guest.room, guest.browser, message);
        }),
      sharing: ({ tab, screen }, peer) =>
        from(peer, ({ room, browser }) => {
          browser.sharing = { tab, screen };
          room.browsers.changed();
        }),
    },
    opened,
    closed: (peer, code) => closing(peer, PAGE_CLOSED.has(code)),
    leaves: (peer) => guests.get(peer)?.browser.isIdle ?? true,
    refused: async ({ detail, text }, peer) => {
      await peer.send({ type: 'error', code: 'bad-message', error: detail.slice(0, 2000) });
      const [, command] = RESULT_START.exec(text) ?? [];
      const error = `The code ran, but its result was refused. ${detail.slice(0, 2000)}`;
      if (command) await result({ command, outcome: { status: 'error', error } }, peer);
    },
  };

  /** Closes pages whose session has ended or whose user has left the owner. To be called periodically. */
  async function recheck(): Promise<void> {
    for (const guest of [...guests.values()]) await checkAccess(guest);
  }

  /** Called when the socket is open, before its first message. */
  function opened(peer: PagePeer): void {
    const end = () => {
      void peer.send({ type: 'error', code: 'session-ended', error: ENDED });
      peer.close(1008, ENDED); // at once, so that later messages are ignored
    };
    sessionWatches.set(peer, watchCaller(peer.caller, end));
  }

  function result({ command, outcome }: Omit<ResultMessage, 'type'>, peer: PagePeer): void | Promise<void> {
    return from(peer, ({ room, browser }) => {
      if (!browser.result(command, outcome)) return evals.lateResult(room, browser, command, outcome);
    });
  }

  /** Refuses a page that has not sent `hello`. */
  function from(peer: PagePeer, work: (guest: Guest) => void | Promise<void>): void | Promise<void> {
    const guest = guests.get(peer);
    return guest ? work(guest) : refuse(peer, 'hello-first', 'Send hello first.');
  }

  async function hello(message: HelloMessage, peer: PagePeer): Promise<void> {
    const { owner, repo } = message;
    const { caller } = peer;
    if (guests.has(peer)) return refuse(peer, 'bad-message', 'hello was already sent.');
    if (!(await mayOpen(caller, owner))) {
      return refuse(peer, 'other-owner', `You do not have access to the workspaces of ${owner}.`);
    }
    const user = await actorOf(caller);
    const opening = rooms.get({ owner, repo }).layout.open();
    const snapshot = await opening.catch((error: unknown) => {
      if (!isProblem(error) || error.name !== 'too-many-workspaces') throw error;
      return refuse(peer, 'too-many-workspaces', error.message);
    });
    const isClosed = !sessionWatches.has(peer);
    if (!snapshot || isClosed) return;
    const { revision, layout } = snapshot;
    const room = rooms.get({ owner, repo }); // the one that was opened may have been dropped meanwhile
    const id = `${caller.userId}/${message.browser}`;
    const { maxBrowsers, maxReplyBytes } = room.parts.limits;
    const others = room.browsers.list.filter((browser) => browser.id !== id);
    if (others.length >= maxBrowsers) {
      return refuse(peer, 'too-many-browsers', `A workspace can be open in at most ${maxBrowsers} browsers.`);
    }
    const { browser, former } = room.browsers.connect(peer, id, user, message);
    guests.set(peer, { room, browser });
    if (former) guests.delete(former);
    former?.close(1000, 'The page has reconnected.');
    void peer.send({ type: 'welcome', revision, layout, log: room.log.lines, maxReplyBytes });
    if (!watches.has(room)) watches.set(room, watch(room));
    room.browsers.sendPresence();
    requests.show(room);
    browser.sendAgain();
    await evals.opened(room, browser);
  }

  async function change({ id, change }: ChangeMessage, guest: Guest): Promise<void> {
    if (!(await checkAccess(guest))) return;
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

  async function checkAccess({ room, browser: { peer } }: Guest): Promise<boolean> {
    if (await mayOpen(peer.caller, room.name.owner)) return true;
    await refuse(peer, 'session-ended', ENDED);
    return false;
  }

  /** `isClosed`: the page was closed. Otherwise the connection broke, and the page may reconnect. */
  function closing(peer: PagePeer, isClosed: boolean): void {
    sessionWatches.get(peer)?.();
    sessionWatches.delete(peer);
    const guest = guests.get(peer);
    if (!guest) return; // another connection has replaced it
    guests.delete(peer);
    const { room, browser } = guest;
    room.browsers.disconnect(browser, isClosed);
    if (room.browsers.list.length === 0) unwatch(room);
    else room.browsers.sendPresence();
  }

  function unwatch(room: Room): void {
    watches.get(room)?.();
    watches.delete(room);
  }

  /** Sends the changes of all nodes, and presence, to the room's browsers. */
  function watch(room: Room): () => void {
    const changed: Follower['changed'] = (snapshot, lines) => {
      for (const browser of room.browsers.list) browser.sendLayout(snapshot, lines);
    };
    const logged: Follower['logged'] = (lines) => {
      for (const browser of room.browsers.list) browser.sendLog(lines);
    };
    const failed = (error: unknown): void => {
      if (!isProblem(error)) return room.parts.onFault(error);
      unwatch(room);
      room.log.clear();
      for (const { peer } of room.browsers.list) void refuse(peer, 'workspace-gone', GONE);
    };
    const stops = [
      room.layout.follow({ changed, logged, failed }, true),
      evals.watch(room),
      requests.follow(room),
      room.browsers.watch(room.browsers.sendPresence),
      room.log.watch(),
      watchPanels(room),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  return { handlers, recheck, size: () => guests.size };
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
