// Tells the server where a proxied page has gone, so that the layout has its address and other browsers follow.

/** How long a page has to stay at an address: pages lead on, and some change it as they are scrolled. */
const CALM_MS = 500;
const MAX_LENGTH = 8192;
/** Addresses that may let somebody in, or that work once. */
const SECRET = /[?&#](code|state|key|sig|signature|ticket|password|secret|session|[a-z_-]*token)=/i;

export class AddressFollower {
  readonly #tell: (url: string) => Promise<boolean>;
  /** Addresses that the server was told and has not put into the layout yet. */
  #told: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(tell: (url: string) => Promise<boolean>) {
    this.#tell = tell;
  }

  /** Only the browser that the user looks at tells: two that are led to different pages would chase each other. */
  follow(url: string, known: string | null): void {
    clearTimeout(this.#timer);
    if (url.length > MAX_LENGTH || SECRET.test(url)) return;
    this.#timer = setTimeout(() => {
      if (!document.hasFocus() || (this.#told.at(-1) ?? known) === url) return;
      this.#told.push(url);
      void this.#tell(url).then((isTaken) => {
        if (!isTaken) this.stop();
      });
    }, CALM_MS);
  }

  /** Whether the layout has that address from here: the page is there already. */
  isOwn(url: string | null): boolean {
    const at = url === null ? -1 : this.#told.indexOf(url);
    this.#told.splice(0, at + 1);
    return at >= 0;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#told = [];
  }
}
