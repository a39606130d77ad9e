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
    from.on('data', (bytes) => {
      if (isLost()) return;
      if (latencyMs > 0) setTimeout(() => to.write(bytes), latencyMs);
      else if (!to.write(bytes)) from.pause();
    });
    to.on('drain', () => from.resume());
    from.on('close', () => to.destroy());
    from.on('end', () => to.end());
  };
  const dial = (client: Socket, tries: number): void => {
    const target = keep(connect(targets[turn++ % targets.length] ?? 0, '127.0.0.1'));
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
  const server: Server = createServer({ pauseOnConnect: true }, (client) => dial(keep(client), targets.length));
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
