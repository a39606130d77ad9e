// The panel of an installed package. Asks before anything of its view is loaded. Without the package, a placeholder, or
// the page of `panels.pages` where there is one.
import { html, render, type TemplateResult } from 'lit-html';
import type { Tab } from '../../../../../generated/workspace/messages.ts';
import { element } from '../../page-kit/element.ts';
import { WITH_DOWNLOADS } from '../../page-kit/frame-permissions.ts';
import { icon, tabIcon } from '../../page-kit/icons.ts';
import { openMenu } from '../../page-kit/menu.ts';
import type { CatalogPanel, PageData } from '../../page-kit/page-data.ts';
import { type ContentSaver, createContentSaver } from './content-saver.ts';
import { requestsOf, type View } from './requests.ts';
import { watchTheme } from './theme.ts';
import type { Ending } from './view-frame.ts';
import { createViewHost, type ViewHost } from './view-host.ts';

type Page = Pick<PageData, 'owner' | 'repo' | 'findPanel'>;
/** All such panels of the page, by tab. */
const panels = new Map<string, { readonly refresh: () => Promise<void>; readonly saver: ContentSaver }>();

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

/** `close` closes the tab. */
export function createPackagePanel(page: Page, firstTab: Tab, close: () => void) {
  const root = element('div', { role: 'group', class: 'panel view' });
  const send = requestsOf(page, firstTab.id);
  const saver = createContentSaver(send, (before, after) => host?.followed(before, after));
  /** Ends what it watches. */
  const closing = new AbortController();
  const blockedOrigins = new Set<string>();
  let tab = firstTab;
  let view: View | null = null;
  let host: ViewHost | null = null;
  /** A view, or what is shown instead: a placeholder, a page, a question or a message. */
  let stage: unknown = null;
  let notice: unknown = null;
  /** The page that is shown instead of a view. */
  let pageUrl: string | undefined;
  let isEnforced = true;
  let endedAt = Number.NEGATIVE_INFINITY;
  let refusedLinks = 0;
  let refreshes = 0;
  let retry = 0;

  panels.set(tab.id, { refresh, saver });
  const { signal } = closing;
  const resized = new ResizeObserver(() => host?.resized());
  resized.observe(root);
  signal.addEventListener('abort', () => resized.disconnect());
  document.addEventListener('visibilitychange', () => document.hidden && void saver.flush(), { signal });
  watchTheme(() => host?.themeChanged(), signal);
  void refresh();

  function update(changed: Tab): void {
    tab = changed;
    root.setAttribute('aria-label', tab.displayName);
  }

  function dispose(): void {
    void saver.flush();
    closing.abort();
    refreshes += 1; // what is under way has no effect
    clearTimeout(retry);
    unload();
    panels.delete(tab.id);
    root.remove();
  }

  /** Shows what the catalog and the grants say now. A view with the same document and permissions goes on. */
  async function refresh(): Promise<void> {
    const number = ++refreshes;
    clearTimeout(retry);
    const panel = page.findPanel(tab.panelType);
    const isDraft = tab.panelType.startsWith('dev/');
    if (!panel?.view && !isDraft) return showOther(panel);
    try {
      const [latest] = await Promise.all([send<View>(''), saver.read()]);
      if (number !== refreshes) return;
      const isSame = host !== null && identityOf(latest) === identityOf(view);
      view = latest;
      if (view.ask === 'first') return askFirst(view);
      if (!isSame) load(view);
      if (view.ask === 'more') askMore(view);
      else draw();
    } catch (error) {
      if (number !== refreshes) return;
      stop('This panel cannot be shown', (error as Error).message); // it may have lost its permissions
      if (!isDraft) retry = window.setTimeout(() => void refresh(), RETRY_MS);
    }
  }

  /** The page of `panels.pages`, or a placeholder. */
  function showOther(panel: CatalogPanel | undefined): void {
    if (panel?.url !== undefined && panel.url === pageUrl) return;
    unload();
    view = null;
    const { panelType, displayName } = tab;
    pageUrl = panel?.url;
    if (panel?.url !== undefined) {
      const page = { sandbox: WITH_DOWNLOADS, referrerpolicy: 'no-referrer', src: panel.url, title: displayName };
      return show(element('iframe', page));
    }
    const removed = `The package ${panelType.split('/')[0]} is not installed any more. Its content is kept.`;
    show(html`<div class="empty">${tabIcon(panel?.displayIcon ?? 'square', 'square')}
<h2>${panel?.displayName ?? displayName}</h2><p>${panel?.description ?? removed}</p>
<p class="soft">Not installed. Install a package that provides this panel.</p></div>`);
  }

  function unload(): void {
    pageUrl = undefined;
    host?.dispose();
    [host, notice] = [null, null];
  }

  function show(content: unknown): void {
    stage = content;
    draw();
  }

  function draw(): void {
    const menu = `Menu of ${view?.title}`;
    const openPanelMenu = ({ currentTarget }: Event) => {
      const { left: x, bottom: y } = (currentTarget as HTMLElement).getBoundingClientRect();
      const again = { label: 'Reload panel', run: reload };
      const permissions = { label: 'Permissions', run: showPermissions };
      const network = { label: isEnforced ? ENFORCED : UNENFORCED, disabled: true, run: () => {} };
      openMenu(menu, [again, permissions, network], { x, y });
    };
    const about = view && `${view.package} ${view.version}${isEnforced ? '' : ` · ${UNENFORCED.toLowerCase()}`}`;
    render(
      html`<div class="panel-header" ?hidden=${view === null}>
<span class="panel-title">${view && tabIcon(view.icon, 'square')}${view?.title}</span><span class="soft ellipsis" title=${about ?? ''}>${about}</span><span class="spacer"></span>
<button type="button" class="icon-button" title=${menu} aria-label=${menu} aria-haspopup="menu" @click=${openPanelMenu}>${icon('more')}</button></div>
<div class="hint view-bar" role="status" ?hidden=${notice === null}>${notice}</div>
<div class="stage">${stage}</div>`,
      root,
    );
  }

  /** Shows a question or notice above the view. It pushes the view down, which so cannot plan for its place. */
  function setNotice(text: unknown, answers: readonly Answer[]): void {
    const close = (run: () => void) => () => {
      notice = null;
      draw();
      run();
    };
    const buttons = answerButtons(answers.map(({ label, run }) => ({ label, run: close(run) })));
    notice = html`<span>${text}</span>${buttons}`;
    draw();
  }

  /** Unless a question is open. */
  function tell(text: string): void {
    if (notice === null) setNotice(text, [{ label: 'Dismiss', run: () => {} }]);
  }

  function stop(title: string, text: string): void {
    unload();
    const button = answerButtons([{ label: 'Reload panel', run: reload }]);
    show(html`<div class="empty"><h2>${title}</h2><p>${text}</p>${button}</div>`);
  }

  function reload(): void {
    endedAt = Number.NEGATIVE_INFINITY;
    refusedLinks = 0;
    unload();
    show(null);
    void refresh();
  }

  /** Our own page asks, and nothing of the view is loaded: it can neither imitate nor cover this. */
  function askFirst(view: View): void {
    unload();
    const buttons = answerButtons([
      { label: 'Allow', run: () => decide(view.version, view.missing) },
      { label: 'Open without these', run: () => decide(view.version, NOTHING) },
    ]);
    show(html`<div class="empty consent">${tabIcon(view.icon, 'square')}
<h2>“${view.title}” asks for permission to</h2>${phraseList(view.asks)}
<p class="soft">From the package ${view.package} ${view.version}. This applies to all workspaces of ${page.owner}.</p>
<div class="actions">${buttons}</div></div>`);
  }

  function askMore(view: View): void {
    setNotice(html`Version ${view.version} also asks for permission to:${phraseList(view.asks)}`, [
      { label: 'Allow', run: () => decide(view.version, view.missing) },
      { label: 'Not now', run: () => decide(view.version, NOTHING) },
    ]);
  }

  function showPermissions(): void {
    if (!view) return;
    const { title, version, allows, asks, missing } = view;
    const grant = `/api/panels/grants/${page.owner}/${view.panelType}`;
    const more = asks.length === 0 ? null : html`It also asks for permission to:${phraseList(asks)}`;
    const all = html`“${title}” ${allows.length === 0 ? 'has no permissions.' : 'may:'}${phraseList(allows)}${more}`;
    setNotice(all, [
      { label: 'Close', run: () => {} },
      ...(more ? [{ label: 'Allow', run: () => decide(version, missing) }] : []),
      ...(allows.length === 0 ? [] : [{ label: 'Revoke', run: () => settle(send(grant, 'DELETE')) }]),
    ]);
  }

  function decide(version: string, permissions: View['missing']): void {
    settle(send('/grant', 'PUT', { version, permissions }));
  }

  function settle(change: Promise<void>): void {
    change.then(
      () => refresh(),
      (error: Error) => tell(error.message),
    );
  }

  function load(view: View): void {
    unload();
    host = createViewHost({ saver, send, close, ended, openLink, blocked, enforced, tell }, view);
    show(host.frame.shell);
  }

  function enforced(isNow: boolean): void {
    isEnforced = isNow;
    draw();
  }

  function ended(reason: Ending): void {
    const isRepeated = performance.now() - endedAt < RESTART_MS;
    endedAt = performance.now();
    if (!isRepeated && reason !== 'flood' && view) load(view);
    else stop(ENDINGS[reason], 'Its content is kept.');
  }

  function openLink(url: URL): Promise<boolean> {
    if (notice !== null || refusedLinks >= MAX_REFUSED_LINKS) return Promise.resolve(false);
    return new Promise((resolve) => {
      const open = () => {
        window.open(url.href, '_blank', 'noopener,noreferrer');
        resolve(true);
      };
      const cancel = () => {
        refusedLinks += 1;
        resolve(false);
      };
      const rest = url.href.slice(url.origin.length);
      const shown = rest.length > MAX_REST ? `${rest.slice(0, MAX_REST)}…` : rest;
      setNotice(html`This panel wants to open <strong>${url.origin}</strong>${shown}`, [
        { label: 'Open', run: open },
        { label: 'Cancel', run: cancel },
      ]);
    });
  }

  function blocked(origin: string): void {
    if (blockedOrigins.has(origin) || blockedOrigins.size >= MAX_BLOCKED || notice !== null) return;
    blockedOrigins.add(origin);
    const why = 'which its package does not ask for or you have not allowed.';
    tell(`Blocked: this panel tried to reach ${origin}, ${why}`);
  }

  return { element: root, update, dispose };
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
