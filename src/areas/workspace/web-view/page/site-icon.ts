// The icon of the site in a web view.
import type { SiteRequests } from './site-requests.ts';

export class SiteIcon {
  readonly #sites: SiteRequests;
  readonly #changed: () => void;
  #address: string | null = null;
  /** As a data URL; null until it is known. */
  picture: string | null = null;
  #shows = 0;
  /** One icon is requested at a time: a page may name any number. */
  #requested: Promise<unknown> = Promise.resolve();

  constructor(sites: SiteRequests, changed: () => void) {
    this.#sites = sites;
    this.#changed = changed;
  }

  /** Icons are fetched from the site itself, because the proxied address needs the frame's cookie. */
  showProxied(url: string, page: string | null): void {
    const { pathname, search, protocol, hostname } = new URL(url);
    const isOwn = protocol !== 'data:' && /\.localhost$/.test(hostname) && page !== null;
    void this.show(isOwn ? new URL(pathname + search, page).href : url, page ?? undefined);
  }

  async show(address: string | null, from?: string): Promise<void> {
    if (address === this.#address) return;
    [this.#address, this.picture] = [address, null];
    const show = ++this.#shows;
    let picture = address;
    if (address !== null && !address.startsWith('data:')) {
      await this.#requested;
      if (show !== this.#shows) return;
      const requested = this.#sites.icon(address, from);
      this.#requested = requested.catch(() => {});
      picture = await requested;
    }
    if (show !== this.#shows) return;
    this.picture = picture;
    this.#changed();
  }
}
