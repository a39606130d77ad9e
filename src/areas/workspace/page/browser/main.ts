// The workspace page: shows the layout that the server holds.

import type {
  CommandMessage,
  CommandOutcome,
  Layout,
  LayoutChange,
  LeafNode,
  LogLine,
  PageCommand,
  SplitNode,
  Tab,
  WebviewCommand,
} from '../../../../../generated/workspace/messages.ts';
import { SANDBOX, SYSTEM_LOG, WEB_VIEW } from '../../../../../generated/workspace/panel-types.ts';
import { ActionQueue } from './action-queue.ts';
import { Screenshots } from './capture/screenshots.ts';
import { ClosedTabs } from './closed-tabs.ts';
import { findCommands } from './command-palette.ts';
import { Commands, type Running } from './commands.ts';
import { ChangeRefused, Connection, type Done } from './connection.ts';
import { Dock } from './dock.ts';
import { element } from './element.ts';
import { leavesOf, tabsOf } from './layout-tree.ts';
import { openMenu } from './menu.ts';
import { Bar } from './navigation-bar.ts';
import { readPageData } from './page-data.ts';
import { createPicker, type Picked } from './panel-picker.ts';
import { PanelSwitcher } from './panel-switcher.ts';
import { SystemLog } from './panels/log.ts';
import type { PanelView } from './panels/panel.ts';
import { PanelPage } from './panels/panel-page.ts';
import { Placeholder } from './panels/placeholder.ts';
import { SandboxPanel } from './panels/sandbox.ts';
import { SiteRequests } from './panels/site-requests.ts';
import { Webview } from './panels/webview.ts';
import { PresenceMenu } from './presence.ts';
import { SearchDialog } from './search-dialog.ts';
import { type Share, Shares } from './sharing.ts';
import { showShortcuts } from './shortcut-help.ts';
import { listenForKeys } from './shortcuts.ts';
import { toast } from './toast.ts';
import { UserActions } from './user-actions.ts';
import { WebviewReports } from './webview-reports.ts';

const pageData = await readPageData();
const log = new SystemLog((tabId) => {
  const tab = layout && tabsOf(layout).find(({ id }) => id === tabId);
  return tab ? { name: tab.displayName, title: dock.tabs.copy(tabId)?.name ?? tab.displayName } : undefined;
});
let layout: Layout | null = null;
let drawn: Layout | null = null;
let revision = -1;
/** Resolvers waiting for the next layout. */
const awaited: (() => void)[] = [];

const dialog = new SearchDialog();
const sites = new SiteRequests(pageData);
const queue = new ActionQueue();
const closed = new ClosedTabs();
const shares = new Shares((sharing) => {
  bar.shared(sharing);
  connection.share(sharing);
});
const reports = new WebviewReports(
  (message) => connection.send(message),
  (tabId) => {
    const view = dock.view(tabId);
    return view instanceof Webview ? view.report : null;
  },
);
const presence = new PresenceMenu(pageData.user, log);
const bar = new Bar(pageData, presence.button, { pick: () => dock.pick(), openPalette, toggleShare });
const stage = element('main', { class: 'dock', id: 'dock' });
const switcher = new PanelSwitcher((leafId) => dock.goTo(leafId));
document.body.append(bar.element, stage, switcher.element, presence.list);

