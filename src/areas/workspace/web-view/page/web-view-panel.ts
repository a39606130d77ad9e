// A web view: a foreign page in a sandboxed frame that cannot navigate the workspace.
import { html } from 'lit-html';
import type {
  CaptureCommand,
  CommandOutcome,
  PageCommand,
  PanelState,
  Tab,
  WebviewSeen,
} from '../../../../../generated/workspace/messages.ts';
import { WEB_VIEW } from '../../../../../generated/workspace/panel-types.ts';
import { within } from '../../capture/page/picture.ts';
import { leavesOf } from '../../layout/page/layout-tree.ts';
import { pauseLabel, toggleAgents } from '../../page-kit/agent-pause.ts';
import { create, element, iconButton } from '../../page-kit/element.ts';
import { FramePermissions } from '../../page-kit/frame-permissions.ts';
import { Hint } from '../../page-kit/hint.ts';
import { icon } from '../../page-kit/icons.ts';
import type { MenuItems } from '../../page-kit/menu.ts';
import type { WorkspacePage } from '../../page-kit/page.ts';
import type { PanelView, WebViewReport } from '../../page-kit/panel.ts';
import { toast } from '../../page-kit/toast.ts';
import type { TrackerMessage } from '../proxy/tracker/protocol.ts';
import { PageActor } from './acting/page-actor.ts';
import { AddressBar, type PageControls, rememberAddress } from './address-bar.ts';
import { AddressFollower } from './address-follower.ts';
import { ElementPicker } from './element-picker.ts';
import { ErrorCover, isProxyAutomatic, setProxyAutomatic } from './error-cover.ts';
import { PageHistory, type Place } from './page-history.ts';
import { PageRecord } from './page-record.ts';
import { nextLoad, ProxiedFrame } from './proxied-frame.ts';
import { SiteIcon } from './site-icon.ts';
import { type LoadError, SiteRequests } from './site-requests.ts';

/** The longest address that is reported. */
const MAX_ADDRESS = 8_192;
const MAX_PICTURE = 1_568;
const ZOOMS = [50, 75, 90, 100, 125, 150, 200];

