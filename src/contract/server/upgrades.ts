// Upgrade requests: one HTTP server may have several sockets, each with host names or paths of its own.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

export interface UpgradeTarget {
  /** Whether the request has its host name and one of its paths. */
  serves(request: IncomingMessage): boolean;
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void;
}

const targetsOf = new WeakMap<Server, UpgradeTarget[]>();

/** The first target that serves a request gets it. Returns a function that stops serving. */
export function onUpgrade(server: Server, target: UpgradeTarget): () => void {
  const targets = targetsOf.get(server) ?? [];
  targetsOf.set(server, targets);
  const distribute = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    if (targets[0] !== target) return; // one listener answers for all
    const found = targets.find((each) => each.serves(request));
    // Without one, the last target refuses the request, unless another library may serve it.
    if (found || server.listenerCount('upgrade') === targets.length)
      (found ?? targets.at(-1))?.upgrade(request, stream, head);
  };
  targets.push(target);
  server.on('upgrade', distribute);
  return () => {
    targets.splice(targets.indexOf(target), 1);
    server.off('upgrade', distribute);
  };
}

export const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] as string;
