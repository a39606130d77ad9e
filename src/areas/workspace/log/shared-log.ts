// Shares log lines between the nodes on one PostgreSQL, so that each shows the lines of all.
import { randomUUID } from 'node:crypto';
import type { LogLine } from '../../../../generated/workspace/messages.ts';
import { oneAtATime } from '../../../base/async/one-at-a-time.ts';
import { DATABASE_NOW, ignoreStateErrors } from '../../../base/state/nodes/mailbox.ts';
import type { Database } from '../../../base/state/port.ts';
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
    const insert = {
      text: `insert into workspace_lines (id, node, owner, repo, at, line)
        values ($1, $2, $3, $4, ${DATABASE_NOW}, $5)`,
      values: [randomUUID(), this.#ownNode, owner, repo, JSON.stringify(line)],
    };
    const forget = {
      text: `delete from workspace_lines where owner = $1 and repo = $2 and at < (select at from workspace_lines
        where owner = $1 and repo = $2 order by at desc limit 1 offset $3)`,
      values: [owner, repo, this.#maxLines],
    };
    this.#database.commit([insert, forget], { topics: [topicOf(workspace)] }).catch(ignoreStateErrors(this.#onFault));
  }

  /** Calls with the lines of other nodes, oldest first, then with each new one. */
  watch({ owner, repo }: WorkspaceName, other: (id: string, line: LogLine) => void): () => void {
    const text = `select id, node, at, line from workspace_lines where owner = $1 and repo = $2 and at > $3
      order by at desc limit $4`;
    let since = 0;
    let lastIds = new Set<string>();
    const look = async () => {
      const rows = await this.#database.read({ text, values: [owner, repo, since - OVERLAP_MS, this.#maxLines] });
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
