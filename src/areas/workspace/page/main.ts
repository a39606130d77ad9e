// The workspace page: shows the layout that the server holds.

import { html, render } from 'lit-html';
import type {
  CommandMessage,
  CommandOutcome,
  DoneMessage,
  Layout,
  LayoutChange,
  LogLine,
  PageCommand,
  Tab,
  WebviewCommand,
} from '../../../../generated/workspace/messages.ts';
import { SANDBOX, SYSTEM_LOG, WEB_VIEW } from '../../../../generated/workspace/panel-types.ts';
import { createCommandRunner, type Running } from '../browsers/page/command-runner.ts';
import { ChangeRefused, createConnection, type ServerMessage } from '../browsers/page/connection.ts';
import { createPresenceMenu } from '../browsers/page/presence.ts';
import { createScreenshots } from '../capture/page/screenshots.ts';
import { canShare, Shares } from '../capture/page/shares.ts';
import { Dock } from '../layout/page/dock.ts';
import { tabsOf } from '../layout/page/layout-tree.ts';
import { createPicker, type Picked } from '../layout/page/panel-picker.ts';
import { findCommands, findTabs } from '../layout/page/tab-list.ts';
import { createUserActions } from '../layout/page/user-actions.ts';
import { LogPanel, SystemLog } from '../log/page/log-panel.ts';
import {
  createPackagePanel,
  panelStateChanged,
  RETRY_MS,
  refreshPackagePanels,
} from '../package-panels/page/package-panel.ts';
import { ActionQueue } from '../page-kit/action-queue.ts';
import { element } from '../page-kit/element.ts';
import { openMenu } from '../page-kit/menu.ts';
import type { WorkspacePage } from '../page-kit/page.ts';
import { PageData } from '../page-kit/page-data.ts';
import type { PanelView } from '../page-kit/panel.ts';
import { ask } from '../page-kit/search-dialog.ts';
import { listenForKeys } from '../page-kit/shortcuts.ts';
import { toast } from '../page-kit/toast.ts';
import { createRequestCards } from '../requests/page/request-cards.ts';
import { SandboxPanel } from '../sandbox/page/sandbox-panel.ts';
import { Webview } from '../web-view/page/web-view-panel.ts';
import { createWebviewReports } from '../web-view/page/webview-reports.ts';
import { createBar } from './navigation-bar.ts';

const data = new PageData();
await data.readCatalog();
let layout: Layout | null = null;
let drawn: Layout | null = null;
let revision = -1;
let catalogRetry = 0;
/** Resolvers waiting for the next layout. */
const awaited: (() => void)[] = [];

const page: WorkspacePage = {
  data,
  stage: element('main', { class: 'dock', id: 'dock' }),
  get layout() {
    return layout;
  },
  tabOf: (tabId) => tabs().find(({ id }) => id === tabId),
  titleOf: (tabId) => dock.tabs.get(tabId)?.copy().name,
  send: (message) => connection.send(message),
  change,
  untilRevision,
  pick: (split, leaf = () => dock.activeLeaf) => {
    const place = { undefined: '', horizontal: ' on the right', vertical: ' below' }[`${split}`];
    const open = (picked: Picked) => {
      const { id: panelId, tabs } = leaf() ?? dock.activeLeaf ?? {};
      if (panelId === undefined) return;
      if (split === undefined || tabs?.length === 0) void change({ op: 'openTab', panelId, ...picked });
      else void change({ op: 'splitLeaf', panelId, direction: split, ...picked });
    };
    ask({
      title: `Open panel${place}`,
      placeholder: 'Search panels or enter a URL',
      none: 'No matching panels',
      find: createPicker(data, isOpen, (picked) => queue.run(() => open(picked))),
    });
  },
  openPalette: () =>
    ask({
      title: 'Commands',
      placeholder: 'Search commands and tabs',
      none: 'No matching commands or tabs',
      find: (text) => findCommands(page, actions, text),
    }),
  openTabList: () =>
    ask({
      title: 'Tabs',
      placeholder: 'Search tabs',
      none: 'No matching tabs',
      find: (text) => findTabs(page, actions, text),
    }),
  openPanelMenu: (leaf, at) => openMenu('Panel', actions.panelMenu(leaf), at),
  createPanel,
  drawn: showSwitches,
  retitle: (tabId) => dock.retitle(tabId),
  reported: (tabId) => reports.changed(tabId),
};

