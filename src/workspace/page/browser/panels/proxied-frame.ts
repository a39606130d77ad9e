// A frame in proxy mode: admitted by a ticket, then tracked over a private MessagePort.
import type { Schemas } from '../../../../../generated/workspace/contract.ts';
import {
  HELLO,
  type Hello,
  PORT,
  type TrackerMessage,
  type WorkspaceMessage,
} from '../../../proxy/tracker/protocol.ts';
import { renewContext } from './renew-context.ts';

type Ticket = Schemas['ProxyTicket'];

export interface ProxiedActions {
  /** Null: refused, and the user has been told. */
  ticket(url: string, from?: string): Promise<Ticket | null>;
  /** A report of the page; its address has been checked. */
  heard(message: TrackerMessage): void;
}

export class ProxiedFrame {
  readonly #frame: HTMLIFrameElement;
  readonly #actions: ProxiedActions;
  /** Site by proxied origin. */
  readonly #sites = new Map<string, string>();
  #port: MessagePort | null = null;
  /** Number of the latest load; tickets of earlier ones are ignored. */
  #loads = 0;
  /** Whether the frame was sent to the latest load: until then, it is a former page that says hello. */
  #isSent = false;
  /** The page that the frame shows without the proxy. */
  #direct: string | null = null;

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
    this.#port?.close();
    renewContext(this.#frame, null);
    [this.#isSent, this.#direct] = [true, null];
    // No entry in the browser's own history: that one belongs to the workspace.
    this.#frame.contentWindow?.location.replace(ticket.url);
  }

  /** Without the proxy. The same page again keeps its context, and is seen until it has come, unless it was loading. */
  loadDirectly(url: string, isLoading: boolean): void {
    if (url === this.#direct && !isLoading) this.#frame.src = url;
    else renewContext(this.#frame, url);
    this.#direct = url;
  }

  tell(message: WorkspaceMessage): void {
    this.#port?.postMessage(message);
  }

  /** The frame shows something else now. */
  leave(): void {
    this.#loads++;
    this.#isSent = false;
    this.#port?.close();
    this.#port = null;
  }

  dispose(): void {
    this.leave();
    removeEventListener('message', this.#greet);
  }

  readonly #greet = ({ source, origin, data }: MessageEvent): void => {
    if (source === null || source !== this.#frame.contentWindow || !this.#isOurs(origin)) return;
    if (((data ?? {}) as Partial<Hello>).type !== HELLO || !this.#isSent) return;
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
