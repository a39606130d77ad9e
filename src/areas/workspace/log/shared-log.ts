// Shares log lines between the nodes on one PostgreSQL, so that each shows the lines of all.
import { randomUUID } from 'node:crypto';
import type { LogLine } from '../../../../generated/workspace/messages.ts';
import { oneAtATime } from '../../../base/async/one-at-a-time.ts';
import { DATABASE_NOW, ignoreStateErrors } from '../../../base/state/nodes/mailbox.ts';
import type { Database } from '../../../base/state/port.ts';
import { sql } from '../../../base/state/sql.ts';
import { keyOf, type WorkspaceName } from '../workspace.ts';

/** Commits may become visible out of order, by less than this. */
const OVERLAP_MS = 10_000;

const topicOf = (workspace: WorkspaceName): string => `log:${keyOf(workspace)}`;

export class SharedLog {
  readonly #database: Database;
  readonly #ownNode: string;
  readonly #maxLines: number;
  readonly #onFault: (error: unknown) => void;

  constructor(database: Database, ownNode: string, maxLines: number, onFault: (error: unknown) => void) {
    this.#database = database;
    this.#ownNode = ownNode;
    this.#maxLines = maxLines;
    this.#onFault = onFault;
  }

  /** Does not wait for the database. */
  write(workspace: WorkspaceName, line: LogLine): void {
    const { owner, repo } = workspace;
    const insert = sql`insert into workspace_lines (id, node, owner, repo, at, line)
      values (${randomUUID()}, ${this.#ownNode}, ${owner}, ${repo}, ${DATABASE_NOW}, ${JSON.stringify(line)})`;
    const isHere = sql`owner = ${owner} and repo = ${repo}`;
    const forget = sql`delete from workspace_lines where ${isHere} and at < (select at from workspace_lines
      where ${isHere} order by at desc limit 1 offset ${this.#maxLines})`;
    this.#database.commit([insert, forget], { topics: [topicOf(workspace)] }).catch(ignoreStateErrors(this.#onFault));
  }

  /** Calls with the lines of other nodes, oldest first, then with each new one. */
  watch({ owner, repo }: WorkspaceName, other: (id: string, line: LogLine) => void): () => void {
    let since = 0;
    let lastIds = new Set<string>();
    const look = async () => {
      const rows = await this.#database.read(sql`select id, node, at, line from workspace_lines
        where owner = ${owner} and repo = ${repo} and at > ${since - OVERLAP_MS} order by at desc limit ${this.#maxLines}`);
      const before = lastIds;
      lastIds = new Set(rows.map(({ id }) => String(id)));
      since = Number(rows[0]?.['at'] ?? since);
      for (const { id, node, line } of rows.reverse()) {
        if (node !== this.#ownNode && !before.has(String(id))) other(String(id), JSON.parse(String(line)) as LogLine);
      }
    };
    return this.#database.watch(topicOf({ owner, repo }), oneAtATime(look, ignoreStateErrors(this.#onFault)));
  }
}
