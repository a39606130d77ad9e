import { Problem } from '../../../base/problem.ts';
import type { Database } from '../../../base/state/port.ts';
import { list, raw, sql } from '../../../base/state/sql.ts';
import type { ListedWorkspace } from '../../../pages/workspace-list.ts';
import { keyOf, type WorkspaceName } from '../workspace.ts';
import type { Layout } from './tree.ts';

export interface SavedLayout {
  readonly revision: number;
  /** The number in the id of the next leaf, split or tab. */
  readonly nextId: number;
  readonly layout: Layout;
  /** The layout as JSON. */
  readonly text: string;
}

const layoutTopic = (workspace: WorkspaceName): string => `layout:${keyOf(workspace)}`;

/** Other tables with rows of a workspace. */
const TABLES = ['evals', 'workspace_lines', 'panel_contents'] as const;

const frozen = (_: string, value: unknown): unknown => Object.freeze(value);

export class LayoutStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Null: never opened or changed. Returns `former` if it has not changed. */
  async find({ owner, repo }: WorkspaceName, former?: SavedLayout | null): Promise<SavedLayout | null> {
    const which = sql`where owner = ${owner} and repo = ${repo}`;
    const [row] = await this.#database.readCached(sql`select revision, next_id, layout from workspaces ${which}`);
    if (!row) return null;
    const [revision, nextId, text] = [Number(row['revision']), Number(row['next_id']), String(row['layout'])];
    if (former?.text === text && former.revision === revision) return former;
    return { revision, nextId, text, layout: JSON.parse(text, frozen) as Layout };
  }

  /** Those whose `owner/repo` contains the text, the most recently changed first. */
  async list(owners: readonly string[], limit: number, search = ''): Promise<readonly ListedWorkspace[]> {
    if (owners.length === 0) return [];
    const pattern = `%${search.toLowerCase().replace(/[!%_]/g, '!$&')}%`;
    const rows = await this.#database.read(sql`select owner, repo, updated_at from workspaces
      where owner in (${list(owners)}) and lower(owner || '/' || repo) like ${pattern} escape '!'
      order by updated_at desc, owner, repo limit ${limit}`);
    return rows.map(({ owner, repo, updated_at }) => ({
      owner: String(owner),
      repo: String(repo),
      updatedAt: Number(updated_at),
    }));
  }

  /**
   * `saved.revision` is the previous one plus 1, or 0 for a workspace that was opened but not changed. False: another
   * caller has saved that revision. On PostgreSQL, concurrent calls do not see each other, so an owner may get slightly
   * more than `maxWorkspaces`.
   */
  async save(workspace: WorkspaceName, saved: SavedLayout, now: number, maxWorkspaces: number): Promise<boolean> {
    const { owner, repo } = workspace;
    const { revision, nextId, text: layout } = saved;
    const isThis = sql`owner = ${owner} and repo = ${repo}`;
    const find = sql`select 1 as one from workspaces where ${isThis}`;
    const insert = sql`insert into workspaces (owner, repo, revision, next_id, layout, updated_at)
      select cast(${owner} as text), cast(${repo} as text), cast(${revision} as bigint), cast(${nextId} as bigint),
        cast(${layout} as text), cast(${now} as bigint)
      where exists (${find}) or (select count(*) from workspaces where owner = ${owner}) < ${maxWorkspaces}
      on conflict (owner, repo) do update set revision = excluded.revision,
      next_id = excluded.next_id, layout = excluded.layout, updated_at = excluded.updated_at
      where workspaces.revision = 0 returning revision`;
    const update = sql`update workspaces
      set revision = ${revision}, next_id = ${nextId}, layout = ${layout}, updated_at = ${now}
      where ${isThis} and revision = ${revision - 1} returning revision`;
    const topics = [layoutTopic(workspace)];
    const [rows, there] = await this.#database.commit(revision > 1 ? [update] : [insert, find], { topics });
    if (there?.length === 0) {
      const detail = `${owner} already has ${maxWorkspaces} workspaces. To allow more, increase panels.maxWorkspaces.`;
      throw new Problem('too-many-workspaces', detail);
    }
    return rows?.length === 1;
  }

  /** Moves the workspace with its evals, log lines and contents of panels. False: the new name is taken, or the workspace is gone. */
  async rename(from: WorkspaceName, repo: string, now: number): Promise<boolean> {
    const isFrom = sql`owner = ${from.owner} and repo = ${from.repo}`;
    const rename = sql`update workspaces set repo = ${repo}, updated_at = ${now} where ${isFrom}
      and not exists (select 1 from workspaces where owner = ${from.owner} and repo = ${repo}) returning repo`;
    const move = (table: string) => sql`update ${raw(table)} set repo = ${repo}
      where ${isFrom} and not exists (select 1 from workspaces where ${isFrom})`;
    const topics = [layoutTopic(from), layoutTopic({ ...from, repo })];
    const statements = [rename, ...TABLES.map(move)];
    return (await this.#database.commit(statements, { topics }))[0]?.length === 1;
  }

  /** Deletes the workspace with its evals, log lines and contents of panels. False: it does not exist. */
  async delete(workspace: WorkspaceName): Promise<boolean> {
    const { owner, repo } = workspace;
    const remove = (table: string) =>
      sql`delete from ${raw(table)} where owner = ${owner} and repo = ${repo} returning repo`;
    const statements = ['workspaces', ...TABLES].map(remove);
    return (await this.#database.commit(statements, { topics: [layoutTopic(workspace)] }))[0]?.length === 1;
  }

  watch(workspace: WorkspaceName, maybeChanged: () => void): () => void {
    return this.#database.watch(layoutTopic(workspace), maybeChanged);
  }
}
