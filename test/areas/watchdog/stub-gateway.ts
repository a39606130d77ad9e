// A stand-in for a gateway process. The test decides when it listens and exits.
import type { Exit, GatewayChild } from '../../../src/areas/watchdog/child.ts';

export class StubGateway implements GatewayChild {
  readonly pid: number;
  readonly listening: Promise<string>;
  readonly ended: Promise<Exit>;
  /** In the order of arrival. */
  readonly signals: ('terminate' | 'kill')[] = [];
  ignoresTerminate = false;
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

  exit(code: number, refusal: string | null = null): void {
    this.#end({ code, signal: null, refusal });
  }

  terminate(): void {
    this.signals.push('terminate');
    if (!this.ignoresTerminate) this.#end({ code: 0, signal: null, refusal: null });
  }

  kill(): void {
    this.signals.push('kill');
    this.#end({ code: null, signal: 'SIGKILL', refusal: null });
  }
}
