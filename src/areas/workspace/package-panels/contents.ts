// What the panels of packages keep, in a row per tab. The layout does not contain it, so that its readers are not woken.
import type { Schemas } from '../../../../generated/workspace/contract.ts';
import { Problem } from '../../../base/problem.ts';
import type { Database } from '../../../base/state/port.ts';
import { list, raw, sql } from '../../../base/state/sql.ts';
import { keyOf, type WorkspaceName } from '../workspace.ts';

export type PanelContent = Schemas['PanelContent'];
export type ContentChange = Schemas['UpdatePanelState'];

const PARTS = ['data', 'storage', 'context', 'input', 'result'] as const;
const COLUMNS = list(PARTS.map(raw));
const topicOf = (workspace: WorkspaceName): string => `panel-contents:${keyOf(workspace)}`;

export class ContentStore {
  readonly #database: Database;
  readonly #maxBytes: number;

  constructor(database: Database, maxBytes: number) {
    this.#database = database;
    this.#maxBytes = maxBytes;
  }

  async find({ owner, repo }: WorkspaceName, tabId: string): Promise<PanelContent> {
    const which = sql`where owner = ${owner} and repo = ${repo} and tab_id = ${tabId}`;
    const [row] = await this.#database.read(sql`select version, ${COLUMNS} from panel_contents ${which}`);
    if (!row) return { version: 0 };
    const parts = PARTS.flatMap((name) => (row[name] === null ? [] : [[name, JSON.parse(String(row[name]))]]));
    return { version: Number(row['version']), ...Object.fromEntries(parts) };
  }

  /** By tab. */
  async versions({ owner, repo }: WorkspaceName): Promise<ReadonlyMap<string, number>> {
    const which = sql`where owner = ${owner} and repo = ${repo}`;
    const rows = await this.#database.read(sql`select tab_id, version from panel_contents ${which}`);
    return new Map(rows.map(({ tab_id, version }) => [String(tab_id), Number(version)]));
  }

  /** Refuses what is too large before a tab is opened with it. */
  checkSize(change: ContentChange, kept: ContentChange = {}): void {
    const bytes = Buffer.byteLength(JSON.stringify(PARTS.map((name) => change[name] ?? kept[name])));
    if (bytes <= this.#maxBytes) return;
    const detail = `makes the content ${bytes} bytes long; the panel of a package keeps at most ${this.#maxBytes}`;
    throw new Problem('invalid-request', undefined, { errors: [{ pointer: '/body', detail }] });
  }

  /** The first of the tabs is changed; the contents of tabs that are not listed are deleted. Returns the new version. */
  async save(
    workspace: WorkspaceName,
    openTabs: readonly string[],
    change: ContentChange,
    now: number,
  ): Promise<number> {
    const { owner, repo } = workspace;
    const [tabId = ''] = openTabs;
    this.checkSize(change, await this.find(workspace, tabId));
    const values = PARTS.map((name) => (change[name] === undefined ? null : JSON.stringify(change[name])));
    const kept = PARTS.map((name) => raw(`${name} = coalesce(excluded.${name}, panel_contents.${name})`));
    const save = sql`insert into panel_contents (owner, repo, tab_id, updated_at, version, ${COLUMNS})
      values (${owner}, ${repo}, ${tabId}, ${now}, 1, ${list(values)})
      on conflict (owner, repo, tab_id) do update set version = panel_contents.version + 1,
      updated_at = excluded.updated_at, ${list(kept)} returning version`;
    const isClosed = sql`owner = ${owner} and repo = ${repo} and tab_id not in (${list(openTabs)})`;
    const statements = [save, sql`delete from panel_contents where ${isClosed}`];
    const [rows] = await this.#database.commit(statements, { topics: [topicOf(workspace)] });
    return Number(rows?.[0]?.['version']);
  }

  watch(workspace: WorkspaceName, maybeChanged: () => void): () => void {
    return this.#database.watch(topicOf(workspace), maybeChanged);
  }
}
