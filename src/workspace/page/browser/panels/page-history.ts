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

  replace(url: string): void {
    this.#places[this.#at] = { url, x: 0, y: 0 };
  }

  /** Undefined: there is nothing. */
  go(step: number): Place | undefined {
    const place = this.#places[this.#at + step];
    if (place) this.#at += step;
    return place;
  }

  /** The page itself went to a neighbour of the current place. */
  goTo(url: string): void {
    this.#at += [-1, 1].find((step) => this.#places[this.#at + step]?.url === url) ?? 0;
  }
}
