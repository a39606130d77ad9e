// A web view: a foreign page in a sandboxed frame that cannot navigate the workspace.
import type { Tab, WebviewSeen } from '../../../../../../generated/workspace/messages.ts';
import type { TrackerMessage } from '../../../proxy/tracker/protocol.ts';
import { within } from '../capture/picture.ts';
import { element, iconButton } from '../element.ts';
import { icon } from '../icons.ts';
import type { WebviewReport } from '../webview-reports.ts';
import { AddressBar, rememberAddress } from './address-bar.ts';
import { AddressFollower } from './address-follower.ts';
import { PageAgent } from './agent/page-agent.ts';
import { ErrorCover, isProxyAutomatic } from './error-cover.ts';
import { FramePermissions } from './frame-permissions.ts';
import { Hint } from './hint.ts';
import { PageHistory, type Place } from './page-history.ts';
import { pageMenu } from './page-menu.ts';
import { PageRecord } from './page-record.ts';
import type { PanelView } from './panel.ts';
import { nextLoad, ProxiedFrame } from './proxied-frame.ts';
import { SiteIcon } from './site-icon.ts';
import type { LoadError, WebviewActions } from './webview-actions.ts';

/** The longest address that is reported. */
const MAX_ADDRESS = 8_192;

export class Webview implements PanelView {
  readonly element: HTMLElement;
  readonly #actions: WebviewActions;
  readonly #frame = element('iframe', { referrerpolicy: 'no-referrer', title: 'Web view', hidden: true });
  readonly #permissions = new FramePermissions(this.#frame);
  readonly #hint = new Hint();
  /** Covers the browser's error page. */
  readonly #errorCover: ErrorCover;
  readonly #empty: HTMLElement;
  readonly #bar: AddressBar;
  readonly #history = new PageHistory();
  #url: string | null = null;
  /** The address that the server sent it to; `#url` follows the page. */
  #sentTo: string | null = null;
  #reloads = 0;
  #loads = 0;
  #proxied = false;
  readonly #record = new PageRecord(() => this.#actions.reported());
  readonly #proxy: ProxiedFrame;
  /** Looks at the page and acts in it, for programs. */
  readonly agent: PageAgent;
  readonly #unhide: HTMLButtonElement;
  readonly #icon: SiteIcon;
  #title: string | null = null;
  #isLost = false; // the page navigated by itself to an unknown address
  /** Whether the requested page is still loading: its redirects are not the user's navigation. */
  #isArriving = false;
  readonly #follower: AddressFollower;
  #restore: Place | null = null;

