// A web view: a foreign page in a sandboxed frame that cannot navigate the workspace.
import type { Tab, WebviewSeen } from '../../../../../generated/workspace/messages.ts';
import type { TrackerMessage } from '../../../proxy/tracker/protocol.ts';
import { within } from '../capture/picture.ts';
import { element, iconButton } from '../element.ts';
import { icon } from '../icons.ts';
import { AddressBar, rememberAddress } from './address-bar.ts';
import { FramePermissions } from './frame-permissions.ts';
import { Hint } from './hint.ts';
import { PageHistory, type Place } from './page-history.ts';
import { pageMenu } from './page-menu.ts';
import { PageRecord } from './page-record.ts';
import type { PanelView } from './panel.ts';
import { ProxiedFrame } from './proxied-frame.ts';
import { SiteIcon } from './site-icon.ts';
import { TroubleCover } from './trouble-cover.ts';
import type { WebviewActions } from './webview-actions.ts';

export class Webview implements PanelView {
  readonly element: HTMLElement;
  readonly #actions: WebviewActions;
  readonly #frame = element('iframe', { referrerpolicy: 'no-referrer', title: 'Web view' });
  readonly #permissions = new FramePermissions(this.#frame);
  readonly #hint = new Hint();
  /** Covers the browser's error page. */
  readonly #trouble: TroubleCover;
  readonly #empty: HTMLElement;
  readonly #bar: AddressBar;
  readonly #history = new PageHistory();
  #url: string | null = null;
  /** In percent. */
  #zoom = 100;
  #reloads = 0;
  #loads = 0;
  #proxied = false;
  readonly #record = new PageRecord();
  readonly #proxy: ProxiedFrame;
  readonly #unhide: HTMLButtonElement;
  readonly #icon: SiteIcon;
  #title: string | null = null;
  /** Where to scroll to once the page is there. */
  #restore: Place | null = null;
  /** Number of the latest framing check; answers to earlier ones are ignored. */
  #asked = 0;

