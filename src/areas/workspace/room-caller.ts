// What one caller can do in one workspace. Work in a browser runs on the node that the browser is connected to.
import type { Schemas } from '../../../generated/workspace/contract.ts';
import type { LayoutChange, PageRequest } from '../../../generated/workspace/messages.ts';
import { isUnavailable, outcomeUnknown, Problem } from '../../base/problem.ts';
import { NoReplyError } from '../../base/state/nodes/mailbox.ts';
import { MAX_VALUE_BYTES, StateError } from '../../base/state/port.ts';
import type { BrowserNodes, OpenBrowser } from './browsers/browser-nodes.ts';
import { type CaptureRequest, capture, type Picture, shareOf } from './capture/capture.ts';
import { RETRY } from './capture/sharing.ts';
import type { ChangeResult, LayoutEdit } from './layout/edit.ts';
import { getTab, leavesOf, type Tab, type TabSelection, tabsOf } from './layout/tree.ts';
import { type Evals, TOO_LARGE, UNCONFIRMED } from './sandbox/evals.ts';
import * as webviews from './web-view/web-views.ts';
import { bestOf, type Room } from './room/room.ts';
import type { ActingCaller, WorkspaceName } from './workspace.ts';

type TabUpdate = Schemas['UpdateTab'];
type Revision = { readonly revision: number };

/** Added to the timeout of the other node, for the messages between the nodes. */
const BETWEEN_NODES_MS = 3_000;
const NO_RESPONSE = 'The browser did not respond in time.';
/** Another node returns the outcome of an eval as one database value. */
const MAX_OUTCOME_BYTES = MAX_VALUE_BYTES - 1_024;

export class RoomCaller {
  readonly room: Room;
  readonly by: ActingCaller;
  readonly #evals: Evals;

  constructor(room: Room, by: ActingCaller, evals: Evals) {
    this.room = room;
    this.by = by;
    this.#evals = evals;
  }

  /** For one who has no credential: a panel. */
  as(by: ActingCaller): RoomCaller {
    return new RoomCaller(this.room, by, this.#evals);
  }

  change<Change extends LayoutChange>(change: Change): Promise<ChangeResult<Change> & Revision> {
    return this.room.edit(this.by, (edit) => edit.apply(change));
  }

  async listTabs(name?: string): Promise<Schemas['TabList']> {
    const { revision, layout } = await this.room.get();
    const tabs = leavesOf(layout).flatMap(({ id: panelId, tabs, activeTab }) =>
      tabs.map(({ id, panelState, ...tab }) => ({
        ...tab,
        tabId: id,
        id,
        name: tab.displayName,
        panelId,
        panelState: { ...panelState, displayIcon: tab.displayIcon },
        isActive: id === activeTab,
        isOwn: tab.openedBy?.id === this.by.agent.id,
      })),
    );
    return { revision, tabs: name === undefined ? tabs : tabs.filter(({ displayName }) => displayName === name) };
  }

  /** Changes name, icon and active state in one step. */
  updateTab(tabId: string, update: TabUpdate): Promise<Revision> {
    return this.room.edit(this.by, (edit) => {
      edit.updateTab(tabId, update);
      return {};
    });
  }

  /** Updates every tab of that name. If several are in one leaf, the first becomes active. */
  updateNamed(name: string, update: TabUpdate): Promise<Revision> {
    return this.room.edit(this.by, (edit) => {
      for (const { id } of named(edit, name).reverse()) edit.updateTab(id, update);
      return {};
    });
  }

  /** Closes the tab `tabId`, or every tab called `name`, in one change. */
  async closeTabs({ tabId, panelId, name }: TabSelection): Promise<{ closed: string[] } & Revision> {
    return this.room.edit(this.by, (edit) => {
      if (tabId !== undefined) {
        const { tab, leaf } = getTab(edit.layout, tabId);
        if (panelId === undefined || leaf.id === panelId) return close(edit, [tab]);
        throw new Problem('tab-not-found', 'The tab is not in this panel.');
      }
      if (name !== undefined) return close(edit, named(edit, name));
      throw new Problem('tab-not-found', 'Specify the tabs to close by `name` or `tabId`.');
    });
  }

  async controlWebview(body: Schemas['ControlWebview']): Promise<void> {
    const changed = await this.room.edit(this.by, (edit) => {
      const { id } = edit.panelTab(body, 'webview');
      edit.apply(webviews.webviewChange(id, body));
      return { tab: getTab(edit.layout, id).tab };
    });
    if (body.action !== 'navigate' || !body.wait) return;
    await this.#untilLoaded(changed, body.timeout_ms).catch((error: unknown) => {
      // A 503 would say that nothing was changed.
      throw error instanceof StateError || isUnavailable(error) ? outcomeUnknown(error) : error;
    });
  }

  #untilLoaded(placed: webviews.PlacedTab, timeoutMs = webviews.LOAD_MS): Promise<void> {
    return this.#inBrowser({
      subject: 'load',
      body: [placed, timeoutMs],
      timeoutMs,
      workHere: () => webviews.untilLoaded(this.room, placed, timeoutMs),
      onNoReply: () => Promise.reject(new Problem('load-timeout', NO_RESPONSE)),
    });
  }

  readWebview(selection: TabSelection): Promise<Schemas['WebviewState']> {
    const workHere = () => webviews.readWebview(this.room, selection);
    const timeoutMs = this.room.parts.limits.evalSlackMs;
    return this.#inBrowser({ subject: 'look', body: [selection], timeoutMs, workHere, onNoReply: workHere });
  }

  perform(selection: TabSelection, request: PageRequest): Promise<Schemas['PageReport']> {
    const workHere = () => webviews.perform(this.room, this.by, selection, request);
    return this.#inBrowser({
      subject: 'perform',
      body: [selection, request],
      timeoutMs: webviews.performMs(request),
      workHere,
      onNoReply: async (outcome) => {
        if (outcome === 'withdrawn' || request.do !== 'act') return workHere();
        throw new Problem('actions-unconfirmed', webviews.UNCONFIRMED);
      },
    });
  }

  /** Null unless the action is `eval`. */
  async controlSandbox(body: Schemas['ControlSandbox']): Promise<Schemas['EvalOutcome'] | null> {
    if (body.action === 'eval') {
      const { id } = (await this.room.startEdit(this.by)).panelTab(body, 'sandbox');
      const { evalTimeoutMs, evalSlackMs } = this.room.parts.limits;
      const code = { tabId: id, code: body.code, timeoutMs: body.timeout_ms ?? evalTimeoutMs };
      const workHere = () => this.#evals.run(this.room, this.by.actor, code);
      return this.#inBrowser<Schemas['EvalOutcome']>({
        subject: 'eval',
        body: [code],
        timeoutMs: code.timeoutMs + evalSlackMs,
        workHere,
        onNoReply: async (outcome) => (outcome === 'withdrawn' ? workHere() : UNCONFIRMED),
      });
    }
    await this.room.edit(this.by, (edit) => {
      const { id: tabId } = edit.panelTab(body, 'sandbox');
      if (body.action === 'reset') return edit.apply({ op: 'resetPanel', tabId });
      return edit.apply({ op: 'setPanelState', tabId, state: { headerHidden: body.hidden } });
    });
    return null;
  }

  getEval(evalId: string): Promise<Schemas['EvalOutcome']> {
    return this.#evals.get(this.room, evalId);
  }

  async capture(request: CaptureRequest, signal: AbortSignal): Promise<Picture> {
    const share = shareOf(request);
    const picture = await this.#inBrowser<SentPicture>({
      subject: 'capture',
      body: [request],
      timeoutMs: this.room.parts.limits.captureTimeoutMs + request.waitForSharing * 1_000,
      workHere: () => capture(this.room, this.by, request, signal),
      onNoReply: () => Promise.reject(new Problem('capture-timeout', NO_RESPONSE, RETRY)),
      rank: ({ sharing, canShare }) => (share ? 2 * Number(sharing[share]) + Number(canShare[share]) : 0),
    });
    const { bytes } = picture;
    return { ...picture, bytes: typeof bytes === 'string' ? Buffer.from(bytes, 'base64') : bytes };
  }

  async #inBrowser<T>({ subject, body, timeoutMs, workHere, onNoReply, rank }: BrowserWork<T>): Promise<T> {
    const { nodes } = this.room.parts;
    const node = nodes && bestOf(await this.room.openBrowsers(), rank)?.node;
    if (!nodes || !node) return workHere();
    try {
      return await nodes.ask<T>(node, subject, [this.room.name, this.by, ...body], timeoutMs + BETWEEN_NODES_MS);
    } catch (error) {
      if (error instanceof NoReplyError) return onNoReply(error.outcome);
      throw error;
    }
  }
}

