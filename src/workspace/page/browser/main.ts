// The workspace page: a projection of the layout that the server holds.

import type { Schemas } from '../../../../generated/workspace/contract.ts';
import type {
  CommandMessage,
  CommandOutcome,
  Layout,
  LayoutChange,
  LeafNode,
  SplitNode,
  Tab,
  WebviewCommand,
} from '../../../../generated/workspace/messages.ts';
import { SANDBOX, SYSTEM_LOG, WEB_VIEW } from '../../panels/catalog.ts';
import { Pictures } from './capture/pictures.ts';
import { Commands, type Running } from './commands.ts';
import { ChangeRefused, Connection } from './connection.ts';
import { Dock } from './dock.ts';
import { element } from './element.ts';
import { leavesOf, tabsOf } from './layout-tree.ts';
import { Bar } from './navigation-bar.ts';
import { type CatalogPanel, readPageData } from './page-data.ts';
import { PanelPicker } from './panel-picker.ts';
import { SystemLog } from './panels/log.ts';
import type { PanelView } from './panels/panel.ts';
import { PanelPage } from './panels/panel-page.ts';
import { Placeholder } from './panels/placeholder.ts';
import { SandboxPanel } from './panels/sandbox.ts';
import { Webview } from './panels/webview.ts';
import type { Trouble } from './panels/webview-actions.ts';
import { type Share, Shares } from './sharing.ts';
import { toast } from './toast.ts';

const boot = await readPageData();
const log = new SystemLog();
let layout: Layout | null = null;
let drawn: Layout | null = null;
let revision = -1;
/** Who waits for the next layout. */
const awaited: (() => void)[] = [];

const picker = new PanelPicker(
  boot.catalog,
  (type) => layout !== null && tabsOf(layout).some(({ panelType }) => boot.findPanel(panelType)?.panelType === type),
);
const shares = new Shares((sharing) => {
  bar.shared(sharing);
  connection.share(sharing);
});
const bar = new Bar(boot, { pick: () => dock.pick(), toggleShare });
const stage = element('main', { class: 'dock', id: 'dock' });
document.body.append(bar.element, stage);

const commands = new Commands(run, (message) => connection.send(message));
const connection = new Connection(boot, {
  state: (state, reason) => bar.connection(state, reason),
  welcome: (message) => {
    commands.maxReplyBytes = message.maxReplyBytes;
    log.replace(message.log);
    revision = -1; // after a restart the server's revisions may be lower
    show(message.revision, message.layout);
    draw();
    if (document.hasFocus()) tellFocus(); // the focused leaf is known only after drawing
  },
  layout: (message) => show(message.revision, message.layout),
  command: (message) => {
    draw(); // it may be about a panel that has just been opened
    void commands.receive(message);
  },
  askShare: (message) => bar.ask(message),
  log: (line) => log.add(line),
});
const dock = new Dock(stage, {
  change,
  pick,
  createPanel,
  isUnnamed: ({ panelType, displayName }) => boot.findPanel(panelType)?.displayName === displayName,
  ownIcon: ({ panelType }) => boot.findPanel(panelType)?.displayIcon ?? 'square',
  focused: (leaf) => connection.send({ type: 'focus', leaf }),
});

const pictures = new Pictures({ dock, stage, shares, untilRevision });

const tellFocus = () => connection.send({ type: 'focus', leaf: dock.activeLeaf?.id ?? null });
addEventListener('focus', tellFocus);
// A click into a frame blurs the document: the active element is that panel's frame.
addEventListener('blur', () => {
  const leaf = dock.leafAround(document.activeElement);
  if (leaf) connection.send({ type: 'focus', leaf: leaf.id });
});
addEventListener('keydown', (event) => {
  const typing = event.target instanceof HTMLInputElement;
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
    event.preventDefault();
    dock.pick();
  } else if (event.altKey && event.key.toLowerCase() === 'w' && !typing) {
    event.preventDefault();
    dock.closeActiveTab();
  } else if (event.altKey && event.key === '\\' && !typing) {
    event.preventDefault();
    dock.pick(event.shiftKey ? 'vertical' : 'horizontal');
  }
});
void connection.run();

function show(newer: number, tree: Layout): void {
  if (newer <= revision) return;
  revision = newer;
  if (layout === drawn) setTimeout(draw);
  layout = tree;
  for (const wake of awaited.splice(0)) wake();
}

async function untilRevision(wanted: number): Promise<void> {
  while (revision < wanted) await new Promise<void>((resolve) => awaited.push(resolve));
  draw();
}

/** Of several layouts that come at once, only the last is drawn. */
function draw(): void {
  if (layout === null || layout === drawn) return;
  drawn = layout;
  dock.apply(layout);
}

