// The workspace page: its features, in the order in which they build on each other, and what each message of the server
// means for them. The server holds the layout; the page shows it.
import type { DoneMessage, LayoutChange, LogLine, Tab } from '../../../../generated/workspace/messages.ts';
import { SANDBOX, SYSTEM_LOG, WEB_VIEW } from '../../../../generated/workspace/panel-types.ts';
import { CommandRunner } from '../browsers/page/command-runner.ts';
import { ChangeRefused, Connection, type ServerMessage } from '../browsers/page/connection.ts';
import { PresenceMenu } from '../browsers/page/presence.ts';
import { createScreenshots } from '../capture/page/screenshots.ts';
import { canShare, Shares } from '../capture/page/shares.ts';
import { Dock } from '../layout/page/dock.ts';
import { tabsOf } from '../layout/page/layout-tree.ts';
import { createPanelCommands } from '../layout/page/panel-commands.ts';
import { PanelSwitcher } from '../layout/page/panel-switcher.ts';
import { ShownLayout } from '../layout/page/shown-layout.ts';
import { listenToStage } from '../layout/page/stage-gestures.ts';
import { UserActions } from '../layout/page/user-actions.ts';
import { LogPanel, SystemLog } from '../log/page/log-panel.ts';
import { PackagePanel } from '../package-panels/page/package-panel.ts';
import { ActionQueue } from '../page-kit/action-queue.ts';
import { element } from '../page-kit/element.ts';
import type { WorkspacePage } from '../page-kit/page.ts';
import { PageData } from '../page-kit/page-data.ts';
import type { PanelView } from '../page-kit/panel.ts';
import { toast } from '../page-kit/toast.ts';
import { RequestCards } from '../requests/page/cards.ts';
import { SandboxPanel } from '../sandbox/page/sandbox-panel.ts';
import { WebView } from '../web-view/page/web-view-panel.ts';
import { WebViewReports } from '../web-view/page/web-view-reports.ts';
import { NavigationBar } from './navigation-bar.ts';

/** Wait before the catalog is requested again. */
const RETRY_MS = 3_000;

const data = new PageData();
await data.readCatalog();

const shown = new ShownLayout({
  received: (revision, layout, former) => {
    reports.received(revision, layout);
    if (former) actions.tabs.closed.follow(former, layout);
  },
  render: (layout) => {
    reports.drawn();
    dock.apply(layout);
  },
});
const page: WorkspacePage = {
  data,
  stage: element('main', { class: 'dock', id: 'dock' }),
  get layout() {
    return shown.latest;
  },
  tabOf: (tabId) => (shown.latest ? tabsOf(shown.latest).find(({ id }) => id === tabId) : undefined),
  titleOf: (tabId) => dock.tabs.get(tabId)?.copy().name,
  send: (message) => connection.send(message),
  change,
  untilRevision: (revision) => shown.untilRevision(revision),
  retitle: (tabId) => dock.retitle(tabId),
  reported: (tabId) => reports.changed(tabId),
};
const queue = new ActionQueue();
const log = new SystemLog(page);
const shares = new Shares((sharing) => {
  bar.showShares(sharing);
  connection.share(sharing);
});
const presence = new PresenceMenu(data.user, log);
const switcher = new PanelSwitcher();
const requests = new RequestCards({
  seen: (ids) => page.send({ type: 'requests-seen', ids }),
  tabName: (tabId) => page.tabOf(tabId)?.displayName,
});
const reports = new WebViewReports(page.send, (tabId) => dock.view(tabId)?.report ?? null);
const commands = new CommandRunner(
  (command) =>
    command.kind === 'capture' ? { deferred: false, outcome: takeScreenshot(command) } : runInPanel(command),
  page.send,
);
const connection = new Connection(data, canShare(), receive, (state, reason) => {
  bar.showConnection(state, reason);
  if (state !== 'open') queue.release();
});
const dock = new Dock(page, {
  createPanel,
  drawn: () => switcher.show(dock),
  pick: (split, leaf) => actions.pick(split, leaf),
  openPanelMenu: (leaf, at) => actions.openPanelMenu(leaf, at),
});
const actions = new UserActions(page, dock, queue);
const bar = new NavigationBar({
  data,
  actions,
  presence: presence.button,
  toggleShare: (share) => {
    if (shares.sharing[share]) shares.stop(share);
    else void shares.start(share).then((refusal) => refusal !== null && toast(refusal));
  },
});
document.body.append(bar.element, requests.element, page.stage, switcher.element, presence.list);
const takeScreenshot = createScreenshots(page, dock, shares);
const runInPanel = createPanelCommands(page, dock);
listenToStage(page, dock, actions, queue);
void connection.run();

function receive(message: ServerMessage): void {
  switch (message.type) {
    case 'welcome':
      commands.maxReplyBytes = message.maxReplyBytes;
      log.replace(message.log);
      presence.changed();
      if (shown.restart()) readCatalog(); // messages may have been lost
      reports.restart(message.maxReplyBytes);
      requests.report();
      shown.receive(message.revision, message.layout);
      shown.render();
      // The focused leaf is known only after rendering.
      if (document.hasFocus()) page.send({ type: 'focus', leaf: dock.activeLeaf?.id ?? null });
      return;
    case 'layout':
      shown.receive(message.revision, message.layout);
      return logSoon(message.log ?? []);
    case 'command':
      shown.render(); // the command may concern a panel that was just opened
      return void commands.receive(message);
    case 'log':
      return logSoon([message.line]);
    case 'presence':
      return presence.showPeople(message.people);
    case 'catalog':
      return readCatalog();
    case 'panel-state':
      return dock.view(message.tabId)?.contentChanged?.(message.version);
    case 'request':
      return requests.show(message.request);
    case 'request-ended':
      return requests.remove(message.id);
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

async function change(layoutChange: LayoutChange): Promise<boolean> {
  const reply = connection.change(layoutChange);
  queue.waitFor(reply.then(showChange));
  try {
    await reply;
    return true;
  } catch (error) {
    if (!(error instanceof ChangeRefused)) throw error;
    if (layoutChange.op === 'closeTab' && shown.latest && !page.tabOf(layoutChange.tabId)) return true; // closed twice
    toast(error.message);
    if (shown.latest) dock.apply(shown.latest); // undo the user's drag
    return false;
  }
}

async function showChange(done: DoneMessage | null): Promise<void> {
  if (!done) return;
  await shown.untilRevision(done.revision);
  dock.takeFocus(done.panelId);
}

function createPanel(tab: Tab): PanelView {
  const { id: tabId, panelType } = tab;
  switch (data.findPanel(panelType)?.panelType ?? panelType) {
    case WEB_VIEW:
      return new WebView(page, tabId);
    case SANDBOX:
      return new SandboxPanel(page, tabId);
    case SYSTEM_LOG:
      return new LogPanel(log);
    default:
      return new PackagePanel(data, tab, () => change({ op: 'closeTab', tabId }));
  }
}

let catalogRetry = 0;

/**
 * After an installation or a reconnect: panels come and go without a reload of the page. What they may do now does not
 * depend on the catalog.
 */
function readCatalog(): void {
  clearTimeout(catalogRetry);
  const later = () => {
    catalogRetry = window.setTimeout(readCatalog, RETRY_MS);
  };
  const refresh = () => {
    for (const view of dock.views) view.catalogChanged?.();
  };
  void data.readCatalog().catch(later).then(refresh);
}
