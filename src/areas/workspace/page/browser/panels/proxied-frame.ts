// A frame in proxy mode: admitted by a ticket, then tracked over a private MessagePort.
import type { Schemas } from '../../../../../../generated/workspace/contract.ts';
import {
  ENTER,
  HELLO,
  type Hello,
  PORT,
  type TrackerMessage,
  type WorkspaceMessage,
} from '../../../proxy/tracker/protocol.ts';
import { renewContext } from './renew-context.ts';

type Ticket = Schemas['ProxyTicket'];

export interface ProxiedActions {
  /** Null: refused, and the user has seen the reason. */
  ticket(url: string, from?: string): Promise<Ticket | null>;
  /** A report from the page; its address has been verified. */
  message(message: TrackerMessage): void;
  /** A document without the tracker has loaded. Not proxied: the browser's own error page. */
  loaded(isProxied: boolean): void;
  /** It is unknown which site the frame shows. */
  lost(): void;
  /** The document that answered on the port is gone. */
  left(): void;
}

export class ProxiedFrame {
  readonly #frame: HTMLIFrameElement;
  readonly #actions: ProxiedActions;
  /** Site by proxied origin. */
  readonly #sites = new Map<string, string>();
  /** Whether the loading document has sent a message. Every document with the tracker does so before it has loaded. */
  #hasSpoken = false;
  #hasEntered = false;
  /** The address of the next document, if it has no tracker. */
  #next: string | null = null;
  #port: MessagePort | null = null;
  /** Number of the latest load; tickets of earlier ones are ignored. */
  #loads = 0;
  /** One ticket is requested at a time: a page may send any number of links. */
  #requested: Promise<unknown> = Promise.resolve();
  /** Whether the frame was sent to the latest load. Until then, messages come from a previous page. */
  #isSent = false;
  #site: string | null = null;
  /** The page that the frame shows without the proxy. */
  #direct: string | null = null;

  constructor(frame: HTMLIFrameElement, actions: ProxiedActions) {
    this.#frame = frame;
    this.#actions = actions;
    addEventListener('message', this.#greet);
    frame.addEventListener('load', () => {
      const hasSpoken = this.#hasSpoken;
      this.#hasSpoken = false;
      if (hasSpoken || !this.#isSent) return;
      if (this.#next === null) actions.lost();
      else actions.message({ type: 'address', url: this.#next, kind: 'load' });
      actions.loaded(this.#hasEntered);
      this.#disconnect();
      this.#next = null;
    });
  }

  /** The verified site of the document that answers on the port. */
  get site(): string | null {
    return this.#site;
  }

  async load(url: string, from?: string): Promise<void> {
    const load = ++this.#loads;
    await this.#requested;
    if (load !== this.#loads) return;
    const requested = this.#actions.ticket(url, from);
    this.#requested = requested.catch(() => {});
    const ticket = await requested;
    if (!ticket || load !== this.#loads) return;
    this.#sites.set(ticket.origin, ticket.upstream);
    this.#frame.removeAttribute('credentialless');
    this.leave();
    renewContext(this.#frame, null);
    [this.#isSent, this.#hasSpoken, this.#hasEntered, this.#next] = [true, false, false, null];
    this.#direct = null;
    // Adds no entry to the browser history, which belongs to the workspace.
    this.#frame.contentWindow?.location.replace(ticket.url);
  }

  /** Loads without the proxy. Reloading a loaded page keeps its context, so it stays visible meanwhile. */
  loadDirectly(url: string, isLoading: boolean): void {
    if (url === this.#direct && !isLoading) this.#frame.src = url;
    else renewContext(this.#frame, url);
    this.#direct = url;
  }

  /**
   * Reloads the page that the frame navigated to by itself. Only the browser history knows its address: a blank page
   * becomes the newest entry, then the entry before it is loaded.
   */
  async loadCurrent(): Promise<void> {
    const { contentWindow } = this.#frame;
    if (contentWindow) contentWindow.location.href = 'about:blank';
    do await nextLoad(this.#frame);
    while (this.#frame.contentDocument === null); // the frame may have been loading another page
    history.back();
    await nextLoad(this.#frame);
  }

  send(message: WorkspaceMessage): void {
    this.#port?.postMessage(message);
  }

  /** Stops tracking the current page. */
  leave(): void {
    this.#loads++;
    this.#isSent = false;
    this.#disconnect();
  }

  #disconnect(): void {
    this.#port?.close();
    [this.#port, this.#site] = [null, null];
    this.#actions.left();
  }

  dispose(): void {
    this.leave();
    removeEventListener('message', this.#greet);
  }

  readonly #greet = ({ source, origin, data }: MessageEvent): void => {
    if (source === null || source !== this.#frame.contentWindow || !this.#isOurs(origin)) return;
    const { type, url } = (data ?? {}) as Partial<Hello>;
    if ((type !== HELLO && type !== ENTER) || typeof url !== 'string' || !this.#isSent) return;
    [this.#hasSpoken, this.#hasEntered] = [true, true];
    this.#disconnect();
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.onmessage = ({ data: message }) => this.#receive(origin, Object(message));
    if (type === HELLO) this.#frame.contentWindow?.postMessage(PORT, origin, [port2]);
    this.#next = null;
    void this.#arrive(port1, origin, url).then((address) => {
      if (port1 !== this.#port) return;
      if (type === ENTER) this.#next = address;
      else if (address !== null) this.#site = new URL(address).origin;
    });
  };

  /** Whether the origin is another label of the same proxy, as after a redirect. */
  #isOurs(origin: string): boolean {
    const [known] = this.#sites.keys();
    const parent = (of: string) => of.replace(/^(https?:\/\/)[a-z2-7]{32}\./, '$1');
    return known !== undefined && parent(origin) === parent(known) && parent(origin) !== origin;
  }

  #receive(origin: string, message: TrackerMessage): void {
    // A page may send anything. Only answers contain objects, and their reader checks them.
    if (Object.entries(message).some(([name, value]) => name !== 'answer' && Object(value) === value)) return;
    const isPlace = message.type === 'address' || message.type === 'going';
    if (isPlace && originOf(message.url) !== this.#sites.get(origin)) return;
    if (message.type === 'going') this.#next = message.url;
    this.#actions.message(message);
  }

  /** Verifies the site by the origin, not by what the page claims. Null: it is not the site that it claims to be. */
  async #arrive(port: MessagePort, origin: string, claimed: string): Promise<string | null> {
    if (!this.#sites.has(origin)) {
      // After a redirect to another label: the platform knows the label of the claimed site.
      this.#actions.lost();
      const ticket = URL.canParse(claimed) ? await this.#actions.ticket(claimed) : null;
      if (ticket?.origin === origin) this.#sites.set(origin, ticket.upstream);
    }
    const site = this.#sites.get(origin);
    if (site === undefined || port !== this.#port) return null;
    const url = originOf(claimed) === site ? claimed : `${site}/`;
    this.#actions.message({ type: 'address', url, kind: 'load' });
    return url;
  }
}

export const nextLoad = (frame: HTMLIFrameElement): Promise<void> =>
  new Promise((resolve) => frame.addEventListener('load', () => resolve(), { once: true }));

const originOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).origin : null);
