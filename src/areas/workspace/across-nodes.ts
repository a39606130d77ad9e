// Routes operations that need a browser to the node that the browser is connected to.
import type { Settings } from '../../../generated/config/settings.ts';
import type { Schemas } from '../../../generated/workspace/contract.ts';
import type { MaybePromise } from '../../base/async/maybe-promise.ts';
import { oneAtATime } from '../../base/async/one-at-a-time.ts';
import { Problem } from '../../base/problem.ts';
import { NoReplyError } from '../../base/state/nodes/mailbox.ts';
import { MAX_VALUE_BYTES } from '../../base/state/port.ts';
import type { BrowserNodes, OpenBrowser } from './browsers/browser-nodes.ts';
import { shareOf } from './capture/captured-tab.ts';
import type { CaptureRequest, CaptureService, Picture } from './capture/service.ts';
import { RETRY, sameShares, statusOf } from './capture/sharing.ts';
import { type Evals, TOO_LARGE, UNCONFIRMED } from './panels/evals.ts';
import { UNCONFIRMED as ACTIONS_UNCONFIRMED, LOAD_MS, performMs, type WebviewPages } from './panels/webview-pages.ts';
import type { Workspace, WorkspaceName } from './workspace.ts';

type Services = {
  readonly evals: Evals;
  readonly pages: WebviewPages;
  readonly capture: CaptureService;
};

export interface BrowserServices {
  readonly evals: Pick<Evals, 'run' | 'get'>;
  readonly pages: Pick<WebviewPages, 'untilLoaded' | 'read' | 'perform'>;
  readonly capture: Pick<CaptureService, 'capture' | 'watch'> & {
    readonly status: (workspace: WorkspaceName) => MaybePromise<Schemas['ScreenshotStatus']>;
  };
  readonly focusedLeaf: (workspace: WorkspaceName) => MaybePromise<string | null>;
}

type Limits = Pick<Settings['panels'], 'evalTimeoutMs' | 'evalSlackMs' | 'captureTimeoutMs'>;
type SentPicture = Omit<Picture, 'bytes'> & { readonly bytes: string };
type PlacedBrowser = Awaited<ReturnType<BrowserNodes['list']>>[number];
type Rank = (browser: OpenBrowser) => number;
type EvalArguments = Parameters<Evals['run']>;
type LoadArguments = Parameters<WebviewPages['untilLoaded']>;

interface NodeCall<T> {
  readonly subject: string;
  readonly body: readonly unknown[];
  readonly timeoutMs: number;
  readonly onNoReply: (error: NoReplyError) => Promise<T>;
}

/** Added to the timeout of the other node, for the messages between the nodes. */
const BETWEEN_NODES_MS = 3_000;
const NO_RESPONSE = 'The browser did not respond in time.';
/** Another node returns the outcome of an eval as one database value. */
const MAX_OUTCOME_BYTES = MAX_VALUE_BYTES - 1_024;

