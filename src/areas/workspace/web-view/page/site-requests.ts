// A web view's requests to the platform about a site: framing checks, icons and proxy tickets.

import type { Schemas } from '../../../../../generated/workspace/contract.ts';
import { ownFetch } from '../../../../pages/browser/own-fetch.ts';
import type { PageData } from '../../page-kit/page-data.ts';

// Sites whose pages have stopped responding. All pages of an origin share a process of the browser. A script that never
// ends blocks that process, also for pages that are opened later, so the site is shown at another origin from then on.
const instances = new Map<string, number>();

const instanceOf = (url: string): number => instances.get(new URL(url).origin) ?? 0;

/** The next pages of the site run in a new process, without its cookies and storage. */
export const leaveProcess = (site: string): void => {
  instances.set(site, instanceOf(site) + 1);
};

export interface LoadError {
  readonly title: string;
  readonly text: string;
  /** Whether proxy mode would show the page. */
  readonly proxyHelps: boolean;
  /** Whether the page may still load. */
  readonly isLate: boolean;
}

export class SiteRequests {
  readonly #path: string;
  readonly #data: Pick<PageData, 'owner' | 'repo' | 'pasteUrl'>;

  constructor(data: Pick<PageData, 'owner' | 'repo' | 'pasteUrl'>) {
    this.#data = data;
    this.#path = `/api/panels/webview/${data.owner}/${data.repo}`;
  }

  isWidget(url: string): boolean {
    const { origin, pathname } = new URL(url);
    return origin + pathname === this.#data.pasteUrl;
  }

  /** The address of the paste widget here, with a token of this login. */
  async widget(url: string): Promise<string> {
    const response = await ownFetch('/screenshot-paste-tokens', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ owner: this.#data.owner }),
    });
    if (!response.ok) throw new Error(`The platform returned HTTP ${response.status}.`);
    const { token } = (await response.json()) as { readonly token: string };
    const { pathname, search } = new URL(url);
    return `${location.origin}${pathname}${search}#token=${token}`;
  }

  /** Null: no known problem. */
  async explain(url: string): Promise<LoadError | null> {
    try {
      const response = await ownFetch(`${this.#path}/framing?url=${encodeURIComponent(url)}`);
      if (!response.ok) return null;
      const { framable, reachable, late: isLate = false, reason } = (await response.json()) as Schemas['Framing'];
      if (isLate) {
        const text = `${reason} It may still load; some servers are slow to start.`;
        return { title: `${new URL(url).host} is slow to respond`, text, proxyHelps: false, isLate };
      }
      if (reachable === false) {
        const text = `${reason} Check the URL and that the server is running.`;
        return { title: `${new URL(url).host} cannot be reached`, text, proxyHelps: false, isLate };
      }
      if (framable !== false) return null;
      const text = `${reason} Use proxy mode to show it here, or open it in a new tab.`;
      return { title: 'This page cannot be shown in a frame', text, proxyHelps: true, isLate };
    } catch {
      return null;
    }
  }

  /** A data URL; null if there is none. `from`: the proxied page that names it, which may not reach private networks. */
  async icon(url: string, from?: string): Promise<string | null> {
    if (from !== undefined && typeof (await this.ticket(url, from)) === 'string') return null;
    const response = await ownFetch(`${this.#path}/icon?url=${encodeURIComponent(url)}`).catch(() => null);
    return response?.ok ? ((await response.json()) as Schemas['SiteIcon']).icon : null;
  }

  /** A string is the reason of a refusal, for the user. */
  async ticket(url: string, from?: string, instance = instanceOf(url)): Promise<Schemas['ProxyTicket'] | string> {
    const response = await ownFetch(`${this.#path}/tickets`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ url, instance, ...(from === undefined ? {} : { from }) }),
    }).catch(() => null);
    if (response?.ok) return (await response.json()) as Schemas['ProxyTicket'];
    const problem = (await response?.json().catch(() => null)) as { detail?: string; title?: string } | null;
    return problem?.detail ?? problem?.title ?? 'The platform is not responding. Check that it is running.';
  }
}