const commands = new Commands(run, (message) => connection.send(message));
const connection = new Connection(pageData, {
  state: (state, reason) => {
    bar.connection(state, reason);
    if (state !== 'open') queue.release();
  },
  welcome: (message) => {
    commands.maxReplyBytes = message.maxReplyBytes;
    log.replace(message.log);
    presence.changed();
    revision = -1; // after a restart the server's revisions may be lower
    reports.restart();
    show(message.revision, message.layout);
    draw();
    if (document.hasFocus()) sendFocus(); // the focused leaf is known only after rendering
  },
  layout: (message) => {
    show(message.revision, message.layout);
    for (const line of message.log ?? []) addLine(line);
  },
  command: (message) => {
    draw(); // the command may concern a panel that was just opened
    void commands.receive(message);
  },
  askShare: (message) => bar.ask(message),
  log: addLine,
  people: (people) => presence.people(people),
});
const dock = new Dock(stage, {
  change,
  pick,
  createPanel,
  isUnnamed: ({ panelType, displayName }) => pageData.findPanel(panelType)?.displayName === displayName,
  ownIcon: ({ panelType }) => pageData.findPanel(panelType)?.displayIcon ?? 'square',
  focused: (leaf) => connection.send({ type: 'focus', leaf }),
  openMenu: (leaf, at) => openMenu('Panel', actions.panelMenu(leaf), at),
  drawn: showSwitcher,
});
const actions = new UserActions({
  dock,
  closed,
  layout: () => layout,
  change,
  openPalette,
  openHelp: () => showShortcuts(actions.all),
  hasHeader: ({ panelType }) => [WEB_VIEW, SANDBOX].includes(pageData.findPanel(panelType)?.panelType ?? panelType),
});

const screenshots = new Screenshots({ dock, stage, shares, untilRevision });

const sendFocus = () => connection.send({ type: 'focus', leaf: dock.activeLeaf?.id ?? null });
addEventListener('focus', sendFocus);
// A click into a frame blurs the document: the active element is that panel's frame.
addEventListener('blur', () => {
  const leaf = dock.leafAround(document.activeElement);
  if (leaf) connection.send({ type: 'focus', leaf: leaf.id });
});
listenForKeys(actions.all, queue);
stage.addEventListener('pointerdown', ({ target }) => {
  // Dockview activates a clicked tab in the next frame.
  if (target instanceof Element && target.closest('.dv-tab')) queue.waitFor(new Promise(requestAnimationFrame));
});
// Dockview has already removed the tab from the page and focused the next one.
stage.addEventListener('keydown', ({ key, target }) => {
  const isTab = target instanceof Element && target.matches('.dv-tab');
  const tabId = isTab && (key === 'Delete' || key === 'Backspace') && dock.tabs.around(target);
  if (tabId) change({ op: 'closeTab', tabId });
});
stage.addEventListener('contextmenu', (event) => {
  const target = event.target as Element;
  const tabId = dock.tabs.around(target);
  const leaf = target.closest('.dv-tabs-and-actions-container') && dock.leafAround(target);
  if (tabId === null && !leaf) return;
  event.preventDefault();
  const at = { x: event.clientX, y: event.clientY };
  if (tabId !== null) openMenu('Tab', actions.tabMenu(tabId), at);
  else if (leaf) openMenu('Panel', actions.panelMenu(leaf), at);
});
void connection.run();

function addLine(line: LogLine): void {
  log.add(line);
  presence.changed();
}

