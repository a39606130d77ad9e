// Servers that count connections and datagrams, with one address per escape vector.
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Destination } from './vector.ts';

export class LeakDetector implements Destination {
  readonly host: string;
  /** Connections and datagrams so far. */
  readonly seen = { tcp: 0, udp: 0 };
  readonly #server: Server;
  readonly #socket: Socket;
  #wake: () => void = () => {};

  static async start(label: string): Promise<LeakDetector> {
    const detector = new LeakDetector(`${label}.localhost`);
    detector.#server.listen(0, '127.0.0.1');
    detector.#socket.bind(0, '127.0.0.1');
    await Promise.all([once(detector.#server, 'listening'), once(detector.#socket, 'listening')]);
    return detector;
  }

  private constructor(host: string) {
    this.host = host;
    this.#server = createServer((_, response) => {
      response.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/html' });
      response.end('reached');
    });
    this.#server.on('connection', () => this.#count('tcp'));
    this.#socket = createSocket('udp4').on('message', () => this.#count('udp'));
  }

  get tcpPort(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get udpPort(): number {
    return this.#socket.address().port;
  }

  /** True once something has arrived, false if nothing arrives within that time. */
  async caught(what: 'tcp' | 'udp', withinMs: number): Promise<boolean> {
    const late = AbortSignal.timeout(withinMs);
    while (this.seen[what] === 0 && !late.aborted) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
        late.addEventListener('abort', () => resolve(), { once: true });
      });
    }
    return this.seen[what] > 0;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
    this.#socket.close();
  }

  #count(what: 'tcp' | 'udp'): void {
    this.seen[what] += 1;
    this.#wake();
  }
}
