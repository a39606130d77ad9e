// The tracker's connection to the workspace: a message port, which the workspace sends in answer to a hello.
import { HELLO, type Hello, PORT, type TrackerMessage, type WorkspaceMessage } from './protocol.ts';

const MAX_QUEUED = 200;
// Saved before the page's code runs, which may replace them: `port.postMessage` could be the page's own.
const { apply } = Reflect;
const { postMessage: post } = MessagePort.prototype;

/** Queues messages until the workspace answers. Nested frames never get an answer. */
export class WorkspacePort {
  #port: MessagePort | null = null;
  #queue: TrackerMessage[] = [];
  readonly #listeners: ((message: WorkspaceMessage) => void)[] = [];

  constructor(platform: string, url: string) {
    addEventListener(
      'message',
      (event) => {
        if (event.source !== parent || event.origin !== platform || event.data !== PORT) return;
        event.stopImmediatePropagation();
        const [port] = event.ports;
        if (this.#port || !port) return;
        this.#port = port;
        port.onmessage = ({ data }) => {
          for (const listener of this.#listeners) listener(data as WorkspaceMessage);
        };
        for (const message of this.#queue) apply(post, port, [message]);
        this.#queue = [];
      },
      true,
    );
    parent.postMessage({ type: HELLO, url } satisfies Hello, platform);
  }

  send(message: TrackerMessage): void {
    if (this.#port) apply(post, this.#port, [message]);
    else if (this.#queue.length < MAX_QUEUED) this.#queue.push(message);
  }

  listen(listener: (message: WorkspaceMessage) => void): void {
    this.#listeners.push(listener);
  }
}
