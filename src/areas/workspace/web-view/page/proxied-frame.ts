// A frame in proxy mode: admitted by a ticket, then tracked over a private MessagePort.
//
// A frame's `load` event and the messages of its document come from different processes, in any order. Two rules keep
// them apart. The entry page navigates on only after both its message and its `load` event have arrived here. After
// that each document with the tracker sends one message and causes one event, so an event that no message joins within
// `MESSAGE_MS` is that of a document without the tracker, such as an image.
import type { Schemas } from '../../../../../generated/workspace/contract.ts';
import type { Hello, TrackerMessage, WorkspaceMessage } from '../proxy/tracker/protocol.ts';
import * as protocol from '../proxy/tracker/protocol.ts';
import { leaveProcess } from './site-requests.ts';

export interface ProxiedActions {
  /** Null: refused, and the user has seen the reason. */
  ticket(url: string, from?: string, instance?: number): Promise<Schemas['ProxyTicket'] | null>;
  /** The site is loaded again in a new process, because its old one does not respond. */
  restarted(site: string): void;
  /** A report from the page; its address has been verified. */
  message(message: TrackerMessage): void;
  /** A document without the tracker has loaded, or the error page of the browser, which did not reach the proxy. */
  settled(state: 'loaded' | 'failed', reason?: string): void;
  /** It is unknown which site the frame shows. */
  lost(): void;
  /** The document that answered on the port is gone. */
  left(): void;
}

const MESSAGE_MS = 1_000;
const ENTRY_MS = 5_000;
/** An entry page that has not loaded by then is in a process that hangs, if the platform responds in `HEALTH_MS`. */
const HANG_MS = 8_000;
const HEALTH_MS = 2_000;

export class ProxiedFrame {
  readonly #frame: HTMLIFrameElement;
  readonly #actions: ProxiedActions;
  /** Site by proxied origin. */
  readonly #sites = new Map<string, string>();
  /** `load` events without a message, or -1 for a message whose event has not come yet. */
  #unheard = 0;
  #verdict: ReturnType<typeof setTimeout> | undefined;
  #hang: ReturnType<typeof setTimeout> | undefined;
  /** Lets the entry page go on; null unless one is waiting. */
  #go: (() => void) | null = null;
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
  /** The verified site of the document that answers on the port. */
  site: string | null = null;
  /** The page that the frame shows without the proxy. */
  #direct: string | null = null;

  constructor(frame: HTMLIFrameElement, actions: ProxiedActions) {
    this.#frame = frame;
    this.#actions = actions;
    addEventListener('message', this.#greet);
    frame.addEventListener('load', () => {
      if (!this.#isSent || frame.contentDocument !== null) return; // the blank page before the first one
      clearTimeout(this.#hang);
      this.#unheard++;
      this.#compare();
    });
  }

  /** Lets an entry page go on, or waits for the message of a document that has loaded. */
  #compare(): void {
    clearTimeout(this.#verdict);
    if (this.#unheard === 0) this.#go?.();
    if (this.#unheard === 0) this.#go = null;
    if (this.#unheard > 0) this.#verdict = setTimeout(() => this.#giveUp(), this.#hasEntered ? MESSAGE_MS : ENTRY_MS);
  }

  /** What the frame shows has no tracker. */
  #giveUp(): void {
    const { lost, message, settled } = this.#actions;
    this.#unheard = 0;
    if (!this.#hasEntered || this.#next === null) lost();
    else message({ type: 'address', url: this.#next, kind: 'load' });
    if (this.#hasEntered) settled('loaded');
    else settled('failed', 'The browser could not reach the proxy of this workspace.');
    this.#disconnect();
    this.#next = null;
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
    replaceFrame(this.#frame, null);
    [this.#isSent, this.#hasEntered, this.#next] = [true, false, null];
    this.#direct = null;
    // Adds no entry to the browser history, which belongs to the workspace.
    this.#frame.contentWindow?.location.replace(ticket.url);
    const sent = this.#loads;
    this.#hang = setTimeout(() => void this.#restart(ticket.upstream, url, sent, from), HANG_MS);
  }

  async #restart(site: string, url: string, sent: number, from?: string): Promise<void> {
    const health = await fetch('/health', { signal: AbortSignal.timeout(HEALTH_MS) }).catch(() => null);
    if (!health?.ok || sent !== this.#loads || this.#hasEntered) return;
    leaveProcess(site);
    this.#actions.restarted(site);
    await this.load(url, from);
  }

  /** Loads without the proxy. Reloading a loaded page keeps its context, so it stays visible meanwhile. */
  loadDirectly(url: string, isLoading: boolean): void {
    if (url === this.#direct && !isLoading) this.#frame.src = url;
    else replaceFrame(this.#frame, url);
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
    [this.#isSent, this.#unheard, this.#go] = [false, 0, null];
    clearTimeout(this.#verdict);
    clearTimeout(this.#hang);
    this.#disconnect();
  }

  #disconnect(): void {
    this.#port?.close();
    [this.#port, this.site] = [null, null];
    this.#actions.left();
  }

  dispose(): void {
    this.leave();
    removeEventListener('message', this.#greet);
  }

  readonly #greet = ({ source, origin, data }: MessageEvent): void => {
    if (source === null || source !== this.#frame.contentWindow || !this.#isOurs(origin)) return;
    const { type, url } = (data ?? {}) as Partial<Hello>;
    if ((type !== protocol.HELLO && type !== protocol.ENTER) || typeof url !== 'string' || !this.#isSent) return;
    this.#hasEntered = true;
    clearTimeout(this.#hang);
    this.#disconnect();
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    if (type === protocol.HELLO) this.#frame.contentWindow?.postMessage(protocol.PORT, origin, [port2]);
    else this.#go = () => (source as Window).postMessage(protocol.GO, origin);
    this.#next = null;
    this.#unheard = this.#unheard > 0 ? this.#unheard - 1 : -1;
    this.#compare();
    void this.#arrive(port1, origin, url).then((address) => {
      if (port1 !== this.#port) return;
      if (type === protocol.ENTER) this.#next = address;
      else if (address !== null) this.site = new URL(address).origin;
      port1.onmessage = ({ data: message }) => this.#receive(origin, message); // its site is known now
    });
  };

  /** Whether the origin is another label of the same proxy, as after a redirect. */
  #isOurs(origin: string): boolean {
    const [known] = this.#sites.keys();
    const parent = (of: string) => of.replace(/^(https?:\/\/)[a-z2-7]{32}\./, '$1');
    return known !== undefined && parent(origin) === parent(known) && parent(origin) !== origin;
  }

  #receive(origin: string, message: TrackerMessage): void {
    if (Object.prototype.toString.call(message) !== '[object Object]') return; // texts and buffers have many entries
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
      await this.#requested;
      if (port !== this.#port || !URL.canParse(claimed)) return null;
      const requested = this.#actions.ticket(claimed, undefined, 0); // redirects lead to the first instance
      this.#requested = requested.catch(() => {});
      const ticket = await requested;
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

/**
 * Gives a frame a new browsing context in the same place, with `src` or blank. This ends everything that the previous
 * page started: its pending navigation could otherwise finish last and replace the requested page.
 */
function replaceFrame(frame: HTMLIFrameElement, src: string | null): void {
  const { parentNode, nextSibling } = frame;
  const isFocused = document.activeElement === frame;
  frame.remove();
  if (src === null) frame.removeAttribute('src');
  else frame.src = src; // before it is attached, or a blank page would load first
  parentNode?.insertBefore(frame, nextSibling);
  if (isFocused) frame.focus();
}