const queue = new ActionQueue();
const log = new SystemLog(page);
const shares = new Shares((sharing) => {
  bar.shared(sharing);
  connection.share(sharing);
});
const presence = createPresenceMenu(data.user, log);
const bar = createBar(page, presence.button, (share) => {
  if (shares.sharing[share]) shares.stop(share);
  else void shares.start(share).then((refusal) => refusal !== null && toast(refusal));
});
const switcher = element('nav', { class: 'switcher', 'aria-label': 'Panels', hidden: true });
const requests = createRequestCards(page);
document.body.append(bar.element, page.stage, switcher, presence.list, requests.element);

const reports = createWebviewReports(page.send, (tabId) => {
  const view = dock.view(tabId);
  return view instanceof Webview ? view.report : null;
});
const commands = createCommandRunner(run, page.send);
const connection = createConnection(data, canShare(), receive, (state, reason) => {
  bar.connection(state, reason);
  if (state !== 'open') queue.release();
});
const dock = new Dock(page);
const actions = createUserActions(page, dock);
const takeScreenshot = createScreenshots(page, dock, shares);

const sendFocus = () => page.send({ type: 'focus', leaf: dock.activeLeaf?.id ?? null });
addEventListener('focus', sendFocus);
// A click into a frame blurs the document: the active element is that panel's frame.
addEventListener('blur', () => {
  const leaf = dock.leafAround(document.activeElement);
  if (leaf) page.send({ type: 'focus', leaf: leaf.id });
});
listenForKeys(actions.all, queue);
page.stage.addEventListener('pointerdown', ({ target }) => {
  // Dockview activates a clicked tab in the next frame.
  if (target instanceof Element && target.closest('.dv-tab')) queue.waitFor(new Promise(requestAnimationFrame));
});
// Dockview has already removed the tab from the page and focused the next one.
page.stage.addEventListener('keydown', ({ key, target }) => {
  const isTab = target instanceof Element && target.matches('.dv-tab');
  const tabId = isTab && (key === 'Delete' || key === 'Backspace') && dock.tabs.around(target);
  if (tabId) void change({ op: 'closeTab', tabId });
});
page.stage.addEventListener('contextmenu', (event) => {
  const target = event.target as Element;
  const tabId = dock.tabs.around(target);
  const leaf = target.closest('.dv-tabs-and-actions-container') && dock.leafAround(target);
  if (tabId === null && !leaf) return;
  event.preventDefault();
  const at = { x: event.clientX, y: event.clientY };
  if (tabId !== null) openMenu('Tab', actions.tabMenu(tabId), at);
  else if (leaf) page.openPanelMenu(leaf, at);
});
void connection.run();

function receive(message: ServerMessage): void {
  switch (message.type) {
    case 'welcome':
      commands.maxReplyBytes = message.maxReplyBytes;
      log.replace(message.log);
      presence.changed();
      if (revision !== -1) readCatalog(); // messages may have been lost
      revision = -1; // after a restart the server's revisions may be lower
      reports.restart(message.maxReplyBytes);
      requests.report();
      show(message.revision, message.layout);
      draw();
      if (document.hasFocus()) sendFocus(); // the focused leaf is known only after rendering
      return;
    case 'layout':
      show(message.revision, message.layout);
      return logSoon(message.log ?? []);
    case 'command':
      draw(); // the command may concern a panel that was just opened
      return void commands.receive(message);
    case 'log':
      return logSoon([message.line]);
    case 'presence':
      return presence.people(message.people);
    case 'catalog':
      return readCatalog();
    case 'panel-state':
      return panelStateChanged(message.tabId, message.version);
    case 'request':
    case 'request-ended':
    case 'request-refused':
      return requests.receive(message);
    default:
      return bar.ask(message);
  }
}

/** After the layout is rendered: lines name tabs as their handles do. */
function logSoon(lines: readonly LogLine[]): void {
  if (lines.length === 0) return;
  setTimeout(() => {
    for (const line of lines) log.add(line);
    presence.changed();
  });
}

function show(newer: number, tree: Layout): void {
  if (newer <= revision) return;
  revision = newer;
  reports.received(newer, tree);
  if (layout === drawn) setTimeout(draw);
  if (layout) actions.closed.follow(layout, tree);
  layout = tree;
  for (const wake of awaited.splice(0)) wake();
}

