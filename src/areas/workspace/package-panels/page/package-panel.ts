// The panel of an installed package. Asks before anything of its view is loaded. Without the package, a placeholder, or
// the page of `panels.pages` where there is one.
import { html, render, type TemplateResult } from 'lit-html';
import type { Tab } from '../../../../../generated/workspace/messages.ts';
import { element } from '../../page-kit/element.ts';
import { WITH_DOWNLOADS } from '../../page-kit/frame-permissions.ts';
import { icon, tabIcon } from '../../page-kit/icons.ts';
import { openMenu } from '../../page-kit/menu.ts';
import type { CatalogPanel, PageData } from '../../page-kit/page-data.ts';
import type { PanelView } from '../../page-kit/panel.ts';
import { ContentSaver } from './content-saver.ts';
import { answerButtons, PermissionBar } from './permission-bar.ts';
import { requestsOf, type Send, type View } from './requests.ts';
import { watchTheme } from './theme.ts';
import type { Ending } from './view-frame.ts';
import { ViewHost } from './view-host.ts';

type Page = Pick<PageData, 'owner' | 'repo' | 'findPanel'>;

const ENFORCED = 'Network limited by this browser';
const UNENFORCED = 'This browser limits the network only in part';
/** A view that ends twice within this time is not loaded again by itself. */
const RESTART_MS = 60_000;
const RETRY_MS = 3_000;
const ENDINGS = {
  silent: 'This panel does not respond',
  reloaded: 'This panel keeps loading itself again',
  flood: 'This panel was stopped because it sent too many messages',
} satisfies Record<Ending, string>;
const NOTHING = { connectDomains: [], resourceDomains: [], frameDomains: [], scopes: [], clipboardWrite: false };

export class PackagePanel implements PanelView {
  readonly element = element('div', { role: 'group', class: 'panel view' });
  readonly #page: Page;
  readonly #closeTab: () => void;
  readonly #send: Send;
  readonly #saver: ContentSaver;
  readonly #bar = new PermissionBar();
  /** Ends what it watches. */
  readonly #closing = new AbortController();
  #tab: Tab;
  #view: View | null = null;
  #host: ViewHost | null = null;
  /** A view, or what is shown instead: a placeholder, a page, a question or a message. */
  #stage: unknown = null;
  /** The page that is shown instead of a view. */
  #pageUrl: string | undefined;
  #isEnforced = true;
  #endedAt = Number.NEGATIVE_INFINITY;
  #refreshes = 0;
  #retry = 0;

