// A balancer that asks each node for its health, and sends new connections only to nodes that are ready.
import { connect, createServer, type Socket } from 'node:net';
import { call } from './call.ts';

const CHECK_MS = 50;

export interface ReadyBalancer {
  readonly port: number;
  close(): Promise<void>;
}

/** `host` is the port in the Host header that the nodes accept. */
export async function startReadyBalancer(ports: readonly number[], host: number): Promise<ReadyBalancer> {
  const ready = new Set(ports);
  const sockets = new Set<Socket>();
  let turn = 0;
  const check = async (port: number) => {
    const health = await call({ balancer: host, port }, '/health');
    if (health?.status === 200) ready.add(port);
    else ready.delete(port);
  };
  const checks = new Map<number, Promise<void>>();
  const timer = setInterval(() => {
    for (const port of ports) {
      if (!checks.has(port))
        checks.set(
          port,
          check(port).finally(() => checks.delete(port)),
        );
    }
  }, CHECK_MS);
  /** Tries the next node if one refuses the connection. */
  const dial = (client: Socket, [port, ...others]: readonly number[]): void => {
    if (port === undefined) return void client.destroy();
    const node = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const refused = () => dial(client, others);
    node.once('error', refused).once('connect', () => {
      node.off('error', refused);
      for (const [from, to] of [
        [client, node],
        [node, client],
      ] as const) {
        sockets.add(from);
        from.on('error', () => to.destroy()).on('close', () => sockets.delete(from));
        from.pipe(to);
      }
    });
  };
  const server = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (client) => {
    client.on('error', () => client.destroy());
    const rank = (port: number) => (ready.has(port) ? 0 : 1);
    turn += 1;
    const inTurn = ports.map((_, index) => ports[(index + turn) % ports.length] ?? 0);
    dial(
      client,
      inTurn.toSorted((one, other) => rank(one) - rank(other)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close: async () => {
      clearInterval(timer);
      await Promise.all(checks.values());
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
