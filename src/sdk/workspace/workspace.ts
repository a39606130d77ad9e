// A high-level client of a workspace: show a page, run code, take a screenshot.
import { createWorkspaceClient } from '../../../generated/workspace/client.ts';
import type { Schemas, Workspace } from '../../../generated/workspace/contract.ts';
import { SANDBOX, WEB_VIEW } from '../../../generated/workspace/panel-types.ts';
import { isProblem, Problem } from '../../base/problem.ts';
import type { Client } from '../../contract/client/call.ts';
import type { ClientOptions, OpenEnums } from '../../contract/client/index.ts';
import { wait } from '../../contract/client/retry.ts';

export interface WorkspaceOptions extends ClientOptions<'apiKey' | 'sessionToken'> {
  readonly owner: string;
  readonly repo: string;
}

export interface ShownPage {
  readonly tabId: string;
  readonly panelId: string;
  /** Whether the tab had to be opened. */
  readonly opened: boolean;
}

export interface ShowOptions {
  /** Waits until the page has loaded. */
  readonly wait?: boolean;
  /** Turns on proxy mode, which shows pages that forbid framing and lets programs look at them and act in them. */
  readonly proxy?: boolean;
}

export interface EvaluateOptions {
  /** The leaf of the sandbox. Default: the first sandbox, or a new one. */
  readonly panelId?: string | undefined;
  /** The sandbox's tab in that leaf. Default: its active tab. */
  readonly tabId?: string | undefined;
  /** Time limit for the code in milliseconds. */
  readonly timeoutMs?: number | undefined;
  /** How long to wait for a browser to open the workspace; 0 throws at once. 60 000 by default. */
  readonly waitMs?: number | undefined;
  /** Called while waiting for a browser to run the code. Tell the user to open the workspace. */
  readonly onQueued?: ((evalId: string) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

export type ListedTab = OpenEnums<Schemas['TabList']>['tabs'][number];
export type EvalOutcome = OpenEnums<Schemas['EvalOutcome']>;

type Capture = Schemas['CaptureScreenshot'];

export interface ScreenshotOptions extends Partial<Omit<Capture, 'scope' | 'method' | 'waitForSharing'>> {
  /** Default: `panel` if `panelId`, `tabId` or `name` is given, else `workspace`. */
  readonly scope?: Schemas['CaptureScope'] | undefined;
  /** `element-capture` by default; `drawn` captures a sandbox, or a page in proxy mode, without sharing. */
  readonly method?: Schemas['CaptureMethod'] | undefined;
  /** Called when the page has asked the user to share. Ask them to allow it. */
  readonly onSharingOff?: (() => void) | undefined;
  /** How long to wait for sharing in milliseconds; 0, the default, throws immediately. */
  readonly waitMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface WorkspaceControl {
  readonly client: Client<Workspace>;
  /**
   * Shows `url` in the web view tab named `name`: opens the tab, navigates it, or reloads it if it already shows `url`.
   * Tabs that another program opened are not used.
   */
  openOrRefresh(name: string, url: string, options?: ShowOptions): Promise<ShownPage>;
  /** Runs code in a sandbox in the open browser. Returns the outcome with its console output. */
  run(code: string, options?: EvaluateOptions): Promise<EvalOutcome>;
  /** Like `run`, but returns only the value. Throws a SandboxError if the code fails. */
  evaluate<T = unknown>(code: string, options?: EvaluateOptions): Promise<T>;
  /** Returns the bytes of a PNG. */
  screenshot(options?: ScreenshotOptions): Promise<Uint8Array>;
  /** Returns a data URL with its size and whether the page had loaded. */
  picture(options?: ScreenshotOptions): Promise<OpenEnums<Schemas['Screenshot']>>;
  /** Asks the person, or with `id` goes on with an earlier request, and waits for the answer, at most `timeoutMs`. */
  ask(
    body: Schemas['AskUser'],
    options?: { timeoutMs?: number; signal?: AbortSignal; id?: string | undefined },
  ): Promise<OpenEnums<Schemas['UserRequest']>>;
  /** Finds a tab by id, by name, or as the active tab of a panel id. Throws a Problem if there is none. */
  findTab(nameOrId: string): Promise<ListedTab>;
}

/** The code failed, or no browser ran it. If no browser ran it, pass `evalId` to `getEval` later. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
  readonly evalId: string | undefined;
  constructor(message: string, evalId?: string) {
    super(message);
    this.evalId = evalId;
  }
}

const POLL_MS = 500;
const WAIT_MS = 60_000;
const LOAD_MS = 20_000;
/** Per call, because a response must arrive within the client's time limit. */
const SHARE_WAIT_S = 15;
const FOLLOW_AGAIN_MS = 1_000;
/** For about a minute, for example while the server restarts. */
const MAX_FAILED_STREAMS = 60;

export function createWorkspace({ owner, repo, ...options }: WorkspaceOptions): WorkspaceControl {
  const client = createWorkspaceClient(options);
  const path = { owner, repo };

  const activate = (tabId: string) => activateTab({ client, path }, tabId);

  const run = async (code: string, evaluateOptions: EvaluateOptions = {}): Promise<EvalOutcome> => {
    const { panelId: leaf, timeoutMs, waitMs = WAIT_MS, onQueued, signal } = evaluateOptions;
    const { panelId, tabId } =
      leaf === undefined ? await findSandbox() : { panelId: leaf, tabId: evaluateOptions.tabId };
    const body = {
      panelId,
      ...(tabId === undefined ? {} : { tabId }),
      action: 'eval',
      code,
      ...(timeoutMs === undefined ? {} : { timeout_ms: timeoutMs }),
    } as const;
    let outcome = await client.controlSandbox({ path, body }, signal);
    const deadline = performance.now() + waitMs;
    if (outcome?.status === 'queued' && waitMs > 0) onQueued?.(outcome.evalId);
    while (outcome?.status === 'queued' && performance.now() < deadline) {
      const { evalId } = outcome;
      await wait(POLL_MS, signal);
      outcome = await client.getEval({ path: { ...path, evalId } }, signal);
    }
    return outcome ?? { status: 'executed' };
  };

  const evaluate = async <T>(code: string, evaluateOptions: EvaluateOptions = {}): Promise<T> => {
    const outcome = await run(code, evaluateOptions);
    if (outcome.status === 'executed') return outcome.result as T;
    if (outcome.status === 'error') throw new SandboxError(outcome.error);
    throw new SandboxError('No browser has the workspace open.', outcome.evalId);
  };

  const ask: WorkspaceControl['ask'] = async (body, { timeoutMs, signal, id } = {}) => {
    const requestPath = { ...path, requestId: id ?? (await client.askUser({ path, body })).id }; // with its id, it can be withdrawn
    const request = { path: requestPath };
    const over = new AbortController();
    try {
      const ended = followRequest(client, request, signal);
      const late = timeoutMs === undefined ? null : wait(timeoutMs, over.signal).catch(() => {});
      const answered = await Promise.race(late ? [ended, late] : [ended]);
      // The stream stays open, so that the card does. It ends with the request or the process.
      if (!answered) ended.catch(() => {});
      if (!answered) return await client.getRequest(request, signal);
      await client.withdrawRequest(request).catch(() => {}); // deletes the answer
      return answered;
    } catch (error) {
      if (signal?.aborted) await client.withdrawRequest(request).catch(() => {});
      throw error;
    } finally {
      over.abort();
    }
  };

  const findTab = async (nameOrId: string): Promise<ListedTab> => {
    const { tabs } = await client.listTabs({ path });
    const tab =
      tabs.find(({ tabId }) => tabId === nameOrId) ??
      tabs.find(({ name }) => name === nameOrId) ??
      tabs.find(({ panelId, isActive }) => isActive && panelId === nameOrId);
    if (!tab) throw new Problem('tab-not-found', `No tab has the name or id ${nameOrId}.`);
    return tab;
  };

  const screenshot = (screenshotOptions: ScreenshotOptions = {}): Promise<Uint8Array> =>
    capture(screenshotOptions, (body) =>
      client.captureScreenshot.as('image/png', { path, body }, screenshotOptions.signal),
    );

  const picture = (screenshotOptions: ScreenshotOptions = {}): Promise<OpenEnums<Schemas['Screenshot']>> =>
    capture(screenshotOptions, (body) => client.captureScreenshot({ path, body }, screenshotOptions.signal));

  /** Shows a sandbox to the user; opens one if there is none. */
  const findSandbox = async (): Promise<{ readonly panelId: string; readonly tabId: string }> => {
    const { tabs } = await client.listTabs({ path });
    const sandboxes = tabs.filter(({ panelType }) => panelType === SANDBOX);
    const sandbox = sandboxes.find(({ isActive }) => isActive) ?? sandboxes[0];
    if (!sandbox) return client.openTab({ path, body: { panelType: SANDBOX } });
    if (!sandbox.isActive) await activate(sandbox.tabId);
    return sandbox;
  };

  return {
    client,
    openOrRefresh: (name, url, showOptions) => openOrRefresh({ client, path }, name, url, showOptions),
    ...{ run, evaluate, screenshot, picture, ask, findTab },
  };
}

/** Follows a request until it has ended. */
async function followRequest(
  { getRequest }: Client<Workspace>,
  request: Parameters<Client<Workspace>['getRequest']>[0],
  signal: AbortSignal | undefined,
): Promise<OpenEnums<Schemas['UserRequest']>> {
  for (let failed = 0; ; failed++) {
    try {
      for await (const { data } of getRequest.stream(request, signal)) {
        if (data.status !== 'waiting' && data.status !== 'seen') return data;
        failed = 0;
      }
    } catch (error) {
      const isFinal = isProblem(error) && error.status < 500 && error.status !== 429;
      if (signal?.aborted || isFinal || failed === MAX_FAILED_STREAMS) throw error;
    }
    await wait(FOLLOW_AGAIN_MS, signal);
  }
}

/** A workspace, and the client to call it with. */
interface WorkspacePath {
  readonly client: Client<Workspace>;
  readonly path: { readonly owner: string; readonly repo: string };
}

async function openOrRefresh(
  workspace: WorkspacePath,
  name: string,
  url: string,
  { wait = false, proxy = false }: ShowOptions = {},
): Promise<ShownPage> {
  const { client, path } = workspace;
  const { tabs } = await client.listTabs({ path, query: {} });
  const isFree = ({ openedBy, isOwn }: ListedTab) => !openedBy || isOwn;
  const existing = tabs.find((tab) => tab.panelType === WEB_VIEW && tab.name === name && isFree(tab));
  const open = async (initialState: { url?: string }): Promise<ShownPage> => {
    const body = { panelType: WEB_VIEW, displayName: name, initialState: { ...initialState, proxyEnabled: proxy } };
    const { tabId, panelId } = await client.openTab({ path, body });
    return { tabId, panelId, opened: true };
  };
  if (!existing && !wait) return open({ url });
  const page = existing ? { tabId: existing.tabId, panelId: existing.panelId, opened: false } : await open({});
  const { tabId, panelId } = page;
  try {
    if (existing) await activateTab(workspace, tabId);
    const navigation = { action: 'navigate', url, ...(proxy ? { proxy } : {}) } as const;
    const reload = { action: 'refresh' } as const;
    const load = { ...navigation, wait: 'load', timeout_ms: LOAD_MS } as const;
    const action = wait ? load : isShown(existing, url, proxy) ? reload : navigation;
    await client.controlWebview({ path, body: { panelId, tabId, ...action } });
  } catch (error) {
    const former = tabs.find((tab) => tab.panelId === panelId && tab.isActive);
    if (isRejected(error)) await restore(workspace, page, former?.tabId);
    throw error;
  }
  return page;
}

const activateTab = ({ client, path }: WorkspacePath, tabId: string) =>
  client.updateTab({ path: { ...path, tabId }, body: { active: true } });

/** Closes the tab if it is new, and activates the previous one. */
async function restore(
  workspace: WorkspacePath,
  { tabId, opened }: ShownPage,
  previousTab: string | null | undefined,
): Promise<void> {
  const { client, path } = workspace;
  try {
    if (opened) await client.closeTab({ path: { ...path, tabId } });
    if (previousTab) await activateTab(workspace, previousTab);
  } catch {} // the user may have closed the tab; the original error matters more
}

/** Takes the screenshot again while the user decides to share the screen, for `waitMs`. */
async function capture<T>(options: ScreenshotOptions, take: (body: Capture) => Promise<T>): Promise<T> {
  const { onSharingOff, waitMs = 0, signal: _, ...target } = options;
  const isPanel = [target.panelId, target.tabId, target.name].some((value) => value !== undefined);
  const request = { ...target, scope: target.scope ?? (isPanel ? 'panel' : 'workspace') };
  const deadline = performance.now() + waitMs;
  for (let isRetry = false; ; isRetry = true) {
    const secondsLeft = Math.ceil((deadline - performance.now()) / 1000);
    const waitForSharing = isRetry ? Math.min(SHARE_WAIT_S, Math.max(0, secondsLeft)) : 0;
    const body = { ...request, waitForSharing } as Capture;
    try {
      return await take(body);
    } catch (error) {
      const isOff = isProblem(error) && error.is('sharing-off');
      if (isOff && !isRetry) onSharingOff?.();
      if (!isOff || performance.now() >= deadline) throw error;
    }
  }
}

/** False if the page loads too slowly, or will load once a browser is open. */
const isRejected = (error: unknown): boolean => !isProblem(error) || !error.is('load-timeout', 'no-browser');

/** In proxy mode if that is asked for. */
const isShown = (tab: ListedTab | undefined, url: string, proxy: boolean): boolean =>
  URL.canParse(url) && tab?.panelState.url === new URL(url).href && (!proxy || tab.panelState.proxyEnabled === true);
