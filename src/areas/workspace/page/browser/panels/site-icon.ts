import type { WebviewActions } from './webview-actions.ts';

export class SiteIcon {
  readonly #actions: Pick<WebviewActions, 'icon' | 'changed'>;
  #address: string | null = null;
  #picture: string | null = null;

  constructor(actions: Pick<WebviewActions, 'icon' | 'changed'>) {
    this.#actions = actions;
  }

  /** As a data URL; null until it is known. */
  get picture(): string | null {
    return this.#picture;
  }

  /** Icons are fetched from the site itself, because the proxied address needs the frame's cookie. */
  showProxied(url: string, page: string | null): void {
    const { pathname, search, protocol, hostname } = new URL(url);
    const isOwn = protocol !== 'data:' && /\.localhost$/.test(hostname) && page !== null;
    void this.show(isOwn ? new URL(pathname + search, page).href : url, page ?? undefined);
  }

  async show(address: string | null, from?: string): Promise<void> {
    if (address === this.#address) return;
    this.#address = address;
    this.#picture = null;
    const given = address === null || address.startsWith('data:');
    const picture = given ? address : await this.#actions.icon(address, from);
    if (address !== this.#address) return;
    this.#picture = picture;
    this.#actions.changed();
  }
}
