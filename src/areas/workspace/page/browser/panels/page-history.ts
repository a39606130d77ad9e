// History of one web view; the page's own navigation is known in proxy mode only.
export interface Place {
  readonly url: string;
  /** How far it was scrolled, in pixels. */
  x: number;
  y: number;
}

export class PageHistory {
  #places: Place[] = [];
  #at = -1;
  /** Indexes of the places that the user went to and the page has not been sent to yet. */
  #asked: number[] = [];

  get current(): Place | undefined {
    return this.#places[this.#at];
  }

  get canGoBack(): boolean {
    return this.#at > 0;
  }

  get canGoForward(): boolean {
    return this.#at < this.#places.length - 1;
  }

  /** What lay ahead is forgotten, unless it is the same page again. */
  visit(url: string): void {
    if (this.current?.url === url) return;
    this.#places = [...this.#places.slice(0, this.#at + 1), { url, x: 0, y: 0 }];
    this.#at = this.#places.length - 1;
  }

  /** A page may say anything. */
  scroll({ x, y }: { readonly x: unknown; readonly y: unknown }): void {
    const pixels = (value: unknown) => Math.max(-1e9, Math.min(1e9, Math.round(Number(value)) || 0));
    if (this.current) [this.current.x, this.current.y] = [pixels(x), pixels(y)];
  }

  replace(url: string): void {
    this.#places[this.#at] = { url, x: 0, y: 0 };
  }

  /** Where a step leads to, beyond those asked for before; the page is not there until it was sent there. */
  ask(step: number): Place | undefined {
    const wanted = (this.#asked.at(-1) ?? this.#at) + step;
    if (this.#places[wanted]) this.#asked.push(wanted);
    return this.#places[wanted];
  }

  /** The page does not go where it was asked to. */
  stay(): void {
    this.#asked = [];
  }

  /** The place that was asked for; null for any other page, which is a new place. */
  send(url: string): Place | null {
    const met = this.#asked.findIndex((at) => this.#places[at]?.url === url);
    this.#at = this.#asked[met] ?? this.#at;
    this.#asked = met < 0 ? [] : this.#asked.slice(met + 1);
    this.visit(url);
    return met < 0 ? null : (this.current ?? null);
  }

  /** The page itself went to a neighbour of the current place. */
  goTo(url: string): void {
    this.#at += [-1, 1].find((step) => this.#places[this.#at + step]?.url === url) ?? 0;
  }
}
