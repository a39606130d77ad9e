// Reports the status of web views to the server, so that it need not ask for it.
import type { Layout, WebviewStatus, WorkspaceChannel } from '../../../../../generated/workspace/messages.ts';
import { tabsOf } from '../../layout/page/layout-tree.ts';
import type { WebViewReport } from '../../page-kit/panel.ts';

/** The state of each tab in a layout, and the first revision that had it. */
type States = Map<string, { readonly text: string; readonly revision: number }>;

/** Messages that may be sent at once, and one more after each interval: pages can change as often as they like. */
const BURST = 20;
const INTERVAL_MS = 100;
/** Web views per message. */
const MAX_REPORTS = 100;
/** Most UTF-8 bytes per UTF-16 code unit. */
const MAX_BYTES = 3;

export class WebViewReports {
  readonly #send: (message: WorkspaceChannel['client']) => void;
  readonly #reportOf: (tabId: string) => WebViewReport | null;
  /** Of the latest layout, and of the one that is rendered. */
  #latest: States = new Map();
  #rendered: States = new Map();
  /** What the server knows. */
  readonly #statuses = new Map<string, WebviewStatus>();
  readonly #changed = new Set<string>();
  #credit = BURST;
  #timer: ReturnType<typeof setInterval> | undefined;
  #isScheduled = false;
  /** Whether the server does not know yet that this page reports. */
  #isFirst = true;
  /** The largest message that the server accepts. */
  #maxBytes = 0;

  constructor(send: (message: WorkspaceChannel['client']) => void, reportOf: (tabId: string) => WebViewReport | null) {
    this.#send = send;
    this.#reportOf = reportOf;
  }

  /** Reports all web views again once they are rendered, to a server that may know none. */
  restart(maxMessageBytes: number): void {
    this.#maxBytes = maxMessageBytes;
    this.#latest.clear();
    this.#statuses.clear();
    this.#isFirst = true;
    this.#schedule();
  }

  /** To be called for every layout that arrives, also for those that are not rendered. */
  received(revision: number, layout: Layout): void {
    const former = this.#latest;
    this.#latest = new Map(
      tabsOf(layout).map(({ id, panelState }) => {
        const [text, state] = [JSON.stringify(panelState), former.get(id)];
        return [id, state?.text === text ? state : { text, revision }];
      }),
    );
  }

  /** To be called when the latest layout is rendered, before its web views change. */
  drawn(): void {
    this.#rendered = this.#latest;
    for (const tabId of this.#statuses.keys()) if (!this.#rendered.has(tabId)) this.#statuses.delete(tabId);
  }

  changed(tabId: string): void {
    this.#changed.add(tabId);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#isScheduled || this.#credit === 0) return;
    this.#isScheduled = true;
    queueMicrotask(() => {
      this.#isScheduled = false;
      this.#flush();
    });
  }

  #flush(): void {
    const reports = [...this.#changed].flatMap((tabId) => this.#newStatus(tabId) ?? []);
    this.#changed.clear();
    if (reports.length === 0 && !this.#isFirst) return;
    this.#isFirst = false;
    for (const report of reports) this.#statuses.set(report.tabId, report);
    this.#sendParts(reports);
    this.#credit = Math.max(0, this.#credit - 1);
    this.#timer ??= setInterval(() => this.#refill(), INTERVAL_MS);
  }

  /** A message that is too large would close the connection. */
  #sendParts(statuses: WebviewStatus[]): void {
    const isSmall = JSON.stringify(statuses).length * MAX_BYTES < this.#maxBytes;
    if (isSmall && statuses.length <= MAX_REPORTS) return this.#send({ type: 'webviews', webviews: statuses });
    const middle = Math.ceil(statuses.length / 2);
    if (statuses.length < 2) return;
    this.#sendParts(statuses.slice(0, middle));
    this.#sendParts(statuses.slice(middle));
  }

  #refill(): void {
    this.#credit += 1;
    if (this.#credit === 1) return this.#flush();
    if (this.#credit < BURST) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Null if the server knows it: a web view that was sent elsewhere is loading. */
  #newStatus(tabId: string): WebviewStatus | null {
    const [report, state, former] = [this.#reportOf(tabId), this.#rendered.get(tabId), this.#statuses.get(tabId)];
    if (!report || !state) return null;
    const status = { tabId, revision: state.revision, ...report };
    if (JSON.stringify(status) === JSON.stringify(former)) return null;
    return status.state === 'loading' && former && !isSameLoad(status, former) ? null : status;
  }
}

const isSameLoad = (one: WebviewStatus, other: WebviewStatus): boolean =>
  (['sentTo', 'loads', 'reloads', 'proxied'] as const).every((field) => one[field] === other[field]);