/** Work in a browser, which may be connected to another node. */
interface BrowserWork<T> {
  readonly subject: string;
  readonly body: readonly unknown[];
  readonly timeoutMs: number;
  readonly workHere: () => Promise<T>;
  /** 'withdrawn': the other node has not begun and will not. */
  readonly onNoReply: (outcome: NoReplyError['outcome']) => Promise<T>;
  /** Browsers of a higher rank are preferred. */
  readonly rank?: (browser: OpenBrowser) => number;
}

/** Another node sends the bytes in base64. */
type SentPicture = Omit<Picture, 'bytes'> & { readonly bytes: Buffer | string };

/** Does the work that other nodes ask for. */
export function serveNodes(nodes: BrowserNodes, roomOf: (workspace: WorkspaceName) => Room, evals: Evals): void {
  const serve = <Body extends readonly unknown[]>(
    subject: string,
    work: (room: Room, by: ActingCaller, ...body: Body) => Promise<unknown>,
  ) =>
    nodes.answer(subject, ([workspace, by, ...body]: [WorkspaceName, ActingCaller, ...Body]) =>
      work(roomOf(workspace), by, ...(body as unknown as Body)),
    );
  serve<[webviews.PlacedTab, number]>('load', (room, _, ...body) => webviews.untilLoaded(room, ...body));
  serve<[TabSelection]>('look', (room, _, selection) => webviews.readWebview(room, selection));
  serve<[TabSelection, PageRequest]>('perform', webviews.perform);
  serve<[Parameters<Evals['run']>[2]]>('eval', async (room, { actor }, code) => {
    const outcome = await evals.run(room, actor, code);
    return Buffer.byteLength(JSON.stringify(outcome)) > MAX_OUTCOME_BYTES ? TOO_LARGE : outcome;
  });
  serve<[CaptureRequest]>('capture', async (room, by, request) => {
    const picture = await capture(room, by, request, new AbortController().signal);
    return { ...picture, bytes: picture.bytes.toString('base64') };
  });
}

function named({ layout }: LayoutEdit, name: string): Tab[] {
  const tabs = tabsOf(layout).filter(({ displayName }) => displayName === name);
  if (tabs.length === 0) throw new Problem('tab-not-found', 'No tab has this name.');
  return tabs;
}

function close(edit: LayoutEdit, tabs: readonly Tab[]): { closed: string[] } {
  for (const { id } of tabs) edit.apply({ op: 'closeTab', tabId: id });
  return { closed: tabs.map(({ id }) => id) };
}
