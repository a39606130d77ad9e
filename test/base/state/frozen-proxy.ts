import { connect, createServer, type Socket } from 'node:net';

export interface FrozenProxy {
  readonly port: number;
  /** Existing connections transfer nothing from now on, without an error. New connections work. */
  freeze(): void;
  close(): Promise<void>;
}

/** A proxy whose connections can stop silently, like after a firewall change or a failover. */
export const startFrozenProxy = async (targetPort: number): Promise<FrozenProxy> => {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const target = connect(targetPort, '127.0.0.1');
    for (const socket of [client, target]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    }
    client.pipe(target).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  return {
    port: address.port,
    freeze: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
