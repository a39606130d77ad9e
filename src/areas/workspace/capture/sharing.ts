// Finds a browser that shares what a screenshot needs, and asks the user to share if none does.
import { randomUUID } from 'node:crypto';
import type { Schemas } from '../../../../generated/workspace/contract.ts';
import type { Clock } from '../../../base/clock.ts';
import { Problem } from '../../../base/problem.ts';
import type { Browser, Browsers, Share } from '../browsers/browsers.ts';
import { keyOf, type WorkspaceName } from '../workspace.ts';
import type { WorkspaceLog } from '../workspace-log.ts';

export const RETRY = { headers: { 'Retry-After': '5' } } as const;

export interface ShareRequest {
  readonly share: Share;
  /** The name of the program. */
  readonly by: string;
  readonly reason?: string | undefined;
  /** Epoch milliseconds: when to stop waiting for the user. */
  readonly until: number;
  readonly signal: AbortSignal;
}

/** How long the prompt of a request that does not wait stays, so that the user can answer before the program retries. */
const PROMPT_MS = 30_000;

const WHAT: Readonly<Record<Share, string>> = { tab: 'the tab', screen: 'the screen' };

export function statusOf(open: readonly Pick<Browser, 'sharing'>[]): Schemas['ScreenshotStatus'] {
  const tabShared = open.some(({ sharing }) => sharing.tab);
  const screenShared = open.some(({ sharing }) => sharing.screen);
  return {
    browsers: open.length,
    tabShared,
    screenShared,
    sharing: { active: tabShared || screenShared },
    availableScopes: [
      ...(tabShared ? (['panel', 'workspace'] as const) : []),
      ...(screenShared ? (['screen'] as const) : []),
    ],
  };
}

export const sameShares = (one: Schemas['ScreenshotStatus'], other: Schemas['ScreenshotStatus']): boolean =>
  one.tabShared === other.tabShared && one.screenShared === other.screenShared;

export class SharingService {
  readonly #browsers: Browsers;
  readonly #clock: Clock;
  readonly #log: WorkspaceLog;
  readonly #stopping: AbortSignal;

  /** `stopping` is aborted when the server shuts down. */
  constructor(browsers: Browsers, clock: Clock, log: WorkspaceLog, stopping: AbortSignal) {
    this.#browsers = browsers;
    this.#clock = clock;
    this.#log = log;
    this.#stopping = stopping;
  }

  status(workspace: WorkspaceName): Schemas['ScreenshotStatus'] {
    return statusOf(this.#browsers.of(workspace));
  }

  /** Calls when sharing has changed. Returns a function that stops. */
  watch(workspace: WorkspaceName, changed: (status: Schemas['ScreenshotStatus']) => void): () => void {
    let last = this.status(workspace);
    return this.#browsers.watch((where) => {
      if (keyOf(where) !== keyOf(workspace)) return;
      const status = this.status(workspace);
      if (!sameShares(last, status)) changed(status);
      last = status;
    });
  }

  /** The browser that shares, the last focused if there are several. Asks the user if there is none. */
  async find(workspace: WorkspaceName, request: ShareRequest): Promise<Browser> {
    const isWaiting = this.#clock.now() < request.until;
    const prompts: (() => void)[] = [];
    try {
      return await this.#findOrAsk(workspace, request, prompts);
    } finally {
      if (isWaiting) for (const withdraw of prompts) withdraw();
    }
  }

  async #findOrAsk(workspace: WorkspaceName, request: ShareRequest, prompts: (() => void)[]): Promise<Browser> {
    const { share, until, signal } = request;
    let asked: Browser | null = null;
    for (;;) {
      const found = this.#browsers.lastFocused(workspace, ({ sharing }) => sharing[share]);
      if (found) return found;
      this.#stopping.throwIfAborted();
      const isOver = this.#clock.now() >= until;
      const able = this.#browsers.lastFocused(workspace, ({ canShare }) => canShare[share]);
      if (!able && (isOver || asked === null)) throw this.#unable(workspace, share);
      // A browser that still shows the prompt is not asked again.
      if (able && !this.#browsers.of(workspace).some((browser) => browser === asked)) {
        prompts.push(this.ask(able, request));
        asked = able;
      }
      if (isOver || signal.aborted) throw sharingOff(share);
      await this.#change(workspace, until, AbortSignal.any([signal, this.#stopping]));
    }
  }

  /** The page shows a prompt. Sharing starts only with the user's click. Returns a function that hides the prompt. */
  ask(browser: Browser, { share, by, reason, until }: ShareRequest): () => void {
    const request = randomUUID();
    void browser.peer.send({ type: 'ask-share', request, by, share, ...(reason === undefined ? {} : { reason }) });
    this.#log.add(browser.workspace, { text: `To take a screenshot, share ${WHAT[share]}.`, level: 'warning' });
    const withdraw = () => {
      cancel();
      void browser.peer.send({ type: 'share-withdrawn', request });
    };
    const cancel = this.#clock.at(Math.max(until, this.#clock.now() + PROMPT_MS), withdraw);
    return withdraw;
  }

  #unable(workspace: WorkspaceName, share: Share): Problem {
    if (this.#browsers.of(workspace).length === 0) return new Problem('no-browser');
    const can = share === 'tab' ? ' Use Chromium 132 or later.' : '';
    const detail = `No browser with this workspace open can share ${WHAT[share]} for screenshots.${can}`;
    return new Problem('capture-unsupported', detail);
  }

  /** Resolves at the next change of the workspace's browsers, at `until`, on abort or at shutdown. */
  async #change(workspace: WorkspaceName, until: number, signal: AbortSignal): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const stops = [
      this.#clock.at(until, resolve),
      this.#browsers.watch((where) => keyOf(where) === keyOf(workspace) && resolve()),
    ];
    signal.addEventListener('abort', () => resolve(), { once: true });
    await promise;
    for (const stop of stops) stop();
  }
}

export const sharingOff = (share: Share): Problem =>
  new Problem(
    'sharing-off',
    `The user has been asked to share ${WHAT[share]}. Ask them to allow it, then try again in a few seconds.`,
    RETRY,
  );
