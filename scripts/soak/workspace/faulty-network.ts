// A TCP proxy between a browser and a server that can cut, heal, stall and redirect connections.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

type Health = 'open' | 'cut' | 'silent';

export class FaultyNetwork {
  readonly #server: Server;
  readonly #ends = new Set<Socket>();
  #port: number | null = null;
  #health: Health = 'open';

  private constructor() {
    this.#server = createServer({ noDelay: true }, (near) => this.#take(near));
  }

  static async open(): Promise<FaultyNetwork> {
    const network = new FaultyNetwork();
    network.#server.listen(0, '127.0.0.1');
    await once(network.#server, 'listening');
    return network;
  }

  /** The address for browsers; it stays the same when the server changes. */
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  connectTo(port: number): void {
    this.#port = port;
  }

  /** Resets all connections and refuses new ones. */
  cut(): void {
    this.#health = 'cut';
    for (const end of this.#ends) end.resetAndDestroy();
  }

  /** Stops forwarding without closing connections, as a pulled cable does. */
  silence(): void {
    this.#health = 'silent';
    for (const end of this.#ends) end.pause();
  }

  /** Forwards again, including paused data. */
  heal(): void {
    this.#health = 'open';
    for (const end of this.#ends) end.resume();
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #take(near: Socket): void {
    if (this.#health === 'cut' || this.#port === null) return void near.on('error', ignore).resetAndDestroy();
    const far = connect({ port: this.#port, host: '127.0.0.1', noDelay: true });
    this.#join(near, far);
    this.#join(far, near);
  }

  #join(from: Socket, to: Socket): void {
    this.#ends.add(from);
    from.on('data', (bytes) => to.write(bytes));
    from.on('end', () => to.end());
    from.on('error', ignore); // 'close' follows
    from.on('close', () => {
      this.#ends.delete(from);
      to.destroy();
    });
    if (this.#health === 'silent') from.pause();
  }
}

const ignore = (): void => {};
