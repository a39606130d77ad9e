// A frame in proxy mode: admitted by a ticket, then tracked over a private MessagePort.
import type { Schemas } from '../../../../../generated/workspace/contract.ts';
import {
  HELLO,
  type Hello,
  PORT,
  type TrackerMessage,
  type WorkspaceMessage,
} from '../../../proxy/tracker/protocol.ts';

type Ticket = Schemas['ProxyTicket'];

export interface ProxiedActions {
  /** Null: refused, and the user has been told. */
  ticket(url: string, from?: string): Promise<Ticket | null>;
  /** A report of the page; its address has been checked. */
  heard(message: TrackerMessage): void;
}

/** Browsers round the times of other origins. */
const CLOCK_MS = 1;

export class ProxiedFrame {
  readonly #frame: HTMLIFrameElement;
  readonly #actions: ProxiedActions;
  /** Site by proxied origin. */
  readonly #sites = new Map<string, string>();
  #port: MessagePort | null = null;
  /** Number of the latest load; tickets of earlier ones are ignored. */
  #loads = 0;
  /** Pages that began before are of a former load, however late they say hello; milliseconds since 1970. */
  #since = Number.POSITIVE_INFINITY;

  constructor(frame: HTMLIFrameElement, actions: ProxiedActions) {
    this.#frame = frame;
    this.#actions = actions;
    addEventListener('message', this.#greet);
  }

  async load(url: string, from?: string): Promise<void> {
    const load = ++this.#loads;
    const ticket = await this.#actions.ticket(url, from);
    if (!ticket || load !== this.#loads) return;
    this.#sites.set(ticket.origin, ticket.upstream);
    this.#frame.removeAttribute('credentialless');
    this.#since = performance.timeOrigin + performance.now() - CLOCK_MS;
    // No entry in the browser's own history: that one belongs to the workspace.
    this.#frame.contentWindow?.location.replace(ticket.url);
  }

  tell(message: WorkspaceMessage): void {
    this.#port?.postMessage(message);
  }

  /** The frame shows something else now. */
  leave(): void {
    this.#loads++;
    this.#since = Number.POSITIVE_INFINITY;
    this.#port?.close();
    this.#port = null;
  }

  dispose(): void {
    this.leave();
    removeEventListener('message', this.#greet);
  }

  readonly #greet = ({ source, origin, data }: MessageEvent): void => {
    if (source === null || source !== this.#frame.contentWindow || !this.#isOurs(origin)) return;
    const { type, began } = (data ?? {}) as Partial<Hello>;
    if (type !== HELLO || !(Number(began) >= this.#since)) return;
    this.#port?.close();
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.onmessage = ({ data: message }) => void this.#hear(origin, message as TrackerMessage);
    this.#frame.contentWindow?.postMessage(PORT, origin, [port2]);
  };

  /** Whether a proxied site can be at this origin: another label of the same proxy, after a redirect. */
  #isOurs(origin: string): boolean {
    const [known] = this.#sites.keys();
    const parent = (of: string) => of.replace(/^(https?:\/\/)[a-z2-7]{32}\./, '$1');
    return known !== undefined && parent(origin) === parent(known) && parent(origin) !== origin;
  }

  async #hear(origin: string, message: TrackerMessage): Promise<void> {
    if (message.type === 'address') {
      const site = URL.canParse(message.url) ? new URL(message.url).origin : '';
      if (!this.#sites.has(origin)) {
        // After a redirect to another label: the reported address must belong to that label.
        const ticket = await this.#actions.ticket(message.url);
        if (ticket?.origin === origin) this.#sites.set(origin, ticket.upstream);
      }
      if (this.#sites.get(origin) !== site) return;
    }
    this.#actions.heard(message);
  }
}
