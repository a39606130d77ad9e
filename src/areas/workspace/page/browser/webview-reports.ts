// Reports the status of web views to the server, so that it need not ask for it.
import type { Layout, WebviewStatus, WorkspaceChannel } from '../../../../../generated/workspace/messages.ts';
import { tabsOf } from './layout-tree.ts';

/** Without the fields of the layout message that it belongs to. */
export type WebviewReport = Omit<WebviewStatus, 'tabId' | 'revision'>;

/** The state of each tab in a layout, and the first revision that had it. */
type States = Map<string, { readonly text: string; readonly revision: number }>;

/** Messages that may be sent at once, and one more after each interval: pages can change as often as they like. */
const BURST = 20;
const INTERVAL_MS = 100;
/** Web views per message. */
const MAX_REPORTS = 100;
/** Most UTF-8 bytes per UTF-16 code unit. */
const MAX_BYTES = 3;

export class WebviewReports {
  readonly #send: (message: WorkspaceChannel['client']) => void;
  readonly #reportOf: (tabId: string) => WebviewReport | null;
  /** Of the latest layout, and of the one that is rendered. */
  #received: States = new Map();
  #drawn: States = new Map();
  readonly #sent = new Map<string, WebviewStatus>();
  readonly #changed = new Set<string>();
  #credit = BURST;
  #timer: ReturnType<typeof setInterval> | undefined;
  #isScheduled = false;
  /** Whether the server does not know yet that this page reports. */
  #isFirst = true;
  /** The largest message that the server accepts. */
  #maxBytes = 0;

  constructor(send: (message: WorkspaceChannel['client']) => void, reportOf: (tabId: string) => WebviewReport | null) {
    this.#send = send;
    this.#reportOf = reportOf;
  }

  /** Reports all web views again once they are rendered, to a server that may know none. */
  restart(maxBytes: number): void {
    this.#maxBytes = maxBytes;
    this.#received.clear();
    this.#sent.clear();
    this.#isFirst = true;
    this.#schedule();
  }

  /** To be called for every layout that arrives, also for those that are not rendered. */
  received(revision: number, layout: Layout): void {
    const former = this.#received;
    this.#received = new Map(
      tabsOf(layout).map(({ id, panelState }) => {
        const [text, known] = [JSON.stringify(panelState), former.get(id)];
        return [id, known?.text === text ? known : { text, revision }];
      }),
    );
  }

  /** To be called when the latest layout is rendered, before its web views change. */
  drawn(): void {
    this.#drawn = this.#received;
    for (const tabId of this.#sent.keys()) if (!this.#drawn.has(tabId)) this.#sent.delete(tabId);
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
    for (const report of reports) this.#sent.set(report.tabId, report);
    this.#sendParts(reports);
    this.#credit = Math.max(0, this.#credit - 1);
    this.#timer ??= setInterval(() => this.#refill(), INTERVAL_MS);
  }

  /** A message that is too large would close the connection. */
  #sendParts(webviews: WebviewStatus[]): void {
    const isSmall = JSON.stringify(webviews).length * MAX_BYTES < this.#maxBytes;
    if (isSmall && webviews.length <= MAX_REPORTS) return this.#send({ type: 'webviews', webviews });
    const middle = Math.ceil(webviews.length / 2);
    if (webviews.length < 2) return;
    this.#sendParts(webviews.slice(0, middle));
    this.#sendParts(webviews.slice(middle));
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
    const [report, state, sent] = [this.#reportOf(tabId), this.#drawn.get(tabId), this.#sent.get(tabId)];
    if (!report || !state) return null;
    const status = { tabId, revision: state.revision, ...report };
    if (JSON.stringify(status) === JSON.stringify(sent)) return null;
    return status.state === 'loading' && sent && !isSameLoad(status, sent) ? null : status;
  }
}

const isSameLoad = (one: WebviewStatus, other: WebviewStatus): boolean =>
  (['sentTo', 'loads', 'reloads', 'proxied'] as const).every((field) => one[field] === other[field]);
