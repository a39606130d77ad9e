// Finds a browser that shares what a screenshot needs, and asks the user to share if none does.
import { randomUUID } from 'node:crypto';
import type { Schemas } from '../../../../generated/workspace/contract.ts';
import { oneAtATime } from '../../../base/async/one-at-a-time.ts';
import { Problem } from '../../../base/problem.ts';
import type { Browser, Share } from '../browsers/open-browser.ts';
import type { Room } from '../room/room.ts';

export const RETRY = { headers: { 'Retry-After': '5' } } as const;

export interface ShareRequest {
  readonly share: Share;
  /** The name of the program. */
  readonly by: string;
  readonly reason?: string | undefined;
  /** Epoch milliseconds: when to stop waiting for the user. */
  readonly until: number;
  readonly signal: AbortSignal;
}

/** How long the prompt of a request that does not wait stays, so that the user can answer before the program retries. */
const PROMPT_MS = 30_000;

const WHAT: Readonly<Record<Share, string>> = { tab: 'the tab', screen: 'the screen' };

export async function sharingStatus(room: Room): Promise<Schemas['ScreenshotStatus']> {
  const open = await room.browsers.everywhere();
  const tabShared = open.some(({ browser }) => browser.sharing.tab);
  const screenShared = open.some(({ browser }) => browser.sharing.screen);
  return {
    browsers: open.length,
    tabShared,
    screenShared,
    sharing: { active: tabShared || screenShared },
    availableScopes: [
      ...(tabShared ? (['panel', 'workspace'] as const) : []),
      ...(screenShared ? (['screen'] as const) : []),
    ],
  };
}

/** Calls when sharing has changed on any node. Returns a function that stops. */
export function watchSharing(room: Room, changed: (status: Schemas['ScreenshotStatus']) => void): () => void {
  let last: Schemas['ScreenshotStatus'] | null = null;
  let isOpen = true;
  const look = oneAtATime(
    async () => {
      const status = await sharingStatus(room);
      const isSame = last?.tabShared === status.tabShared && last.screenShared === status.screenShared;
      if (isOpen && last && !isSame) changed(status);
      last = status;
    },
    () => {}, // while the database is unreachable; a notification follows
  );
  look();
  const stop = room.browsers.watch(look);
  return () => {
    isOpen = false;
    stop();
  };
}

/** The browser of this node that shares, the last focused if there are several. Asks the user if there is none. */
export async function findSharing(room: Room, request: ShareRequest): Promise<Browser> {
  const { share, until, signal } = request;
  const { clock, stopping } = room.parts;
  const isWaiting = clock.now() < until;
  using prompts = new DisposableStack();
  let asked: Browser | null = null;
  for (;;) {
    const sharing = room.browsers.lastFocused((browser) => browser.sharing[share]);
    if (sharing) return sharing;
    stopping.throwIfAborted();
    const isOver = clock.now() >= until;
    const able = room.browsers.lastFocused(({ canShare }) => canShare[share]);
    if (!able && (isOver || asked === null)) throw unable(room, share);
    // A browser that still shows the prompt is not asked again.
    if (able && !room.browsers.list.some((browser) => browser === asked)) {
      const withdraw = askToShare(room, able, request);
      if (isWaiting) prompts.defer(withdraw);
      asked = able;
    }
    if (isOver || signal.aborted) throw sharingOff(share);
    await nextChange(room, until, AbortSignal.any([signal, stopping]));
  }
}

/** The page shows a prompt. Sharing starts only with the user's click. Returns a function that hides the prompt. */
export function askToShare(room: Room, browser: Browser, { share, by, reason, until }: ShareRequest): () => void {
  const { clock } = room.parts;
  const request = randomUUID();
  void browser.peer.send({ type: 'ask-share', request, by, share, ...(reason === undefined ? {} : { reason }) });
  room.log.add(undefined, { text: `To take a screenshot, share ${WHAT[share]}.`, level: 'warning' });
  const withdraw = () => {
    cancel();
    void browser.peer.send({ type: 'share-withdrawn', request });
  };
  const cancel = clock.at(Math.max(until, clock.now() + PROMPT_MS), withdraw);
  return withdraw;
}

function unable(room: Room, share: Share): Problem {
  if (room.browsers.list.length === 0) return new Problem('no-browser');
  const can = share === 'tab' ? ' Use Chromium 132 or later.' : '';
  const detail = `No browser with this workspace open can share ${WHAT[share]} for screenshots.${can}`;
  return new Problem('capture-unsupported', detail);
}

/** Resolves at the next change of the workspace's browsers, at `until`, on abort or at shutdown. */
async function nextChange(room: Room, until: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stops = [room.parts.clock.at(until, resolve), room.browsers.watchOwn(resolve)];
  signal.addEventListener('abort', () => resolve(), { once: true });
  await promise;
  for (const stop of stops) stop();
}

export const sharingOff = (share: Share): Problem =>
  new Problem(
    'sharing-off',
    `The user has been asked to share ${WHAT[share]}. Ask them to allow it, then try again in a few seconds.`,
    RETRY,
  );