  constructor(actions: WebviewActions) {
    this.#actions = actions;
    this.#icon = new SiteIcon(actions);
    const openOutside = () => this.#openOutside();
    const toggleProxy = () => actions.setProxyEnabled(!this.#proxied);
    this.#bar = new AddressBar({
      go: (step) => void this.#go(step),
      reload: () => actions.refresh(),
      navigate: (url) => void actions.navigate(url),
      refuse: () => this.#hint.show('That is no address of a web page.'),
      openOutside,
      toggleProxy,
      menu: () =>
        pageMenu({
          hasPage: this.#url !== null,
          proxied: this.#proxied,
          mayDownload: this.#permissions.mayDownload,
          zoom: this.#zoom,
          openOutside,
          toggleProxy,
          toggleDownloads: () => this.#toggleDownloads(),
          hideBar: () => actions.setHeaderHidden(true),
          setZoom: (percent) => this.#setZoom(percent),
        }),
    });
    this.#trouble = new TroubleCover(actions, openOutside);
    this.#unhide = iconButton(icon('globe'), 'Bring the bar back', () => actions.setHeaderHidden(false), 'unhide');
    this.#proxy = new ProxiedFrame(this.#frame, {
      ticket: async (url, from) => {
        const ticket = await actions.ticket(url, from);
        if (typeof ticket !== 'string') return ticket;
        this.element.classList.remove('loading');
        this.#record.settle('failed', ticket);
        this.#hint.show(ticket);
        return null;
      },
      heard: (message) => this.#heard(message),
    });
    this.#empty = element(
      'div',
      { class: 'empty' },
      icon('globe'),
      element('h2', {}, 'No page yet'),
      element('p', {}, 'Type an address above, or have a program send one here.'),
    );
    const covers = [this.#empty, this.#trouble.element, this.#hint.element, this.#unhide];
    const stage = element('div', { class: 'stage' }, this.#frame, ...covers);
    this.element = element(
      'div',
      { role: 'group', class: 'panel webview', 'aria-label': 'Web view' },
      this.#bar.element,
      stage,
    );
    this.#frame.addEventListener('load', () => {
      if (!this.#proxied) this.element.classList.remove('loading');
    });
  }

  get favicon(): string | null {
    return this.#icon.picture;
  }

  /** The title of the page, where it is known. */
  get title(): string | null {
    return this.#title || null;
  }

  /** Where the frame is, as far as is known. */
  get #shownUrl(): string | null {
    return this.#history.current?.url ?? this.#url;
  }

  update({ panelState, displayName }: Tab): void {
    const { url = null, headerHidden = false, proxyEnabled = false, reloads = 0, loads = 0 } = panelState;
    this.#bar.element.hidden = headerHidden;
    this.#unhide.hidden = !headerHidden;
    this.#bar.press(proxyEnabled);
    const isSwitched = proxyEnabled !== this.#proxied;
    this.#proxied = proxyEnabled;
    this.#frame.title = displayName;
    const shown = this.#shownUrl;
    if (url !== this.#url || loads !== this.#loads) this.#show(url);
    else if ((reloads !== this.#reloads || isSwitched) && shown !== null) this.#load(shown);
    this.#reloads = reloads;
    this.#loads = loads;
  }

  /** What it shows, once nothing is loading or after `waitMs`. */
  async look(waitMs: number): Promise<WebviewSeen> {
    await within(waitMs, this.#record.settled());
    const page = { sentTo: this.#url, loads: this.#loads, address: this.#shownUrl, title: this.title };
    return { status: 'seen', ...this.#record.told, ...page };
  }

  whenLoaded(): Promise<void> | null {
    if (!this.element.classList.contains('loading')) return null;
    return this.#proxied ? this.#record.settled() : this.#nextLoad();
  }

  dispose(): void {
    this.#record.settle('empty');
    this.#proxy.dispose();
    this.#frame.remove();
  }

  #show(url: string | null): void {
    this.#url = url;
    this.#empty.hidden = url !== null;
    this.#frame.hidden = url === null;
    this.#asked++;
    this.#trouble.hide();
    this.#bar.show(url);
    if (url === null) void this.#icon.show(null);
    if (url === null) return this.#record.settle('empty');
    const place = this.#history.send(url);
    this.#restore = this.#proxied ? place : null;
    this.#remember(url);
    this.#load(url);
  }

  #remember(url: string): void {
    rememberAddress(url);
    this.#bar.enable({ back: this.#history.canGoBack, forward: this.#history.canGoForward });
  }

  #heard(message: TrackerMessage): void {
    this.#record.hear(message);
    switch (message.type) {
      case 'address':
        return this.#followed(message);
      case 'title':
        this.#title = message.title;
        return this.#actions.changed();
      case 'icon':
        return void this.#icon.show(this.#ofUpstream(message.url));
      case 'scroll': {
        const place = this.#history.current;
        if (place && !this.#restore) [place.x, place.y] = [message.x, message.y];
        this.element.dataset['scroll'] = `${message.x},${message.y}`;
        return;
      }
      case 'state':
        this.element.dataset['state'] = message.state;
        if (this.#restore) this.#proxy.tell({ type: 'scrollTo', x: this.#restore.x, y: this.#restore.y });
        if (message.state === 'loading') return;
        this.#restore = null;
        return this.element.classList.remove('loading');
      case 'leave':
        if (message.window) return this.#openWindow(message.url);
        this.element.classList.add('loading');
        this.#record.begin();
        this.#permissions.settle(message.url);
        return void this.#proxy.load(message.url, this.#shownUrl ?? undefined);
      case 'download':
        if (this.#permissions.mayDownload) return;
        return this.#hint.show('This page may not download files yet.', {
          label: 'Allow downloads',
          run: () => this.#toggleDownloads(),
        });
      case 'console':
      case 'request-failed':
        return;
    }
  }

  #followed({ url, kind }: Extract<TrackerMessage, { type: 'address' }>): void {
    if (kind === 'traverse') this.#history.goTo(url);
    if (kind === 'replace') this.#history.replace(url);
    this.#history.visit(url);
    this.#remember(url);
    this.#bar.show(url);
  }

  /** Icons are fetched from the site itself: the proxied address needs the frame's cookie. */
  #ofUpstream(url: string): string | null {
    const { pathname, search, protocol } = new URL(url);
    if (protocol === 'data:') return url;
    return /\.localhost$/.test(new URL(url).hostname) && this.#shownUrl
      ? new URL(pathname + search, this.#shownUrl).href
      : url;
  }

  #load(url: string): void {
    this.element.classList.add('loading');
    this.#title = null;
    void this.#icon.show(new URL('/favicon.ico', url).href);
    const wasLoading = this.#record.isLoading;
    this.#record.begin();
    this.#proxy.leave(); // what the former page still says is not of this one
    this.#permissions.settle(url);
    if (this.#proxied) {
      this.#asked++;
      this.#trouble.hide();
      this.#hint.hide();
      return void this.#proxy.load(url);
    }
    // A server on another port of our own host name would get our cookies.
    this.#frame.toggleAttribute('credentialless', new URL(url).hostname === location.hostname);
    this.#proxy.loadDirectly(url, wasLoading);
    void this.#explain(url, this.#nextLoad());
  }

  #nextLoad(): Promise<void> {
    return new Promise((resolve) => this.#frame.addEventListener('load', () => resolve(), { once: true }));
  }

  async #explain(url: string, came: Promise<void>): Promise<void> {
    this.#hint.hide();
    this.#trouble.hide();
    const asked = ++this.#asked;
    let trouble = await this.#actions.explain(url);
    if (trouble?.isLate && asked === this.#asked) {
      this.#trouble.show(trouble);
      await came;
      trouble = await this.#actions.explain(url); // a page that came too late for the browser looks the same
      if (trouble?.isLate) trouble = null;
    }
    if (trouble === null) await came; // a page that may not be framed comes too, blank
    if (asked !== this.#asked) return;
    this.#record.settle(trouble === null ? 'loaded' : 'failed', trouble?.text);
    if (trouble) this.#trouble.show(trouble);
    else this.#trouble.hide();
  }

  #openWindow(url: string): void {
    const run = () => this.#actions.openWindow(url);
    if (this.#permissions.takeWindow()) return run();
    return this.#hint.show(`The page wants to open ${url}`, { label: 'Open it', run });
  }

  async #go(step: number): Promise<void> {
    const place = this.#history.ask(step);
    if (place && !(await this.#actions.navigate(place.url))) this.#history.stay();
  }

  /** In this browser only; the page is laid out in the room that it then has. */
  #setZoom(percent: number): void {
    this.#zoom = percent;
    this.#frame.style.cssText =
      percent === 100 ? '' : `width: ${1e4 / percent}%; height: ${1e4 / percent}%; scale: ${percent / 100}`;
  }

  #toggleDownloads(): void {
    const url = this.#shownUrl;
    if (url === null) return;
    this.#permissions.toggleDownloads(url);
    this.#load(url);
  }

  #openOutside(): void {
    const url = this.#shownUrl;
    if (url !== null) window.open(url, '_blank', 'noopener,noreferrer');
  }
}