function show(newer: number, tree: Layout): void {
  if (newer <= revision) return;
  revision = newer;
  reports.received(newer, tree);
  if (layout === drawn) setTimeout(draw);
  if (layout) closed.follow(layout, tree);
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

/** Resolves to false if the change was refused; the user sees the reason. */
async function change(wanted: LayoutChange): Promise<boolean> {
  const saved = connection.change(wanted);
  queue.waitFor(saved.then(showChange));
  try {
    await saved;
    return true;
  } catch (error) {
    if (!(error instanceof ChangeRefused)) throw error;
    if (wanted.op === 'closeTab' && leafOf(wanted.tabId) === '') return true; // closed twice
    toast(error.message);
    if (layout) dock.apply(layout); // undo the user's drag
    return false;
  }
}

async function showChange(done: Done | null): Promise<void> {
  if (!done) return;
  await untilRevision(done.revision);
  dock.takeFocus(done.panelId);
}

function pick(leafToUse: () => LeafNode | null, direction?: SplitNode['direction']): void {
  const place = { undefined: '', horizontal: ' on the right', vertical: ' below' }[`${direction}`];
  const open = (picked: Picked) => {
    const leaf = leafToUse() ?? dock.activeLeaf;
    if (!leaf) return;
    change(
      direction === undefined || leaf.tabs.length === 0
        ? { op: 'openTab', panelId: leaf.id, ...picked }
        : { op: 'splitLeaf', panelId: leaf.id, direction, ...picked },
    );
  };
  dialog.ask({
    title: `Open panel${place}`,
    placeholder: 'Search panels or enter a URL',
    none: 'No matching panels',
    find: createPicker(pageData, isOpen, (picked) => queue.run(() => open(picked))),
  });
}

const isOpen = (type: string): boolean =>
  layout !== null && tabsOf(layout).some(({ panelType }) => pageData.findPanel(panelType)?.panelType === type);

function openPalette(): void {
  dialog.ask({
    title: 'Commands',
    placeholder: 'Search commands and tabs',
    none: 'No matching commands or tabs',
    find: (text) => findCommands(actions.all, layout ? leavesOf(layout) : [], showTab, text),
  });
}

function showTab(leafId: string, tabId: string): void {
  change({ op: 'activateTab', tabId });
  dock.goTo(leafId);
}

function showSwitcher(): void {
  const leaves = layout && dock.isNarrow ? leavesOf(layout) : [];
  const switches = leaves.flatMap(({ id: leafId, activeTab }) => {
    const handle = dock.tabs.copy(activeTab);
    return handle ? [{ leafId, ...handle }] : [];
  });
  switcher.show(switches, dock.activeLeaf?.id ?? null);
}

function createPanel({ id: tabId, panelType: given }: Tab): PanelView {
  const panel = pageData.findPanel(given);
  const panelType = panel?.panelType ?? given;
  if (panelType === WEB_VIEW) {
    return new Webview({
      navigate: (url) => change({ op: 'setPanelState', tabId, state: { url } }),
      follow: (url, from) => change({ op: 'setPanelState', tabId, state: { url }, ...(from === null ? {} : { from }) }),
      refresh: () => change({ op: 'refreshPanel', tabId }),
      explain: (url) => sites.explain(url),
      icon: (url, from) => sites.icon(url, from),
      setProxyEnabled: (proxyEnabled) => change({ op: 'setPanelState', tabId, state: { proxyEnabled } }),
      setHeaderHidden: (headerHidden) => change({ op: 'setPanelState', tabId, state: { headerHidden } }),
      ticket: (url, from) => sites.ticket(url, from),
      openWindow: async (url, from) => {
        const ticket = await sites.ticket(url, from); // only to check the address
        if (typeof ticket === 'string') return toast(ticket);
        const initialState = { url, proxyEnabled: true };
        await change({ op: 'openTab', panelId: leafOf(tabId), panelType: WEB_VIEW, initialState });
      },
      changed: () => dock.retitle(tabId),
      reported: () => reports.changed(tabId),
    });
  }
  if (panelType === SANDBOX) return new SandboxPanel(pageData.unenforced, () => change({ op: 'resetPanel', tabId }));
  if (panelType === SYSTEM_LOG) return log.open();
  return panel?.url === undefined ? new Placeholder(panel) : new PanelPage(panel.url);
}

const leafOf = (tabId: string): string =>
  (layout && leavesOf(layout).find(({ tabs }) => tabs.some(({ id }) => id === tabId))?.id) ?? '';

function toggleShare(share: Share): void {
  if (shares.sharing[share]) shares.stop(share);
  else void shares.start(share).then((refusal) => refusal !== null && toast(refusal));
}

function run(command: CommandMessage): Running {
  if (command.kind === 'capture') return { deferred: false, outcome: screenshots.take(command) };
  if (command.kind === 'page') return { deferred: false, outcome: perform(command) };
  if (command.kind === 'webview') return { deferred: false, outcome: lookAt(command) };
  const view = dock.view(command.tabId);
  if (!(view instanceof SandboxPanel)) {
    return { deferred: false, outcome: Promise.resolve({ status: 'error', error: 'The panel was closed.' }) };
  }
  return { deferred: view.loading, outcome: view.evaluate(command.code, command.timeout_ms) };
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