export class WebView implements PanelView {
  readonly element: HTMLElement;
  readonly #page: WorkspacePage;
  readonly #tabId: string;
  readonly #frame = element('iframe', { referrerpolicy: 'no-referrer', title: 'Web view', hidden: true });
  readonly #permissions = new FramePermissions(this.#frame);
  readonly #hint = new Hint();
  readonly #controls: PageControls = {
    go: (step) => void this.#go(step),
    reload: () => void this.#page.change({ op: 'refreshPanel', tabId: this.#tabId }),
    navigate: (url) => void this.#set({ url }),
    openOutside: () => this.#openOutside(),
    toggleProxy: () => void this.#set({ proxyEnabled: !this.#proxied }),
    point: () => this.#point(),
    menu: () => this.#menu(),
  };
  readonly #bar = new AddressBar(this.#controls, this.#hint);
  /** Covers the browser's error page. */
  readonly #errorCover = new ErrorCover(this.#controls);
  readonly #empty = create(html`<div class="empty">
    ${icon('globe')}
    <h2>No page yet</h2>
    <p>Enter a URL above or send one from a program.</p>
  </div>`);
  readonly #unhide = iconButton(icon('globe'), 'Show toolbar', () => this.#set({ headerHidden: false }), 'unhide');
  readonly #history = new PageHistory();
  #url: string | null = null;
  /** The address that the server sent it to; `#url` follows the page. */
  #sentTo: string | null = null;
  #reloads = 0;
  #loads = 0;
  #proxied = false;
  readonly #record = new PageRecord(() => this.#page.reported(this.#tabId));
  readonly #proxy: ProxiedFrame;
  /** Looks at the page and acts in it, for programs. */
  readonly #actor: PageActor;
  readonly #picker: ElementPicker;
  readonly drawnBy = ['drawn'] as const;
  readonly #sites: SiteRequests;
  readonly #icon: SiteIcon;
  #title: string | null = null;
  #isLost = false; // the page navigated by itself to an unknown address
  /** Whether the requested page is still loading: its redirects are not the user's navigation. */
  #isArriving = false;
  readonly #follower: AddressFollower;
  #restore: Place | null = null;

  constructor(page: WorkspacePage, tabId: string) {
    this.#page = page;
    this.#tabId = tabId;
    this.#sites = new SiteRequests(page.data);
    this.#icon = new SiteIcon(this.#sites, () => page.retitle(tabId));
    this.#follower = new AddressFollower((url, from) =>
      page.change({ op: 'setPanelState', tabId, state: { url }, ...(from === null ? {} : { from }) }),
    );
    this.#proxy = new ProxiedFrame(this.#frame, {
      ticket: async (url, from, instance) => {
        const ticket = await this.#sites.ticket(url, from, instance);
        if (typeof ticket !== 'string') return ticket;
        this.element.classList.remove('loading');
        this.#record.settle('failed', ticket);
        this.#hint.show(ticket);
        return null;
      },
      message: (message) => this.#receive(message),
      restarted: (site) =>
        this.#hint.show(`${site} did not respond. It was opened in a new process, without its cookies.`),
      settled: (state, reason) => this.#settled(state, reason),
      lost: () => {
        this.#isLost = true;
        this.#bar.show(null);
        page.reported(tabId);
      },
      left: () => this.#actor?.left(),
    });
    this.#actor = new PageActor({
      frame: this.#frame,
      proxy: this.#proxy,
      record: this.#record,
      go: (where) => this.#goFor(where),
      view: () => ({ isProxied: this.#proxied, sentTo: this.#sentTo, address: this.#address, title: this.title }),
    });
    this.#picker = new ElementPicker({
      frame: this.#frame,
      pointAt: (at, isNamed) => this.#actor.pointAt(at, isNamed),
      ring: (box) => this.#actor.notice.ring(box, Number(this.#frame.style.scale || 1)),
      draw: async (ref) => {
        const picture = await this.#actor.draw({ maxDimension: MAX_PICTURE, ref });
        return typeof picture === 'string' ? picture : null;
      },
      page: () => ({ tabId, address: this.#address, title: this.title }),
      send: (pointed) => page.send({ type: 'point', element: pointed }),
    });
    this.element = create(html`<div role="group" class="panel webview" aria-label="Web view">
      ${this.#bar.element}
      <div class="stage">
        ${[this.#frame, this.#empty, this.#errorCover.element, this.#hint.element, this.#unhide]}
        ${this.#actor.notice.elements} ${this.#picker.elements}
      </div>
    </div>`);
    this.#frame.addEventListener('load', () => {
      if (this.#proxied) return;
      this.#isLost = !this.element.classList.contains('loading');
      this.element.classList.remove('loading');
      page.reported(tabId);
    });
  }

  /** The place of the page in the window, or of the visible part of one of its elements. Null: there is no such element. */
  async placeOf(ref?: string): Promise<DOMRect | null> {
    const page = this.#frame.getBoundingClientRect();
    const box = ref === undefined ? page : await this.#actor.boxOf(ref);
    if (!box || ref === undefined) return box;
    const scale = Number(this.#frame.style.scale || 1);
    const [left, top] = [Math.max(0, box.x * scale), Math.max(0, box.y * scale)];
    const [right, bottom] = [
      Math.min(page.width, (box.x + box.width) * scale),
      Math.min(page.height, (box.y + box.height) * scale),
    ];
    return right > left && bottom > top ? new DOMRect(page.x + left, page.y + top, right - left, bottom - top) : null;
  }

  draw(command: CaptureCommand): ReturnType<PageActor['draw']> {
    return this.#actor.draw(command);
  }

  perform(command: PageCommand): Promise<CommandOutcome> {
    return this.#actor.perform(command);
  }

  #point(): void {
    if (this.#proxied) return this.#picker.start();
    this.#hint.show('You can point at elements in proxy mode only: browsers let nobody look into other pages.', {
      label: 'Turn on proxy mode',
      run: this.#controls.toggleProxy,
    });
  }

  /** Resolves to false if it was refused; the user has seen the reason. */
  #set(state: Pick<PanelState, 'url' | 'headerHidden' | 'proxyEnabled'>): Promise<boolean> {
    if (state.url !== undefined) this.#follower.cancel();
    return this.#page.change({ op: 'setPanelState', tabId: this.#tabId, state });
  }

  #menu(): MenuItems {
    const { mayDownload } = this.#permissions;
    const disabled = this.#url === null;
    const zoom = Math.round(Number(this.#frame.style.scale || 1) * 100);
    return [
      { label: 'Open in new tab', disabled, run: () => this.#openOutside() },
      { label: 'Point at an element for an agent', disabled, run: this.#controls.point },
      { label: this.#proxied ? 'Turn off proxy mode' : 'Turn on proxy mode', run: this.#controls.toggleProxy },
      {
        label: 'Use proxy mode if a page forbids framing',
        keys: isProxyAutomatic() ? '✓' : undefined,
        run: () => setProxyAutomatic(!isProxyAutomatic()),
      },
      { label: mayDownload ? 'Block downloads' : 'Allow downloads', disabled, run: () => this.#toggleDownloads() },
      { label: pauseLabel(), run: toggleAgents },
      { label: 'Hide toolbar', run: () => void this.#set({ headerHidden: true }) },
      null,
      ...ZOOMS.map((percent) => ({
        label: `Zoom ${percent}%`,
        keys: percent === zoom ? '✓' : undefined,
        run: () => this.#zoom(percent),
      })),
    ];
  }

  /** Zooms in this browser only; the page is laid out in the resulting space. */
  #zoom(percent: number): void {
    const size = `width: ${1e4 / percent}%; height: ${1e4 / percent}%`;
    this.#frame.style.cssText = percent === 100 ? '' : `${size}; scale: ${percent / 100}`;
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
    this.#page.reported(this.#tabId);
  }

  /** Reports the page once nothing is loading, or after `waitMs`. */
  async look(waitMs: number): Promise<WebviewSeen> {
    await within(waitMs, this.#record.settled());
    return { status: 'seen', ...this.#record.report, ...this.#place, address: this.#address };
  }

  /** What the server is told about the page, without its lines. */
  get report(): WebViewReport {
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
    this.#picker.stop();
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
    this.#actor.receive(message);
    switch (message.type) {
      case 'address':
        return this.#followed(message);
      case 'title':
        this.#title = String(message.title).slice(0, 500);
        this.#page.reported(this.#tabId);
        return this.#page.retitle(this.#tabId);
      case 'icon':
        return this.#icon.showProxied(message.url, this.#shownUrl);
      case 'scroll':
        if (!this.#restore) this.#history.scroll(message);
        this.element.dataset['scroll'] = `${message.x},${message.y}`;
        return this.#page.reported(this.#tabId);
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

  #settled(state: 'loaded' | 'failed', reason?: string): void {
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
    this.#page.reported(this.#tabId);
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
    const isWidget = this.#sites.isWidget(url) && !this.#proxied;
    this.#permissions.settle(url, isWidget);
    this.#errorCover.hide();
    this.#hint.hide();
    if (this.#proxied) return void this.#proxy.load(url);
    if (isWidget) return void this.#loadWidget(url, wasLoading);
    // Otherwise a server on another port of our host would receive our cookies.
    this.#frame.toggleAttribute('credentialless', new URL(url).hostname === location.hostname);
    this.#proxy.loadDirectly(url, wasLoading);
    void this.#settle(() => this.#sites.explain(url), nextLoad(this.#frame));
  }

  /** The only page of ours in a web view. It has no login there, so it gets a token. */
  async #loadWidget(url: string, wasLoading: boolean): Promise<void> {
    try {
      const address = await this.#sites.widget(url);
      if (this.#sentTo !== url && this.#url !== url) return; // another page was opened meanwhile
      this.#proxy.loadDirectly(address, wasLoading);
      await this.#settle(async () => null, nextLoad(this.#frame));
    } catch (error) {
      this.element.classList.remove('loading');
      this.#record.settle('failed', String(error));
      this.#hint.show(`The paste widget could not be opened. ${(error as Error).message}`);
    }
  }

  async #settle(explain: () => Promise<LoadError | null>, came: Promise<void>): Promise<void> {
    const error = await this.#errorCover.check(explain, came);
    if (error?.proxyHelps && isProxyAutomatic()) return void this.#set({ proxyEnabled: true });
    if (error !== undefined) this.#record.settle(error === null ? 'loaded' : 'failed', error?.text);
  }

  #openWindow(url: string): void {
    const run = () => void this.#openTab(url);
    const isOpened = this.#permissions.takeWindow();
    this.#actor.note(`The page ${isOpened ? 'has opened' : 'has asked the user to open'} ${url} in a new tab.`);
    if (isOpened) return run();
    return this.#hint.show(`This page wants to open ${url}`, { label: 'Open', run });
  }

  /** Opens a tab on behalf of the page, which may not do so itself. */
  async #openTab(url: string): Promise<void> {
    const { layout, change } = this.#page;
    const ticket = await this.#sites.ticket(url, this.#shownUrl ?? undefined); // only to check the address
    if (typeof ticket === 'string') return toast(ticket);
    const leaf = layout && leavesOf(layout).find(({ tabs }) => tabs.some(({ id }) => id === this.#tabId));
    const place = leaf ? { panelId: leaf.id } : {};
    await change({ op: 'openTab', ...place, panelType: WEB_VIEW, initialState: { url, proxyEnabled: true } });
  }

  /** Returns whether there is such a page. */
  async #go(step: number): Promise<boolean> {
    const place = this.#history.ask(step);
    const isSent = place !== undefined && (await this.#set({ url: place.url }));
    if (place && !isSent) this.#history.stay();
    return isSent;
  }

  #goFor(where: 'back' | 'forward' | 'reload'): Promise<boolean> {
    if (where === 'reload') return this.#page.change({ op: 'refreshPanel', tabId: this.#tabId });
    return this.#go(where === 'back' ? -1 : 1);
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
