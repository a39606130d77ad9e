// A gateway's process that a test ends, hangs and brings to life by hand. No process is behind it.
import type { Exit, GatewayChild } from '../../../src/areas/watchdog/child.ts';

export class StubGateway implements GatewayChild {
  readonly pid: number;
  readonly listening: Promise<string>;
  readonly ended: Promise<Exit>;
  /** What it was told, in order. */
  readonly told: ('terminate' | 'kill')[] = [];
  /** A stubborn one does not end when asked. */
  stubborn = false;
  readonly #listen: (address: string) => void;
  readonly #end: (exit: Exit) => void;

  constructor(pid: number) {
    this.pid = pid;
    const listening = Promise.withResolvers<string>();
    const ended = Promise.withResolvers<Exit>();
    this.listening = listening.promise;
    this.#listen = listening.resolve;
    this.ended = ended.promise;
    this.#end = ended.resolve;
  }

  listen(address: string): void {
    this.#listen(address);
  }

  /** It ends by itself. */
  exit(code: number, refusal: string | null = null): void {
    this.#end({ code, signal: null, refusal });
  }

  terminate(): void {
    this.told.push('terminate');
    if (!this.stubborn) this.#end({ code: 0, signal: null, refusal: null });
  }

  kill(): void {
    this.told.push('kill');
    this.#end({ code: null, signal: 'SIGKILL', refusal: null });
  }
}