  constructor(actions: WebviewActions) {
    this.#actions = actions;
    this.#icon = new SiteIcon(actions);
    this.#follower = new AddressFollower((url, from) => actions.follow(url, from));
    const openOutside = () => this.#openOutside();
    const toggleProxy = () => actions.setProxyEnabled(!this.#proxied);
    this.#bar = new AddressBar({
      go: (step) => void this.#go(step),
      reload: () => actions.refresh(),
      navigate: (url) => void actions.navigate(url),
      refuse: () => this.#hint.show('Enter a valid web address.'),
      openOutside,
      toggleProxy,
      menu: () =>
        pageMenu({
          hasPage: this.#url !== null,
          proxied: this.#proxied,
          mayDownload: this.#permissions.mayDownload,
          frame: this.#frame,
          openOutside,
          toggleProxy,
          toggleDownloads: () => this.#toggleDownloads(),
          hideBar: () => actions.setHeaderHidden(true),
        }),
    });
    this.#errorCover = new ErrorCover(actions, openOutside);
    this.#unhide = iconButton(icon('globe'), 'Show toolbar', () => actions.setHeaderHidden(false), 'unhide');
    this.#proxy = new ProxiedFrame(this.#frame, {
      ticket: async (url, from) => {
        const ticket = await actions.ticket(url, from);
        if (typeof ticket !== 'string') return ticket;
        this.element.classList.remove('loading');
        this.#record.settle('failed', ticket);
        this.#hint.show(ticket);
        return null;
      },
      message: (message) => this.#receive(message),
      loaded: () => this.#settled('loaded'),
      unreachable: () => this.#settled('failed', 'The browser could not reach the proxy of this workspace.'),
      lost: () => {
        this.#isLost = true;
        this.#bar.show(null);
        actions.reported();
      },
      left: () => this.agent?.left(),
    });
    this.agent = new PageAgent({
      frame: this.#frame,
      proxy: this.#proxy,
      record: this.#record,
      view: () => ({ isProxied: this.#proxied, sentTo: this.#sentTo, address: this.#address, title: this.title }),
    });
    const advice = element('p', {}, 'Enter a URL above or send one from a program.');
    this.#empty = element('div', { class: 'empty' }, icon('globe'), element('h2', {}, 'No page yet'), advice);
    const covers = [
      this.#empty,
      this.#errorCover.element,
      this.#hint.element,
      this.#unhide,
      ...this.agent.notice.elements,
    ];
    const stage = element('div', { class: 'stage' }, this.#frame, ...covers);
    this.element = element(
      'div',
      { role: 'group', class: 'panel webview', 'aria-label': 'Web view' },
      this.#bar.element,
      stage,
    );
    this.#frame.addEventListener('load', () => {
      if (this.#proxied) return;
      this.#isLost = !this.element.classList.contains('loading');
      this.element.classList.remove('loading');
      actions.reported();
    });
  }

  get favicon(): string | null {
    return this.#icon.picture;
  }

  get title(): string | null {
    return this.#title || null;
  }

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
    if (loads === this.#loads && this.#follower.isOwn(url)) this.#url = url;
    else if (url !== this.#url || loads !== this.#loads) this.#show(url);
    else if ((reloads !== this.#reloads || isSwitched) && shown !== null) this.#reload(shown, isSwitched);
    this.#reloads = reloads;
    this.#loads = loads;
    this.#actions.reported();
  }

  /** Reports the page once nothing is loading, or after `waitMs`. */
  async look(waitMs: number): Promise<WebviewSeen> {
    await within(waitMs, this.#record.settled());
    return { status: 'seen', ...this.#record.report, ...this.#place, address: this.#address };
  }

  /** What the server is told about the page, without its lines. */
  get report(): WebviewReport {
    const { console, failedRequests, ...page } = this.#record.report;
    const counts = { consoleLines: console.length, failedRequests: failedRequests.length };
    const address = this.#address && this.#address.length > MAX_ADDRESS ? {} : { address: this.#address };
    return { ...page, ...this.#place, ...address, ...counts, reloads: this.#reloads, proxied: this.#proxied };
  }

  get #place(): Pick<WebviewSeen, 'sentTo' | 'loads' | 'title' | 'scroll'> {
    const { x = 0, y = 0 } = this.#history.current ?? {};
    const scroll = this.#proxied ? { scroll: { x, y } } : {};
    return { sentTo: this.#sentTo, loads: this.#loads, title: this.title, ...scroll };
  }

  get #address(): string | null {
    return this.#isLost ? null : this.#shownUrl;
  }

  whenLoaded(): Promise<void> | null {
    if (!this.element.classList.contains('loading')) return null;
    return this.#proxied ? this.#record.settled() : nextLoad(this.#frame);
  }

  dispose(): void {
    this.#record.settle('empty');
    this.#follower.stop();
    this.#proxy.dispose();
    this.#frame.remove();
  }

  #show(url: string | null): void {
    [this.#url, this.#sentTo] = [url, url];
    this.#follower.stop();
    this.#empty.hidden = url !== null;
    this.#frame.hidden = url === null;
    this.#errorCover.hide();
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
    this.#bar.enable({ back: this.#history.canGoBack, forward: this.#history.canGoForward, page: true });
  }

  #receive(message: TrackerMessage): void {
    this.#record.receive(message);
    this.agent.receive(message);
    switch (message.type) {
      case 'address':
        return this.#followed(message);
      case 'title':
        this.#title = String(message.title).slice(0, 500);
        this.#actions.reported();
        return this.#actions.changed();
      case 'icon':
        return this.#icon.showProxied(message.url, this.#shownUrl);
      case 'scroll':
        if (!this.#restore) this.#history.scroll(message);
        this.element.dataset['scroll'] = `${message.x},${message.y}`;
        return this.#actions.reported();
      case 'state':
        this.element.dataset['state'] = message.state;
        if (this.#restore) this.#proxy.send({ type: 'scrollTo', x: this.#restore.x, y: this.#restore.y });
        if (message.state !== 'loading') this.#arrived();
        return;
      case 'leave':
        if (message.window) return this.#openWindow(message.url);
        this.element.classList.add('loading');
        this.#record.begin();
        this.#isArriving = false;
        this.#permissions.settle(message.url);
        return void this.#proxy.load(message.url, this.#shownUrl ?? undefined);
      case 'download':
        if (this.#permissions.mayDownload) return;
        return this.#hint.show('Downloads are blocked on this page.', {
          label: 'Allow downloads',
          run: () => this.#toggleDownloads(),
        });
      default:
        return;
    }
  }

  #settled(state: 'loaded' | 'failed', reason: string | null = null): void {
    this.element.dataset['state'] = state;
    this.#record.settle(state, reason);
    this.#arrived();
  }

  #arrived(): void {
    [this.#restore, this.#isArriving] = [null, false];
    this.element.classList.remove('loading');
  }

  #followed({ url, kind }: Extract<TrackerMessage, { type: 'address' }>): void {
    if (kind === 'traverse') this.#history.goTo(url);
    if (kind === 'replace') this.#history.replace(url);
    this.#history.visit(url);
    this.#remember(url);
    this.#isLost = false;
    this.#bar.show(url);
    this.#actions.reported();
    if (!this.#isArriving || navigator.userActivation.isActive) this.#follower.follow(url, () => this.#url);
  }

  #reload(url: string, isSwitched: boolean): void {
    if (this.#proxied && !isSwitched) this.#restore = this.#history.current ?? null;
    if (this.#proxied || isSwitched || !this.#isLost) return this.#load(url);
    this.element.classList.add('loading');
    this.#record.begin();
    void this.#settle(async () => null, this.#proxy.loadCurrent());
  }

  #load(url: string): void {
    this.element.classList.add('loading');
    this.#title = null;
    void this.#icon.show(new URL('/favicon.ico', url).href);
    const wasLoading = this.#record.isLoading;
    this.#record.begin();
    [this.#isLost, this.#isArriving] = [false, true];
    this.#proxy.leave(); // ignore further messages of the previous page
    this.#permissions.settle(url);
    this.#errorCover.hide();
    this.#hint.hide();
    if (this.#proxied) return void this.#proxy.load(url);
    // Otherwise a server on another port of our host would receive our cookies.
    this.#frame.toggleAttribute('credentialless', new URL(url).hostname === location.hostname);
    this.#proxy.loadDirectly(url, wasLoading);
    void this.#settle(() => this.#actions.explain(url), nextLoad(this.#frame));
  }

  async #settle(explain: () => Promise<LoadError | null>, came: Promise<void>): Promise<void> {
    const error = await this.#errorCover.check(explain, came);
    if (error?.proxyHelps && isProxyAutomatic()) return this.#actions.setProxyEnabled(true);
    if (error !== undefined) this.#record.settle(error === null ? 'loaded' : 'failed', error?.text);
  }

  #openWindow(url: string): void {
    const run = () => void this.#actions.openWindow(url, this.#shownUrl ?? undefined);
    if (this.#permissions.takeWindow()) return run();
    return this.#hint.show(`This page wants to open ${url}`, { label: 'Open', run });
  }

  async #go(step: number): Promise<void> {
    const place = this.#history.ask(step);
    if (place && !(await this.#actions.navigate(place.url))) this.#history.stay();
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
