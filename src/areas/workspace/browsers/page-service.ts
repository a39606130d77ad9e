// The connected pages: admits them, sends them changes and presence, and applies what they send.
import type { Settings } from '../../../../generated/config/settings.ts';
import type {
  CommandOutcome,
  Person,
  RefusedMessage,
  WorkspaceChannel,
} from '../../../../generated/workspace/messages.ts';
import type { MaybePromise } from '../../../base/async/maybe-promise.ts';
import { oneAtATime } from '../../../base/async/one-at-a-time.ts';
import type { Callers } from '../../../base/caller.ts';
import { isProblem, Problem } from '../../../base/problem.ts';
import { ignoreStateErrors } from '../../../base/state/nodes/mailbox.ts';
import { StateError } from '../../../base/state/port.ts';
import type { Actor } from '../actors.ts';
import type { LayoutService } from '../layout/service.ts';
import type { Evals } from '../panels/evals.ts';
import { keyOf, type WorkspaceName } from '../workspace.ts';
import type { WorkspaceLog } from '../workspace-log.ts';
import type { Browser, Browsers, PagePeer, Sharing } from './browsers.ts';
import type { Commands } from './commands.ts';

export type PageLimits = Pick<Settings['panels'], 'maxReplyBytes' | 'maxBrowsers'>;

export interface PageDependencies {
  readonly layout: LayoutService;
  readonly evals: Evals;
  readonly browsers: Browsers;
  readonly commands: Commands;
  readonly log: WorkspaceLog;
  readonly presence: Presence;
  /** Whether the session is valid and its user belongs to the owner. */
  readonly mayOpen: (caller: Callers['browserSession'], owner: string) => Promise<boolean>;
  readonly actorOf: (caller: Callers['browserSession']) => Promise<Actor>;
  /** Calls `ended` when the session ends; returns a function that stops watching. */
  readonly watchCaller: (caller: Callers['browserSession'], ended: () => void) => () => void;
  readonly limits: PageLimits;
  readonly onFault: (error: unknown) => void;
}

/** The people who have a workspace open, on all nodes. */
export interface Presence {
  people(workspace: WorkspaceName): MaybePromise<Person[]>;
  /** Calls when people connect to or leave other nodes. */
  watch(workspace: WorkspaceName, maybeChanged: () => void): () => void;
}

type Client<Type extends WorkspaceChannel['client']['type']> = Extract<WorkspaceChannel['client'], { type: Type }>;
type ErrorCode = Extract<WorkspaceChannel['server'], { type: 'error' }>['code'];

const ENDED = 'You are no longer logged in.';
const GONE = 'This workspace was renamed or deleted.';

const REFUSALS: readonly RefusedMessage['code'][] = [
  'invalid-request',
  'own-origin-refused',
  'unknown-panel-type',
  'panel-not-found',
  'tab-not-found',
  'split-not-found',
  'wrong-panel',
  'singleton-open',
  'layout-full',
  'unavailable',
];

export class PageService {
  readonly #parts: PageDependencies;
  /** Workspaces that are open on this node. */
  readonly #watches = new Map<string, { readonly stop: () => void; readonly sendPresence: () => void }>();
  /** The presence message that each page last received. */
  readonly #sentPresence = new WeakMap<PagePeer, string>();
  readonly #gone = new WeakSet<PagePeer>();
  /** Stops the session watch of each page. */
  readonly #sessions = new Map<PagePeer, () => void>();

  constructor(parts: PageDependencies) {
    this.#parts = parts;
  }

  /** Call it when the socket is open, before its first message. */
  opened(peer: PagePeer): void {
    const end = () => {
      void peer.send({ type: 'error', code: 'session-ended', error: ENDED });
      peer.close(1008, ENDED); // at once, so that later messages are ignored
    };
    this.#sessions.set(peer, this.#parts.watchCaller(peer.caller, end));
  }