export function acrossNodes(nodes: BrowserNodes, services: Services, limits: Limits): BrowserServices {
  const { evals, pages, capture } = services;
  nodes.answer('eval', async (given: EvalArguments) => {
    const outcome = await evals.run(...given);
    return Buffer.byteLength(JSON.stringify(outcome)) > MAX_OUTCOME_BYTES ? TOO_LARGE : outcome;
  });
  nodes.answer('load', (given: LoadArguments) => pages.untilLoaded(...given));
  nodes.answer('look', (given: Parameters<WebviewPages['read']>) => pages.read(...given));
  nodes.answer('perform', (given: Parameters<WebviewPages['perform']>) => pages.perform(...given));
  nodes.answer('capture', async ([workspace, request]: [Workspace, CaptureRequest]) => {
    const picture = await capture.capture(workspace, request, new AbortController().signal);
    return { ...picture, bytes: picture.bytes.toString('base64') };
  });

  /** The highest-ranked browser, then the last focused; this node's wins a tie. Null: the workspace is not open. */
  const choose = async (workspace: WorkspaceName, rank: Rank = () => 0): Promise<PlacedBrowser | null> =>
    (await nodes.list(workspace))
      .toSorted(
        (one, other) => rank(other.browser) - rank(one.browser) || other.browser.attention - one.browser.attention,
      )
      .at(0) ?? null;

  const callNode = async <T>(node: string, { subject, body, timeoutMs, onNoReply }: NodeCall<T>): Promise<T> => {
    try {
      return await nodes.ask<T>(node, subject, body, timeoutMs + BETWEEN_NODES_MS);
    } catch (error) {
      if (error instanceof NoReplyError) return onNoReply(error);
      throw error;
    }
  };

  return {
    evals: {
      get: evals.get.bind(evals),
      run: async (workspace, tabId, code, timeoutMs = limits.evalTimeoutMs) => {
        const body: EvalArguments = [workspace, tabId, code, timeoutMs];
        const node = (await choose(workspace))?.node;
        if (!node) return evals.run(...body);
        return callNode<Schemas['EvalOutcome']>(node, {
          subject: 'eval',
          body,
          timeoutMs: timeoutMs + limits.evalSlackMs,
          onNoReply: async ({ outcome }) => (outcome === 'withdrawn' ? evals.run(...body) : UNCONFIRMED),
        });
      },
    },
    pages: {
      untilLoaded: async (workspace, placed, timeoutMs = LOAD_MS) => {
        const body: LoadArguments = [workspace, placed, timeoutMs];
        const node = (await choose(workspace))?.node;
        if (!node) return pages.untilLoaded(...body);
        const onNoReply = () => Promise.reject(new Problem('load-timeout', NO_RESPONSE));
        await callNode(node, { subject: 'load', body, timeoutMs, onNoReply });
      },
      read: async (...body) => {
        const node = (await choose(body[0]))?.node;
        const readHere = () => pages.read(...body);
        if (!node) return readHere();
        return callNode(node, { subject: 'look', body, timeoutMs: limits.evalSlackMs, onNoReply: readHere });
      },
      perform: async (...body) => {
        const node = (await choose(body[0]))?.node;
        const performHere = () => pages.perform(...body);
        if (!node) return performHere();
        const onNoReply = async ({ outcome }: NoReplyError) => {
          if (outcome === 'withdrawn' || body[2].do !== 'act') return performHere();
          throw new Problem('actions-unconfirmed', ACTIONS_UNCONFIRMED);
        };
        return callNode(node, { subject: 'perform', body, timeoutMs: performMs(body[2]), onNoReply });
      },
    },
    capture: {
      capture: async (workspace, request, signal) => {
        const share = shareOf(request);
        const rank: Rank = ({ sharing, canShare }) =>
          share ? 2 * Number(sharing[share]) + Number(canShare[share]) : 0;
        const node = (await choose(workspace, rank))?.node;
        if (!node) return capture.capture(workspace, request, signal);
        const { bytes, ...picture } = await callNode<SentPicture>(node, {
          subject: 'capture',
          body: [workspace, request],
          timeoutMs: limits.captureTimeoutMs + request.waitForSharing * 1_000,
          onNoReply: () => Promise.reject(new Problem('capture-timeout', NO_RESPONSE, RETRY)),
        });
        return { ...picture, bytes: Buffer.from(bytes, 'base64') };
      },
      status: async (workspace) => statusOf((await nodes.list(workspace)).map(({ browser }) => browser)),
      watch: (workspace, changed) => watchShares(nodes, workspace, changed),
    },
    focusedLeaf: async (workspace) => (await choose(workspace))?.browser.leaf ?? null,
  };
}

function watchShares(
  nodes: BrowserNodes,
  workspace: WorkspaceName,
  changed: (status: Schemas['ScreenshotStatus']) => void,
): () => void {
  let last: Schemas['ScreenshotStatus'] | null = null;
  let open = true;
  const look = oneAtATime(
    async () => {
      const status = statusOf((await nodes.list(workspace)).map(({ browser }) => browser));
      if (open && last && !sameShares(last, status)) changed(status);
      last = status;
    },
    () => {},
  ); // while the database is unreachable; a notification follows
  const stop = nodes.watch(workspace, look);
  return () => {
    open = false;
    stop();
  };
}