function change(wanted: LayoutChange): void {
  connection.change(wanted).catch((error: unknown) => {
    if (!(error instanceof ChangeRefused)) throw error;
    toast(error.message);
    if (layout) dock.apply(layout); // undo what the user's drag had changed
  });
}

function pick(leaf: LeafNode, direction?: SplitNode['direction']): void {
  const where =
    direction === undefined
      ? 'Open a panel'
      : direction === 'horizontal'
        ? 'Open a panel to the right'
        : 'Open a panel below';
  picker.open(where, ({ panelType }: CatalogPanel) =>
    change(
      direction === undefined
        ? { op: 'openTab', panelId: leaf.id, panelType }
        : leaf.tabs.length === 0
          ? { op: 'openTab', panelId: leaf.id, panelType }
          : { op: 'splitLeaf', panelId: leaf.id, direction, panelType },
    ),
  );
}

function createPanel({ id: tabId, panelType: given }: Tab): PanelView {
  const panel = boot.findPanel(given);
  const panelType = panel?.panelType ?? given;
  if (panelType === WEB_VIEW) {
    return new Webview({
      navigate: (url) => change({ op: 'setPanelState', tabId, state: { url } }),
      refresh: () => change({ op: 'refreshPanel', tabId }),
      explain,
      setProxyEnabled: (proxyEnabled) => change({ op: 'setPanelState', tabId, state: { proxyEnabled } }),
      setHeaderHidden: (headerHidden) => change({ op: 'setPanelState', tabId, state: { headerHidden } }),
      ticket: requestTicket,
      openWindow: (url) =>
        change({
          op: 'openTab',
          panelId: leafOf(tabId),
          panelType: WEB_VIEW,
          initialState: { url, proxyEnabled: true },
        }),
      changed: () => dock.retitle(tabId),
    });
  }
  if (panelType === SANDBOX) return new SandboxPanel(boot.unenforced, () => change({ op: 'resetPanel', tabId }));
  if (panelType === SYSTEM_LOG) return log.open();
  return panel?.url === undefined ? new Placeholder(panel) : new PanelPage(panel.url);
}

async function explain(url: string): Promise<Trouble | null> {
  const address = `/api/panels/webview/${boot.owner}/${boot.repo}/framing?url=${encodeURIComponent(url)}`;
  try {
    const response = await fetch(address);
    if (!response.ok) return null;
    const { framable, reachable, reason } = (await response.json()) as Schemas['Framing'];
    if (reachable === false) {
      const text = `${reason} Check the address, and whether the server behind it runs.`;
      return { title: `${new URL(url).host} cannot be reached`, text, proxyHelps: false };
    }
    if (framable !== false) return null;
    const text = `${reason} Proxy mode shows it here, and it opens in a tab of its own.`;
    return { title: 'This page cannot be shown in a frame', text, proxyHelps: true };
  } catch {
    return null;
  }
}

async function requestTicket(url: string, from?: string): Promise<Schemas['ProxyTicket'] | string> {
  const response = await fetch(`/api/panels/webview/${boot.owner}/${boot.repo}/tickets`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ url, ...(from === undefined ? {} : { from }) }),
  }).catch(() => null);
  if (response?.ok) return (await response.json()) as Schemas['ProxyTicket'];
  const problem = (await response?.json().catch(() => null)) as { detail?: string; title?: string } | null;
  return problem?.detail ?? problem?.title ?? 'The platform does not answer.';
}

const leafOf = (tabId: string): string =>
  (layout && leavesOf(layout).find(({ tabs }) => tabs.some(({ id }) => id === tabId))?.id) ?? '';

function toggleShare(share: Share): void {
  if (shares.sharing[share]) shares.stop(share);
  else void shares.start(share).then((refusal) => refusal !== null && toast(refusal));
}

function run(command: CommandMessage): Running {
  if (command.kind === 'capture') return { deferred: false, outcome: pictures.take(command) };
  if (command.kind === 'webview') return { deferred: false, outcome: lookAt(command) };
  const view = dock.view(command.tabId);
  if (!(view instanceof SandboxPanel)) {
    return { deferred: false, outcome: Promise.resolve({ status: 'error', error: 'The panel was closed.' }) };
  }
  return { deferred: view.loading, outcome: view.evaluate(command.code, command.timeout_ms) };
}

async function lookAt({ tabId, revision: wanted, wait_ms }: WebviewCommand): Promise<CommandOutcome> {
  const until = performance.now() + wait_ms;
  await untilRevision(wanted);
  const view = dock.view(tabId);
  if (!(view instanceof Webview)) return { status: 'failed', code: 'panel-gone', error: 'The panel was closed.' };
  return view.look(Math.max(0, until - performance.now()));
}
