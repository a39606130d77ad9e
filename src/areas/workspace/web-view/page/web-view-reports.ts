// Reports the status of web views to the server, so that it need not ask for it.
import type { Layout, WebviewStatus, WorkspaceChannel } from '../../../../../generated/workspace/messages.ts';
import { tabsOf } from '../../layout/page/layout-tree.ts';
import type { WebviewReport } from '../../page-kit/panel.ts';

/** The state of each tab in a layout, and the first revision that had it. */
type States = Map<string, { readonly text: string; readonly revision: number }>;

/** Messages that may be sent at once, and one more after each interval: pages can change as often as they like. */
const BURST = 20;
const INTERVAL_MS = 100;
/** Web views per message. */
const MAX_REPORTS = 100;
/** Most UTF-8 bytes per UTF-16 code unit. */
const MAX_BYTES = 3;

export function createWebviewReports(
  send: (message: WorkspaceChannel['client']) => void,
  reportOf: (tabId: string) => WebviewReport | null,
) {
  /** Of the latest layout, and of the one that is rendered. */
  let latest: States = new Map();
  let rendered: States = new Map();
  const known = new Map<string, WebviewStatus>();
  const changedTabs = new Set<string>();
  let credit = BURST;
  let timer: ReturnType<typeof setInterval> | undefined;
  let isScheduled = false;
  /** Whether the server does not know yet that this page reports. */
  let isFirst = true;
  /** The largest message that the server accepts. */
  let maxBytes = 0;

  /** Reports all web views again once they are rendered, to a server that may know none. */
  function restart(maxMessageBytes: number): void {
    maxBytes = maxMessageBytes;
    latest.clear();
    known.clear();
    isFirst = true;
    schedule();
  }

  /** To be called for every layout that arrives, also for those that are not rendered. */
  function received(revision: number, layout: Layout): void {
    const former = latest;
    latest = new Map(
      tabsOf(layout).map(({ id, panelState }) => {
        const [text, state] = [JSON.stringify(panelState), former.get(id)];
        return [id, state?.text === text ? state : { text, revision }];
      }),
    );
  }

  /** To be called when the latest layout is rendered, before its web views change. */
  function drawn(): void {
    rendered = latest;
    for (const tabId of known.keys()) if (!rendered.has(tabId)) known.delete(tabId);
  }

  function changed(tabId: string): void {
    changedTabs.add(tabId);
    schedule();
  }

  function schedule(): void {
    if (isScheduled || credit === 0) return;
    isScheduled = true;
    queueMicrotask(() => {
      isScheduled = false;
      flush();
    });
  }

  function flush(): void {
    const reports = [...changedTabs].flatMap((tabId) => newStatus(tabId) ?? []);
    changedTabs.clear();
    if (reports.length === 0 && !isFirst) return;
    isFirst = false;
    for (const report of reports) known.set(report.tabId, report);
    sendParts(reports);
    credit = Math.max(0, credit - 1);
    timer ??= setInterval(refill, INTERVAL_MS);
  }

  /** A message that is too large would close the connection. */
  function sendParts(webviews: WebviewStatus[]): void {
    const isSmall = JSON.stringify(webviews).length * MAX_BYTES < maxBytes;
    if (isSmall && webviews.length <= MAX_REPORTS) return send({ type: 'webviews', webviews });
    const middle = Math.ceil(webviews.length / 2);
    if (webviews.length < 2) return;
    sendParts(webviews.slice(0, middle));
    sendParts(webviews.slice(middle));
  }

  function refill(): void {
    credit += 1;
    if (credit === 1) return flush();
    if (credit < BURST) return;
    clearInterval(timer);
    timer = undefined;
  }

  /** Null if the server knows it: a web view that was sent elsewhere is loading. */
  function newStatus(tabId: string): WebviewStatus | null {
    const [report, state, sent] = [reportOf(tabId), rendered.get(tabId), known.get(tabId)];
    if (!report || !state) return null;
    const status = { tabId, revision: state.revision, ...report };
    if (JSON.stringify(status) === JSON.stringify(sent)) return null;
    return status.state === 'loading' && sent && !isSameLoad(status, sent) ? null : status;
  }

  return { restart, received, drawn, changed };
}

const isSameLoad = (one: WebviewStatus, other: WebviewStatus): boolean =>
  (['sentTo', 'loads', 'reloads', 'proxied'] as const).every((field) => one[field] === other[field]);