  /** Closes pages whose session has ended or whose user has left the owner. To be called periodically. */
  async recheck(): Promise<void> {
    for (const browser of this.#parts.browsers.all) await this.#checkAccess(browser);
  }

  /** Whether no command is running in the page. */
  isIdle(peer: PagePeer): boolean {
    const browser = this.#parts.browsers.find(peer);
    return !browser || !this.#parts.commands.isRunningIn(browser);
  }

  accepted(command: string, deferred: boolean, peer: PagePeer): void | Promise<void> {
    return this.#from(peer, (browser) => this.#parts.commands.accepted(browser, command, deferred));
  }

  result(command: string, outcome: CommandOutcome, peer: PagePeer): void | Promise<void> {
    const { commands, evals } = this.#parts;
    return this.#from(peer, (browser) => {
      if (!commands.result(browser, command, outcome)) return evals.lateResult(browser, command, outcome);
    });
  }

  /** Answers the call that waits for a result message that was refused. */
  resultRefused(command: string, detail: string, peer: PagePeer): void | Promise<void> {
    const error = `The code ran, but its result was refused. ${detail.slice(0, 2000)}`;
    return this.result(command, { status: 'error', error }, peer);
  }

  focus(leaf: string | null, peer: PagePeer): void | Promise<void> {
    return this.#from(peer, (browser) => this.#parts.browsers.focus(browser, leaf));
  }

  share(sharing: Sharing, peer: PagePeer): void | Promise<void> {
    return this.#from(peer, (browser) => this.#parts.browsers.share(browser, sharing));
  }

  #from(peer: PagePeer, work: (browser: Browser) => void | Promise<void>): void | Promise<void> {
    const browser = this.#parts.browsers.find(peer);
    return browser ? work(browser) : refuse(peer, 'hello-first', 'Send hello first.');
  }

  async hello(message: Client<'hello'>, peer: PagePeer): Promise<void> {
    const { owner, repo, browser: given, focused, sharing, canShare } = message;
    const { browsers, commands, evals, layout, limits, log } = this.#parts;
    const { caller } = peer;
    if (browsers.find(peer)) return refuse(peer, 'bad-message', 'hello was already sent.');
    if (!(await this.#parts.mayOpen(caller, owner))) {
      return refuse(peer, 'other-owner', `You do not have access to the workspaces of ${owner}.`);
    }
    const workspace: WorkspaceName = { owner, repo };
    const opened = await layout.open(workspace).catch((error: unknown) => {
      if (isProblem(error) && error.name === 'too-many-workspaces') return error;
      throw error;
    });
    if (isProblem(opened)) return refuse(peer, 'too-many-workspaces', opened.message);
    const { revision, layout: tree } = opened;
    const user = await this.#parts.actorOf(caller);
    if (this.#gone.has(peer)) return;
    const id = `${caller.userId}/${given}`;
    const open = browsers.of(workspace);
    if (open.length >= limits.maxBrowsers && !open.some((browser) => browser.id === id)) {
      return refuse(peer, 'too-many-browsers', `A workspace can be open in at most ${limits.maxBrowsers} browsers.`);
    }
    const { browser, former } = browsers.connect(peer, workspace, { id, user, focused, sharing, canShare });
    former?.close(1000, 'The page has reconnected.');
    const { maxReplyBytes } = limits;
    void peer.send({ type: 'welcome', revision, layout: tree, log: log.of(workspace), maxReplyBytes });
    this.#watch(workspace);
    commands.connected(browser);
    await evals.opened(browser);
  }

  change(message: Client<'change'>, peer: PagePeer): void | Promise<void> {
    return this.#from(peer, (browser) => this.#change(message, browser));
  }

  async #change({ id, change }: Client<'change'>, browser: Browser): Promise<void> {
    if (!(await this.#checkAccess(browser))) return;
    try {
      const workspace = { ...browser.workspace, actor: browser.user };
      const { revision, panelId } = await this.#parts.layout.changeExisting(workspace, change);
      await browser.peer.send({ type: 'done', id, revision, ...(panelId === undefined ? {} : { panelId }) });
    } catch (error) {
      const problem = error instanceof StateError ? new Problem('unavailable') : error;
      if (!isProblem(problem)) throw error;
      if (problem.is('workspace-not-found')) return refuse(browser.peer, 'workspace-gone', GONE);
      const code = REFUSALS.find((name) => name === problem.name);
      if (code === undefined) throw error;
      const [place] = problem.errors ?? [];
      const sentence = place ? `The ${fieldOf(place.pointer)} ${place.detail}.` : problem.message;
      await browser.peer.send({ type: 'refused', id, code, error: sentence.slice(0, 2000) });
    }
  }

  async #checkAccess(browser: Browser): Promise<boolean> {
    const { peer, workspace } = browser;
    if (await this.#parts.mayOpen(peer.caller, workspace.owner)) return true;
    await refuse(peer, 'session-ended', ENDED);
    return false;
  }

  /** `left`: the page was closed. Otherwise the connection broke, and the page may reconnect. */
  closed(peer: PagePeer, left: boolean): void {
    this.#gone.add(peer);
    this.#sessions.get(peer)?.();
    this.#sessions.delete(peer);
    const { browsers, commands } = this.#parts;
    const browser = browsers.disconnect(peer);
    if (!browser) return;
    commands.disconnected(browser, left);
    const key = keyOf(browser.workspace);
    const watch = this.#watches.get(key);
    if (browsers.of(browser.workspace).length > 0) return watch?.sendPresence();
    this.#unwatch(key);
  }

  #unwatch(key: string): void {
    this.#watches.get(key)?.stop();
    this.#watches.delete(key);
  }

  async #sendPresence(workspace: WorkspaceName): Promise<void> {
    const { browsers, presence } = this.#parts;
    const people = await presence.people(workspace);
    const text = JSON.stringify(people);
    for (const { peer } of browsers.of(workspace)) {
      if (this.#sentPresence.get(peer) === text) continue;
      this.#sentPresence.set(peer, text);
      void peer.send({ type: 'presence', people });
    }
  }

  /** Sends the changes of all nodes, and presence, to the workspace's browsers. */
  #watch(workspace: WorkspaceName): void {
    const key = keyOf(workspace);
    const open = this.#watches.get(key);
    if (open) return open.sendPresence();
    const { browsers, evals, layout, log, onFault, presence } = this.#parts;
    const sendPresence = oneAtATime(() => this.#sendPresence(workspace), ignoreStateErrors(onFault));
    const failed = (error: unknown): void => {
      if (!isProblem(error)) return onFault(error);
      this.#unwatch(key);
      log.forget(workspace);
      for (const { peer } of browsers.of(workspace)) void refuse(peer, 'workspace-gone', GONE);
    };
    const stops = [
      layout.watch(
        workspace,
        (snapshot) => {
          for (const { peer } of browsers.of(workspace)) void peer.send({ type: 'layout', ...snapshot });
        },
        failed,
        true,
      ),
      evals.watch(workspace),
      presence.watch(workspace, sendPresence),
      log.watch(workspace),
    ];
    const stop = () => {
      for (const each of stops) each();
    };
    this.#watches.set(key, { stop, sendPresence });
    sendPresence();
  }
}

/** The name of the field that a JSON pointer refers to. */
const fieldOf = (pointer: string): string => {
  const name = pointer.slice(pointer.lastIndexOf('/') + 1);
  return name === 'url' ? 'address' : name;
};

async function refuse(peer: PagePeer, code: ErrorCode, error: string): Promise<void> {
  await peer.send({ type: 'error', code, error });
  // A page whose workspace is gone does not reconnect. After 1000, calls that wait for it are answered at once.
  peer.close(code === 'workspace-gone' ? 1000 : 1008, error.slice(0, 120));
}