async function untilRevision(wanted: number): Promise<void> {
  while (revision < wanted) await new Promise<void>((resolve) => awaited.push(resolve));
  draw();
}

/** Renders only the last of several layouts that arrive together. */
function draw(): void {
  if (layout === null || layout === drawn) return;
  drawn = layout;
  reports.drawn();
  dock.apply(layout);
}

async function change(wanted: LayoutChange): Promise<boolean> {
  const saved = connection.change(wanted);
  queue.waitFor(saved.then(showChange));
  try {
    await saved;
    return true;
  } catch (error) {
    if (!(error instanceof ChangeRefused)) throw error;
    if (wanted.op === 'closeTab' && layout && !page.tabOf(wanted.tabId)) return true; // closed twice
    toast(error.message);
    if (layout) dock.apply(layout); // undo the user's drag
    return false;
  }
}

async function showChange(done: DoneMessage | null): Promise<void> {
  if (!done) return;
  await untilRevision(done.revision);
  dock.takeFocus(done.panelId);
}

function isOpen(type: string): boolean {
  return tabs().some(({ panelType }) => data.findPanel(panelType)?.panelType === type);
}

function tabs(): Tab[] {
  return layout ? tabsOf(layout) : [];
}

/** On narrow screens, a row of buttons that switch between panels. */
function showSwitches(): void {
  const hasFocus = switcher.contains(document.activeElement);
  const leaves = dock.single.isNarrow() ? dock.leaves : [];
  switcher.hidden = leaves.length < 2;
  render(
    leaves.map(({ id, activeTab }) => {
      const { name = '', icon = null } = dock.tabs.get(activeTab)?.copy() ?? {};
      return html`<button type="button" aria-current=${id === dock.activeLeaf?.id} @click=${() => dock.goTo(id)}>
        ${icon}<span>${name}</span>
      </button>`;
    }),
    switcher,
  );
  const current = switcher.querySelector<HTMLElement>('[aria-current=true]');
  current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  if (hasFocus) current?.focus();
}

function createPanel(tab: Tab): PanelView {
  const { id: tabId, panelType } = tab;
  switch (data.findPanel(panelType)?.panelType ?? panelType) {
    case WEB_VIEW:
      return new Webview(page, tabId);
    case SANDBOX:
      return new SandboxPanel(page, tabId);
    case SYSTEM_LOG:
      return new LogPanel(log);
    default:
      return createPackagePanel(data, tab, () => change({ op: 'closeTab', tabId }));
  }
}

/**
 * After an installation or a reconnect: panels come and go without a reload of the page. What they may do now does not
 * depend on the catalog.
 */
function readCatalog(): void {
  clearTimeout(catalogRetry);
  const later = () => {
    catalogRetry = window.setTimeout(readCatalog, RETRY_MS);
  };
  void data.readCatalog().catch(later).then(refreshPackagePanels);
}

function run(command: CommandMessage): Running {
  if (command.kind === 'capture') return { deferred: false, outcome: takeScreenshot(command) };
  if (command.kind === 'page') return { deferred: false, outcome: perform(command) };
  if (command.kind === 'webview') return { deferred: false, outcome: lookAt(command) };
  const view = dock.view(command.tabId);
  if (!(view instanceof SandboxPanel)) {
    return { deferred: false, outcome: Promise.resolve({ status: 'error', error: 'The panel was closed.' }) };
  }
  return { deferred: view.sandbox.isLoading(), outcome: view.evaluate(command.code, command.timeout_ms) };
}

async function perform(command: PageCommand): Promise<CommandOutcome> {
  await untilRevision(command.revision);
  const view = dock.view(command.tabId);
  if (view instanceof Webview) return dock.showing(command.tabId, () => view.agent.perform(command));
  return { status: 'failed', code: 'panel-gone', error: 'The panel was closed.' };
}

async function lookAt({ tabId, revision: wanted, wait_ms }: WebviewCommand): Promise<CommandOutcome> {
  const until = performance.now() + wait_ms;
  await untilRevision(wanted);
  const view = dock.view(tabId);
  const seen = view instanceof Webview ? await view.look(Math.max(0, until - performance.now())) : null;
  if (seen && dock.view(tabId) === view) return seen;
  return { status: 'failed', code: 'panel-gone', error: 'The panel was closed.' };
}
