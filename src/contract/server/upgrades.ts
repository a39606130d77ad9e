// Upgrade requests: one HTTP server may have several sockets, each with paths of its own.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

export interface UpgradeTarget {
  /** Returns the path parameters, or null if this socket does not have the path. */
  match(path: string): readonly string[] | null;
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void;
}

const targetsOf = new WeakMap<Server, Set<UpgradeTarget>>();

/** Distributes the upgrade requests of one HTTP server among its sockets, by path. Returns a function that stops serving. */
export function onUpgrade(server: Server, target: UpgradeTarget): () => void {
  const targets = targetsOf.get(server) ?? new Set();
  targetsOf.set(server, targets.add(target));
  const listener = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    const [leader] = targets;
    if (leader !== target) return; // one listener answers for all
    const path = pathOf(request);
    const match = [...targets].find((each) => each.match(path));
    // Without a match, the first target refuses the path, unless another library may serve it.
    if (match || server.listenerCount('upgrade') === targets.size) (match ?? target).upgrade(request, stream, head);
  };
  server.on('upgrade', listener);
  return () => {
    targets.delete(target);
    server.off('upgrade', listener);
  };
}

export const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] as string;
