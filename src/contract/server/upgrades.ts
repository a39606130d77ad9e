// Distributes the upgrade requests of one HTTP server among its sockets, by path.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

export interface UpgradeTarget {
  /** Null if the path is not served. */
  match(path: string): readonly string[] | null;
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void;
}
/** Returns the values of the parameters, or null if the path does not match. */
export type PathMatcher = (path: string) => readonly string[] | null;

const targetsOf = new WeakMap<Server, Set<UpgradeTarget>>();

/** Returns a function that stops serving. */
export function onUpgrade(server: Server, target: UpgradeTarget): () => void {
  const targets = targetsOf.get(server) ?? new Set();
  targetsOf.set(server, targets.add(target));
  const listener = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    const [leader] = targets;
    if (leader !== target) return; // one listener answers for all
    const path = pathOf(request);
    const found = [...targets].find((each) => each.match(path));
    // Without a match, the first target refuses the path, unless another library may serve it.
    if (found || server.listenerCount('upgrade') === targets.size) (found ?? target).upgrade(request, stream, head);
  };
  server.on('upgrade', listener);
  return () => {
    targets.delete(target);
    server.off('upgrade', listener);
  };
}

export const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] as string;

const NONE: readonly string[] = [];

export function pathMatcher(template: string): PathMatcher {
  if (!template.includes('{')) return (path) => (path === template ? NONE : null);
  const source = template.replaceAll(/[\\^$.*+?()[\]|]/g, '\\$&').replaceAll(/\{[^}]*\}/g, '([^/]+)');
  const pattern = new RegExp(`^${source}$`);
  return (path) => pattern.exec(path)?.slice(1) ?? null;
}
