// For --import: adds the bug named in the query to this process. A test proves that the checks detect each of them.
import WebSocket from 'ws';
import { SharedRouteStore } from '../../src/areas/gateway/shared-route-store.ts';
import { SessionStore } from '../../src/areas/identity/session-store.ts';
import { LayoutStore } from '../../src/areas/workspace/layout/store.ts';
import { Watchers } from '../../src/base/state/watchers.ts';

const COMMIT_DELAY_MS = 500;

const INJECTED_BUGS = {
  /** A socket receives its code twice. */
  'double-delivery': () => {
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (this: WebSocket, ...args: unknown[]) {
      if (String(args[0]).includes('"type":"callback"')) Reflect.apply(send, this, [args[0]]);
      Reflect.apply(send, this, args);
    };
  },
  /** A layout change is acknowledged before it is written. */
  'acknowledgement-before-commit': () => {
    const { save } = LayoutStore.prototype;
    LayoutStore.prototype.save = async function (this: LayoutStore, ...args) {
      setTimeout(() => void save.apply(this, args).catch(() => {}), COMMIT_DELAY_MS);
      return true;
    };
  },
  /** A platform misses the commits of other nodes. Gateways do not, because their own bugs show only with notifications. */
  'dropped-notification': () => {
    if (process.argv[2] === 'platform') Watchers.prototype.notifyTopics = () => {};
  },
  /** Ending a session succeeds, but the session stays valid. */
  'lost-revocation': () => {
    SessionStore.prototype.end = async () => true;
  },
  /** A node sends a code without claiming it, although another node may have taken it over. */
  'route-not-taken': () => {
    SharedRouteStore.prototype.take = async () => true;
  },
} as const;

export type InjectedBugName = keyof typeof INJECTED_BUGS;

/** The URL for --import. */
export const injectedBugFile = (name: InjectedBugName): string => `${new URL(import.meta.url).href}?${name}`;

const chosen = new URL(import.meta.url).search.slice(1);
if (chosen in INJECTED_BUGS) INJECTED_BUGS[chosen as InjectedBugName]();