  constructor(page: Page, tab: Tab, closeTab: () => void) {
    this.#page = page;
    this.#tab = tab;
    this.#closeTab = closeTab;
    this.#send = requestsOf(page, tab.id);
    this.#saver = new ContentSaver(this.#send, (before, after) => this.#host?.followed(before, after));
    const { signal } = this.#closing;
    const resized = new ResizeObserver(() => this.#host?.resized());
    resized.observe(this.element);
    signal.addEventListener('abort', () => resized.disconnect());
    document.addEventListener('visibilitychange', () => document.hidden && void this.#saver.flush(), { signal });
    watchTheme(() => this.#host?.themeChanged(), signal);
    void this.#refresh();
  }

  update(tab: Tab): void {
    this.#tab = tab;
    this.element.setAttribute('aria-label', tab.displayName);
  }

  catalogChanged(): void {
    void this.#refresh();
  }

  contentChanged(version: number): void {
    this.#saver.changed(version);
  }

  dispose(): void {
    void this.#saver.flush();
    this.#closing.abort();
    this.#refreshes += 1; // what is under way has no effect
    clearTimeout(this.#retry);
    this.#unload();
    this.element.remove();
  }

  /** Shows what the catalog and the grants say now. A view with the same document and permissions goes on. */
  async #refresh(): Promise<void> {
    const number = ++this.#refreshes;
    clearTimeout(this.#retry);
    const { panelType } = this.#tab;
    const panel = this.#page.findPanel(panelType);
    const isDraft = panelType.startsWith('dev/');
    if (!panel?.view && !isDraft) return this.#showOther(panel);
    try {
      const [view] = await Promise.all([this.#send<View>(''), this.#saver.read()]);
      if (number !== this.#refreshes) return;
      const isSame = this.#host !== null && identityOf(view) === identityOf(this.#view);
      this.#view = view;
      if (view.ask === 'first') return this.#askFirst(view);
      if (!isSame) this.#load(view);
      if (view.ask === 'more') this.#askMore(view);
      this.#draw();
    } catch (error) {
      if (number !== this.#refreshes) return;
      this.#stop('This panel cannot be shown', (error as Error).message); // it may have lost its permissions
      if (!isDraft) this.#retry = window.setTimeout(() => void this.#refresh(), RETRY_MS);
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
    this.#host = null;
    this.#bar.hide();
  }

  #show(content: unknown): void {
    this.#stage = content;
    this.#draw();
  }

  #draw(): void {
    const view = this.#view;
    const menu = `Menu of ${view?.title}`;
    const enforcement = this.#isEnforced ? ENFORCED : UNENFORCED;
    const openPanelMenu = ({ currentTarget }: Event) => {
      const { left: x, bottom: y } = (currentTarget as HTMLElement).getBoundingClientRect();
      const again = { label: 'Reload panel', run: () => this.#reload() };
      const permissions = { label: 'Permissions', run: () => this.#showPermissions() };
      openMenu(menu, [again, permissions, { label: enforcement, disabled: true, run: () => {} }], { x, y });
    };
    const about = view && `${view.package} ${view.version}${this.#isEnforced ? '' : ` · ${UNENFORCED.toLowerCase()}`}`;
    render(
      html`<div class="panel-header" ?hidden=${view === null}>
<span class="panel-title">${view && tabIcon(view.icon, 'square')}${view?.title}</span><span class="soft ellipsis" title=${about ?? ''}>${about}</span><span class="spacer"></span>
<button type="button" class="icon-button" title=${menu} aria-label=${menu} aria-haspopup="menu" @click=${openPanelMenu}>${icon('more')}</button></div>
${this.#bar.element}
<div class="stage">${this.#stage}</div>`,
      this.element,
    );
  }

  #stop(title: string, text: string): void {
    this.#unload();
    const button = answerButtons([{ label: 'Reload panel', run: () => this.#reload() }]);
    this.#show(html`<div class="empty"><h2>${title}</h2><p>${text}</p>${button}</div>`);
  }

  #reload(): void {
    this.#endedAt = Number.NEGATIVE_INFINITY;
    this.#bar.forgetRefusals();
    this.#unload();
    this.#show(null);
    void this.#refresh();
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
    this.#bar.ask(html`Version ${view.version} also asks for permission to:${phraseList(view.asks)}`, [
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
    this.#bar.ask(all, [
      { label: 'Close', run: () => {} },
      ...(more ? [{ label: 'Allow', run: () => this.#decide(view, missing) }] : []),
      ...(allows.length === 0 ? [] : [{ label: 'Revoke', run: () => this.#settle(this.#send(grant, 'DELETE')) }]),
    ]);
  }

  #decide({ version }: View, permissions: View['missing']): void {
    void this.#settle(this.#send('/grant', 'PUT', { version, permissions }));
  }

  async #settle(change: Promise<void>): Promise<void> {
    try {
      await change;
    } catch (error) {
      return this.#bar.tell((error as Error).message);
    }
    await this.#refresh();
  }

  #load(view: View): void {
    this.#unload();
    this.#host = new ViewHost(view, {
      saver: this.#saver,
      send: this.#send,
      bar: this.#bar,
      close: this.#closeTab,
      ended: (reason) => this.#ended(reason),
      enforced: (isEnforced) => {
        this.#isEnforced = isEnforced;
        this.#draw();
      },
    });
    this.#show(this.#host.frame.shell);
  }

  #ended(reason: Ending): void {
    const isRepeated = performance.now() - this.#endedAt < RESTART_MS;
    this.#endedAt = performance.now();
    if (!isRepeated && reason !== 'flood' && this.#view) this.#load(this.#view);
    else this.#stop(ENDINGS[reason], 'Its content is kept.');
  }
}

const identityOf = (view: View | null): string => JSON.stringify([view?.view, view?.granted]);

const phraseList = (phrases: readonly string[]): TemplateResult =>
  html`<ul class="phrases">${phrases.map((phrase) => html`<li>${phrase}</li>`)}</ul>`;
