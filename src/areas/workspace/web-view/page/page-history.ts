// The history of one web view. The page's own navigation is known only in proxy mode.
export interface Place {
  readonly url: string;
  /** Scroll position in pixels. */
  x: number;
  y: number;
}

export class PageHistory {
  #places: Place[] = [];
  #at = -1;
  /** Indexes of places that the user requested but the page was not sent to yet. */
  #requests: number[] = [];

  get current(): Place | undefined {
    return this.#places[this.#at];
  }

  get canGoBack(): boolean {
    return this.#at > 0;
  }

  get canGoForward(): boolean {
    return this.#at < this.#places.length - 1;
  }

  /** Drops the forward history, unless it is the same page again. */
  visit(url: string): void {
    if (this.current?.url === url) return;
    this.#places = [...this.#places.slice(0, this.#at + 1), { url, x: 0, y: 0 }];
    this.#at = this.#places.length - 1;
  }

  /** Validates the values, which come from the page. */
  scroll({ x, y }: { readonly x: unknown; readonly y: unknown }): void {
    const pixels = (value: unknown) => Math.max(-1e9, Math.min(1e9, Math.round(Number(value)) || 0));
    if (this.current) [this.current.x, this.current.y] = [pixels(x), pixels(y)];
  }

  replace(url: string): void {
    this.#places[this.#at] = { url, x: 0, y: 0 };
  }

  /** The target of a step, after any pending ones. The page is there only once it was sent. */
  ask(step: number): Place | undefined {
    const target = (this.#requests.at(-1) ?? this.#at) + step;
    if (this.#places[target]) this.#requests.push(target);
    return this.#places[target];
  }

  /** Cancels the pending step. */
  stay(): void {
    this.#requests = [];
  }

  /** The requested place; null if the page is a new place. */
  send(url: string): Place | null {
    const request = this.#requests.findIndex((at) => this.#places[at]?.url === url);
    this.#at = this.#requests[request] ?? this.#at;
    this.#requests = request < 0 ? [] : this.#requests.slice(request + 1);
    this.visit(url);
    return request < 0 ? null : (this.current ?? null);
  }

  /** The page navigated to a neighbor of the current place. */
  goTo(url: string): void {
    this.#at += [-1, 1].find((step) => this.#places[this.#at + step]?.url === url) ?? 0;
  }
}
