// The open browsers of all nodes on one PostgreSQL. Each node writes its own rows, and the others read them.
import type { ProblemName } from '../../../../generated/problems.ts';
import { inOrder } from '../../../base/async/in-order.ts';
import { oneAtATime } from '../../../base/async/one-at-a-time.ts';
import { isProblem, Problem } from '../../../base/problem.ts';
import { ignoreStateErrors } from '../../../base/state/nodes/mailbox.ts';
import type { Node } from '../../../base/state/nodes/node.ts';
import { isNodeDead } from '../../../base/state/nodes/presence.ts';
import type { Database, Statement } from '../../../base/state/port.ts';
import { raw, sql } from '../../../base/state/sql.ts';
import { keyOf, type WorkspaceName } from '../workspace.ts';
import type { Browser } from './open-browser.ts';

export type OpenBrowser = Pick<Browser, 'sharing' | 'canShare' | 'leaf' | 'attention' | 'user'>;

/** A null node is this one. */
export interface PlacedBrowser {
  readonly node: string | null;
  readonly browser: OpenBrowser;
}

export interface BrowserNodesOptions {
  readonly database: Database;
  readonly node: Node;
  /** The workspaces that are open on this node. */
  readonly open: () => readonly WorkspaceName[];
  readonly browsersOf: (workspace: WorkspaceName) => readonly Browser[];
  readonly onFault: (error: unknown) => void;
}

type Reply =
  | { readonly value?: unknown }
  | { readonly problem: ProblemName; readonly detail: string; readonly headers?: Problem['headers'] };

const topicOf = (workspace: WorkspaceName): string => `browsers:${keyOf(workspace)}`;
/** Never committed to. Watchers are called after a lost connection, when notifications may have been missed. */
const RECONNECTED = 'browsers-reconnected';
const DEAD_CHECK_MS = 3_000;

export class BrowserNodes {
  readonly #options: BrowserNodesOptions;
  readonly #reportFault: (error: unknown) => void;
  readonly #writes = inOrder();
  /** Workspaces to write. If a write fails, other nodes see old data until it is repeated. */
  readonly #stale = new Map<string, WorkspaceName>();
  /** The nodes that were dead at the last check. */
  #lastDead: ReadonlySet<string> = new Set();
  readonly #timer: NodeJS.Timeout;
  readonly #unwatch: () => void;

  constructor(options: BrowserNodesOptions) {
    this.#options = options;
    this.#reportFault = ignoreStateErrors(options.onFault);
    const removeDead = oneAtATime(() => this.#removeDead(), this.#reportFault);
    this.#timer = setInterval(removeDead, DEAD_CHECK_MS).unref();
    this.#unwatch = options.database.watch(RECONNECTED, () => {
      for (const workspace of options.open()) this.write(workspace);
      this.#writeStale();
    });
  }

  /** The open browsers of other nodes. */
  async list(workspace: WorkspaceName): Promise<readonly PlacedBrowser[]> {
    const { owner, repo } = workspace;
    return this.#find(sql`owner = ${owner} and repo = ${repo} and node <> ${this.#options.node.id}`);
  }

  /** The owner's most recently focused workspace, as owner/repo. */
  async focusedWorkspace(owner: string): Promise<string | null> {
    const browsers = await this.#find(sql`owner = ${owner}`);
    const [last] = browsers.sort((one, other) => other.browser.attention - one.browser.attention);
    return last ? keyOf({ owner, repo: last.repo }) : null;
  }

  /** The open browsers of living nodes. */
  async #find(condition: Statement) {
    const isOpen = sql`${condition} and not ${isNodeDead(raw('node'))}`;
    const rows = await this.#options.database.read(sql`select repo, node, browsers from open_browsers where ${isOpen}`);
    return rows.flatMap(({ repo, node, browsers }) =>
      (JSON.parse(String(browsers)) as OpenBrowser[]).map((browser) => {
        return { repo: String(repo), node: String(node), browser };
      }),
    );
  }

  /** Calls soon, then whenever a browser on any node connects, disconnects, is focused or changes its sharing. */
  watch(workspace: WorkspaceName, maybeChanged: () => void): () => void {
    return this.#options.database.watch(topicOf(workspace), maybeChanged);
  }

  /** Throws NoReplyError, or the problem that the other node reported. */
  async ask<T>(node: string, subject: string, body: unknown, deadlineMs: number): Promise<T> {
    const text = await this.#options.node.mailbox.request(node, subject, JSON.stringify(body), deadlineMs);
    const reply = JSON.parse(text) as Reply;
    if ('problem' in reply) throw new Problem(reply.problem, reply.detail, { headers: reply.headers });
    return reply.value as T;
  }

  answer<Body>(subject: string, work: (body: Body) => Promise<unknown>): void {
    this.#options.node.mailbox.handle(subject, async (body) => {
      try {
        return JSON.stringify({ value: await work(JSON.parse(body) as Body) } satisfies Reply);
      } catch (error) {
        if (!isProblem(error)) throw error;
        const { name, message, headers } = error;
        return JSON.stringify({ problem: name, detail: message, headers } satisfies Reply);
      }
    });
  }

  async sweep(): Promise<void> {
    this.#writeStale();
    await this.#options.node.mailbox.sweep();
  }

  /**
   * Deletes the rows of dead nodes, so that pages stop showing their people. A node counts as dead after two checks,
   * because all seem dead for a moment when the database restarts.
   */
  async #removeDead(): Promise<void> {
    const find = sql`select distinct node from open_browsers where ${isNodeDead(raw('node'))}`;
    const dead = new Set((await this.#options.database.read(find)).map((row) => String(row['node'])));
    for (const node of [...dead].filter((each) => this.#lastDead.has(each))) {
      const remove = sql`delete from open_browsers where node = ${node} returning owner, repo`;
      const [rows = []] = await this.#options.database.commit([remove]);
      const topics = rows.map(({ owner, repo }) => topicOf({ owner: String(owner), repo: String(repo) }));
      await this.#options.database.commit([], { topics });
    }
    this.#lastDead = dead;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#unwatch();
    await this.#writes(async () => {});
  }

  /** To be called when a browser of this node connects, disconnects, is focused or changes its sharing. */
  write(workspace: WorkspaceName): void {
    this.#stale.set(keyOf(workspace), workspace);
    this.#writeStale();
  }

  #writeStale(): void {
    void this.#writes(() =>
      Promise.all([...this.#stale.values()].map((name) => this.#writeRow(name).catch(this.#reportFault))),
    );
  }

  async #writeRow(workspace: WorkspaceName): Promise<void> {
    this.#stale.delete(keyOf(workspace));
    const { owner, repo } = workspace;
    const browsers = this.#options
      .browsersOf(workspace)
      .map(
        ({ sharing, canShare, leaf, attention, user }): OpenBrowser => ({ sharing, canShare, leaf, attention, user }),
      );
    const { id: node } = this.#options.node;
    const statement =
      browsers.length === 0
        ? sql`delete from open_browsers where owner = ${owner} and repo = ${repo} and node = ${node}`
        : sql`insert into open_browsers (owner, repo, node, browsers)
            values (${owner}, ${repo}, ${node}, ${JSON.stringify(browsers)})
            on conflict (owner, repo, node) do update set browsers = excluded.browsers`;
    await this.#options.database.commit([statement], { topics: [topicOf(workspace)] }).catch((error: unknown) => {
      this.#stale.set(keyOf(workspace), workspace);
      throw error;
    });
  }
}
