// The panel of an installed package. Asks before anything of its view is loaded. Without the package, a placeholder, or
// the page of `panels.pages` where there is one.
import { html, render, type TemplateResult } from 'lit-html';
import type { Tab } from '../../../../../../generated/workspace/messages.ts';
import { element } from '../element.ts';
import { icon, tabIcon } from '../icons.ts';
import { openMenu } from '../menu.ts';
import type { CatalogPanel, PageData } from '../page-data.ts';
import { WITH_DOWNLOADS } from '../panels/frame-permissions.ts';
import type { PanelView } from '../panels/panel.ts';
import { ContentSaver } from './content-saver.ts';
import { requestsOf, type Send, type View } from './requests.ts';
import { watchTheme } from './theme.ts';
import type { Ending } from './view-frame.ts';
import { createViewHost, type HostPanel, type ViewHost } from './view-host.ts';

type Page = Pick<PageData, 'owner' | 'repo' | 'findPanel'>;
/** All such panels of the page, by tab. */
const panels = new Map<string, PackagePanel>();

/** Packages or grants have changed, or messages may have been lost. */
export function refreshPackagePanels(): void {
  for (const panel of panels.values()) void panel.refresh();
}

/** Another browser, an agent or this one has changed what a panel keeps. */
export const panelStateChanged = (tabId: string, version: number): void => panels.get(tabId)?.saver.changed(version);

const ENFORCED = 'Network limited by this browser';
const UNENFORCED = 'This browser limits the network only in part';
const MAX_BLOCKED = 5;
const MAX_REFUSED_LINKS = 2;
/** Characters of an address after its host. */
const MAX_REST = 200;
/** A view that ends twice within this time is not loaded again by itself. */
const RESTART_MS = 60_000;
export const RETRY_MS = 3_000;
const ENDINGS = {
  silent: 'This panel does not respond',
  reloaded: 'This panel keeps loading itself again',
  flood: 'This panel was stopped because it sent too many messages',
} satisfies Record<Ending, string>;
/** Buttons count only after a moment, against a click that was meant for the view. */
const ARM_MS = 600;
const NOTHING = { connectDomains: [], resourceDomains: [], frameDomains: [], scopes: [], clipboardWrite: false };

interface Answer {
  readonly label: string;
  readonly run: () => void;
}

export class PackagePanel implements PanelView, HostPanel {
  readonly element = element('div', { role: 'group', class: 'panel view' });
  readonly saver: ContentSaver;
  readonly #page: Page;
  readonly close: () => void;
  readonly send: Send;
  /** Ends what it watches. */
  readonly #closing = new AbortController();
  readonly #blocked = new Set<string>();
  #tab: Tab;
  #view: View | null = null;
  #host: ViewHost | null = null;
  /** A view, or what is shown instead: a placeholder, a page, a question or a message. */
  #stage: unknown = null;
  #notice: unknown = null;
  /** The page that is shown instead of a view. */
  #pageUrl: string | undefined;
  #isEnforced = true;
  #endedAt = Number.NEGATIVE_INFINITY;
  #refusedLinks = 0;
  #refreshes = 0;
  #retry = 0;

