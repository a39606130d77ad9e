// A TCP proxy that can add latency or drop one direction, and that balances connections over several targets.
import { connect, createServer, type Server, type Socket } from 'node:net';
import { createNotificationFilter } from './notification-filter.ts';

/** 'no notifications' is for links to PostgreSQL. */
export type LinkBehaviour = 'normal' | 'mute' | 'no notifications' | { readonly latencyMs: number };

export interface Link {
  readonly port: number;
  /** For traffic from now on; 'mute' drops data from the target without closing the connection. */
  behave(behaviour: LinkBehaviour): void;
  close(): Promise<void>;
}

/** Each connection goes to the next target that accepts it. */
export async function startLink(targets: readonly number[], { isPostgres = false } = {}): Promise<Link> {
  const sockets = new Set<Socket>();
  const muted = new Set<Socket>();
  let latencyMs = 0;
  let mute = false;
  let dropsNotifications = false;
  let nextTarget = 0;
  const track = (socket: Socket): Socket =>
    sockets.add(socket) && socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  const forward = (from: Socket, to: Socket, isDropped: () => boolean, filter = passAll): void => {
    const delayed = createDelayQueue(() => latencyMs);
    from.on('data', (bytes) => {
      if (isDropped()) return;
      const passed = filter(bytes);
      delayed(() => {
        if (passed.length > 0 && !to.write(passed)) from.pause();
      });
    });
    to.on('drain', () => from.resume());
    from.on('close', () => delayed(() => to.destroy()));
    from.on('end', () => delayed(() => to.end()));
  };
  const dial = (client: Socket, tries: number): void => {
    const target = track(
      connect({ port: targets[nextTarget++ % targets.length] ?? 0, host: '127.0.0.1', allowHalfOpen: true }),
    );
    target.once('connect', () => {
      target.removeAllListeners('close').on('close', () => sockets.delete(target));
      // after a cut, the connection stays muted: later data would not start at a message boundary
      const isDropped = () => (mute ? Boolean(muted.add(target)) : muted.has(target));
      forward(client, target, () => false);
      forward(target, client, isDropped, isPostgres ? createNotificationFilter(() => dropsNotifications) : passAll);
      client.resume();
    });
    target.once('close', () => (tries > 1 ? dial(client, tries - 1) : client.destroy()));
  };
  const server: Server = createServer({ pauseOnConnect: true, allowHalfOpen: true }, (client) =>
    dial(track(client), targets.length),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    behave: (behaviour) => {
      // like a firewall that has dropped these connections from its table
      if (mute && behaviour !== 'mute') for (const socket of muted) socket.destroy();
      mute = behaviour === 'mute';
      dropsNotifications = behaviour === 'no notifications';
      latencyMs = typeof behaviour === 'object' ? behaviour.latencyMs : 0;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const passAll = (bytes: Buffer): Buffer => bytes;

/** Runs actions in order, each after the latency at the time it was added. */
function createDelayQueue(latencyMs: () => number): (act: () => void) => void {
  const waiting: { readonly at: number; readonly act: () => void }[] = [];
  const run = (): void => {
    for (let [next] = waiting; next; [next] = waiting) {
      const remainingMs = next.at - performance.now();
      if (remainingMs > 0) {
        setTimeout(run, remainingMs);
        return;
      }
      waiting.shift();
      next.act();
    }
  };
  return (act) => {
    const at = Math.max(performance.now() + latencyMs(), waiting.at(-1)?.at ?? 0);
    if (waiting.push({ at, act }) === 1) run();
  };
}
