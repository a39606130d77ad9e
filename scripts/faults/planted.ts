// For --import: one planted fault in this process, named in the query, so that the checks can show that they find it.
import WebSocket from 'ws';
import { SharedRoutes } from '../../src/areas/gateway/shared-routes.ts';
import { SessionStore } from '../../src/areas/identity/session-store.ts';
import { LayoutStore } from '../../src/areas/workspace/layout/store.ts';
import { Watchers } from '../../src/base/state/watchers.ts';

const LATE_MS = 500;

const PLANTED = {
  /** The socket gets its code twice. */
  'double-delivery': () => {
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (this: WebSocket, ...given: unknown[]) {
      if (String(given[0]).includes('"type":"callback"')) Reflect.apply(send, this, [given[0]]);
      Reflect.apply(send, this, given);
    };
  },
  /** A change of a layout is acknowledged, and written later. */
  'acknowledgement-before-commit': () => {
    const { save } = LayoutStore.prototype;
    LayoutStore.prototype.save = async function (this: LayoutStore, ...given) {
      setTimeout(() => void save.apply(this, given).catch(() => {}), LATE_MS);
      return true;
    };
  },
  /** What other nodes commit is not heard of. Gateways hear: what is planted in them shows by what they tell each other. */
  'dropped-notification': () => {
    if (process.argv[2] === 'platform') Watchers.prototype.wake = () => {};
  },
  /** A session is said to have ended, and goes on. */
  'lost-revocation': () => {
    SessionStore.prototype.end = async () => true;
  },
  /** A node sends what another one may have taken over. */
  'route-not-taken': () => {
    SharedRoutes.prototype.take = async () => true;
  },
} as const;

export type PlantedName = keyof typeof PLANTED;

/** The file for --import. */
export const plantedFile = (name: PlantedName): string => `${new URL(import.meta.url).href}?${name}`;

const chosen = new URL(import.meta.url).search.slice(1);
if (chosen in PLANTED) PLANTED[chosen as PlantedName]();
