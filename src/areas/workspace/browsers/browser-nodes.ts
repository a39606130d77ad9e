// The open browsers of all nodes on one PostgreSQL: each node writes down its own, for the others to read.
import type { ProblemName } from '../../../../generated/problems.ts';
import type { Person } from '../../../../generated/workspace/messages.ts';
import { isProblem, Problem } from '../../../base/problem.ts';
import { unlessAway } from '../../../base/state/nodes/mailbox.ts';
import type { Node } from '../../../base/state/nodes/node.ts';
import { isGone } from '../../../base/state/nodes/presence.ts';
import type { Database, Statement } from '../../../base/state/port.ts';
import { keyOf, type WorkspaceName } from '../workspace.ts';
import { type Browser, type Browsers, peopleOf } from './browsers.ts';

export type OpenBrowser = Pick<Browser, 'sharing' | 'canShare' | 'leaf' | 'attention' | 'user'>;

export interface BrowserNodesOptions {
  readonly database: Database;
  readonly node: Node;
  readonly browsers: Browsers;
  readonly onFault: (error: unknown) => void;
}

type Reply =
  | { readonly value?: unknown }
  | { readonly problem: ProblemName; readonly detail: string; readonly headers?: Problem['headers'] };

const topicOf = (workspace: WorkspaceName): string => `browsers:${keyOf(workspace)}`;
/** Nobody commits it: its hints come after a lost connection, when what was written meanwhile may be missing. */
const RECONNECTED = 'browsers-reconnected';

export class BrowserNodes {
  readonly #options: BrowserNodesOptions;
  /** The last write of each workspace: they follow one another. */
  readonly #writing = new Map<string, Promise<void>>();
  /** Those whose last write failed: the others see who was there before, until it is repeated. */
  readonly #stale = new Map<string, WorkspaceName>();
  readonly #stops: readonly (() => void)[];

  constructor(options: BrowserNodesOptions) {
    this.#options = options;
    const { browsers, database } = options;
    this.#stops = [
      browsers.watch((workspace) => this.#write(workspace)),
      database.watch(RECONNECTED, () => {
        for (const { workspace } of browsers.all) this.#write(workspace);
        this.#writeStale();
      }),
    ];
  }

  /** All that are open, each with its node; null is this one. */
  async list(workspace: WorkspaceName): Promise<readonly { node: string | null; browser: OpenBrowser }[]> {
    const { database, node, browsers } = this.#options;
    const { owner, repo } = workspace;
    const text = `select node, browsers from open_browsers
      where owner = $1 and repo = $2 and node <> $3 and not ${isGone('node')}`;
    const rows = await database.read({ text, values: [owner, repo, node.id] });
    const others = rows.flatMap((row) =>
      (JSON.parse(String(row['browsers'])) as OpenBrowser[]).map((browser) => ({ node: String(row['node']), browser })),
    );
    return [...browsers.of(workspace).map((browser) => ({ node: null, browser })), ...others];
  }

  /** The one of an owner that somebody last looked at, as owner/repo. */
  async focusedWorkspace(owner: string): Promise<string | null> {
    const text = `select repo, browsers from open_browsers where owner = $1 and not ${isGone('node')}`;
    const rows = await this.#options.database.read({ text, values: [owner] });
    const [last] = rows
      .flatMap(({ repo, browsers }) =>
        (JSON.parse(String(browsers)) as OpenBrowser[]).map(({ attention }) => ({ repo: String(repo), attention })),
      )
      .sort((one, other) => other.attention - one.attention);
    return last ? keyOf({ owner, repo: last.repo }) : null;
  }

  async people(workspace: WorkspaceName): Promise<Person[]> {
    return peopleOf((await this.list(workspace)).map(({ browser }) => browser));
  }

  /** Calls soon, and whenever a browser comes, goes, is focused or shares something else, on whichever node. */
  watch(workspace: WorkspaceName, maybeChanged: () => void): () => void {
    return this.#options.database.watch(topicOf(workspace), maybeChanged);
  }

  /** Throws NoReply, and the problems of the other node. */
  async ask<T>(node: string, subject: string, body: unknown, deadlineMs: number): Promise<T> {
    const text = await this.#options.node.mailbox.ask(node, subject, JSON.stringify(body), deadlineMs);
    const reply = JSON.parse(text) as Reply;
    if ('problem' in reply) throw new Problem(reply.problem, reply.detail, { headers: reply.headers });
    return reply.value as T;
  }

  answer<Body>(subject: string, work: (body: Body) => Promise<unknown>): void {
    this.#options.node.mailbox.answer(subject, async (body) => {
      try {
        return JSON.stringify({ value: await work(JSON.parse(body) as Body) } satisfies Reply);
      } catch (error) {
        if (!isProblem(error)) throw error;
        const { name, message, headers } = error;
        return JSON.stringify({ problem: name, detail: message, headers } satisfies Reply);
      }
    });
  }

  /** Deletes what dead nodes left. */
  async sweep(): Promise<void> {
    const { database, node } = this.#options;
    this.#writeStale();
    const text = `delete from open_browsers where ${isGone('node')} returning owner, repo`;
    const [rows = []] = await database.commit([{ text, values: [] }]);
    const topics = rows.map(({ owner, repo }) => topicOf({ owner: String(owner), repo: String(repo) }));
    if (topics.length > 0) await database.commit([], { topics });
    await node.mailbox.sweep();
  }

  async close(): Promise<void> {
    for (const stop of this.#stops) stop();
    await Promise.all(this.#writing.values());
  }

  #write(workspace: WorkspaceName): void {
    const key = keyOf(workspace);
    const writing = (this.#writing.get(key) ?? Promise.resolve())
      .then(() => this.#writeNow(workspace))
      .catch(unlessAway(this.#options.onFault))
      .finally(() => {
        if (this.#writing.get(key) === writing) this.#writing.delete(key);
      });
    this.#writing.set(key, writing);
  }

  #writeStale(): void {
    for (const workspace of this.#stale.values()) this.#write(workspace);
  }

  async #writeNow(workspace: WorkspaceName): Promise<void> {
    const { database, node, browsers } = this.#options;
    this.#stale.set(keyOf(workspace), workspace);
    const { owner, repo } = workspace;
    const open = browsers
      .of(workspace)
      .map(
        ({ sharing, canShare, leaf, attention, user }): OpenBrowser => ({ sharing, canShare, leaf, attention, user }),
      );
    const place = [owner, repo, node.id];
    const statement: Statement =
      open.length === 0
        ? { text: 'delete from open_browsers where owner = $1 and repo = $2 and node = $3', values: place }
        : {
            text: `insert into open_browsers (owner, repo, node, browsers) values ($1, $2, $3, $4)
              on conflict (owner, repo, node) do update set browsers = $4`,
            values: [...place, JSON.stringify(open)],
          };
    await database.commit([statement], { topics: [topicOf(workspace)] });
    this.#stale.delete(keyOf(workspace));
  }
}
