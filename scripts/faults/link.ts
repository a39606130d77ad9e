// A line of the network that can be slow, lose what goes one way, or lead to whichever node takes the connection.
import { connect, createServer, type Server, type Socket } from 'node:net';

export interface Link {
  readonly port: number;
  /** For what passes from now on; 'mute': the answers are lost, and nobody is told. */
  behave(how: 'well' | 'mute' | { readonly latencyMs: number }): void;
  close(): Promise<void>;
}

/** Each connection goes to the next target that takes it. */
export async function startLink(targets: readonly number[]): Promise<Link> {
  const sockets = new Set<Socket>();
  const muted = new Set<Socket>();
  let latencyMs = 0;
  let mute = false;
  let turn = 0;
  const keep = (socket: Socket): Socket =>
    sockets.add(socket) && socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  const carry = (from: Socket, to: Socket, isLost: () => boolean): void => {
    const pass = createLine(() => latencyMs);
    from.on('data', (bytes) => {
      if (isLost()) return;
      pass(() => {
        if (!to.write(bytes)) from.pause();
      });
    });
    to.on('drain', () => from.resume());
    from.on('close', () => pass(() => to.destroy()));
    from.on('end', () => pass(() => to.end()));
  };
  const dial = (client: Socket, tries: number): void => {
    const target = keep(
      connect({ port: targets[turn++ % targets.length] ?? 0, host: '127.0.0.1', allowHalfOpen: true }),
    );
    target.once('connect', () => {
      target.removeAllListeners('close').on('close', () => sockets.delete(target));
      // what was sent before the cut stays lost: the rest of it would be no message
      const isLost = () => (mute ? Boolean(muted.add(target)) : muted.has(target));
      carry(client, target, () => false);
      carry(target, client, isLost);
      client.resume();
    });
    target.once('close', () => (tries > 1 ? dial(client, tries - 1) : client.destroy()));
  };
  const server: Server = createServer({ pauseOnConnect: true, allowHalfOpen: true }, (client) =>
    dial(keep(client), targets.length),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    behave: (how) => {
      if (mute && how !== 'mute') for (const socket of muted) socket.destroy(); // as a firewall that forgot them
      mute = how === 'mute';
      latencyMs = typeof how === 'object' ? how.latencyMs : 0;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Does one thing after another, each after the latency of its time, and never one before an earlier one. */
function createLine(latencyMs: () => number): (act: () => void) => void {
  const waiting: { readonly at: number; readonly act: () => void }[] = [];
  const run = (): void => {
    for (let [next] = waiting; next; [next] = waiting) {
      const leftMs = next.at - performance.now();
      if (leftMs > 0) {
        setTimeout(run, leftMs);
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
