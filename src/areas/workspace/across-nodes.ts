// What needs a browser, done on the node that has it.
import type { Settings } from '../../../generated/config/settings.ts';
import type { Schemas } from '../../../generated/workspace/contract.ts';
import type { MaybePromise } from '../../base/async/maybe-promise.ts';
import { oneAtATime } from '../../base/async/one-at-a-time.ts';
import { Problem } from '../../base/problem.ts';
import { NoReplyError } from '../../base/state/nodes/mailbox.ts';
import { MAX_VALUE_BYTES } from '../../base/state/port.ts';
import type { Actor } from './actors.ts';
import type { BrowserNodes, OpenBrowser } from './browsers/browser-nodes.ts';
import { shareOf } from './capture/captured-tab.ts';
import type { CaptureRequest, CaptureService, Picture } from './capture/service.ts';
import { RETRY, sameShares, statusOf } from './capture/sharing.ts';
import { type SandboxService, TOO_LARGE, UNHEARD } from './panels/sandbox-service.ts';
import { LOAD_MS, type WebviewService } from './panels/webview-service.ts';
import type { WorkspaceName } from './workspace-name.ts';

type Services = {
  readonly sandbox: SandboxService;
  readonly webview: WebviewService;
  readonly capture: CaptureService;
};

/** As callers see them. */
export interface BrowserServices {
  readonly sandbox: Pick<SandboxService, 'eval' | 'getEval'>;
  readonly webview: Pick<WebviewService, 'untilLoaded' | 'look'>;
  readonly capture: Pick<CaptureService, 'capture' | 'watch'> & {
    readonly status: (workspace: WorkspaceName) => MaybePromise<Schemas['ScreenshotStatus']>;
  };
  readonly focusedLeaf: (workspace: WorkspaceName) => MaybePromise<string | null>;
}

type Limits = Pick<Settings['panels'], 'evalTimeoutMs' | 'evalSlackMs' | 'captureTimeoutMs'>;
type SentPicture = Omit<Picture, 'bytes'> & { readonly bytes: string };
type PlacedBrowser = Awaited<ReturnType<BrowserNodes['list']>>[number];
type Rank = (browser: OpenBrowser) => number;
type EvalArguments = Parameters<SandboxService['eval']>;
type LoadArguments = Parameters<WebviewService['untilLoaded']>;

/** What the way there and back may take, beyond what the other node may. */
const BETWEEN_NODES_MS = 3_000;
/** Of an eval, which another node sends back as one value. */
const MAX_OUTCOME_BYTES = MAX_VALUE_BYTES - 1_024;

export function acrossNodes(nodes: BrowserNodes, services: Services, limits: Limits): BrowserServices {
  const { sandbox, webview, capture } = services;
  nodes.answer('eval', async (given: EvalArguments) => {
    const outcome = await sandbox.eval(...given);
    return Buffer.byteLength(JSON.stringify(outcome)) > MAX_OUTCOME_BYTES ? TOO_LARGE : outcome;
  });
  nodes.answer('load', (given: LoadArguments) => webview.untilLoaded(...given));
  nodes.answer('look', (given: Parameters<WebviewService['look']>) => webview.look(...given));
  nodes.answer('capture', async ([workspace, request, by]: [WorkspaceName, CaptureRequest, Actor?]) => {
    const picture = await capture.capture(workspace, request, new AbortController().signal, by);
    return { ...picture, bytes: picture.bytes.toString('base64') };
  });

  /** Of the best ranked the one last focused; of equals ours. Null: nobody has the workspace open. */
  const choose = async (workspace: WorkspaceName, rank: Rank = () => 0): Promise<PlacedBrowser | null> =>
    (await nodes.list(workspace))
      .toSorted(
        (one, other) => rank(other.browser) - rank(one.browser) || other.browser.attention - one.browser.attention,
      )
      .at(0) ?? null;

  /** `lost` decides where the other node did not reply. */
  const at = async <T>(
    node: string | null | undefined,
    subject: string,
    given: readonly unknown[],
    timeoutMs: number,
    here: () => Promise<T>,
    lost: (error: NoReplyError) => Promise<T>,
  ): Promise<T> => {
    if (!node) return here();
    try {
      return await nodes.ask<T>(node, subject, given, timeoutMs + BETWEEN_NODES_MS);
    } catch (error) {
      if (error instanceof NoReplyError) return lost(error);
      throw error;
    }
  };

  return {
    sandbox: {
      getEval: sandbox.getEval.bind(sandbox),
      eval: async (workspace, tabId, code, timeoutMs = limits.evalTimeoutMs, by) => {
        const given: EvalArguments = [workspace, tabId, code, timeoutMs, by];
        const here = () => sandbox.eval(...given);
        const lost = async ({ outcome }: NoReplyError) => (outcome === 'withdrawn' ? here() : UNHEARD);
        const node = (await choose(workspace))?.node;
        return at(node, 'eval', given, timeoutMs + limits.evalSlackMs, here, lost);
      },
    },
    webview: {
      untilLoaded: async (workspace, placed, timeoutMs = LOAD_MS) => {
        const given: LoadArguments = [workspace, placed, timeoutMs];
        const here = () => webview.untilLoaded(...given);
        const lost = async () => {
          throw new Problem('load-timeout', 'The browser did not respond in time.');
        };
        await at((await choose(workspace))?.node, 'load', given, timeoutMs, here, lost);
      },
      look: async (...given) => {
        const here = () => webview.look(...given);
        return at((await choose(given[0]))?.node, 'look', given, limits.evalSlackMs, here, here);
      },
    },
    capture: {
      capture: async (workspace, request, signal, by) => {
        const share = shareOf(request);
        const rank: Rank = ({ sharing, canShare }) =>
          share ? 2 * Number(sharing[share]) + Number(canShare[share]) : 0;
        const node = (await choose(workspace, rank))?.node;
        if (!node) return capture.capture(workspace, request, signal, by);
        const timeoutMs = limits.captureTimeoutMs + request.waitForSharing * 1_000;
        const lost = async () => {
          throw new Problem('capture-timeout', 'The browser did not respond in time.', RETRY);
        };
        const { bytes, ...picture } = await at<SentPicture>(
          node,
          'capture',
          [workspace, request, by],
          timeoutMs,
          lost,
          lost,
        );
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
  ); // the database is away: a hint follows
  const stop = nodes.watch(workspace, look);
  return () => {
    open = false;
    stop();
  };
}
