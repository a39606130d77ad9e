// The elements that people have pointed at, for programs that wait for one. Each node has those of its browsers.
import type { Schemas } from '../../../../generated/workspace/contract.ts';
import type { PointMessage } from '../../../../generated/workspace/messages.ts';
import { BrowserWork, type RoomCaller } from '../room/browser-work.ts';
import type { Room } from '../room/room.ts';

type Pointed = Schemas['PointedElements'];

const MAX_KEPT = 20;
const KEPT_MS = 10 * 60_000;

const elements = new WeakMap<Room, Pointed['elements']>();

export const POINTED = new BrowserWork('pointed', listHere);

export function addPointed(room: Room, { element }: PointMessage): void {
  const kept = elements.get(room) ?? [];
  const number = Math.max(room.parts.clock.now(), (kept.at(-1)?.number ?? 0) + 1);
  elements.set(room, [...kept, { ...element, number }].slice(-MAX_KEPT));
}

export const listPointed = (caller: RoomCaller, after: number): Promise<Pointed> =>
  POINTED.ask(caller, [after], {
    timeoutMs: caller.room.parts.limits.evalSlackMs,
    onNoReply: (_, runHere) => runHere(),
  });

async function listHere({ room }: RoomCaller, after: number): Promise<Pointed> {
  const kept = elements.get(room) ?? [];
  const since = Math.max(after, room.parts.clock.now() - KEPT_MS);
  return { elements: kept.filter(({ number = 0 }) => number > since), latest: kept.at(-1)?.number ?? 0 };
}