  constructor(page: Page, tab: Tab, close: () => void) {
    this.#page = page;
    this.#tab = tab;
    this.close = close;
    this.send = requestsOf(page, tab.id);
    this.saver = new ContentSaver(this.send, (before, after) => this.#host?.followed(before, after));
    panels.set(tab.id, this);
    const { signal } = this.#closing;
    const resized = new ResizeObserver(() => this.#host?.resized());
    resized.observe(this.element);
    signal.addEventListener('abort', () => resized.disconnect());
    document.addEventListener('visibilitychange', () => document.hidden && void this.saver.flush(), { signal });
    watchTheme(() => this.#host?.themeChanged(), signal);
    void this.refresh();
  }

  update(tab: Tab): void {
    this.#tab = tab;
    this.element.setAttribute('aria-label', tab.displayName);
  }

  dispose(): void {
    void this.saver.flush();
    this.#closing.abort();
    this.#refreshes += 1; // what is under way has no effect
    clearTimeout(this.#retry);
    this.#unload();
    panels.delete(this.#tab.id);
    this.element.remove();
  }

  /** Shows what the catalog and the grants say now. A view with the same document and permissions goes on. */
  async refresh(): Promise<void> {
    const refresh = ++this.#refreshes;
    clearTimeout(this.#retry);
    const panel = this.#page.findPanel(this.#tab.panelType);
    const isDraft = this.#tab.panelType.startsWith('dev/');
    if (!panel?.view && !isDraft) return this.#showOther(panel);
    try {
      const [view] = await Promise.all([this.send<View>(''), this.saver.read()]);
      if (refresh !== this.#refreshes) return;
      const isSame = this.#host !== null && identityOf(view) === identityOf(this.#view);
      this.#view = view;
      if (view.ask === 'first') return this.#askFirst(view);
      if (!isSame) this.#load(view);
      if (view.ask === 'more') this.#askMore(view);
      else this.#draw();
    } catch (error) {
      if (refresh !== this.#refreshes) return;
      this.#stop('This panel cannot be shown', (error as Error).message); // it may have lost its permissions
      if (!isDraft) this.#retry = window.setTimeout(() => void this.refresh(), RETRY_MS);
    }
  }

  /** The page of `panels.pages`, or a placeholder. */
  #showOther(panel: CatalogPanel | undefined): void {
    if (panel?.url !== undefined && panel.url === this.#pageUrl) return;
    this.#unload();
    this.#view = null;
    const { panelType, displayName } = this.#tab;
    this.#pageUrl = panel?.url;
    if (panel?.url !== undefined) {
      const page = { sandbox: WITH_DOWNLOADS, referrerpolicy: 'no-referrer', src: panel.url, title: displayName };
      return this.#show(element('iframe', page));
    }
    const removed = `The package ${panelType.split('/')[0]} is not installed any more. Its content is kept.`;
    this.#show(html`<div class="empty">${tabIcon(panel?.displayIcon ?? 'square', 'square')}
<h2>${panel?.displayName ?? displayName}</h2><p>${panel?.description ?? removed}</p>
<p class="soft">Not installed. Install a package that provides this panel.</p></div>`);
  }

  #unload(): void {
    this.#pageUrl = undefined;
    this.#host?.dispose();
    [this.#host, this.#notice] = [null, null];
  }

  #show(stage: unknown): void {
    this.#stage = stage;
    this.#draw();
  }

  #draw(): void {
    const view = this.#view;
    const menu = `Menu of ${view?.title}`;
    const openPanelMenu = ({ currentTarget }: Event) => {
      const { left: x, bottom: y } = (currentTarget as HTMLElement).getBoundingClientRect();
      const reload = { label: 'Reload panel', run: () => this.#reload() };
      const permissions = { label: 'Permissions', run: () => this.#showPermissions() };
      const network = { label: this.#isEnforced ? ENFORCED : UNENFORCED, disabled: true, run: () => {} };
      openMenu(menu, [reload, permissions, network], { x, y });
    };
    const about = view && `${view.package} ${view.version}${this.#isEnforced ? '' : ` · ${UNENFORCED.toLowerCase()}`}`;
    render(
      html`<div class="panel-header" ?hidden=${view === null}>
<span class="panel-title">${view && tabIcon(view.icon, 'square')}${view?.title}</span><span class="soft" title=${about ?? ''}>${about}</span><span class="spacer"></span>
<button type="button" class="icon-button" title=${menu} aria-label=${menu} aria-haspopup="menu" @click=${openPanelMenu}>${icon('more')}</button></div>
<div class="hint view-bar" role="status" ?hidden=${this.#notice === null}>${this.#notice}</div>
<div class="stage">${this.#stage}</div>`,
      this.element,
    );
  }

  /** Shows a question or notice above the view. It pushes the view down, which so cannot plan for its place. */
  #setNotice(text: unknown, answers: readonly Answer[]): void {
    const close = (run: () => void) => () => {
      this.#notice = null;
      this.#draw();
      run();
    };
    const buttons = answerButtons(answers.map(({ label, run }) => ({ label, run: close(run) })));
    this.#notice = html`<span>${text}</span>${buttons}`;
    this.#draw();
  }

  /** Unless a question is open. */
  tell(text: string): void {
    if (this.#notice === null) this.#setNotice(text, [{ label: 'Dismiss', run: () => {} }]);
  }

  #stop(title: string, text: string): void {
    this.#unload();
    const reload = answerButtons([{ label: 'Reload panel', run: () => this.#reload() }]);
    this.#show(html`<div class="empty"><h2>${title}</h2><p>${text}</p>${reload}</div>`);
  }

  #reload(): void {
    this.#endedAt = Number.NEGATIVE_INFINITY;
    this.#refusedLinks = 0;
    this.#unload();
    this.#show(null);
    void this.refresh();
  }

  /** Our own page asks, and nothing of the view is loaded: it can neither imitate nor cover this. */
  #askFirst(view: View): void {
    this.#unload();
    const buttons = answerButtons([
      { label: 'Allow', run: () => this.#decide(view, view.missing) },
      { label: 'Open without these', run: () => this.#decide(view, NOTHING) },
    ]);
    this.#show(html`<div class="empty consent">${tabIcon(view.icon, 'square')}
<h2>“${view.title}” asks for permission to</h2>${phraseList(view.asks)}
<p class="soft">From the package ${view.package} ${view.version}. This applies to all workspaces of ${this.#page.owner}.</p>
<div class="actions">${buttons}</div></div>`);
  }

  #askMore(view: View): void {
    this.#setNotice(html`Version ${view.version} also asks for permission to:${phraseList(view.asks)}`, [
      { label: 'Allow', run: () => this.#decide(view, view.missing) },
      { label: 'Not now', run: () => this.#decide(view, NOTHING) },
    ]);
  }

  #showPermissions(): void {
    const view = this.#view;
    if (!view) return;
    const { title, allows, asks, missing } = view;
    const grant = `/api/panels/grants/${this.#page.owner}/${view.panelType}`;
    const more = asks.length === 0 ? null : html`It also asks for permission to:${phraseList(asks)}`;
    const all = html`“${title}” ${allows.length === 0 ? 'has no permissions.' : 'may:'}${phraseList(allows)}${more}`;
    this.#setNotice(all, [
      { label: 'Close', run: () => {} },
      ...(more ? [{ label: 'Allow', run: () => this.#decide(view, missing) }] : []),
      ...(allows.length === 0 ? [] : [{ label: 'Revoke', run: () => this.#settle(this.send(grant, 'DELETE')) }]),
    ]);
  }

  #decide({ version }: View, permissions: View['missing']): void {
    this.#settle(this.send('/grant', 'PUT', { version, permissions }));
  }

  #settle(change: Promise<void>): void {
    change.then(
      () => this.refresh(),
      (error: Error) => this.tell(error.message),
    );
  }

  #load(view: View): void {
    this.#unload();
    this.#host = createViewHost(this, view);
    this.#show(this.#host.frame.shell);
  }

  enforced(isEnforced: boolean): void {
    this.#isEnforced = isEnforced;
    this.#draw();
  }

  ended(reason: Ending): void {
    const isRepeated = performance.now() - this.#endedAt < RESTART_MS;
    this.#endedAt = performance.now();
    if (!isRepeated && reason !== 'flood' && this.#view) this.#load(this.#view);
    else this.#stop(ENDINGS[reason], 'Its content is kept.');
  }

  openLink(url: URL): Promise<boolean> {
    if (this.#notice !== null || this.#refusedLinks >= MAX_REFUSED_LINKS) return Promise.resolve(false);
    return new Promise((resolve) => {
      const open = () => {
        window.open(url.href, '_blank', 'noopener,noreferrer');
        resolve(true);
      };
      const cancel = () => {
        this.#refusedLinks += 1;
        resolve(false);
      };
      const rest = url.href.slice(url.origin.length);
      const shown = rest.length > MAX_REST ? `${rest.slice(0, MAX_REST)}…` : rest;
      this.#setNotice(html`This panel wants to open <strong>${url.origin}</strong>${shown}`, [
        { label: 'Open', run: open },
        { label: 'Cancel', run: cancel },
      ]);
    });
  }

  blocked(origin: string): void {
    if (this.#blocked.has(origin) || this.#blocked.size >= MAX_BLOCKED || this.#notice !== null) return;
    this.#blocked.add(origin);
    const why = 'which its package does not ask for or you have not allowed.';
    this.tell(`Blocked: this panel tried to reach ${origin}, ${why}`);
  }
}

const identityOf = (view: View | null): string => JSON.stringify([view?.view, view?.granted]);

const phraseList = (phrases: readonly string[]): TemplateResult =>
  html`<ul class="phrases">${phrases.map((phrase) => html`<li>${phrase}</li>`)}</ul>`;

/** The first answer is the main one. */
function answerButtons(answers: readonly Answer[]): TemplateResult[] {
  const armedAt = performance.now() + ARM_MS;
  return answers.map(
    ({ label, run }, index) =>
      html`<button type="button" class="button ${index === 0 ? 'primary' : ''}" @click=${() => performance.now() >= armedAt && run()}>${label}</button>`,
  );
}
