// Reports a proxied page's navigation to the server, so that the layout and other browsers follow.

/** How long a page must stay at an address: pages redirect, and some change their address while they are scrolled. */
const CALM_MS = 500;
const MAX_LENGTH = 8192;
/** Addresses that may contain credentials or be single-use. */
const SECRET = /[?&#](code|state|key|sig|signature|ticket|password|secret|session|[a-z_-]*token)=/i;

export class AddressFollower {
  readonly #send: (url: string, from: string | null) => Promise<boolean>;
  /** Addresses that were sent but are not in the layout yet. */
  #sent: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(send: (url: string, from: string | null) => Promise<boolean>) {
    this.#send = send;
  }

  /**
   * `known` is the address in the layout. Only the focused browser reports: two that are redirected to different pages
   * would chase each other.
   */
  follow(url: string, known: () => string | null): void {
    clearTimeout(this.#timer);
    if (url.length > MAX_LENGTH || SECRET.test(url)) return;
    this.#timer = setTimeout(() => {
      const from = this.#sent.at(-1) ?? known();
      if (!document.hasFocus() || from === url) return;
      this.#sent.push(url);
      void this.#send(url, from).then((isTaken) => {
        if (!isTaken) this.stop();
      });
    }, CALM_MS);
  }

  /** Call it when the user goes elsewhere: a report that arrives after that would lead back. */
  cancel(): void {
    clearTimeout(this.#timer);
  }

  /** Whether the layout's address came from here, so that the page is already there. */
  isOwn(url: string | null): boolean {
    const at = url === null ? -1 : this.#sent.indexOf(url);
    this.#sent.splice(0, at + 1);
    return at >= 0;
  }

  stop(): void {
    this.cancel();
    this.#sent = [];
  }
}
