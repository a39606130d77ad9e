import { HELLO, type Hello, PORT, type TrackerMessage, type WorkspaceMessage } from './protocol.ts';

const MAX_QUEUED = 200;

/** The MessagePort to the workspace. Messages wait until it has answered; nested frames never get an answer. */
export class Line {
  #port: MessagePort | null = null;
  #queue: TrackerMessage[] = [];
  readonly #told: ((message: WorkspaceMessage) => void)[] = [];

  constructor(platform: string) {
    addEventListener(
      'message',
      (event) => {
        if (event.source !== parent || event.origin !== platform || event.data !== PORT) return;
        event.stopImmediatePropagation();
        const [port] = event.ports;
        if (this.#port || !port) return;
        this.#port = port;
        port.onmessage = ({ data }) => {
          for (const tell of this.#told) tell(data as WorkspaceMessage);
        };
        for (const message of this.#queue) port.postMessage(message);
        this.#queue = [];
      },
      true,
    );
    parent.postMessage({ type: HELLO } satisfies Hello, platform);
  }

  say(message: TrackerMessage): void {
    if (this.#port) this.#port.postMessage(message);
    else if (this.#queue.length < MAX_QUEUED) this.#queue.push(message);
  }

  listen(tell: (message: WorkspaceMessage) => void): void {
    this.#told.push(tell);
  }
}
